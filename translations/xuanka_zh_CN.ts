<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CatalogText</name>
    <message>
        <source>The built-in catalogue is damaged (%1). Install Xuanka again.</source>
        <translation>内置目录已损坏（%1）。请重新安装选卡。</translation>
    </message>
    <message>
        <source>Unknown card &quot;%1&quot;. Did you mean %2?</source>
        <translation>不认识显卡“%1”。是不是想写 %2？</translation>
    </message>
    <message>
        <source>Unknown model &quot;%1&quot;. Did you mean %2?</source>
        <translation>不认识模型“%1”。是不是想写 %2？</translation>
    </message>
</context>
<context>
    <name>EstimateText</name>
    <message>
        <source>A constant of the estimates is missing or has no source. Install Xuanka again.</source>
        <translation>估算常数缺失或没有来源。请重新安装选卡。</translation>
    </message>
    <message>
        <source>The data file holds a constant that no law uses.</source>
        <translation>数据文件里有一个没有公式使用的常数。</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>文件读不出来：%1。</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>This is not valid JSON: %1, line %2. Open the file in an editor and mend that line.</source>
        <translation>这不是有效的 JSON：%1，第 %2 行。请用编辑器打开文件，改正这一行。</translation>
    </message>
    <message>
        <source>This is not a Xuanka plan: its &quot;format&quot; says &quot;%1&quot;. Give a file whose format is &quot;xuanka-plan&quot;.</source>
        <translation>这不是选卡方案文件：&quot;format&quot; 写的是“%1”。请给出 format 为 &quot;xuanka-plan&quot; 的文件。</translation>
    </message>
    <message>
        <source>This plan has version %1, this program reads up to %2. Update Xuanka to open it; the file was not changed.</source>
        <translation>这份方案的版本是 %1，本程序最高只读到 %2。请升级选卡后再打开；文件没有改动。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>缺少键“%1”，请补上。</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Did you mean %2?</source>
        <translation>不认识键“%1”。是不是想写 %2？</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; must be %2.</source>
        <translation>键“%1”必须是%2。</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; must be between %2 and %3.</source>
        <translation>“%1”的值必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>The value &quot;%2&quot; of &quot;%1&quot; is not known. Did you mean %3?</source>
        <translation>不认识“%1”的值“%2”。是不是想写 %3？</translation>
    </message>
    <message>
        <source>The file is larger than %1. A plan is a few kilobytes: check that this is the right file.</source>
        <translation>文件超过 %1。方案文件只有几 KB，请确认没有选错文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>文件读不出来：%1。</translation>
    </message>
</context>
</TS>
