<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CatalogText</name>
    <message>
        <source>The built-in catalogue is damaged (%1). Install Xuanka again.</source>
        <translation>The built-in catalogue is damaged (%1). Install Xuanka again.</translation>
    </message>
    <message>
        <source>Unknown card &quot;%1&quot;. Did you mean %2?</source>
        <translation>Unknown card &quot;%1&quot;. Did you mean %2?</translation>
    </message>
    <message>
        <source>Unknown model &quot;%1&quot;. Did you mean %2?</source>
        <translation>Unknown model &quot;%1&quot;. Did you mean %2?</translation>
    </message>
</context>
<context>
    <name>EstimateText</name>
    <message>
        <source>A constant of the estimates is missing or has no source. Install Xuanka again.</source>
        <translation>A constant of the estimates is missing or has no source. Install Xuanka again.</translation>
    </message>
    <message>
        <source>The data file holds a constant that no law uses.</source>
        <translation>The data file holds a constant that no law uses.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>The file cannot be read: %1.</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>This is not valid JSON: %1, line %2. Open the file in an editor and mend that line.</source>
        <translation>This is not valid JSON: %1, line %2. Open the file in an editor and mend that line.</translation>
    </message>
    <message>
        <source>This is not a Xuanka plan: its &quot;format&quot; says &quot;%1&quot;. Give a file whose format is &quot;xuanka-plan&quot;.</source>
        <translation>This is not a Xuanka plan: its &quot;format&quot; says &quot;%1&quot;. Give a file whose format is &quot;xuanka-plan&quot;.</translation>
    </message>
    <message>
        <source>This plan has version %1, this program reads up to %2. Update Xuanka to open it; the file was not changed.</source>
        <translation>This plan has version %1, this program reads up to %2. Update Xuanka to open it; the file was not changed.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>The key &quot;%1&quot; is missing. Add it.</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Did you mean %2?</source>
        <translation>Unknown key &quot;%1&quot;. Did you mean %2?</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; must be %2.</source>
        <translation>The key &quot;%1&quot; must be %2.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; must be between %2 and %3.</source>
        <translation>The value of &quot;%1&quot; must be between %2 and %3.</translation>
    </message>
    <message>
        <source>The value &quot;%2&quot; of &quot;%1&quot; is not known. Did you mean %3?</source>
        <translation>The value &quot;%2&quot; of &quot;%1&quot; is not known. Did you mean %3?</translation>
    </message>
    <message>
        <source>The file is larger than %1. A plan is a few kilobytes: check that this is the right file.</source>
        <translation>The file is larger than %1. A plan is a few kilobytes: check that this is the right file.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>The file cannot be read: %1.</translation>
    </message>
</context>
</TS>
