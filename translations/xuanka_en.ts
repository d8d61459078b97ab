<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Undo: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Redo: %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Tools</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation>&amp;New plan</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>&amp;Export the report…</source>
        <translation>&amp;Export the report…</translation>
    </message>
    <message>
        <source>Export the &amp;checklist…</source>
        <translation>Export the &amp;checklist…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Paste a launch command or &amp;config</source>
        <translation>Paste a launch command or &amp;config</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>&amp;Read a file…</translation>
    </message>
    <message>
        <source>&amp;About Xuanka</source>
        <translation>&amp;About Xuanka</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>As the &amp;system</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
</context>
<context>
    <name>AdviseText</name>
    <message>
        <source>%1 is not made for this kind of work. Choose another model or another kind of work.</source>
        <translation>%1 is not made for this kind of work. Choose another model or another kind of work.</translation>
    </message>
    <message>
        <source>The model file %1 was not read. Check its path, or name a model of the catalogue.</source>
        <translation>The model file %1 was not read. Check its path, or name a model of the catalogue.</translation>
    </message>
    <message>
        <source>The plan names no card or no count. Give at least one of each.</source>
        <translation>The plan names no card or no count. Give at least one of each.</translation>
    </message>
    <message>
        <source>The work cannot be split this way over %1.</source>
        <translation>The work cannot be split this way over %1.</translation>
    </message>
    <message>
        <source>Needs %1 on a card; the card has %2.</source>
        <translation>Needs %1 on a card; the card has %2.</translation>
    </message>
    <message>
        <source>Reaches %1 per request; the plan asks for %2.</source>
        <translation>Reaches %1 per request; the plan asks for %2.</translation>
    </message>
    <message>
        <source>The first token comes after %1; the plan asks for %2.</source>
        <translation>The first token comes after %1; the plan asks for %2.</translation>
    </message>
    <message>
        <source>Carries %1 requests a second; the plan asks for %2.</source>
        <translation>Carries %1 requests a second; the plan asks for %2.</translation>
    </message>
    <message>
        <source>Makes %1 a day; the plan asks for %2.</source>
        <translation>Makes %1 a day; the plan asks for %2.</translation>
    </message>
    <message>
        <source>Takes %1; the deadline allows %2.</source>
        <translation>Takes %1; the deadline allows %2.</translation>
    </message>
    <message>
        <source>Leaves less than %1 free, which real-time work should keep.</source>
        <translation>Leaves less than %1 free, which real-time work should keep.</translation>
    </message>
    <message>
        <source>%1 has no real FP64 unit.</source>
        <translation>%1 has no real FP64 unit.</translation>
    </message>
    <message>
        <source>%1 has no ECC memory.</source>
        <translation>%1 has no ECC memory.</translation>
    </message>
    <message>
        <source>%1 cannot be partitioned (MIG).</source>
        <translation>%1 cannot be partitioned (MIG).</translation>
    </message>
    <message>
        <source>%1 has no NVLink for this many cards.</source>
        <translation>%1 has no NVLink for this many cards.</translation>
    </message>
    <message>
        <source>%1 is a consumer card: its licence and warranty do not cover data-centre service.</source>
        <translation>%1 is a consumer card: its licence and warranty do not cover data-centre service.</translation>
    </message>
    <message>
        <source>%1 cannot compute with %2 weights.</source>
        <translation>%1 cannot compute with %2 weights.</translation>
    </message>
    <message>
        <source>%1 does not load %2 weights.</source>
        <translation>%1 does not load %2 weights.</translation>
    </message>
    <message>
        <source>The machine may be taken away at any time; the plan does not allow that.</source>
        <translation>The machine may be taken away at any time; the plan does not allow that.</translation>
    </message>
    <message>
        <source>No price is known for %1. Add a quote to compare it.</source>
        <translation>No price is known for %1. Add a quote to compare it.</translation>
    </message>
    <message>
        <source>The price is in %1, the plan in %2; nothing is converted.</source>
        <translation>The price is in %1, the plan in %2; nothing is converted.</translation>
    </message>
    <message>
        <source>Costs %1 a month; the cap is %2.</source>
        <translation>Costs %1 a month; the cap is %2.</translation>
    </message>
    <message>
        <source>Fewer than the %1 proposed.</source>
        <translation>Fewer than the %1 proposed.</translation>
    </message>
    <message>
        <source>Fits only if the estimate errs high: %1 of %2.</source>
        <translation>Fits only if the estimate errs high: %1 of %2.</translation>
    </message>
    <message>
        <source>%1 more a month than the recommendation.</source>
        <translation>%1 more a month than the recommendation.</translation>
    </message>
    <message>
        <source>%1 of the speed of the recommendation.</source>
        <translation>%1 of the speed of the recommendation.</translation>
    </message>
    <message>
        <source>Idle %1 of the team&apos;s time.</source>
        <translation>Idle %1 of the team&apos;s time.</translation>
    </message>
    <message>
        <source>Everything on one card: nothing is lost to communication.</source>
        <translation>Everything on one card: nothing is lost to communication.</translation>
    </message>
    <message>
        <source>%1 independent copies, one on each card: scales best without NVLink.</source>
        <translation>%1 independent copies, one on each card: scales best without NVLink.</translation>
    </message>
    <message>
        <source>Each layer is split over %1 cards (tensor parallel): the model does not fit one, and all of them work on every token.</source>
        <translation>Each layer is split over %1 cards (tensor parallel): the model does not fit one, and all of them work on every token.</translation>
    </message>
    <message>
        <source>%1 copies of %2 cards each (tensor parallel inside a copy): the smallest group that pays, repeated.</source>
        <translation>%1 copies of %2 cards each (tensor parallel inside a copy): the smallest group that pays, repeated.</translation>
    </message>
    <message>
        <source>The layers lie on %1 stages (pipeline): little communication, gains with many requests.</source>
        <translation>The layers lie on %1 stages (pipeline): little communication, gains with many requests.</translation>
    </message>
    <message>
        <source>Consecutive layers lie on %1 cards: more memory, not more speed for one stream.</source>
        <translation>Consecutive layers lie on %1 cards: more memory, not more speed for one stream.</translation>
    </message>
    <message>
        <source>Each of the %1 cards trains on its own data with a full copy (data parallel).</source>
        <translation>Each of the %1 cards trains on its own data with a full copy (data parallel).</translation>
    </message>
    <message>
        <source>A full copy of the weights on each card, optimizer state shared over %1 (ZeRO).</source>
        <translation>A full copy of the weights on each card, optimizer state shared over %1 (ZeRO).</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer state shared over %1 cards (ZeRO-3 / FSDP): fits where a copy does not, at the price of communication.</source>
        <translation>Weights, gradients and optimizer state shared over %1 cards (ZeRO-3 / FSDP): fits where a copy does not, at the price of communication.</translation>
    </message>
    <message>
        <source>Each clip is computed by %1 cards together (sequence parallel).</source>
        <translation>Each clip is computed by %1 cards together (sequence parallel).</translation>
    </message>
    <message>
        <source>%1 cards work on separate items.</source>
        <translation>%1 cards work on separate items.</translation>
    </message>
    <message>
        <source>%1 hold the work: %2 needed on a card of %3.</source>
        <translation>%1 hold the work: %2 needed on a card of %3.</translation>
    </message>
    <message>
        <source>No count asked for holds the work: with %1 each card still needs %2 of %3.</source>
        <translation>No count asked for holds the work: with %1 each card still needs %2 of %3.</translation>
    </message>
    <message>
        <source>%1 are the fewest that also reach the targets.</source>
        <translation>%1 are the fewest that also reach the targets.</translation>
    </message>
    <message>
        <source>%1: the rule of thumb proposes %2 (2–3 people 2, 4–7 people 4, 8–10 people 6, more 8).</source>
        <translation>%1: the rule of thumb proposes %2 (2–3 people 2, 4–7 people 4, 8–10 people 6, more 8).</translation>
    </message>
    <message>
        <source>%1 jobs a day on %2: busy %3 of the time, a job waits %4 on average.</source>
        <translation>%1 jobs a day on %2: busy %3 of the time, a job waits %4 on average.</translation>
    </message>
    <message>
        <source>%1 jobs a day are more than %2 can finish: the queue only grows.</source>
        <translation>%1 jobs a day are more than %2 can finish: the queue only grows.</translation>
    </message>
    <message>
        <source>Training without a deadline: one tier up, %1.</source>
        <translation>Training without a deadline: one tier up, %1.</translation>
    </message>
    <message>
        <source>The deadline of %1 already sized the machine.</source>
        <translation>The deadline of %1 already sized the machine.</translation>
    </message>
    <message>
        <source>Inference: fewer cards than the team&apos;s proposal are acceptable when money is short.</source>
        <translation>Inference: fewer cards than the team&apos;s proposal are acceptable when money is short.</translation>
    </message>
    <message>
        <source>Real time: %1 kept free, %2.</source>
        <translation>Real time: %1 kept free, %2.</translation>
    </message>
    <message>
        <source>The kind of work adds nothing to what the computation needs.</source>
        <translation>The kind of work adds nothing to what the computation needs.</translation>
    </message>
    <message>
        <source>The special needs of the plan decide which cards are suitable; %1 was checked against them.</source>
        <translation>The special needs of the plan decide which cards are suitable; %1 was checked against them.</translation>
    </message>
    <message>
        <source>%2 pays for %1 at %3 a card.</source>
        <translation>%2 pays for %1 at %3 a card.</translation>
    </message>
    <message>
        <source>No monthly cap was given.</source>
        <translation>No monthly cap was given.</translation>
    </message>
    <message>
        <source>%1 does not pay for one card (%2 a month).</source>
        <translation>%1 does not pay for one card (%2 a month).</translation>
    </message>
    <message>
        <source>No price is known for %1.</source>
        <translation>No price is known for %1.</translation>
    </message>
    <message>
        <source>%1: the fewest cards that hold the work and reach the targets.</source>
        <translation>%1: the fewest cards that hold the work and reach the targets.</translation>
    </message>
    <message>
        <source>%1: the size of the team decides.</source>
        <translation>%1: the size of the team decides.</translation>
    </message>
    <message>
        <source>%1: the kind of work decides.</source>
        <translation>%1: the kind of work decides.</translation>
    </message>
    <message>
        <source>%1: what the cap pays for; %2 were proposed.</source>
        <translation>%1: what the cap pays for; %2 were proposed.</translation>
    </message>
    <message>
        <source>At %1 a month the cheapest of those that meet it; %2 of all candidates are possible.</source>
        <translation>At %1 a month the cheapest of those that meet it; %2 of all candidates are possible.</translation>
    </message>
    <message>
        <source>%1 of %2 stay free on the fullest card.</source>
        <translation>%1 of %2 stay free on the fullest card.</translation>
    </message>
    <message>
        <source>%1 as fast as one card.</source>
        <translation>%1 as fast as one card.</translation>
    </message>
    <message>
        <source>The work alone needs %1; the rest is for the people waiting.</source>
        <translation>The work alone needs %1; the rest is for the people waiting.</translation>
    </message>
    <message>
        <source>Quantise the weights to %1.</source>
        <translation>Quantise the weights to %1.</translation>
    </message>
    <message>
        <source>Keep the KV cache in %1.</source>
        <translation>Keep the KV cache in %1.</translation>
    </message>
    <message>
        <source>Shorten the context to %1.</source>
        <translation>Shorten the context to %1.</translation>
    </message>
    <message>
        <source>Serve %1 requests at the same time.</source>
        <translation>Serve %1 requests at the same time.</translation>
    </message>
    <message>
        <source>Train a LoRA adapter instead of all weights.</source>
        <translation>Train a LoRA adapter instead of all weights.</translation>
    </message>
    <message>
        <source>Train a LoRA adapter over 4-bit weights (QLoRA).</source>
        <translation>Train a LoRA adapter over 4-bit weights (QLoRA).</translation>
    </message>
    <message>
        <source>Use the optimizer %1.</source>
        <translation>Use the optimizer %1.</translation>
    </message>
    <message>
        <source>Recompute activations (full activation checkpointing).</source>
        <translation>Recompute activations (full activation checkpointing).</translation>
    </message>
    <message>
        <source>Use a micro-batch of %1 and accumulate more.</source>
        <translation>Use a micro-batch of %1 and accumulate more.</translation>
    </message>
    <message>
        <source>Train on sequences of %1.</source>
        <translation>Train on sequences of %1.</translation>
    </message>
    <message>
        <source>Let the states be shared over the cards as it suits.</source>
        <translation>Let the states be shared over the cards as it suits.</translation>
    </message>
    <message>
        <source>Allow every way to split the work.</source>
        <translation>Allow every way to split the work.</translation>
    </message>
    <message>
        <source>Move the optimizer state to host memory.</source>
        <translation>Move the optimizer state to host memory.</translation>
    </message>
    <message>
        <source>Move weights and optimizer state to host memory.</source>
        <translation>Move weights and optimizer state to host memory.</translation>
    </message>
    <message>
        <source>Use a fused or chunked loss, which never holds all logits.</source>
        <translation>Use a fused or chunked loss, which never holds all logits.</translation>
    </message>
    <message>
        <source>Run it with %1 and %2 weights.</source>
        <translation>Run it with %1 and %2 weights.</translation>
    </message>
    <message>
        <source>Rent %1.</source>
        <translation>Rent %1.</translation>
    </message>
    <message>
        <source>Rent %1 instead.</source>
        <translation>Rent %1 instead.</translation>
    </message>
    <message>
        <source>Rent only %1.</source>
        <translation>Rent only %1.</translation>
    </message>
    <message>
        <source>Rent %1 by the hour at %2 a card; %3 a month are used.</source>
        <translation>Rent %1 by the hour at %2 a card; %3 a month are used.</translation>
    </message>
    <message>
        <source>Raise the cap to %1.</source>
        <translation>Raise the cap to %1.</translation>
    </message>
    <message>
        <source>Accept the speed that is reached: %1.</source>
        <translation>Accept the speed that is reached: %1.</translation>
    </message>
    <message>
        <source>Work at %1 × %2 pixels and enlarge afterwards.</source>
        <translation>Work at %1 × %2 pixels and enlarge afterwards.</translation>
    </message>
    <message>
        <source>Make clips of %1 frames.</source>
        <translation>Make clips of %1 frames.</translation>
    </message>
    <message>
        <source>Make %1 at a time.</source>
        <translation>Make %1 at a time.</translation>
    </message>
    <message>
        <source>No single change of this list makes the plan possible. Change the model, or the work itself.</source>
        <translation>No single change of this list makes the plan possible. Change the model, or the work itself.</translation>
    </message>
    <message>
        <source>Quality loss of 8-bit weights is usually within noise.</source>
        <translation>Quality loss of 8-bit weights is usually within noise.</translation>
    </message>
    <message>
        <source>4-bit weights cost a little quality, more with small models and long reasoning: test on your own tasks.</source>
        <translation>4-bit weights cost a little quality, more with small models and long reasoning: test on your own tasks.</translation>
    </message>
    <message>
        <source>Below 4 bits quality drops visibly: only where nothing else is possible.</source>
        <translation>Below 4 bits quality drops visibly: only where nothing else is possible.</translation>
    </message>
    <message>
        <source>An 8-bit cache rarely changes answers; very long contexts suffer first.</source>
        <translation>An 8-bit cache rarely changes answers; very long contexts suffer first.</translation>
    </message>
    <message>
        <source>Longer conversations and documents are cut or refused.</source>
        <translation>Longer conversations and documents are cut or refused.</translation>
    </message>
    <message>
        <source>Further requests wait in line.</source>
        <translation>Further requests wait in line.</translation>
    </message>
    <message>
        <source>An adapter learns style and tasks well, new knowledge less than full training.</source>
        <translation>An adapter learns style and tasks well, new knowledge less than full training.</translation>
    </message>
    <message>
        <source>As LoRA; the 4-bit base costs a little quality and about a fifth of the speed.</source>
        <translation>As LoRA; the 4-bit base costs a little quality and about a fifth of the speed.</translation>
    </message>
    <message>
        <source>8-bit optimizer states train as well in most reports.</source>
        <translation>8-bit optimizer states train as well in most reports.</translation>
    </message>
    <message>
        <source>Costs about a third more computation.</source>
        <translation>Costs about a third more computation.</translation>
    </message>
    <message>
        <source>Slower: the card computes less efficiently.</source>
        <translation>Slower: the card computes less efficiently.</translation>
    </message>
    <message>
        <source>Longer samples are cut.</source>
        <translation>Longer samples are cut.</translation>
    </message>
    <message>
        <source>Communication in every step: slower without NVLink.</source>
        <translation>Communication in every step: slower without NVLink.</translation>
    </message>
    <message>
        <source>Much slower: the host&apos;s memory and PCIe set the pace; ask for enough host memory.</source>
        <translation>Much slower: the host&apos;s memory and PCIe set the pace; ask for enough host memory.</translation>
    </message>
    <message>
        <source>Another engine: test the quality and the speed with many users.</source>
        <translation>Another engine: test the quality and the speed with many users.</translation>
    </message>
    <message>
        <source>At %1 a month it exceeds the cap of %2.</source>
        <translation>At %1 a month it exceeds the cap of %2.</translation>
    </message>
    <message>
        <source>Needs a training program that has it; the result is the same.</source>
        <translation>Needs a training program that has it; the result is the same.</translation>
    </message>
    <message>
        <source>Shorter clips.</source>
        <translation>Shorter clips.</translation>
    </message>
    <message>
        <source>No price is known for %1: ask for a quote.</source>
        <translation>No price is known for %1: ask for a quote.</translation>
    </message>
    <message>
        <source>A machine by the hour may be gone when you need it again, and its disk may cost extra.</source>
        <translation>A machine by the hour may be gone when you need it again, and its disk may cost extra.</translation>
    </message>
    <message>
        <source>Fine detail is invented by the upscaler.</source>
        <translation>Fine detail is invented by the upscaler.</translation>
    </message>
    <message>
        <source>%1 were proposed for the team: people wait more.</source>
        <translation>%1 were proposed for the team: people wait more.</translation>
    </message>
    <message>
        <source>%1 work with it by then.</source>
        <translation>%1 work with it by then.</translation>
    </message>
    <message>
        <source>After %1 no count of %2 asked for is enough.</source>
        <translation>After %1 no count of %2 asked for is enough.</translation>
    </message>
    <message>
        <source>How large is the work? (%1)</source>
        <translation>How large is the work? (%1)</translation>
    </message>
    <message>
        <source>%1 on one %3 of %2: one card holds it.</source>
        <translation>%1 on one %3 of %2: one card holds it.</translation>
    </message>
    <message>
        <source>%1 on one %3 of %2: too much; %4 hold it together.</source>
        <translation>%1 on one %3 of %2: too much; %4 hold it together.</translation>
    </message>
    <message>
        <source>Even with %3 each card needs %1 of %2.</source>
        <translation>Even with %3 each card needs %1 of %2.</translation>
    </message>
    <message>
        <source>What kind of work is it?</source>
        <translation>What kind of work is it?</translation>
    </message>
    <message>
        <source>Training: %1.</source>
        <translation>Training: %1.</translation>
    </message>
    <message>
        <source>Real time, %1 kept free: %2.</source>
        <translation>Real time, %1 kept free: %2.</translation>
    </message>
    <message>
        <source>Work that can wait: %1.</source>
        <translation>Work that can wait: %1.</translation>
    </message>
    <message>
        <source>What does the budget allow?</source>
        <translation>What does the budget allow?</translation>
    </message>
    <message>
        <source>%1 a month, within the cap of %2.</source>
        <translation>%1 a month, within the cap of %2.</translation>
    </message>
    <message>
        <source>%1 a month; no cap was given.</source>
        <translation>%1 a month; no cap was given.</translation>
    </message>
    <message>
        <source>The cap of %3 pays for %1 at %2 a month; %4 were proposed.</source>
        <translation>The cap of %3 pays for %1 at %2 a month; %4 were proposed.</translation>
    </message>
    <message>
        <source>Nothing that does the work is within reach; see the ways out.</source>
        <translation>Nothing that does the work is within reach; see the ways out.</translation>
    </message>
    <message>
        <source>%1 more load by then (%2 from now).</source>
        <translation>%1 more load by then (%2 from now).</translation>
    </message>
    <message>
        <source>How large is the work?</source>
        <translation>How large is the work?</translation>
    </message>
    <message>
        <source>Inference: %1; further cards mostly serve more users at once.</source>
        <translation>Inference: %1; further cards mostly serve more users at once.</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>data parallel with %1</source>
        <translation>data parallel with %1</translation>
    </message>
    <message>
        <source>one copy per card</source>
        <translation>one copy per card</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>tensor parallel</translation>
    </message>
    <message>
        <source>layers split</source>
        <translation>layers split</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>pipeline</translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation>sequence parallel</translation>
    </message>
    <message>
        <source>%1 copies, each over %2 cards (%3)</source>
        <translation>%1 copies, each over %2 cards (%3)</translation>
    </message>
    <message>
        <source>one copy over %1 cards (%2)</source>
        <translation>one copy over %1 cards (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>typical market price</source>
        <translation>typical market price</translation>
    </message>
    <message>
        <source>%1 %2, billed %3, %4</source>
        <translation>%1 %2, billed %3, %4</translation>
    </message>
    <message>
        <source>Nothing that is compared can do this work within the limits given.</source>
        <translation>Nothing that is compared can do this work within the limits given.</translation>
    </message>
    <message>
        <source>Rent %1; no price is known.</source>
        <translation>Rent %1; no price is known.</translation>
    </message>
    <message>
        <source>Rent %1: %2.</source>
        <translation>Rent %1: %2.</translation>
    </message>
    <message>
        <source>%1 / month</source>
        <translation>%1 / month</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>VRAM headroom</source>
        <translation>VRAM headroom</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Per month</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Unit cost</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decided by</translation>
    </message>
    <message>
        <source>%1 used of %2 per card</source>
        <translation>%1 used of %2 per card</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>first token after %1</translation>
    </message>
    <message>
        <source>efficiency %1</source>
        <translation>efficiency %1</translation>
    </message>
    <message>
        <source>no price is known</source>
        <translation>no price is known</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nothing fits</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) out</source>
        <translation>
            <numerusform>%n way out</numerusform>
            <numerusform>%n ways out</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a way to start.</source>
        <translation>Choose a way to start.</translation>
    </message>
    <message>
        <source>No answer yet.</source>
        <translation>No answer yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n red flag(s)</source>
        <translation>
            <numerusform>%n red flag</numerusform>
            <numerusform>%n red flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Recommendation</translation>
    </message>
    <message>
        <source>Why this answer</source>
        <translation>Why this answer</translation>
    </message>
</context>
<context>
    <name>AnswerRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show how this comes about</source>
        <translation>Show how this comes about</translation>
    </message>
    <message>
        <source>%1
Show how this comes about</source>
        <translation>%1
Show how this comes about</translation>
    </message>
</context>
<context>
    <name>BudgetPage</name>
    <message>
        <source>What may it cost?</source>
        <translation>What may it cost?</translation>
    </message>
    <message>
        <source>The cap decides what is affordable; the term decides which lease is cheapest.</source>
        <translation>The cap decides what is affordable; the term decides which lease is cheapest.</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recommended</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>How the cards are used</source>
        <translation>How the cards are used</translation>
    </message>
    <message>
        <source>VRAM per card</source>
        <translation>VRAM per card</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Headroom</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Per month</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>CandidateTable</name>
    <message>
        <source>Select a row to see every reason.</source>
        <translation>Select a row to see every reason.</translation>
    </message>
    <message>
        <source>This is the recommendation.</source>
        <translation>This is the recommendation.</translation>
    </message>
    <message>
        <source>Nothing speaks against it.</source>
        <translation>Nothing speaks against it.</translation>
    </message>
    <message>
        <source>Everything that was compared</source>
        <translation>Everything that was compared</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the candidates by words</source>
        <translation>Filter the candidates by words</translation>
    </message>
    <message>
        <source>Only what works</source>
        <translation>Only what works</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidates</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Do not compare %1</source>
        <translation>Do not compare %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Add a card…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Add a card to compare</source>
        <translation>Add a card to compare</translation>
    </message>
</context>
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
    <name>Charts</name>
    <message>
        <source>Nothing to show yet</source>
        <translation>Nothing to show yet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Show the numbers as a table</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copy as picture</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copy as table</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 short</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Headroom</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimate</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>The articles&apos; figures</source>
        <translation>The articles&apos; figures</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Weights</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimizer state</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <translation>Runtime overhead</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Electricity</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operations</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Monthly cap</source>
        <translation>Monthly cap</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacity</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>Tight</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Range</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>GiB per card</source>
        <translation>GiB per card</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Cost per month</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>ChecklistPage</name>
    <message>
        <source>Before you sign</source>
        <translation>Before you sign</translation>
    </message>
    <message>
        <source>Ask, look, run: what proves that the machine is what was promised.</source>
        <translation>Ask, look, run: what proves that the machine is what was promised.</translation>
    </message>
    <message>
        <source>There is no machine to check yet.</source>
        <translation>There is no machine to check yet.</translation>
    </message>
    <message>
        <source>The list is made for the recommended machine; fill in the pages until there is one.</source>
        <translation>The list is made for the recommended machine; fill in the pages until there is one.</translation>
    </message>
    <message>
        <source>Nothing stands in the way of signing.</source>
        <translation>Nothing stands in the way of signing.</translation>
    </message>
    <message numerus="yes">
        <source>Do not sign yet: %n check(s) failed.</source>
        <translation>
            <numerusform>Do not sign yet: %n check failed.</numerusform>
            <numerusform>Do not sign yet: %n checks failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do not sign yet: %n must-have(s) not checked.</source>
        <translation>
            <numerusform>Do not sign yet: %n must-have is not checked.</numerusform>
            <numerusform>Do not sign yet: %n must-haves are not checked.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 settled · %3 failed · %4 with a warning · %5 must-haves open</source>
        <translation>%1 of %2 settled · %3 failed · %4 with a warning · %5 must-haves open</translation>
    </message>
    <message>
        <source>What the trial machine showed</source>
        <translation>What the trial machine showed</translation>
    </message>
    <message>
        <source>Expected %1, found %2</source>
        <translation>Expected %1, found %2</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed</source>
        <translation>
            <numerusform>%n check passed</numerusform>
            <numerusform>%n checks passed</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 · %2 failed</source>
        <translation>%1 · %2 failed</translation>
    </message>
    <message>
        <source>Outputs of the trial machine</source>
        <translation>Outputs of the trial machine</translation>
    </message>
    <message>
        <source>Text files (*.txt *.log *.csv);;All files (*)</source>
        <translation>Text files (*.txt *.log *.csv);;All files (*)</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Not read</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>Save the collecting script</source>
        <translation>Save the collecting script</translation>
    </message>
    <message>
        <source>Shell script (*.sh)</source>
        <translation>Shell script (*.sh)</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>Not written</translation>
    </message>
    <message>
        <source>Load trial outputs…</source>
        <translation>Load trial outputs…</translation>
    </message>
    <message>
        <source>What nvidia-smi, topo, all_reduce_perf and others printed</source>
        <translation>What nvidia-smi, topo, all_reduce_perf and others printed</translation>
    </message>
    <message>
        <source>Save the collecting script…</source>
        <translation>Save the collecting script…</translation>
    </message>
    <message>
        <source>Runs on the trial machine, changes nothing, collects all outputs in one file</source>
        <translation>Runs on the trial machine, changes nothing, collects all outputs in one file</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>Export PDF…</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Checked by</translation>
    </message>
    <message>
        <source>Stands beside every answer from now on.</source>
        <translation>Stands beside every answer from now on.</translation>
    </message>
</context>
<context>
    <name>ChecklistText</name>
    <message>
        <source>The built-in checklist is damaged (%1). Install Xuanka again.</source>
        <translation>The built-in checklist is damaged (%1). Install Xuanka again.</translation>
    </message>
    <message>
        <source>The saved answers of the checklist cannot be read; the file was left as it is.</source>
        <translation>The saved answers of the checklist cannot be read; the file was left as it is.</translation>
    </message>
    <message>
        <source>The saved answers come from a newer version. Update Xuanka; nothing was changed.</source>
        <translation>The saved answers come from a newer version. Update Xuanka; nothing was changed.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Unknown option &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Unknown option &quot;%1&quot;. Did you mean &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Known here: %2.</source>
        <translation>Unknown option &quot;%1&quot;. Known here: %2.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; needs a value after it.</source>
        <translation>The option &quot;%1&quot; needs a value after it.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; takes no value.</source>
        <translation>The option &quot;%1&quot; takes no value.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Unknown command &quot;%1&quot;. Did you mean &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>%1: There is no such file to open, and no command of that name. See &quot;xuanka --help&quot;.</source>
        <translation>%1: There is no such file to open, and no command of that name. See &quot;xuanka --help&quot;.</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Use one of: %2.</source>
        <translation>Unknown command &quot;%1&quot;. Use one of: %2.</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;. Use zh_CN or en.</source>
        <translation>Unknown language &quot;%1&quot;. Use zh_CN or en.</translation>
    </message>
    <message>
        <source>Something is missing. Usage: xuanka %1 %2</source>
        <translation>Something is missing. Usage: xuanka %1 %2</translation>
    </message>
    <message>
        <source>Too many arguments. Usage: xuanka %1 %2</source>
        <translation>Too many arguments. Usage: xuanka %1 %2</translation>
    </message>
    <message>
        <source>The answer could not be written out.</source>
        <translation>The answer could not be written out.</translation>
    </message>
    <message>
        <source>The catalogue has &quot;gpus&quot; and &quot;models&quot;, not &quot;%1&quot;.</source>
        <translation>The catalogue has &quot;gpus&quot; and &quot;models&quot;, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Say where to write: add --output FILE.pdf.</source>
        <translation>Say where to write: add --output FILE.pdf.</translation>
    </message>
    <message>
        <source>%1: The document would replace the plan. Choose another --output.</source>
        <translation>%1: The document would replace the plan. Choose another --output.</translation>
    </message>
    <message>
        <source>answer a plan, as JSON</source>
        <translation>answer a plan, as JSON</translation>
    </message>
    <message>
        <source>write the report of a plan as PDF</source>
        <translation>write the report of a plan as PDF</translation>
    </message>
    <message>
        <source>write the checklist for a plan&apos;s machine as PDF</source>
        <translation>write the checklist for a plan&apos;s machine as PDF</translation>
    </message>
    <message>
        <source>tell what a model file holds, as JSON</source>
        <translation>tell what a model file holds, as JSON</translation>
    </message>
    <message>
        <source>check the outputs of a trial machine, as JSON; exit code 1 when a check fails</source>
        <translation>check the outputs of a trial machine, as JSON; exit code 1 when a check fails</translation>
    </message>
    <message>
        <source>list the known cards or models with sources, as JSON</source>
        <translation>list the known cards or models with sources, as JSON</translation>
    </message>
    <message>
        <source>Usage: xuanka [FILE]              open the window, with a plan or model file
       xuanka COMMAND …           answer without a window</source>
        <translation>Usage: xuanka [FILE]              open the window, with a plan or model file
       xuanka COMMAND …           answer without a window</translation>
    </message>
    <message>
        <source>--language zh_CN|en   language of texts (default: en)
Exit codes: 0 answered, 1 a check of verify failed, 2 unusable input, 3 a fault of ours</source>
        <translation>--language zh_CN|en   language of texts (default: en)
Exit codes: 0 answered, 1 a check of verify failed, 2 unusable input, 3 a fault of ours</translation>
    </message>
    <message>
        <source>There is no candidate %1: the last one is %2, counted from 0.</source>
        <translation>There is no candidate %1: the last one is %2, counted from 0.</translation>
    </message>
    <message>
        <source>Nothing is derived under &quot;%1&quot;. There is: %2.</source>
        <translation>Nothing is derived under &quot;%1&quot;. There is: %2.</translation>
    </message>
    <message>
        <source>Prices can be listed, imported or exported, not &quot;%1&quot;. Use: %2.</source>
        <translation>Prices can be listed, imported or exported, not &quot;%1&quot;. Use: %2.</translation>
    </message>
    <message>
        <source>Usage: xuanka prices list | import FILE.csv | export FILE.csv [--database FILE]</source>
        <translation>Usage: xuanka prices list | import FILE.csv | export FILE.csv [--database FILE]</translation>
    </message>
    <message>
        <source>show, extend or save the price book</source>
        <translation>show, extend or save the price book</translation>
    </message>
    <message>
        <source>turn a training config or an engine command line into a plan</source>
        <translation>turn a training config or an engine command line into a plan</translation>
    </message>
</context>
<context>
    <name>ComputePage</name>
    <message>
        <source>Choose a model file</source>
        <translation>Choose a model file</translation>
    </message>
    <message>
        <source>Model files (config.json *.json *.gguf *.safetensors);;All files (*)</source>
        <translation>Model files (config.json *.json *.gguf *.safetensors);;All files (*)</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Choose at least one card.</translation>
    </message>
    <message>
        <source>What will run?</source>
        <translation>What will run?</translation>
    </message>
    <message>
        <source>The kind of work and its model decide how much VRAM is needed.</source>
        <translation>The kind of work and its model decide how much VRAM is needed.</translation>
    </message>
</context>
<context>
    <name>ConvertText</name>
    <message>
        <source>Nothing in this text is known. Give a training configuration (LLaMA-Factory, axolotl, torchtune, DeepSpeed) or a launch command such as &quot;vllm serve …&quot;.</source>
        <translation>Nothing in this text is known. Give a training configuration (LLaMA-Factory, axolotl, torchtune, DeepSpeed) or a launch command such as &quot;vllm serve …&quot;.</translation>
    </message>
    <message>
        <source>The text is larger than %1; configurations and commands are a few kilobytes. Check that this is the right file.</source>
        <translation>The text is larger than %1; configurations and commands are a few kilobytes. Check that this is the right file.</translation>
    </message>
    <message>
        <source>This is not valid YAML: %1, line %2. Open the file in an editor and mend that line.</source>
        <translation>This is not valid YAML: %1, line %2. Open the file in an editor and mend that line.</translation>
    </message>
    <message>
        <source>The YAML is nested deeper, or repeats itself more often, than any real file. Check that this is the right file.</source>
        <translation>The YAML is nested deeper, or repeats itself more often, than any real file. Check that this is the right file.</translation>
    </message>
    <message>
        <source>Commands of %1 cannot be turned into a plan. Commands of vLLM, SGLang, llama.cpp and TensorRT-LLM can.</source>
        <translation>Commands of %1 cannot be turned into a plan. Commands of vLLM, SGLang, llama.cpp and TensorRT-LLM can.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known; it had no effect on the plan.</source>
        <translation>&quot;%1&quot; is not known; it had no effect on the plan.</translation>
    </message>
    <message>
        <source>The value &quot;%2&quot; of &quot;%1&quot; has no counterpart in a plan; the default stays.</source>
        <translation>The value &quot;%2&quot; of &quot;%1&quot; has no counterpart in a plan; the default stays.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes memory or speed in a way a plan cannot express; it had no effect.</source>
        <translation>&quot;%1&quot; changes memory or speed in a way a plan cannot express; it had no effect.</translation>
    </message>
    <message>
        <source>The text names no model. Choose one in the plan.</source>
        <translation>The text names no model. Choose one in the plan.</translation>
    </message>
    <message>
        <source>The model is named by a variable (&quot;%1&quot;) whose value is not in the text. Choose it in the plan.</source>
        <translation>The model is named by a variable (&quot;%1&quot;) whose value is not in the text. Choose it in the plan.</translation>
    </message>
    <message>
        <source>The model was taken to be &quot;%1&quot;, from its path.</source>
        <translation>The model was taken to be &quot;%1&quot;, from its path.</translation>
    </message>
    <message>
        <source>The weights were taken to be %1, from the name of the model.</source>
        <translation>The weights were taken to be %1, from the name of the model.</translation>
    </message>
    <message>
        <source>The frozen base is loaded in %1 bits; a plan knows 4 bits (QLoRA) or full width, and counts full width.</source>
        <translation>The frozen base is loaded in %1 bits; a plan knows 4 bits (QLoRA) or full width, and counts full width.</translation>
    </message>
    <message>
        <source>The stage &quot;%1&quot; keeps more in memory than plain fine-tuning (a reference, a reward or a second answer); the plan counts plain fine-tuning.</source>
        <translation>The stage &quot;%1&quot; keeps more in memory than plain fine-tuning (a reference, a reward or a second answer); the plan counts plain fine-tuning.</translation>
    </message>
    <message>
        <source>The sharding was taken from the name of the DeepSpeed file &quot;%1&quot;; the file itself was not read.</source>
        <translation>The sharding was taken from the name of the DeepSpeed file &quot;%1&quot;; the file itself was not read.</translation>
    </message>
    <message>
        <source>%1 cards, from the launch command in the comment.</source>
        <translation>%1 cards, from the launch command in the comment.</translation>
    </message>
    <message>
        <source>The sequence length is left open; %1 tokens were assumed.</source>
        <translation>The sequence length is left open; %1 tokens were assumed.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a secret; its value was dropped and is stored nowhere.</source>
        <translation>&quot;%1&quot; holds a secret; its value was dropped and is stored nowhere.</translation>
    </message>
</context>
<context>
    <name>DerivationSheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>There is no recommendation to explain.</source>
        <translation>There is no recommendation to explain.</translation>
    </message>
    <message>
        <source>A card holds %1. The fullest card needs %2 at the peak, so %3 stay free.</source>
        <translation>A card holds %1. The fullest card needs %2 at the peak, so %3 stay free.</translation>
    </message>
    <message>
        <source>What %1 reach together with this plan&apos;s work.</source>
        <translation>What %1 reach together with this plan&apos;s work.</translation>
    </message>
    <message>
        <source>%1 against one card, or against the fewest cards that hold the work.</source>
        <translation>%1 against one card, or against the fewest cards that hold the work.</translation>
    </message>
    <message>
        <source>What %1 and their host draw under this load.</source>
        <translation>What %1 and their host draw under this load.</translation>
    </message>
    <message>
        <source>What %1 cost in a month, everything this plan knows of.</source>
        <translation>What %1 cost in a month, everything this plan knows of.</translation>
    </message>
    <message>
        <source>The month&apos;s cost over what is made in the hours of use.</source>
        <translation>The month&apos;s cost over what is made in the hours of use.</translation>
    </message>
    <message>
        <source>The dimension that asks for the most cards decides.</source>
        <translation>The dimension that asks for the most cards decides.</translation>
    </message>
    <message>
        <source>The range in brackets is meant to hold 80 % of the cases people have measured.</source>
        <translation>The range in brackets is meant to hold 80 % of the cases people have measured.</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation>constant %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (fitted on %n measured row(s))</source>
        <translation>
            <numerusform>%1 (fitted on %n measured row)</numerusform>
            <numerusform>%1 (fitted on %n measured rows)</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source: %1</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Hours billed in a month</source>
        <translation>Hours billed in a month</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Electricity</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operations</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Per %1</source>
        <translation>Per %1</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DimensionBars</name>
    <message>
        <source>affords %1</source>
        <translation>affords %1</translation>
    </message>
    <message>
        <source>%1 · decides</source>
        <translation>%1 · decides</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <name>Fields</name>
    <message>
        <source>Plan title</source>
        <translation>Plan title</translation>
    </message>
    <message>
        <source>Appears on the report.</source>
        <translation>Appears on the report.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Type to search, choose a file, or give a size such as 7B.</source>
        <translation>Type to search, choose a file, or give a size such as 7B.</translation>
    </message>
    <message>
        <source>Weight precision</source>
        <translation>Weight precision</translation>
    </message>
    <message>
        <source>Fewer bits need less VRAM; below 4 bits answers get visibly worse.</source>
        <translation>Fewer bits need less VRAM; below 4 bits answers get visibly worse.</translation>
    </message>
    <message>
        <source>KV cache precision</source>
        <translation>KV cache precision</translation>
    </message>
    <message>
        <source>The cache grows with context and requests; FP8 halves it.</source>
        <translation>The cache grows with context and requests; FP8 halves it.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engines reserve memory and split models differently.</source>
        <translation>Engines reserve memory and split models differently.</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Context length</translation>
    </message>
    <message>
        <source>Tokens of one request, prompt and answer together.</source>
        <translation>Tokens of one request, prompt and answer together.</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>Concurrent requests</translation>
    </message>
    <message>
        <source>Requests answered at the same moment, not users in total.</source>
        <translation>Requests answered at the same moment, not users in total.</translation>
    </message>
    <message>
        <source>Typical prompt</source>
        <translation>Typical prompt</translation>
    </message>
    <message>
        <source>Decides the time to the first token.</source>
        <translation>Decides the time to the first token.</translation>
    </message>
    <message>
        <source>Typical answer</source>
        <translation>Typical answer</translation>
    </message>
    <message>
        <source>Decides how long an answer takes.</source>
        <translation>Decides how long an answer takes.</translation>
    </message>
    <message>
        <source>Share of VRAM the engine may use</source>
        <translation>Share of VRAM the engine may use</translation>
    </message>
    <message>
        <source>vLLM and SGLang reserve it at start, whatever the model needs.</source>
        <translation>vLLM and SGLang reserve it at start, whatever the model needs.</translation>
    </message>
    <message>
        <source>Wanted decode speed</source>
        <translation>Wanted decode speed</translation>
    </message>
    <message>
        <source>Per request. People read about 5 to 8 tokens a second.</source>
        <translation>Per request. People read about 5 to 8 tokens a second.</translation>
    </message>
    <message>
        <source>Wanted time to first token</source>
        <translation>Wanted time to first token</translation>
    </message>
    <message>
        <source>How long a user may wait before the answer starts.</source>
        <translation>How long a user may wait before the answer starts.</translation>
    </message>
    <message>
        <source>Wanted requests per second</source>
        <translation>Wanted requests per second</translation>
    </message>
    <message>
        <source>Sustained load, on average over the busy hour.</source>
        <translation>Sustained load, on average over the busy hour.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Method</translation>
    </message>
    <message>
        <source>LoRA and QLoRA train small adapters; full fine-tuning needs many times the memory.</source>
        <translation>LoRA and QLoRA train small adapters; full fine-tuning needs many times the memory.</translation>
    </message>
    <message>
        <source>Training precision</source>
        <translation>Training precision</translation>
    </message>
    <message>
        <source>BF16 mixed keeps an FP32 copy of what is trained.</source>
        <translation>BF16 mixed keeps an FP32 copy of what is trained.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>GeForce cards do FP64 at 1/64 of FP32.</source>
        <translation>GeForce cards do FP64 at 1/64 of FP32.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>AdamW keeps two values per trained parameter.</source>
        <translation>AdamW keeps two values per trained parameter.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-batch</translation>
    </message>
    <message>
        <source>Samples a card holds at once; activations grow with it.</source>
        <translation>Samples a card holds at once; activations grow with it.</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Gradient accumulation</translation>
    </message>
    <message>
        <source>Steps added up before weights change; costs no memory.</source>
        <translation>Steps added up before weights change; costs no memory.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequence length</translation>
    </message>
    <message>
        <source>The longest sample decides the peak, not the average one.</source>
        <translation>The longest sample decides the peak, not the average one.</translation>
    </message>
    <message>
        <source>Activation checkpointing</source>
        <translation>Activation checkpointing</translation>
    </message>
    <message>
        <source>Recomputes instead of storing: much less memory, about a third more time.</source>
        <translation>Recomputes instead of storing: much less memory, about a third more time.</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Without it attention needs memory with the square of the length.</source>
        <translation>Without it attention needs memory with the square of the length.</translation>
    </message>
    <message>
        <source>Fused or chunked loss</source>
        <translation>Fused or chunked loss</translation>
    </message>
    <message>
        <source>The logits of a long sequence are never held whole.</source>
        <translation>The logits of a long sequence are never held whole.</translation>
    </message>
    <message>
        <source>Split of the training states</source>
        <translation>Split of the training states</translation>
    </message>
    <message>
        <source>How weights, gradients and optimizer state spread over the cards.</source>
        <translation>How weights, gradients and optimizer state spread over the cards.</translation>
    </message>
    <message>
        <source>Move to main memory</source>
        <translation>Move to main memory</translation>
    </message>
    <message>
        <source>Saves VRAM, needs a lot of RAM and is slower.</source>
        <translation>Saves VRAM, needs a lot of RAM and is slower.</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA rank</translation>
    </message>
    <message>
        <source>Size of the adapters.</source>
        <translation>Size of the adapters.</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Training tokens</translation>
    </message>
    <message>
        <source>Tokens of all epochs together.</source>
        <translation>Tokens of all epochs together.</translation>
    </message>
    <message>
        <source>Days from start to finish; leave open if there is none.</source>
        <translation>Days from start to finish; leave open if there is none.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message>
        <source>Pixels.</source>
        <translation>Pixels.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Frames per clip</source>
        <translation>Frames per clip</translation>
    </message>
    <message>
        <source>Length of one clip in frames.</source>
        <translation>Length of one clip in frames.</translation>
    </message>
    <message>
        <source>Frames to render</source>
        <translation>Frames to render</translation>
    </message>
    <message>
        <source>All frames of the job.</source>
        <translation>All frames of the job.</translation>
    </message>
    <message>
        <source>Sampling steps</source>
        <translation>Sampling steps</translation>
    </message>
    <message>
        <source>Time grows with it, memory does not.</source>
        <translation>Time grows with it, memory does not.</translation>
    </message>
    <message>
        <source>Steps of the job</source>
        <translation>Steps of the job</translation>
    </message>
    <message>
        <source>How many steps the whole job takes.</source>
        <translation>How many steps the whole job takes.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Items made at once on one card.</source>
        <translation>Items made at once on one card.</translation>
    </message>
    <message>
        <source>Items per day</source>
        <translation>Items per day</translation>
    </message>
    <message>
        <source>What the team needs on a working day.</source>
        <translation>What the team needs on a working day.</translation>
    </message>
    <message>
        <source>Renderer</source>
        <translation>Renderer</translation>
    </message>
    <message>
        <source>Memory behaviour differs: most hold the whole scene on every card.</source>
        <translation>Memory behaviour differs: most hold the whole scene on every card.</translation>
    </message>
    <message>
        <source>Scene in memory</source>
        <translation>Scene in memory</translation>
    </message>
    <message>
        <source>Uncompressed, as the renderer&apos;s statistics show, not the file&apos;s size.</source>
        <translation>Uncompressed, as the renderer&apos;s statistics show, not the file&apos;s size.</translation>
    </message>
    <message>
        <source>Minutes per frame</source>
        <translation>Minutes per frame</translation>
    </message>
    <message>
        <source>Measured on one reference card.</source>
        <translation>Measured on one reference card.</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>Reference card</translation>
    </message>
    <message>
        <source>The card the time was measured on.</source>
        <translation>The card the time was measured on.</translation>
    </message>
    <message>
        <source>Hours from start to the last frame; leave open if there is none.</source>
        <translation>Hours from start to the last frame; leave open if there is none.</translation>
    </message>
    <message>
        <source>Million cells</source>
        <translation>Million cells</translation>
    </message>
    <message>
        <source>Size of the mesh or grid.</source>
        <translation>Size of the mesh or grid.</translation>
    </message>
    <message>
        <source>Million faces</source>
        <translation>Million faces</translation>
    </message>
    <message>
        <source>Size of the surface mesh.</source>
        <translation>Size of the surface mesh.</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Memory needed</translation>
    </message>
    <message>
        <source>Measured, or from the program&apos;s documentation.</source>
        <translation>Measured, or from the program&apos;s documentation.</translation>
    </message>
    <message>
        <source>Memory on one card</source>
        <translation>Memory on one card</translation>
    </message>
    <message>
        <source>As nvidia-smi showed it at the peak.</source>
        <translation>As nvidia-smi showed it at the peak.</translation>
    </message>
    <message>
        <source>Data exchanged per step</source>
        <translation>Data exchanged per step</translation>
    </message>
    <message>
        <source>Between cards; 0 when every card works alone.</source>
        <translation>Between cards; 0 when every card works alone.</translation>
    </message>
    <message>
        <source>Seconds per step</source>
        <translation>Seconds per step</translation>
    </message>
    <message>
        <source>Can be split over cards</source>
        <translation>Can be split over cards</translation>
    </message>
    <message>
        <source>One job uses several cards. Otherwise every card runs its own.</source>
        <translation>One job uses several cards. Otherwise every card runs its own.</translation>
    </message>
    <message>
        <source>Copies at the same time</source>
        <translation>Copies at the same time</translation>
    </message>
    <message>
        <source>How many of this job run side by side.</source>
        <translation>How many of this job run side by side.</translation>
    </message>
    <message>
        <source>Measured values</source>
        <translation>Measured values</translation>
    </message>
    <message>
        <source>Measured on a trial machine; they replace the formula in this plan.</source>
        <translation>Measured on a trial machine; they replace the formula in this plan.</translation>
    </message>
    <message>
        <source>People who use the cards</source>
        <translation>People who use the cards</translation>
    </message>
    <message>
        <source>Two or three people share 2 cards well, eight to ten need 6.</source>
        <translation>Two or three people share 2 cards well, eight to ten need 6.</translation>
    </message>
    <message>
        <source>Hours per day</source>
        <translation>Hours per day</translation>
    </message>
    <message>
        <source>When the cards are really in use.</source>
        <translation>When the cards are really in use.</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>Days per month</translation>
    </message>
    <message>
        <source>Working days, or 30 for a service that never sleeps.</source>
        <translation>Working days, or 30 for a service that never sleeps.</translation>
    </message>
    <message>
        <source>Expected growth</source>
        <translation>Expected growth</translation>
    </message>
    <message>
        <source>Of people or load, by the end of the period below.</source>
        <translation>Of people or load, by the end of the period below.</translation>
    </message>
    <message>
        <source>Growth period</source>
        <translation>Growth period</translation>
    </message>
    <message>
        <source>Three to six months is a sensible horizon.</source>
        <translation>Three to six months is a sensible horizon.</translation>
    </message>
    <message>
        <source>Jobs per person and day</source>
        <translation>Jobs per person and day</translation>
    </message>
    <message>
        <source>Used to estimate how long people wait for a free card.</source>
        <translation>Used to estimate how long people wait for a free card.</translation>
    </message>
    <message>
        <source>Hours per job</source>
        <translation>Hours per job</translation>
    </message>
    <message>
        <source>On one card.</source>
        <translation>On one card.</translation>
    </message>
    <message>
        <source>Somebody waits for the answer</source>
        <translation>Somebody waits for the answer</translation>
    </message>
    <message>
        <source>Real-time work keeps 20 % of the cards free for peaks.</source>
        <translation>Real-time work keeps 20 % of the cards free for peaks.</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>May be interrupted</translation>
    </message>
    <message>
        <source>Interruptible instances cost about half but can vanish; checkpoints are needed.</source>
        <translation>Interruptible instances cost about half but can vanish; checkpoints are needed.</translation>
    </message>
    <message>
        <source>Hard requirements</source>
        <translation>Hard requirements</translation>
    </message>
    <message>
        <source>Cards without them are ruled out.</source>
        <translation>Cards without them are ruled out.</translation>
    </message>
    <message>
        <source>Monthly cap</source>
        <translation>Monthly cap</translation>
    </message>
    <message>
        <source>Everything included. Leave open to see what the work needs.</source>
        <translation>Everything included. Leave open to see what the work needs.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Currency</translation>
    </message>
    <message>
        <source>Of the amounts on this page; nothing is converted.</source>
        <translation>Of the amounts on this page; nothing is converted.</translation>
    </message>
    <message>
        <source>Lease term</source>
        <translation>Lease term</translation>
    </message>
    <message>
        <source>Months you plan to keep the machine.</source>
        <translation>Months you plan to keep the machine.</translation>
    </message>
    <message>
        <source>Electricity is in the lease price</source>
        <translation>Electricity is in the lease price</translation>
    </message>
    <message>
        <source>True for most rented machines; ask the vendor.</source>
        <translation>True for most rented machines; ask the vendor.</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>Electricity price</translation>
    </message>
    <message>
        <source>Per kWh, used when it is billed separately.</source>
        <translation>Per kWh, used when it is billed separately.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Electricity of the room for each unit the machine uses.</source>
        <translation>Electricity of the room for each unit the machine uses.</translation>
    </message>
    <message>
        <source>Operations per month</source>
        <translation>Operations per month</translation>
    </message>
    <message>
        <source>Staff, remote hands, monitoring: whatever the lease does not contain.</source>
        <translation>Staff, remote hands, monitoring: whatever the lease does not contain.</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Quotes</translation>
    </message>
    <message>
        <source>Without quotes, typical market prices of the catalogue are used.</source>
        <translation>Without quotes, typical market prices of the catalogue are used.</translation>
    </message>
    <message>
        <source>Cards to compare</source>
        <translation>Cards to compare</translation>
    </message>
    <message>
        <source>The recommendation is chosen among these.</source>
        <translation>The recommendation is chosen among these.</translation>
    </message>
    <message>
        <source>Card counts</source>
        <translation>Card counts</translation>
    </message>
    <message>
        <source>Machines usually come with 1, 2, 4, 6 or 8 cards.</source>
        <translation>Machines usually come with 1, 2, 4, 6 or 8 cards.</translation>
    </message>
    <message>
        <source>How to use several cards</source>
        <translation>How to use several cards</translation>
    </message>
    <message>
        <source>Automatic compares every way that works.</source>
        <translation>Automatic compares every way that works.</translation>
    </message>
    <message>
        <source>Deadline in days</source>
        <translation>Deadline in days</translation>
    </message>
    <message>
        <source>Deadline in hours</source>
        <translation>Deadline in hours</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Kind of work</translation>
    </message>
    <message>
        <source>Each kind asks its own questions and follows its own laws.</source>
        <translation>Each kind asks its own questions and follows its own laws.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Unsaved changes</translation>
    </message>
    <message>
        <source>This plan has changes that are not saved.</source>
        <translation>This plan has changes that are not saved.</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1” has changes that are not saved.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Do not save</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Open a plan</translation>
    </message>
    <message>
        <source>Plans (*.xuanka *.json);;All files (*)</source>
        <translation>Plans (*.xuanka *.json);;All files (*)</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Not opened</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Save the plan</translation>
    </message>
    <message>
        <source>Plans (*.xuanka)</source>
        <translation>Plans (*.xuanka)</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>Not written</translation>
    </message>
    <message>
        <source>Export the checklist</source>
        <translation>Export the checklist</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Export the report</translation>
    </message>
    <message>
        <source> checklist</source>
        <translation> checklist</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>FileText</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>The file cannot be read: %1.</translation>
    </message>
    <message>
        <source>The file is empty. Download or copy it again.</source>
        <translation>The file is empty. Download or copy it again.</translation>
    </message>
    <message>
        <source>This folder holds no config.json, GGUF or safetensors file. Give the folder the model was downloaded to.</source>
        <translation>This folder holds no config.json, GGUF or safetensors file. Give the folder the model was downloaded to.</translation>
    </message>
    <message>
        <source>This folder holds several models: %1. Give the one file you mean.</source>
        <translation>This folder holds several models: %1. Give the one file you mean.</translation>
    </message>
    <message>
        <source>This is a git-lfs pointer, not the file it stands for (%1). Run &quot;git lfs pull&quot;, or download the file itself.</source>
        <translation>This is a git-lfs pointer, not the file it stands for (%1). Run &quot;git lfs pull&quot;, or download the file itself.</translation>
    </message>
    <message>
        <source>This is a web page, not a model file. Use the download button of the page instead of saving the page.</source>
        <translation>This is a web page, not a model file. Use the download button of the page instead of saving the page.</translation>
    </message>
    <message>
        <source>This is the answer of a server, not a model file: &quot;%1&quot;. Sign in or check the address, then download again.</source>
        <translation>This is the answer of a server, not a model file: &quot;%1&quot;. Sign in or check the address, then download again.</translation>
    </message>
    <message>
        <source>This is a packed archive (%1). Unpack it and give the model file inside.</source>
        <translation>This is a packed archive (%1). Unpack it and give the model file inside.</translation>
    </message>
    <message>
        <source>This is a PyTorch checkpoint (pickle). Opening one can run foreign code, so it is never opened: give the config.json or safetensors file beside it.</source>
        <translation>This is a PyTorch checkpoint (pickle). Opening one can run foreign code, so it is never opened: give the config.json or safetensors file beside it.</translation>
    </message>
    <message>
        <source>This is a %1 file, not a model file that can be read. Give a config.json, GGUF or safetensors file.</source>
        <translation>This is a %1 file, not a model file that can be read. Give a config.json, GGUF or safetensors file.</translation>
    </message>
    <message>
        <source>This is an old GGML file (&quot;%1&quot;), older than GGUF. Give a GGUF of the model.</source>
        <translation>This is an old GGML file (&quot;%1&quot;), older than GGUF. Give a GGUF of the model.</translation>
    </message>
    <message>
        <source>The file begins with nothing but zeros: the download was interrupted before the first bytes came. Download it again.</source>
        <translation>The file begins with nothing but zeros: the download was interrupted before the first bytes came. Download it again.</translation>
    </message>
    <message>
        <source>The file is cut off: it has %1, its header announces %2. Download it again.</source>
        <translation>The file is cut off: it has %1, its header announces %2. Download it again.</translation>
    </message>
    <message>
        <source>This is no model file of a known kind. Give a config.json, a GGUF, a safetensors file or its index.</source>
        <translation>This is no model file of a known kind. Give a config.json, a GGUF, a safetensors file or its index.</translation>
    </message>
    <message>
        <source>The text is in UTF-16. Save it as UTF-8 and try again.</source>
        <translation>The text is in UTF-16. Save it as UTF-8 and try again.</translation>
    </message>
    <message>
        <source>The text holds an unresolved merge (a conflict marker in line %1). Keep one side and remove the markers.</source>
        <translation>The text holds an unresolved merge (a conflict marker in line %1). Keep one side and remove the markers.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1, line %2. Open the file in an editor and mend that line.</source>
        <translation>This is not valid JSON: %1, line %2. Open the file in an editor and mend that line.</translation>
    </message>
    <message>
        <source>The JSON is nested deeper than any real file. Check that this is the right file.</source>
        <translation>The JSON is nested deeper than any real file. Check that this is the right file.</translation>
    </message>
    <message>
        <source>The text is larger than %1, more than any real file of this kind. Check that this is the right file.</source>
        <translation>The text is larger than %1, more than any real file of this kind. Check that this is the right file.</translation>
    </message>
    <message>
        <source>The JSON is a list or a single value; a model file is an object in braces. Check that this is the right file.</source>
        <translation>The JSON is a list or a single value; a model file is an object in braces. Check that this is the right file.</translation>
    </message>
    <message>
        <source>This is a %1, which does not say how large the model is. Give the config.json beside it.</source>
        <translation>This is a %1, which does not say how large the model is. Give the config.json beside it.</translation>
    </message>
    <message>
        <source>This is a LoRA adapter for %1, not a whole model. Give the files of the base model.</source>
        <translation>This is a LoRA adapter for %1, not a whole model. Give the files of the base model.</translation>
    </message>
    <message>
        <source>The index names &quot;%1&quot;, which leads out of its own folder. It is not followed.</source>
        <translation>The index names &quot;%1&quot;, which leads out of its own folder. It is not followed.</translation>
    </message>
    <message>
        <source>This GGUF has version %1, this program reads 1 to 3. Update Xuanka, or give the config.json of the model.</source>
        <translation>This GGUF has version %1, this program reads 1 to 3. Update Xuanka, or give the config.json of the model.</translation>
    </message>
    <message>
        <source>The GGUF header is damaged at byte %1. Download the file again.</source>
        <translation>The GGUF header is damaged at byte %1. Download the file again.</translation>
    </message>
    <message>
        <source>The GGUF header announces %1 entries, more than any real file. Download the file again.</source>
        <translation>The GGUF header announces %1 entries, more than any real file. Download the file again.</translation>
    </message>
    <message>
        <source>The tensor type %1 (of &quot;%2&quot;) is not known, so its size would be a guess. Give a GGUF of a common type, or the config.json.</source>
        <translation>The tensor type %1 (of &quot;%2&quot;) is not known, so its size would be a guess. Give a GGUF of a common type, or the config.json.</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; has a shape that cannot be. Download the file again.</source>
        <translation>The tensor &quot;%1&quot; has a shape that cannot be. Download the file again.</translation>
    </message>
    <message>
        <source>This GGUF holds a vocabulary and no weights. Give the GGUF of the model itself.</source>
        <translation>This GGUF holds a vocabulary and no weights. Give the GGUF of the model itself.</translation>
    </message>
    <message>
        <source>This GGUF is the vision part that goes beside a model (mmproj, %1). Give the GGUF of the language model.</source>
        <translation>This GGUF is the vision part that goes beside a model (mmproj, %1). Give the GGUF of the language model.</translation>
    </message>
    <message>
        <source>This GGUF holds no model (it calls itself &quot;%1&quot;). Give the GGUF of the model.</source>
        <translation>This GGUF holds no model (it calls itself &quot;%1&quot;). Give the GGUF of the model.</translation>
    </message>
    <message>
        <source>This is piece %1 of %2, but its name no longer says so, and the others cannot be found. Give the pieces their original names back (…-00001-of-00002.gguf).</source>
        <translation>This is piece %1 of %2, but its name no longer says so, and the others cannot be found. Give the pieces their original names back (…-00001-of-00002.gguf).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong to the same model as the other pieces. Download the pieces again.</source>
        <translation>&quot;%1&quot; does not belong to the same model as the other pieces. Download the pieces again.</translation>
    </message>
    <message>
        <source>The safetensors header cannot be read: it announces %1 of header. Download the file again.</source>
        <translation>The safetensors header cannot be read: it announces %1 of header. Download the file again.</translation>
    </message>
    <message>
        <source>The safetensors header is damaged at the tensor &quot;%1&quot;. Download the file again.</source>
        <translation>The safetensors header is damaged at the tensor &quot;%1&quot;. Download the file again.</translation>
    </message>
    <message>
        <source>The data type %1 (of &quot;%2&quot;) is not known, so its size would be a guess. Give the config.json of the model.</source>
        <translation>The data type %1 (of &quot;%2&quot;) is not known, so its size would be a guess. Give the config.json of the model.</translation>
    </message>
    <message>
        <source>This index names no tensors. Download it again.</source>
        <translation>This index names no tensors. Download it again.</translation>
    </message>
    <message>
        <source>This is a LoRA adapter, not a whole model. Give the files of the base model.</source>
        <translation>This is a LoRA adapter, not a whole model. Give the files of the base model.</translation>
    </message>
    <message>
        <source>Pieces of this model are missing: %1. Put all pieces into one folder.</source>
        <translation>Pieces of this model are missing: %1. Put all pieces into one folder.</translation>
    </message>
    <message>
        <source>The weights are packed in a way that cannot be counted (&quot;%1&quot;). Put the config.json of the model beside the file.</source>
        <translation>The weights are packed in a way that cannot be counted (&quot;%1&quot;). Put the config.json of the model beside the file.</translation>
    </message>
    <message>
        <source>This safetensors file holds no weights of a model. Give the file of the model itself.</source>
        <translation>This safetensors file holds no weights of a model. Give the file of the model itself.</translation>
    </message>
    <message>
        <source>The pipeline names a part &quot;%1&quot; that is not in the folder. Download the whole folder.</source>
        <translation>The pipeline names a part &quot;%1&quot; that is not in the folder. Download the whole folder.</translation>
    </message>
    <message>
        <source>%1 elements are computed, not learned (rotary tables, masks); they are not counted.</source>
        <translation>%1 elements are computed, not learned (rotary tables, masks); they are not counted.</translation>
    </message>
    <message>
        <source>%1 elements are scales of quantised weights; they are not counted.</source>
        <translation>%1 elements are scales of quantised weights; they are not counted.</translation>
    </message>
    <message>
        <source>%1 are stored under a second name; they are counted once.</source>
        <translation>%1 are stored under a second name; they are counted once.</translation>
    </message>
    <message>
        <source>The tensors add up to %1, the config.json describes %2. The description is used; check that the files belong together.</source>
        <translation>The tensors add up to %1, the config.json describes %2. The description is used; check that the files belong together.</translation>
    </message>
    <message>
        <source>The weights are packed in a way that cannot be counted (&quot;%1&quot;); the parameters are those the config.json describes.</source>
        <translation>The weights are packed in a way that cannot be counted (&quot;%1&quot;); the parameters are those the config.json describes.</translation>
    </message>
    <message>
        <source>No config.json lies beside it, so the cache for each token is not known.</source>
        <translation>No config.json lies beside it, so the cache for each token is not known.</translation>
    </message>
    <message>
        <source>The config.json beside it is not used; the parameters are those of the tensors.</source>
        <translation>The config.json beside it is not used; the parameters are those of the tensors.</translation>
    </message>
    <message>
        <source>The output head has the size of the embedding. If the model shares them, %1 are counted twice: put the config.json beside the file.</source>
        <translation>The output head has the size of the embedding. If the model shares them, %1 are counted twice: put the config.json beside the file.</translation>
    </message>
    <message>
        <source>The index names tensors, not their sizes: without the shards or the config.json beside it the parameters are not known.</source>
        <translation>The index names tensors, not their sizes: without the shards or the config.json beside it the parameters are not known.</translation>
    </message>
    <message>
        <source>The index claims %1 parameters, the config.json describes %2; indexes often count a tied head twice.</source>
        <translation>The index claims %1 parameters, the config.json describes %2; indexes often count a tied head twice.</translation>
    </message>
    <message>
        <source>The index claims %1, the tensors take %2.</source>
        <translation>The index claims %1, the tensors take %2.</translation>
    </message>
    <message>
        <source>The size is what the index claims; the files themselves were not seen.</source>
        <translation>The size is what the index claims; the files themselves were not seen.</translation>
    </message>
    <message>
        <source>The weights beside it are PyTorch files (pickle), which are never opened.</source>
        <translation>The weights beside it are PyTorch files (pickle), which are never opened.</translation>
    </message>
    <message>
        <source>Shards are missing: %1.</source>
        <translation>Shards are missing: %1.</translation>
    </message>
    <message>
        <source>The part &quot;%1&quot; of the pipeline could not be counted.</source>
        <translation>The part &quot;%1&quot; of the pipeline could not be counted.</translation>
    </message>
    <message>
        <source>The text begins with a byte-order mark; it was skipped.</source>
        <translation>The text begins with a byte-order mark; it was skipped.</translation>
    </message>
    <message>
        <source>The file holds the output head a second time (%1); it is counted once.</source>
        <translation>The file holds the output head a second time (%1); it is counted once.</translation>
    </message>
    <message>
        <source>The file names a window of %1 tokens but not the layers it is for: the cache is counted as if none had it.</source>
        <translation>The file names a window of %1 tokens but not the layers it is for: the cache is counted as if none had it.</translation>
    </message>
    <message>
        <source>An old conversion: llama.cpp keeps the cache of such a file uncompressed. The figure here is the compressed one; convert the model again to get it.</source>
        <translation>An old conversion: llama.cpp keeps the cache of such a file uncompressed. The figure here is the compressed one; convert the model again to get it.</translation>
    </message>
    <message>
        <source>What the architecture &quot;%1&quot; keeps for each token is not known, so no cache is given.</source>
        <translation>What the architecture &quot;%1&quot; keeps for each token is not known, so no cache is given.</translation>
    </message>
    <message>
        <source>The file calls itself %1, but most of its weights are %2.</source>
        <translation>The file calls itself %1, but most of its weights are %2.</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>%1 have no NVLink: cards talk over PCIe. Ask for PCIe generation and width under load and for the topology instead.</source>
        <translation>%1 have no NVLink: cards talk over PCIe. Ask for PCIe generation and width under load and for the topology instead.</translation>
    </message>
    <message>
        <source>The quote of %1 promises NVLink on %2, which has no such connector: the vendor does not know the card, or it is another one.</source>
        <translation>The quote of %1 promises NVLink on %2, which has no such connector: the vendor does not know the card, or it is another one.</translation>
    </message>
    <message>
        <source>%1 is the version with NVLink reduced to %2.</source>
        <translation>%1 is the version with NVLink reduced to %2.</translation>
    </message>
    <message>
        <source>NVLink joins only pairs of %1, by a bridge that is rarely installed: none is assumed. Ask, and check with nvidia-smi nvlink -s.</source>
        <translation>NVLink joins only pairs of %1, by a bridge that is rarely installed: none is assumed. Ask, and check with nvidia-smi nvlink -s.</translation>
    </message>
    <message>
        <source>With the stock driver %1 cards copy to each other through host memory (no P2P). Estimates assume that; a measured all_reduce replaces them.</source>
        <translation>With the stock driver %1 cards copy to each other through host memory (no P2P). Estimates assume that; a measured all_reduce replaces them.</translation>
    </message>
    <message>
        <source>%1 needs CUDA %2 or newer, driver %3 or newer and PyTorch %4 or newer. Check the host&apos;s driver before paying: it cannot be changed from inside a container.</source>
        <translation>%1 needs CUDA %2 or newer, driver %3 or newer and PyTorch %4 or newer. Check the host&apos;s driver before paying: it cannot be changed from inside a container.</translation>
    </message>
    <message>
        <source>%1 is dropped by the newest CUDA and frameworks, and has no BF16.</source>
        <translation>%1 is dropped by the newest CUDA and frameworks, and has no BF16.</translation>
    </message>
    <message>
        <source>%1 runs ROCm, not CUDA: check that your programs support it.</source>
        <translation>%1 runs ROCm, not CUDA: check that your programs support it.</translation>
    </message>
    <message>
        <source>%1 draw about %2 under load. Ask for supplies that give %3 after losing one, and cooling for %4.</source>
        <translation>%1 draw about %2 under load. Ask for supplies that give %3 after losing one, and cooling for %4.</translation>
    </message>
    <message>
        <source>%1 is more than one 16 A, 220 V circuit gives (about 3.5 kW).</source>
        <translation>%1 is more than one 16 A, 220 V circuit gives (about 3.5 kW).</translation>
    </message>
    <message>
        <source>%1 draws up to %2 for less than a millisecond: supplies need the reserve.</source>
        <translation>%1 draws up to %2 for less than a millisecond: supplies need the reserve.</translation>
    </message>
    <message>
        <source>The driver licence of GeForce cards (%1) allows them only on hardware you own and not in data centres. Put continuity into the contract. This is not legal advice.</source>
        <translation>The driver licence of GeForce cards (%1) allows them only on hardware you own and not in data centres. Put continuity into the contract. This is not legal advice.</translation>
    </message>
    <message>
        <source>%1 may not be exported to mainland China. Ask where the stock comes from, who repairs it, and write &quot;same or better model&quot; into the contract.</source>
        <translation>%1 may not be exported to mainland China. Ask where the stock comes from, who repairs it, and write &quot;same or better model&quot; into the contract.</translation>
    </message>
    <message>
        <source>%1 is a version made for China: check by name and memory that it is what you pay for.</source>
        <translation>%1 is a version made for China: check by name and memory that it is what you pay for.</translation>
    </message>
    <message>
        <source>%1 is a modified card, not an NVIDIA product: no warranty, special firmware. Test all of its memory for hours.</source>
        <translation>%1 is a modified card, not an NVIDIA product: no warranty, special firmware. Test all of its memory for hours.</translation>
    </message>
    <message>
        <source>ECC of %1 can be switched on; it takes about 6 % of the memory.</source>
        <translation>ECC of %1 can be switched on; it takes about 6 % of the memory.</translation>
    </message>
    <message>
        <source>More cards do not speed up one stream here: %1 of one card. They hold a larger model or serve more users.</source>
        <translation>More cards do not speed up one stream here: %1 of one card. They hold a larger model or serve more users.</translation>
    </message>
    <message>
        <source>It fits tightly: %1 of %2. Long samples or fragmentation may end it; test before signing.</source>
        <translation>It fits tightly: %1 of %2. Long samples or fragmentation may end it; test before signing.</translation>
    </message>
    <message>
        <source>%1 reserves memory at start: nvidia-smi will show %2 used on each card, however little it serves.</source>
        <translation>%1 reserves memory at start: nvidia-smi will show %2 used on each card, however little it serves.</translation>
    </message>
    <message>
        <source>Host memory needed: %1.</source>
        <translation>Host memory needed: %1.</translation>
    </message>
    <message>
        <source>The quote of %1 has %2 of host memory; %3 are needed.</source>
        <translation>The quote of %1 has %2 of host memory; %3 are needed.</translation>
    </message>
    <message>
        <source>Only the number of parameters is known: estimates are wide. Give the model&apos;s config.json for exact ones.</source>
        <translation>Only the number of parameters is known: estimates are wide. Give the model&apos;s config.json for exact ones.</translation>
    </message>
    <message>
        <source>The context of %1 exceeds what the model was made for (%2).</source>
        <translation>The context of %1 exceeds what the model was made for (%2).</translation>
    </message>
    <message>
        <source>A mixture of experts: all %1 billion parameters lie in memory, only %2 billion work on each token.</source>
        <translation>A mixture of experts: all %1 billion parameters lie in memory, only %2 billion work on each token.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units: FP8 saves memory there, not time.</source>
        <translation>%1 has no FP8 units: FP8 saves memory there, not time.</translation>
    </message>
    <message>
        <source>%1 has no BF16 units: use FP16.</source>
        <translation>%1 has no BF16 units: use FP16.</translation>
    </message>
    <message>
        <source>FP64 on %1 is %2 times slower than FP32: choose a data-centre card for double precision.</source>
        <translation>FP64 on %1 is %2 times slower than FP32: choose a data-centre card for double precision.</translation>
    </message>
    <message>
        <source>%1 instances share a card: they take turns, and one that misbehaves stops the others.</source>
        <translation>%1 instances share a card: they take turns, and one that misbehaves stops the others.</translation>
    </message>
    <message>
        <source>%1 measured values of this plan replace estimates.</source>
        <translation>%1 measured values of this plan replace estimates.</translation>
    </message>
    <message>
        <source>The machine may be taken away: %1 hours are paid for one hour of progress with a checkpoint every %2 minutes. Never without checkpoints.</source>
        <translation>The machine may be taken away: %1 hours are paid for one hour of progress with a checkpoint every %2 minutes. Never without checkpoints.</translation>
    </message>
    <message>
        <source>By the hour it would be %1 instead of %2: %3 are used, the month pays from %4. But a machine by the hour may be gone when you need it.</source>
        <translation>By the hour it would be %1 instead of %2: %3 are used, the month pays from %4. But a machine by the hour may be gone when you need it.</translation>
    </message>
    <message>
        <source>%1 a month are used; by the month is cheaper from %2.</source>
        <translation>%1 a month are used; by the month is cheaper from %2.</translation>
    </message>
    <message>
        <source>No quote for %1 in the plan: a typical price is used, seen between %2 and %3 a card and month. Add your quotes.</source>
        <translation>No quote for %1 in the plan: a typical price is used, seen between %2 and %3 a card and month. Add your quotes.</translation>
    </message>
    <message>
        <source>The quote of %1 is %2 a card-hour; electricity alone costs about %3. Ask how.</source>
        <translation>The quote of %1 is %2 a card-hour; electricity alone costs about %3. Ask how.</translation>
    </message>
    <message>
        <source>Electricity is not counted: its price is in another currency than the plan (%1).</source>
        <translation>Electricity is not counted: its price is in another currency than the plan (%1).</translation>
    </message>
    <message>
        <source>%1 are paid for %2 of use, because of the billing unit.</source>
        <translation>%1 are paid for %2 of use, because of the billing unit.</translation>
    </message>
    <message>
        <source>Buying at %2 a card would be cheaper from month %1, with power, upkeep and resale counted.</source>
        <translation>Buying at %2 a card would be cheaper from month %1, with power, upkeep and resale counted.</translation>
    </message>
    <message>
        <source>Renting stays cheaper than buying at %2 a card for the %1 months looked at.</source>
        <translation>Renting stays cheaper than buying at %2 a card for the %1 months looked at.</translation>
    </message>
    <message>
        <source>At the team&apos;s load the cards are busy only %1 of the time: fewer, or hourly, would do.</source>
        <translation>At the team&apos;s load the cards are busy only %1 of the time: fewer, or hourly, would do.</translation>
    </message>
    <message>
        <source>The cards are busy %1 of the time: a job waits %2 on average.</source>
        <translation>The cards are busy %1 of the time: a job waits %2 on average.</translation>
    </message>
    <message>
        <source>%1 share %2 without hardware isolation (no MIG): plan queues or containers.</source>
        <translation>%1 share %2 without hardware isolation (no MIG): plan queues or containers.</translation>
    </message>
    <message>
        <source>The quote of %1 has %2 vCPUs a card; ask for %3 or more, or the cards wait for data.</source>
        <translation>The quote of %1 has %2 vCPUs a card; ask for %3 or more, or the cards wait for data.</translation>
    </message>
    <message>
        <source>%1 values were not given and took their defaults; see the list of assumptions.</source>
        <translation>%1 values were not given and took their defaults; see the list of assumptions.</translation>
    </message>
    <message>
        <source>An article says two RTX 5090 fully fine-tune 70B. Here it needs %1; two cards hold %2. What fits there is QLoRA.</source>
        <translation>An article says two RTX 5090 fully fine-tune 70B. Here it needs %1; two cards hold %2. What fits there is QLoRA.</translation>
    </message>
    <message>
        <source>An article says two RTX 4090 fully fine-tune 7B. Here it needs %1; two cards hold %2.</source>
        <translation>An article says two RTX 4090 fully fine-tune 7B. Here it needs %1; two cards hold %2.</translation>
    </message>
    <message>
        <source>An article recommends six RTX 4090 for training 34B. Full training needs %1; six cards hold %2. LoRA or QLoRA fits.</source>
        <translation>An article recommends six RTX 4090 for training 34B. Full training needs %1; six cards hold %2. LoRA or QLoRA fits.</translation>
    </message>
    <message>
        <source>An article recommends eight RTX 4090 for 50B and more. Full training needs %1; eight cards hold %2.</source>
        <translation>An article recommends eight RTX 4090 for 50B and more. Full training needs %1; eight cards hold %2.</translation>
    </message>
    <message>
        <source>An article says two RTX 5090 run DeepSeek V3. It needs %1; two cards hold %2.</source>
        <translation>An article says two RTX 5090 run DeepSeek V3. It needs %1; two cards hold %2.</translation>
    </message>
    <message>
        <source>An article gives 1.6–1.7× for tensor parallel on two cards; here %1.</source>
        <translation>An article gives 1.6–1.7× for tensor parallel on two cards; here %1.</translation>
    </message>
    <message>
        <source>An article gives about 1.9× for data parallel on two cards; here %1.</source>
        <translation>An article gives about 1.9× for data parallel on two cards; here %1.</translation>
    </message>
    <message>
        <source>An article saw 65 % more speed from 2 to 4 cards; here %1.</source>
        <translation>An article saw 65 % more speed from 2 to 4 cards; here %1.</translation>
    </message>
    <message>
        <source>An article saw 82 hours become 57 from 4 to 6 cards (44 % more speed); here %1.</source>
        <translation>An article saw 82 hours become 57 from 4 to 6 cards (44 % more speed); here %1.</translation>
    </message>
    <message>
        <source>An article saw 30 % more speed from 6 to 8 cards; here %1.</source>
        <translation>An article saw 30 % more speed from 6 to 8 cards; here %1.</translation>
    </message>
    <message>
        <source>An article gives close to 2,000 W for four RTX 5090; here %1, and the boards alone may draw 2,300 W.</source>
        <translation>An article gives close to 2,000 W for four RTX 5090; here %1, and the boards alone may draw 2,300 W.</translation>
    </message>
    <message>
        <source>The quote of %1 gives a card %2 where it could use %3: what the cards exchange, and loading a model, takes longer. Estimates for this quote count that.</source>
        <translation>The quote of %1 gives a card %2 where it could use %3: what the cards exchange, and loading a model, takes longer. Estimates for this quote count that.</translation>
    </message>
    <message>
        <source>The context was not given. With %1 it would take %2.</source>
        <translation>The context was not given. With %1 it would take %2.</translation>
    </message>
    <message>
        <source>The context was not given. With %1 no count asked for holds the work.</source>
        <translation>The context was not given. With %1 no count asked for holds the work.</translation>
    </message>
    <message>
        <source>The number of concurrent requests was not given. With %1 it would take %2.</source>
        <translation>The number of concurrent requests was not given. With %1 it would take %2.</translation>
    </message>
    <message>
        <source>The number of concurrent requests was not given. With %1 no count asked for holds the work.</source>
        <translation>The number of concurrent requests was not given. With %1 no count asked for holds the work.</translation>
    </message>
    <message>
        <source>The length of training sequences was not given. With %1 it would take %2.</source>
        <translation>The length of training sequences was not given. With %1 it would take %2.</translation>
    </message>
    <message>
        <source>The length of training sequences was not given. With %1 no count asked for holds the work.</source>
        <translation>The length of training sequences was not given. With %1 no count asked for holds the work.</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>not set</source>
        <translation>not set</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>all on their defaults</source>
        <translation>all on their defaults</translation>
    </message>
    <message>
        <source>What the lease contains</source>
        <translation>What the lease contains</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Quotes</translation>
    </message>
    <message>
        <source>Without quotes, typical market prices of the catalogue are used. Drop a price list on the window to take its rows over.</source>
        <translation>Without quotes, typical market prices of the catalogue are used. Drop a price list on the window to take its rows over.</translation>
    </message>
    <message>
        <source>Which cards may it be?</source>
        <translation>Which cards may it be?</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategies</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Advanced</translation>
    </message>
    <message>
        <source>Size of the job</source>
        <translation>Size of the job</translation>
    </message>
    <message>
        <source>Fill in one of the three. The memory is the most reliable, if you know it.</source>
        <translation>Fill in one of the three. The memory is the most reliable, if you know it.</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Targets</translation>
    </message>
    <message>
        <source>What counts as fast enough. Without a target the cheapest configuration that holds the work is chosen.</source>
        <translation>What counts as fast enough. Without a target the cheapest configuration that holds the work is chosen.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Growth</translation>
    </message>
    <message>
        <source>Shows when the next step up is due and what it will cost. The first lease should not be larger than today&apos;s need.</source>
        <translation>Shows when the next step up is due and what it will cost. The first lease should not be larger than today&apos;s need.</translation>
    </message>
    <message>
        <source>How the team shares the cards</source>
        <translation>How the team shares the cards</translation>
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
    <name>ImportDialog</name>
    <message>
        <source>safetensors index</source>
        <translation>safetensors index</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>model folder</translation>
    </message>
    <message>
        <source>Vision tower</source>
        <translation>Vision tower</translation>
    </message>
    <message>
        <source>Audio tower</source>
        <translation>Audio tower</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projector</translation>
    </message>
    <message>
        <source>Layers that predict further tokens (MTP)</source>
        <translation>Layers that predict further tokens (MTP)</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>What was read</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Pasted text</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Take over</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>%1 (counted exactly)</source>
        <translation>%1 (counted exactly)</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>Active per token</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layers</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>KV cache per token</translation>
    </message>
    <message>
        <source>%1 KiB in FP16, %2 KiB in FP8</source>
        <translation>%1 KiB in FP16, %2 KiB in FP8</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Longest context</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Stored as</translation>
    </message>
    <message>
        <source>Size of the tensors</source>
        <translation>Size of the tensors</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Worth knowing</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Kind of work</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Not understood</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Read a file</source>
        <translation>Read a file</translation>
    </message>
    <message>
        <source>Everything Xuanka reads (*.xuanka *.json *.gguf *.safetensors *.yaml *.yml *.csv *.txt *.sh *.log);;All files (*)</source>
        <translation>Everything Xuanka reads (*.xuanka *.json *.gguf *.safetensors *.yaml *.yml *.csv *.txt *.sh *.log);;All files (*)</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Not read</translation>
    </message>
    <message>
        <source>The pasted text is longer than 4 MiB. Save it to a file and drop the file here.</source>
        <translation>The pasted text is longer than 4 MiB. Save it to a file and drop the file here.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>pasted text</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Reading %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>The file cannot be read: %1.</translation>
    </message>
    <message>
        <source>This JSON does not describe a model: it has no model_type. Give the config.json of the model.</source>
        <translation>This JSON does not describe a model: it has no model_type. Give the config.json of the model.</translation>
    </message>
    <message>
        <source>The architecture &quot;%1&quot; is not supported: there is no verified way to count it. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>The architecture &quot;%1&quot; is not supported: there is no verified way to count it. Give the safetensors files with their index, or a GGUF file, instead.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; describes a structure that is not supported. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>&quot;%1&quot; describes a structure that is not supported. Give the safetensors files with their index, or a GGUF file, instead.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not supported in the architecture &quot;%1&quot; and may change the count. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>&quot;%2&quot; is not supported in the architecture &quot;%1&quot; and may change the count. Give the safetensors files with their index, or a GGUF file, instead.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;, which is not supported. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>&quot;%1&quot; is &quot;%2&quot;, which is not supported. Give the safetensors files with their index, or a GGUF file, instead.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing; without it the model cannot be counted.</source>
        <translation>&quot;%1&quot; is missing; without it the model cannot be counted.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2.</source>
        <translation>&quot;%1&quot; must be %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be between %2 and %3.</source>
        <translation>&quot;%1&quot; must be between %2 and %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lists %2 entries, but the model has %3 layers.</source>
        <translation>&quot;%1&quot; lists %2 entries, but the model has %3 layers.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; contradict each other.</source>
        <translation>&quot;%1&quot; and &quot;%2&quot; contradict each other.</translation>
    </message>
    <message>
        <source>The numbers of this &quot;%1&quot; give more parameters than any model has; one of them is wrong.</source>
        <translation>The numbers of this &quot;%1&quot; give more parameters than any model has; one of them is wrong.</translation>
    </message>
    <message>
        <source>The file also holds %1 multi-token-prediction layer(s), counted beside the total; they are loaded only for speculative decoding.</source>
        <translation>The file also holds %1 multi-token-prediction layer(s), counted beside the total; they are loaded only for speculative decoding.</translation>
    </message>
    <message>
        <source>The configuration names %1 multi-token-prediction layer(s); they are not counted.</source>
        <translation>The configuration names %1 multi-token-prediction layer(s); they are not counted.</translation>
    </message>
    <message>
        <source>The sparse indexer keeps %1 more elements a token in each layer that has one; the cache per token does not include them.</source>
        <translation>The sparse indexer keeps %1 more elements a token in each layer that has one; the cache per token does not include them.</translation>
    </message>
    <message>
        <source>%2 of %3 layers keep only the last %1 tokens.</source>
        <translation>%2 of %3 layers keep only the last %1 tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 layers keep no cache per token, only a state of constant size.</source>
        <translation>%1 of %2 layers keep no cache per token, only a state of constant size.</translation>
    </message>
    <message>
        <source>The part described by &quot;%1&quot; is not counted: only the language model is.</source>
        <translation>The part described by &quot;%1&quot; is not counted: only the language model is.</translation>
    </message>
    <message>
        <source>The cache is that of the decoder; used as a text encoder the model keeps none.</source>
        <translation>The cache is that of the decoder; used as a text encoder the model keeps none.</translation>
    </message>
    <message>
        <source>Cross attention keeps as much again for every token of the input, once.</source>
        <translation>Cross attention keeps as much again for every token of the input, once.</translation>
    </message>
    <message>
        <source>Not quantised in the file, kept in its wide type: %1.</source>
        <translation>Not quantised in the file, kept in its wide type: %1.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>a text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>%1 of %2 layers keep the tokens of the picture, not of the text; the cache per token counts them all the same.</source>
        <translation>%1 of %2 layers keep the tokens of the picture, not of the text; the cache per token counts them all the same.</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <source>%1 (must)</source>
        <translation>%1 (must)</translation>
    </message>
    <message>
        <source>Passes when: %1</source>
        <translation>Passes when: %1</translation>
    </message>
    <message>
        <source>Machine: %1, found %2 (%3)</source>
        <translation>Machine: %1, found %2 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Answer: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>What proves it</source>
        <translation>What proves it</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidence</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>Chinese</source>
        <translation>Chinese</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
</context>
<context>
    <name>Laws</name>
    <message>
        <source>Measured on a trial machine</source>
        <translation>Measured on a trial machine</translation>
    </message>
    <message>
        <source>Weights: sum over the kinds of tensors, each in its own precision</source>
        <translation>Weights: sum over the kinds of tensors, each in its own precision</translation>
    </message>
    <message>
        <source>Weights: size of the tensors in the file</source>
        <translation>Weights: size of the tensors in the file</translation>
    </message>
    <message>
        <source>Weights: number of parameters times bytes per parameter</source>
        <translation>Weights: number of parameters times bytes per parameter</translation>
    </message>
    <message>
        <source>KV cache: bytes per token of this architecture times tokens held</source>
        <translation>KV cache: bytes per token of this architecture times tokens held</translation>
    </message>
    <message>
        <source>Workspace of inference: logits, prefill activations, attention scratch</source>
        <translation>Workspace of inference: logits, prefill activations, attention scratch</translation>
    </message>
    <message>
        <source>Runtime of inference: CUDA context, communication buffers, graphs</source>
        <translation>Runtime of inference: CUDA context, communication buffers, graphs</translation>
    </message>
    <message>
        <source>States of training: weights, gradients and optimizer, by sharding</source>
        <translation>States of training: weights, gradients and optimizer, by sharding</translation>
    </message>
    <message>
        <source>Activations of training: stored layers and logits</source>
        <translation>Activations of training: stored layers and logits</translation>
    </message>
    <message>
        <source>Runtime of training: context, buckets, fragmentation</source>
        <translation>Runtime of training: context, buckets, fragmentation</translation>
    </message>
    <message>
        <source>Memory of image and video generation: network, encoders, decoder peak</source>
        <translation>Memory of image and video generation: network, encoders, decoder peak</translation>
    </message>
    <message>
        <source>Memory of rendering: the scene on every card</source>
        <translation>Memory of rendering: the scene on every card</translation>
    </message>
    <message>
        <source>Memory of simulation: cells times bytes per cell</source>
        <translation>Memory of simulation: cells times bytes per cell</translation>
    </message>
    <message>
        <source>Memory as measured by the user</source>
        <translation>Memory as measured by the user</translation>
    </message>
    <message>
        <source>Decode speed: bytes read per step over bandwidth, plus fixed time per step</source>
        <translation>Decode speed: bytes read per step over bandwidth, plus fixed time per step</translation>
    </message>
    <message>
        <source>Prefill speed: share of the card&apos;s FP16 peak</source>
        <translation>Prefill speed: share of the card&apos;s FP16 peak</translation>
    </message>
    <message>
        <source>Time to first token: waiting, prefill and one step</source>
        <translation>Time to first token: waiting, prefill and one step</translation>
    </message>
    <message>
        <source>Training speed: share of peak that trainings reach</source>
        <translation>Training speed: share of peak that trainings reach</translation>
    </message>
    <message>
        <source>Time per image or clip: steps times work per step over peak</source>
        <translation>Time per image or clip: steps times work per step over peak</translation>
    </message>
    <message>
        <source>Time per frame: scaled from the reference card</source>
        <translation>Time per frame: scaled from the reference card</translation>
    </message>
    <message>
        <source>Time per step: scaled from the reference card</source>
        <translation>Time per step: scaled from the reference card</translation>
    </message>
    <message>
        <source>Communication: latency plus bytes over bus bandwidth</source>
        <translation>Communication: latency plus bytes over bus bandwidth</translation>
    </message>
    <message>
        <source>Scaling: time on one card against time on all, communication included</source>
        <translation>Scaling: time on one card against time on all, communication included</translation>
    </message>
    <message>
        <source>Power of a card: natural draw of the work, at most its limit</source>
        <translation>Power of a card: natural draw of the work, at most its limit</translation>
    </message>
    <message>
        <source>Power of the machine: cards, host and losses</source>
        <translation>Power of the machine: cards, host and losses</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>the whole plan</source>
        <translation>the whole plan</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>Unsaved work was found</translation>
    </message>
    <message>
        <source>A plan of %1 was not saved when the program ended.</source>
        <translation>A plan of %1 was not saved when the program ended.</translation>
    </message>
    <message>
        <source>“%1” of %2 was not saved when the program ended.</source>
        <translation>“%1” of %2 was not saved when the program ended.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Clear the list</translation>
    </message>
    <message>
        <source>Xuanka</source>
        <translation>Xuanka</translation>
    </message>
    <message>
        <source>%1[*] — Xuanka</source>
        <translation>%1[*] — Xuanka</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>About Xuanka</source>
        <translation>About Xuanka</translation>
    </message>
    <message>
        <source>Xuanka %1
Which GPU cards to rent, how many, under which lease, and whether the machine is what was promised. Works offline.
Licence: GPL-3.0-or-later</source>
        <translation>Xuanka %1
Which GPU cards to rent, how many, under which lease, and whether the machine is what was promised. Works offline.
Licence: GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>The data file</source>
        <translation>The data file</translation>
    </message>
    <message>
        <source>Checklist answers are not kept.</source>
        <translation>Checklist answers are not kept.</translation>
    </message>
</context>
<context>
    <name>ModelFacts</name>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parameters</translation>
    </message>
    <message>
        <source>%1 active per token</source>
        <translation>%1 active per token</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 layers</translation>
    </message>
    <message>
        <source>KV cache %1 KiB per token (FP16)</source>
        <translation>KV cache %1 KiB per token (FP16)</translation>
    </message>
    <message>
        <source>context up to %1</source>
        <translation>context up to %1</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>stored as %1</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Qwen3 32B, meta-llama/…, 7B</source>
        <translation>Qwen3 32B, meta-llama/…, 7B</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>From file…</translation>
    </message>
    <message>
        <source>config.json, GGUF, safetensors or a model folder</source>
        <translation>config.json, GGUF, safetensors or a model folder</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Choose a model file</translation>
    </message>
</context>
<context>
    <name>OfferDialog</name>
    <message>
        <source>Quote</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Vendor</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Cards in the machine</source>
        <translation>Cards in the machine</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Currency</translation>
    </message>
    <message>
        <source>Price is</source>
        <translation>Price is</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Billed</translation>
    </message>
    <message>
        <source>The smallest time that is charged.</source>
        <translation>The smallest time that is charged.</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>Interruptible</translation>
    </message>
    <message>
        <source>The vendor may take it back at any time.</source>
        <translation>The vendor may take it back at any time.</translation>
    </message>
    <message>
        <source>Electricity included</source>
        <translation>Electricity included</translation>
    </message>
    <message>
        <source>Traffic and public IP included</source>
        <translation>Traffic and public IP included</translation>
    </message>
    <message>
        <source>Operations included</source>
        <translation>Operations included</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>not stated</translation>
    </message>
    <message>
        <source>Kind of machine</source>
        <translation>Kind of machine</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation>Main memory</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>As in the quote: 4.0 x16</source>
        <translation>As in the quote: 4.0 x16</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Seen on</source>
        <translation>Seen on</translation>
    </message>
    <message>
        <source>Date of the quote: 2026-12-01</source>
        <translation>Date of the quote: 2026-12-01</translation>
    </message>
    <message>
        <source>What the quote promises</source>
        <translation>What the quote promises</translation>
    </message>
    <message>
        <source>In its own words, such as NVLink or bandwidth; promises are checked.</source>
        <translation>In its own words, such as NVLink or bandwidth; promises are checked.</translation>
    </message>
</context>
<context>
    <name>OfferModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Vendor</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Billed</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>Interruptible</translation>
    </message>
    <message>
        <source>Includes</source>
        <translation>Includes</translation>
    </message>
</context>
<context>
    <name>OfferTable</name>
    <message>
        <source>Quotes</source>
        <translation>Quotes</translation>
    </message>
    <message>
        <source>Add a quote…</source>
        <translation>Add a quote…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edit…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Edit the selected quote</source>
        <translation>Edit the selected quote</translation>
    </message>
    <message>
        <source>Remove the selected quote</source>
        <translation>Remove the selected quote</translation>
    </message>
</context>
<context>
    <name>OwnValue</name>
    <message>
        <source>VRAM used on one card</source>
        <translation>VRAM used on one card</translation>
    </message>
    <message>
        <source>Measured decode speed, all requests together</source>
        <translation>Measured decode speed, all requests together</translation>
    </message>
    <message>
        <source>Measured prefill speed</source>
        <translation>Measured prefill speed</translation>
    </message>
    <message>
        <source>Measured training speed</source>
        <translation>Measured training speed</translation>
    </message>
    <message>
        <source>Measured seconds per image, clip or frame</source>
        <translation>Measured seconds per image, clip or frame</translation>
    </message>
    <message>
        <source>Bus bandwidth of all_reduce_perf</source>
        <translation>Bus bandwidth of all_reduce_perf</translation>
    </message>
    <message>
        <source>Measured it yourself?</source>
        <translation>Measured it yourself?</translation>
    </message>
    <message>
        <source>On %1; in this plan it stands in place of the formula from then on.</source>
        <translation>On %1; in this plan it stands in place of the formula from then on.</translation>
    </message>
    <message>
        <source>Where and when</source>
        <translation>Where and when</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>Use this value</translation>
    </message>
    <message>
        <source>Back to the formula</source>
        <translation>Back to the formula</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>This plan has version %1, this program reads up to %2. Update Xuanka to open it; the file was not changed.</source>
        <translation>This plan has version %1, this program reads up to %2. Update Xuanka to open it; the file was not changed.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>The key &quot;%1&quot; is missing. Add it.</translation>
    </message>
    <message>
        <source>The file is larger than %1. A plan is a few kilobytes: check that this is the right file.</source>
        <translation>The file is larger than %1. A plan is a few kilobytes: check that this is the right file.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>The file cannot be read: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1. The old file, if there was one, is unchanged; choose another place or free some space.</source>
        <translation>The file could not be written: %1. The old file, if there was one, is unchanged; choose another place or free some space.</translation>
    </message>
    <message>
        <source>The file is empty. Give a plan file written by Xuanka.</source>
        <translation>The file is empty. Give a plan file written by Xuanka.</translation>
    </message>
    <message>
        <source>Line %1 is not valid UTF-8. Save the file as UTF-8 and try again.</source>
        <translation>Line %1 is not valid UTF-8. Save the file as UTF-8 and try again.</translation>
    </message>
    <message>
        <source>The file is UTF-16. Save it as UTF-8 and try again.</source>
        <translation>The file is UTF-16. Save it as UTF-8 and try again.</translation>
    </message>
    <message>
        <source>Line %1 is a merge marker left by version control. Keep one of the two sides and delete the markers.</source>
        <translation>Line %1 is a merge marker left by version control. Keep one of the two sides and delete the markers.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1, line %2. Mend that line in a text editor.</source>
        <translation>This is not valid JSON: %1, line %2. Mend that line in a text editor.</translation>
    </message>
    <message>
        <source>The file nests more than %1 levels deep, line %2. A plan has five levels: check that this is the right file.</source>
        <translation>The file nests more than %1 levels deep, line %2. A plan has five levels: check that this is the right file.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in the same object, line %2. Remove one of them.</source>
        <translation>The key &quot;%1&quot; stands twice in the same object, line %2. Remove one of them.</translation>
    </message>
    <message>
        <source>This is not a Xuanka plan: it lacks &quot;format&quot;: &quot;xuanka-plan&quot;. Give a plan file, or open a model file with inspect.</source>
        <translation>This is not a Xuanka plan: it lacks &quot;format&quot;: &quot;xuanka-plan&quot;. Give a plan file, or open a model file with inspect.</translation>
    </message>
    <message>
        <source>This is not a Xuanka plan: its &quot;format&quot; is &quot;%1&quot;. Give a file whose format is &quot;xuanka-plan&quot;.</source>
        <translation>This is not a Xuanka plan: its &quot;format&quot; is &quot;%1&quot;. Give a file whose format is &quot;xuanka-plan&quot;.</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Unknown key &quot;%1&quot;. Did you mean &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Known here: %2.</source>
        <translation>Unknown key &quot;%1&quot;. Known here: %2.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; must be %2.</source>
        <translation>The value of &quot;%1&quot; must be %2.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; must be between %2 and %3, not %4.</source>
        <translation>The value of &quot;%1&quot; must be between %2 and %3, not %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;. Did you mean %3?</source>
        <translation>&quot;%1&quot; cannot be &quot;%2&quot;. Did you mean %3?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;. Use one of: %3.</source>
        <translation>&quot;%1&quot; cannot be &quot;%2&quot;. Use one of: %3.</translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; is longer than %2 characters. Shorten it.</source>
        <translation>The text of &quot;%1&quot; is longer than %2 characters. Shorten it.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; must have between %2 and %3 entries.</source>
        <translation>The list &quot;%1&quot; must have between %2 and %3 entries.</translation>
    </message>
    <message>
        <source>Give only one of &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>Give only one of &quot;%1&quot; and &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of: %2.</source>
        <translation>&quot;%1&quot; needs one of: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but this plan counts in %3. Nothing is converted: give every amount in one currency.</source>
        <translation>&quot;%1&quot; is %2, but this plan counts in %3. Nothing is converted: give every amount in one currency.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a currency code of three capital letters such as CNY or USD, not &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; must be a currency code of three capital letters such as CNY or USD, not &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be width x height such as &quot;1920x1080&quot;, not &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; must be width x height such as &quot;1920x1080&quot;, not &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>something opened before is not closed</source>
        <translation>something opened before is not closed</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>a colon is missing</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>a comma or a closing bracket is missing</translation>
    </message>
    <message>
        <source>a value is missing or misspelt</source>
        <translation>a value is missing or misspelt</translation>
    </message>
    <message>
        <source>a number is malformed</source>
        <translation>a number is malformed</translation>
    </message>
    <message>
        <source>a backslash sequence is not allowed</source>
        <translation>a backslash sequence is not allowed</translation>
    </message>
    <message>
        <source>text follows after the end</source>
        <translation>text follows after the end</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>a text in quotes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>an object in braces</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>a list in square brackets</translation>
    </message>
    <message>
        <source>an amount such as {&quot;amount&quot;: 4400, &quot;currency&quot;: &quot;CNY&quot;}</source>
        <translation>an amount such as {&quot;amount&quot;: 4400, &quot;currency&quot;: &quot;CNY&quot;}</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and place.</source>
        <translation>There is no such file. Check its name and place.</translation>
    </message>
    <message>
        <source>This is a folder. Give a file in it.</source>
        <translation>This is a folder. Give a file in it.</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions or copy it.</source>
        <translation>You may not read this file. Change its permissions or copy it.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Academic group</source>
        <translation>Academic group</translation>
    </message>
    <message>
        <source>5 people fine-tune a 7B model with LoRA, ¥4,400 a month</source>
        <translation>5 people fine-tune a 7B model with LoRA, ¥4,400 a month</translation>
    </message>
    <message>
        <source>Short-video studio</source>
        <translation>Short-video studio</translation>
    </message>
    <message>
        <source>60 clips a day with Wan 2.1 14B, ¥3,300 a month</source>
        <translation>60 clips a day with Wan 2.1 14B, ¥3,300 a month</translation>
    </message>
    <message>
        <source>AI company</source>
        <translation>AI company</translation>
    </message>
    <message>
        <source>A 72B model for 16 requests at once, growing by 30 %</source>
        <translation>A 72B model for 16 requests at once, growing by 30 %</translation>
    </message>
    <message>
        <source>Support assistant</source>
        <translation>Support assistant</translation>
    </message>
    <message>
        <source>A 32B model around the clock, 15 tokens/s for everyone</source>
        <translation>A 32B model around the clock, 15 tokens/s for everyone</translation>
    </message>
    <message>
        <source>Render studio</source>
        <translation>Render studio</translation>
    </message>
    <message>
        <source>1,500 frames of a 14 GiB scene within 48 hours</source>
        <translation>1,500 frames of a 14 GiB scene within 48 hours</translation>
    </message>
    <message>
        <source>Image production</source>
        <translation>Image production</translation>
    </message>
    <message>
        <source>2,000 FLUX.1 images a day for a team of 4</source>
        <translation>2,000 FLUX.1 images a day for a team of 4</translation>
    </message>
</context>
<context>
    <name>PriceText</name>
    <message>
        <source>The file is larger than %1. A price list has a few thousand lines: check that this is the right file.</source>
        <translation>The file is larger than %1. A price list has a few thousand lines: check that this is the right file.</translation>
    </message>
    <message>
        <source>The list has more than %1 lines. Cut it down to the cards you need.</source>
        <translation>The list has more than %1 lines. Cut it down to the cards you need.</translation>
    </message>
    <message>
        <source>The file is empty. Give a price list as CSV.</source>
        <translation>The file is empty. Give a price list as CSV.</translation>
    </message>
    <message>
        <source>This is not a text file. Save the sheet as CSV and try again.</source>
        <translation>This is not a text file. Save the sheet as CSV and try again.</translation>
    </message>
    <message>
        <source>The text is neither UTF-8, UTF-16 nor GB18030. Save the list as UTF-8 CSV and try again.</source>
        <translation>The text is neither UTF-8, UTF-16 nor GB18030. Save the list as UTF-8 CSV and try again.</translation>
    </message>
    <message>
        <source>The quotation mark opened in line %1 is never closed. Close it and try again.</source>
        <translation>The quotation mark opened in line %1 is never closed. Close it and try again.</translation>
    </message>
    <message>
        <source>No line names the columns. The list needs a heading with a card (&quot;gpu&quot;) and a price.</source>
        <translation>No line names the columns. The list needs a heading with a card (&quot;gpu&quot;) and a price.</translation>
    </message>
    <message>
        <source>The heading in line %1 has no price. Name one column &quot;price&quot;.</source>
        <translation>The heading in line %1 has no price. Name one column &quot;price&quot;.</translation>
    </message>
    <message>
        <source>Price on request (%1).</source>
        <translation>Price on request (%1).</translation>
    </message>
    <message>
        <source>A total, not an offer.</source>
        <translation>A total, not an offer.</translation>
    </message>
    <message>
        <source>The line holds no price.</source>
        <translation>The line holds no price.</translation>
    </message>
    <message>
        <source>The price is 0: none is offered.</source>
        <translation>The price is 0: none is offered.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no single price.</source>
        <translation>&quot;%1&quot; is no single price.</translation>
    </message>
    <message>
        <source>The list does not say the currency of %1.</source>
        <translation>The list does not say the currency of %1.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; does not say whether its price is for an hour, a day or a month.</source>
        <translation>The column &quot;%1&quot; does not say whether its price is for an hour, a day or a month.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; does not say whether its price is for one card or for the whole machine.</source>
        <translation>The column &quot;%1&quot; does not say whether its price is for one card or for the whole machine.</translation>
    </message>
    <message>
        <source>The line names no card.</source>
        <translation>The line names no card.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is not in the catalogue.</source>
        <translation>The card &quot;%1&quot; is not in the catalogue.</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; can be any of %2. Say which one.</source>
        <translation>The card &quot;%1&quot; can be any of %2. Say which one.</translation>
    </message>
    <message>
        <source>No %1 has %2 a card. Check the card and its memory.</source>
        <translation>No %1 has %2 a card. Check the card and its memory.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of cards between 1 and 1024.</source>
        <translation>&quot;%1&quot; is no number of cards between 1 and 1024.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategy</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Most requests at once</source>
        <translation>Most requests at once</translation>
    </message>
    <message>
        <source>Items per hour</source>
        <translation>Items per hour</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Electricity</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operations</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Cost per month</translation>
    </message>
    <message>
        <source>Cost of the whole term</source>
        <translation>Cost of the whole term</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Unit cost</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Because</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>What it costs</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Month</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severity</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Assumption</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origin</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Law</translation>
    </message>
    <message>
        <source>Measured cases</source>
        <translation>Measured cases</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>GPU lease assessment</source>
        <translation>GPU lease assessment</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Ways out</translation>
    </message>
    <message>
        <source>What else was looked at</source>
        <translation>What else was looked at</translation>
    </message>
    <message>
        <source>What can go wrong</source>
        <translation>What can go wrong</translation>
    </message>
    <message>
        <source>Nothing stands out. The checklist has what to verify before signing.</source>
        <translation>Nothing stands out. The checklist has what to verify before signing.</translation>
    </message>
    <message>
        <source>Four-dimension assessment</source>
        <translation>Four-dimension assessment</translation>
    </message>
    <message>
        <source>Each dimension proposes a number of cards; the budget says how many it pays for. The tinted one decides.</source>
        <translation>Each dimension proposes a number of cards; the budget says how many it pays for. The tinted one decides.</translation>
    </message>
    <message>
        <source>Decision path</source>
        <translation>Decision path</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Charts</translation>
    </message>
    <message>
        <source>Every candidate</source>
        <translation>Every candidate</translation>
    </message>
    <message>
        <source>Small figures are the range that should hold four of five measured cases. The tinted row is the recommendation.</source>
        <translation>Small figures are the range that should hold four of five measured cases. The tinted row is the recommendation.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overview</translation>
    </message>
    <message>
        <source>Memory of the fullest card</source>
        <translation>Memory of the fullest card</translation>
    </message>
    <message>
        <source>Speed and power</source>
        <translation>Speed and power</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>Cost of a month</translation>
    </message>
    <message>
        <source>Ways out, priced</source>
        <translation>Ways out, priced</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Growth</translation>
    </message>
    <message>
        <source>Findings and risks</source>
        <translation>Findings and risks</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Assumptions</translation>
    </message>
    <message>
        <source>The answer rests on these values. Those marked as default were not given in the plan.</source>
        <translation>The answer rests on these values. Those marked as default were not given in the plan.</translation>
    </message>
    <message>
        <source>Sources and accuracy</source>
        <translation>Sources and accuracy</translation>
    </message>
    <message>
        <source>Every estimate is a range, meant to hold 80 % of measured cases, around a most likely value. Measure on a trial machine before signing; a measured value replaces the law.</source>
        <translation>Every estimate is a range, meant to hold 80 % of measured cases, around a most likely value. Measure on a trial machine before signing; a measured value replaces the law.</translation>
    </message>
    <message>
        <source>Catalogue of cards and models: %1</source>
        <translation>Catalogue of cards and models: %1</translation>
    </message>
    <message>
        <source>Laws used</source>
        <translation>Laws used</translation>
    </message>
    <message>
        <source>Cards and model</source>
        <translation>Cards and model</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constants</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 (%2–%3) per %4</source>
        <translation>%1 (%2–%3) per %4</translation>
    </message>
    <message>
        <source>default</source>
        <translation>default</translation>
    </message>
    <message>
        <source>Sources of the constants</source>
        <translation>Sources of the constants</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Weights</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimizer state</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <translation>Runtime overhead</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacity</translation>
    </message>
    <message>
        <source>Headroom per card</source>
        <translation>Headroom per card</translation>
    </message>
    <message>
        <source>Reserved by the engine</source>
        <translation>Reserved by the engine</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host memory</translation>
    </message>
    <message>
        <source>Largest context</source>
        <translation>Largest context</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decode per request</source>
        <translation>Decode per request</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>First token</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Time per item</source>
        <translation>Time per item</translation>
    </message>
    <message>
        <source>Whole job</source>
        <translation>Whole job</translation>
    </message>
    <message>
        <source>Parallel efficiency</source>
        <translation>Parallel efficiency</translation>
    </message>
    <message>
        <source>Power per card</source>
        <translation>Power per card</translation>
    </message>
    <message>
        <source>Power of the machine</source>
        <translation>Power of the machine</translation>
    </message>
    <message>
        <source>Power supply to ask for</source>
        <translation>Power supply to ask for</translation>
    </message>
    <message>
        <source>Hours billed</source>
        <translation>Hours billed</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decided by</translation>
    </message>
    <message>
        <source>Lease terms</source>
        <translation>Lease terms</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <translation>MMMM d, yyyy</translation>
    </message>
    <message>
        <source>must be settled before signing</source>
        <translation>must be settled before signing</translation>
    </message>
    <message>
        <source>a failure is a reason to walk away</source>
        <translation>a failure is a reason to walk away</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Evidence: %1</translation>
    </message>
    <message>
        <source>Passes when: %1</source>
        <translation>Passes when: %1</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>Run: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Not applicable</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Note:</translation>
    </message>
    <message>
        <source>Ready to sign</source>
        <translation>Ready to sign</translation>
    </message>
    <message>
        <source>Not ready to sign: %1 failed, %2 open</source>
        <translation>Not ready to sign: %1 failed, %2 open</translation>
    </message>
    <message>
        <source>Checklist before signing</source>
        <translation>Checklist before signing</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Vendor</translation>
    </message>
    <message>
        <source>Quote, date</source>
        <translation>Quote, date</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>Serial numbers</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Checked by</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>For the vendor</source>
        <translation>For the vendor</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Must be settled</source>
        <translation>Must be settled</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passed</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Failed</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Not checked</translation>
    </message>
    <message>
        <source>How far the checklist for this configuration is. The list itself, with questions and commands, is a document of its own.</source>
        <translation>How far the checklist for this configuration is. The list itself, with questions and commands, is a document of its own.</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>%1, typical market price</source>
        <translation>%1, typical market price</translation>
    </message>
    <message>
        <source>%1, quote of %2</source>
        <translation>%1, quote of %2</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>What it contains</source>
        <translation>What it contains</translation>
    </message>
    <message>
        <source>One page for the manager</source>
        <translation>One page for the manager</translation>
    </message>
    <message>
        <source>Three charts: speedup, VRAM headroom, monthly cost</source>
        <translation>Three charts: speedup, VRAM headroom, monthly cost</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) compared, each with the reason</source>
        <translation>
            <numerusform>%n candidate compared, with the reason</numerusform>
            <numerusform>%n candidates compared, each with the reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) to watch</source>
        <translation>
            <numerusform>%n finding to watch</numerusform>
            <numerusform>%n findings to watch</numerusform>
        </translation>
    </message>
    <message>
        <source>Checklist before signing, for exactly this configuration</source>
        <translation>Checklist before signing, for exactly this configuration</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>Assumptions and sources</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) on their default</source>
        <translation>
            <numerusform>%n value on its default</numerusform>
            <numerusform>%n values on their defaults</numerusform>
        </translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>A PDF for people who were not here: page one for the manager, then the evidence.</source>
        <translation>A PDF for people who were not here: page one for the manager, then the evidence.</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Language of the report</translation>
    </message>
    <message>
        <source>There is no answer to report yet. Fill in the compute page first.</source>
        <translation>There is no answer to report yet. Fill in the compute page first.</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>Export PDF…</translation>
    </message>
    <message>
        <source>Checklist as PDF…</source>
        <translation>Checklist as PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>%1: %2 as fast as %3</source>
        <translation>%1: %2 as fast as %3</translation>
    </message>
    <message>
        <source>%1: %2 as fast as %3; the gain shrinks from %4</source>
        <translation>%1: %2 as fast as %3; the gain shrinks from %4</translation>
    </message>
    <message>
        <source>%1 would be %2 as fast as %3</source>
        <translation>%1 would be %2 as fast as %3</translation>
    </message>
    <message>
        <source>%1: no other count to compare with</source>
        <translation>%1: no other count to compare with</translation>
    </message>
    <message>
        <source>%1 leaves %2 of each card&apos;s %3 free</source>
        <translation>%1 leaves %2 of each card&apos;s %3 free</translation>
    </message>
    <message>
        <source>%1 is tight: %2 of each card&apos;s %3 left</source>
        <translation>%1 is tight: %2 of each card&apos;s %3 left</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 more than each card&apos;s %3</source>
        <translation>%1 does not fit: %2 more than each card&apos;s %3</translation>
    </message>
    <message>
        <source>%1 costs %2 a month, %3 below the cap</source>
        <translation>%1 costs %2 a month, %3 below the cap</translation>
    </message>
    <message>
        <source>%1 costs %2 a month, %3 above the cap</source>
        <translation>%1 costs %2 a month, %3 above the cap</translation>
    </message>
    <message>
        <source>%1 costs %2 a month</source>
        <translation>%1 costs %2 a month</translation>
    </message>
    <message>
        <source>The document could not be written. Check that a font with Chinese characters is installed and try again.</source>
        <translation>The document could not be written. Check that a font with Chinese characters is installed and try again.</translation>
    </message>
    <message>
        <source>Rent %1 for %2 a month</source>
        <translation>Rent %1 for %2 a month</translation>
    </message>
    <message>
        <source>None of the configurations looked at (%1) can do this as planned</source>
        <translation>None of the configurations looked at (%1) can do this as planned</translation>
    </message>
    <message>
        <source>There is no configuration to judge: name at least one card and one count</source>
        <translation>There is no configuration to judge: name at least one card and one count</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Recommended</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Also possible</translation>
    </message>
    <message>
        <source>Rent %1; no price for it is known</source>
        <translation>Rent %1; no price for it is known</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>There is no answer yet.</source>
        <translation>There is no answer yet.</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>What to watch</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Growth</translation>
    </message>
    <message>
        <source>Month %1: %2, %3</source>
        <translation>Month %1: %2, %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>How the decision was made</source>
        <translation>How the decision was made</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Export the report…</source>
        <translation>Export the report…</translation>
    </message>
    <message>
        <source>Open the checklist</source>
        <translation>Open the checklist</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>Which cards should you rent?</source>
        <translation>Which cards should you rent?</translation>
    </message>
    <message>
        <source>Four short questions, one answer with its reasons. Everything stays on this computer.</source>
        <translation>Four short questions, one answer with its reasons. Everything stays on this computer.</translation>
    </message>
    <message>
        <source>Start from a situation like yours</source>
        <translation>Start from a situation like yours</translation>
    </message>
    <message>
        <source>Or bring your own</source>
        <translation>Or bring your own</translation>
    </message>
    <message>
        <source>Drop a file here, or choose one</source>
        <translation>Drop a file here, or choose one</translation>
    </message>
    <message>
        <source>A plan, config.json, GGUF, safetensors, a training YAML or a price list</source>
        <translation>A plan, config.json, GGUF, safetensors, a training YAML or a price list</translation>
    </message>
    <message>
        <source>Start blank</source>
        <translation>Start blank</translation>
    </message>
    <message>
        <source>Answer the four pages yourself</source>
        <translation>Answer the four pages yourself</translation>
    </message>
    <message>
        <source>Opened recently</source>
        <translation>Opened recently</translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>Default</source>
        <translation>Default</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>Look here</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checklist</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
</context>
<context>
    <name>StorageText</name>
    <message>
        <source>The data file cannot be opened: %1. Check the folder&apos;s permissions.</source>
        <translation>The data file cannot be opened: %1. Check the folder&apos;s permissions.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose a place you may write to.</source>
        <translation>The folder %1 cannot be created. Choose a place you may write to.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched. Choose another file.</source>
        <translation>This is a database of another program; it was not touched. Choose another file.</translation>
    </message>
    <message>
        <source>This file is no database; it was not touched. Choose another file.</source>
        <translation>This file is no database; it was not touched. Choose another file.</translation>
    </message>
    <message>
        <source>This data file has version %1, this program knows up to %2. Update Xuanka; the file was not changed.</source>
        <translation>This data file has version %1, this program knows up to %2. Update Xuanka; the file was not changed.</translation>
    </message>
    <message>
        <source>The data file is damaged: %1. Restore it from a backup beside it.</source>
        <translation>The data file is damaged: %1. Restore it from a backup beside it.</translation>
    </message>
    <message>
        <source>Another program is writing to the data file. Close it and try again.</source>
        <translation>Another program is writing to the data file. Close it and try again.</translation>
    </message>
    <message>
        <source>The data file may only be read. Nothing was changed; copy it to a place you may write to.</source>
        <translation>The data file may only be read. Nothing was changed; copy it to a place you may write to.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; free some space and try again.</source>
        <translation>The disk is full. Nothing was changed; free some space and try again.</translation>
    </message>
    <message>
        <source>The data file refuses this value: %1. Nothing was changed.</source>
        <translation>The data file refuses this value: %1. Nothing was changed.</translation>
    </message>
    <message>
        <source>The data file could not be used: %1 (%2).</source>
        <translation>The data file could not be used: %1 (%2).</translation>
    </message>
    <message>
        <source>The data file could not be brought to this version (%1). It is unchanged; a copy is in %2.</source>
        <translation>The data file could not be brought to this version (%1). It is unchanged; a copy is in %2.</translation>
    </message>
    <message>
        <source>The data file was damaged and is kept as %1. The newest backup, %2, took its place; changes after it are missing.</source>
        <translation>The data file was damaged and is kept as %1. The newest backup, %2, took its place; changes after it are missing.</translation>
    </message>
    <message>
        <source>The data file was damaged and is kept as %1. There was no backup, so an empty one took its place.</source>
        <translation>The data file was damaged and is kept as %1. There was no backup, so an empty one took its place.</translation>
    </message>
    <message>
        <source>This entry no longer exists. Reload the list.</source>
        <translation>This entry no longer exists. Reload the list.</translation>
    </message>
</context>
<context>
    <name>TaskPage</name>
    <message>
        <source>What does the task demand?</source>
        <translation>What does the task demand?</translation>
    </message>
    <message>
        <source>Somebody who waits, a deadline or a hard requirement can need more cards, or other cards, than memory alone.</source>
        <translation>Somebody who waits, a deadline or a hard requirement can need more cards, or other cards, than memory alone.</translation>
    </message>
</context>
<context>
    <name>TeamPage</name>
    <message>
        <source>Who will use the cards?</source>
        <translation>Who will use the cards?</translation>
    </message>
    <message>
        <source>The team decides how many cards are busy at once and for how many hours you pay.</source>
        <translation>The team decides how many cards are busy at once and for how many hours you pay.</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>per card-hour</source>
        <translation>per card-hour</translation>
    </message>
    <message>
        <source>per machine-hour</source>
        <translation>per machine-hour</translation>
    </message>
    <message>
        <source>per card and day</source>
        <translation>per card and day</translation>
    </message>
    <message>
        <source>per machine and day</source>
        <translation>per machine and day</translation>
    </message>
    <message>
        <source>per card and month</source>
        <translation>per card and month</translation>
    </message>
    <message>
        <source>per machine and month</source>
        <translation>per machine and month</translation>
    </message>
    <message>
        <source>per card and year</source>
        <translation>per card and year</translation>
    </message>
    <message>
        <source>per machine and year</source>
        <translation>per machine and year</translation>
    </message>
    <message>
        <source>by the second</source>
        <translation>by the second</translation>
    </message>
    <message>
        <source>by the minute</source>
        <translation>by the minute</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>hourly</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>daily</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>monthly</translation>
    </message>
    <message>
        <source>Bare metal</source>
        <translation>Bare metal</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>Virtual machine</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>fits</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>tight</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>does not fit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>Red flag</source>
        <translation>Red flag</translation>
    </message>
    <message>
        <source>million tokens</source>
        <translation>million tokens</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clip</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>frame</translation>
    </message>
    <message>
        <source>training run</source>
        <translation>training run</translation>
    </message>
    <message>
        <source>step</source>
        <translation>step</translation>
    </message>
    <message>
        <source>Serve a language model</source>
        <translation>Serve a language model</translation>
    </message>
    <message>
        <source>Train or fine-tune a language model</source>
        <translation>Train or fine-tune a language model</translation>
    </message>
    <message>
        <source>Generate images</source>
        <translation>Generate images</translation>
    </message>
    <message>
        <source>Generate video</source>
        <translation>Generate video</translation>
    </message>
    <message>
        <source>Render a 3D scene</source>
        <translation>Render a 3D scene</translation>
    </message>
    <message>
        <source>Simulate (CFD, physics)</source>
        <translation>Simulate (CFD, physics)</translation>
    </message>
    <message>
        <source>Something else, measured once</source>
        <translation>Something else, measured once</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>Full fine-tuning</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 mixed</translation>
    </message>
    <message>
        <source>Pure BF16</source>
        <translation>Pure BF16</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 mixed</translation>
    </message>
    <message>
        <source>AdamW 8-bit, paged</source>
        <translation>AdamW 8-bit, paged</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selective</translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation>Every layer</translation>
    </message>
    <message>
        <source>Not split</source>
        <translation>Not split</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimizer state</translation>
    </message>
    <message>
        <source>Optimizer state and parameters</source>
        <translation>Optimizer state and parameters</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replicas</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensor parallel</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipeline parallel</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>Layer split</translation>
    </message>
    <message>
        <source>Data parallel (DDP)</source>
        <translation>Data parallel (DDP)</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Sequence parallel</translation>
    </message>
    <message>
        <source>Fast FP64</source>
        <translation>Fast FP64</translation>
    </message>
    <message>
        <source>ECC memory</source>
        <translation>ECC memory</translation>
    </message>
    <message>
        <source>MIG (split one card)</source>
        <translation>MIG (split one card)</translation>
    </message>
    <message>
        <source>Availability promise (SLA)</source>
        <translation>Availability promise (SLA)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passed</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Failed</translation>
    </message>
    <message>
        <source>Does not apply</source>
        <translation>Does not apply</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>not checked</translation>
    </message>
</context>
<context>
    <name>TraceTerms</name>
    <message>
        <source>Weights</source>
        <translation>Weights</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Activations and workspace</source>
        <translation>Activations and workspace</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimizer state</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <translation>Runtime overhead</translation>
    </message>
    <message>
        <source>Decode speed</source>
        <translation>Decode speed</translation>
    </message>
    <message>
        <source>Prefill speed</source>
        <translation>Prefill speed</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Time to first token</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Training speed</translation>
    </message>
    <message>
        <source>Seconds per item</source>
        <translation>Seconds per item</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Draw of one card</source>
        <translation>Draw of one card</translation>
    </message>
    <message>
        <source>Draw of the machine</source>
        <translation>Draw of the machine</translation>
    </message>
    <message>
        <source>Power supplies to ask for</source>
        <translation>Power supplies to ask for</translation>
    </message>
    <message>
        <source>autoencoder</source>
        <translation>autoencoder</translation>
    </message>
    <message>
        <source>memory bandwidth of the card</source>
        <translation>memory bandwidth of the card</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>batch</translation>
    </message>
    <message>
        <source>bits per weight</source>
        <translation>bits per weight</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>buffers</translation>
    </message>
    <message>
        <source>bytes per element of the cache</source>
        <translation>bytes per element of the cache</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>bytes per parameter</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cards</translation>
    </message>
    <message>
        <source>cards per frame</source>
        <translation>cards per frame</translation>
    </message>
    <message>
        <source>prefill chunk</source>
        <translation>prefill chunk</translation>
    </message>
    <message>
        <source>tokens of a prefill chunk</source>
        <translation>tokens of a prefill chunk</translation>
    </message>
    <message>
        <source>tokens held on average</source>
        <translation>tokens held on average</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>data</source>
        <translation>data</translation>
    </message>
    <message>
        <source>peak while decoding</source>
        <translation>peak while decoding</translation>
    </message>
    <message>
        <source>peak while denoising</source>
        <translation>peak while denoising</translation>
    </message>
    <message>
        <source>bytes of dense weights read per step</source>
        <translation>bytes of dense weights read per step</translation>
    </message>
    <message>
        <source>exchange between cards</source>
        <translation>exchange between cards</translation>
    </message>
    <message>
        <source>bytes of experts read per step</source>
        <translation>bytes of experts read per step</translation>
    </message>
    <message>
        <source>fixed part</source>
        <translation>fixed part</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operations</translation>
    </message>
    <message>
        <source>operations per token</source>
        <translation>operations per token</translation>
    </message>
    <message>
        <source>bytes of gradients</source>
        <translation>bytes of gradients</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <source>height in pixels</source>
        <translation>height in pixels</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>hidden size</translation>
    </message>
    <message>
        <source>latent frames</source>
        <translation>latent frames</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>layers</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>power limit</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>micro-batch</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>micro-batches</translation>
    </message>
    <message>
        <source>minutes per frame</source>
        <translation>minutes per frame</translation>
    </message>
    <message>
        <source>draw without a limit</source>
        <translation>draw without a limit</translation>
    </message>
    <message>
        <source>a card&apos;s own work per step</source>
        <translation>a card&apos;s own work per step</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parameters</translation>
    </message>
    <message>
        <source>pipeline stages</source>
        <translation>pipeline stages</translation>
    </message>
    <message>
        <source>prefill speed</source>
        <translation>prefill speed</translation>
    </message>
    <message>
        <source>tokens of the prompt</source>
        <translation>tokens of the prompt</translation>
    </message>
    <message>
        <source>rate of the reference card</source>
        <translation>rate of the reference card</translation>
    </message>
    <message>
        <source>requests per copy</source>
        <translation>requests per copy</translation>
    </message>
    <message>
        <source>few-step model</source>
        <translation>few-step model</translation>
    </message>
    <message>
        <source>seconds per step</source>
        <translation>seconds per step</translation>
    </message>
    <message>
        <source>cards per sequence</source>
        <translation>cards per sequence</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>sequence length</translation>
    </message>
    <message>
        <source>slack of the allocator</source>
        <translation>slack of the allocator</translation>
    </message>
    <message>
        <source>stages at work at once</source>
        <translation>stages at work at once</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>first step</translation>
    </message>
    <message>
        <source>stock power limit</source>
        <translation>stock power limit</translation>
    </message>
    <message>
        <source>size of the file&apos;s tensors</source>
        <translation>size of the file&apos;s tensors</translation>
    </message>
    <message>
        <source>streams at once</source>
        <translation>streams at once</translation>
    </message>
    <message>
        <source>cards a layer is split over</source>
        <translation>cards a layer is split over</translation>
    </message>
    <message>
        <source>rate in use</source>
        <translation>rate in use</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>text encoder</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>trained parameters</source>
        <translation>trained parameters</translation>
    </message>
    <message>
        <source>UNet</source>
        <translation>UNet</translation>
    </message>
    <message>
        <source>shape unknown</source>
        <translation>shape unknown</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulary</translation>
    </message>
    <message>
        <source>width in pixels</source>
        <translation>width in pixels</translation>
    </message>
</context>
<context>
    <name>TrialText</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>at least %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>at most %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1 shown, but the output announces %2 cards: the rest was cut off</source>
        <translation>%1 shown, but the output announces %2 cards: the rest was cut off</translation>
    </message>
    <message>
        <source>compute capability %1: the chip is not the one of this card</source>
        <translation>compute capability %1: the chip is not the one of this card</translation>
    </message>
    <message>
        <source>PCIe %1.0 x%2</source>
        <translation>PCIe %1.0 x%2</translation>
    </message>
    <message>
        <source>PCIe %1.0 x%2, read while idle: a sleeping link is slow on purpose. Read it again under load.</source>
        <translation>PCIe %1.0 x%2, read while idle: a sleeping link is slow on purpose. Read it again under load.</translation>
    </message>
    <message>
        <source>x%1</source>
        <translation>x%1</translation>
    </message>
    <message>
        <source>no slowdown</source>
        <translation>no slowdown</translation>
    </message>
    <message>
        <source>slowed down: %1</source>
        <translation>slowed down: %1</translation>
    </message>
    <message>
        <source>no loss between cards</source>
        <translation>no loss between cards</translation>
    </message>
    <message>
        <source>P2P off (normal with the stock GeForce driver)</source>
        <translation>P2P off (normal with the stock GeForce driver)</translation>
    </message>
    <message>
        <source>P2P on</source>
        <translation>P2P on</translation>
    </message>
    <message>
        <source>with P2P %1, without %2: P2P makes it slower (often Resizable BAR is off)</source>
        <translation>with P2P %1, without %2: P2P makes it slower (often Resizable BAR is off)</translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation>no NVLink</translation>
    </message>
    <message>
        <source>NVLink, %1 each way</source>
        <translation>NVLink, %1 each way</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>all cards on one socket (PIX, PXB, PHB or NODE)</source>
        <translation>all cards on one socket (PIX, PXB, PHB or NODE)</translation>
    </message>
    <message>
        <source>%1: traffic crosses CPU sockets</source>
        <translation>%1: traffic crosses CPU sockets</translation>
    </message>
    <message>
        <source>PHB everywhere in a virtual machine: this tells nothing about the real slots</source>
        <translation>PHB everywhere in a virtual machine: this tells nothing about the real slots</translation>
    </message>
    <message>
        <source>usually %1; below %2 ask, below %3 refuse</source>
        <translation>usually %1; below %2 ask, below %3 refuse</translation>
    </message>
    <message>
        <source>%1 at large sizes, %2 at best: it breaks down as messages grow</source>
        <translation>%1 at large sizes, %2 at best: it breaks down as messages grow</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>no errors</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 errors</translation>
    </message>
    <message>
        <source>it started and printed no result: cut off, or hung. Run it again to the end.</source>
        <translation>it started and printed no result: cut off, or hung. Run it again to the end.</translation>
    </message>
    <message>
        <source>no Xid and no PCIe errors</source>
        <translation>no Xid and no PCIe errors</translation>
    </message>
    <message>
        <source>Xid %1</source>
        <translation>Xid %1</translation>
    </message>
    <message>
        <source>Xid %1, mostly the program&apos;s own fault</source>
        <translation>Xid %1, mostly the program&apos;s own fault</translation>
    </message>
    <message>
        <source>nothing bad in the log</source>
        <translation>nothing bad in the log</translation>
    </message>
    <message>
        <source>%1 or newer</source>
        <translation>%1 or newer</translation>
    </message>
    <message>
        <source>nothing running on the cards</source>
        <translation>nothing running on the cards</translation>
    </message>
    <message>
        <source>running: %1</source>
        <translation>running: %1</translation>
    </message>
    <message>
        <source>%1 with ECC on</source>
        <translation>%1 with ECC on</translation>
    </message>
    <message>
        <source>%1, another product</source>
        <translation>%1, another product</translation>
    </message>
    <message>
        <source>cards of one kind</source>
        <translation>cards of one kind</translation>
    </message>
    <message>
        <source>mixed: %1</source>
        <translation>mixed: %1</translation>
    </message>
    <message>
        <source>staged through host memory</source>
        <translation>staged through host memory</translation>
    </message>
    <message>
        <source>not given. Run: %1</source>
        <translation>not given. Run: %1</translation>
    </message>
    <message>
        <source>the tool printed no value (N/A, ERR! or Unknown Error)</source>
        <translation>the tool printed no value (N/A, ERR! or Unknown Error)</translation>
    </message>
    <message>
        <source>the paste was cut off before the value</source>
        <translation>the paste was cut off before the value</translation>
    </message>
    <message>
        <source>this is the output of %1, which these checks cannot use</source>
        <translation>this is the output of %1, which these checks cannot use</translation>
    </message>
    <message>
        <source>no output of a known tool was found in it. Give what nvidia-smi, topo -m, nccl-tests and the like printed.</source>
        <translation>no output of a known tool was found in it. Give what nvidia-smi, topo -m, nccl-tests and the like printed.</translation>
    </message>
    <message>
        <source>a binary file, not text. Save the output as text.</source>
        <translation>a binary file, not text. Save the output as text.</translation>
    </message>
    <message>
        <source>only the first 64 MiB were read</source>
        <translation>only the first 64 MiB were read</translation>
    </message>
    <message>
        <source>%1, read while idle. Read it again under load.</source>
        <translation>%1, read while idle. Read it again under load.</translation>
    </message>
    <message>
        <source>%1; no public figure to hold it against for this card</source>
        <translation>%1; no public figure to hold it against for this card</translation>
    </message>
    <message>
        <source>the plan names no single machine: add a quote</source>
        <translation>the plan names no single machine: add a quote</translation>
    </message>
    <message>
        <source>nvidia-smi cannot reach the driver: no card was seen. Ask the vendor to mend it, then test again.</source>
        <translation>nvidia-smi cannot reach the driver: no card was seen. Ask the vendor to mend it, then test again.</translation>
    </message>
    <message>
        <source>driver and library versions differ (an update without a reboot). Reboot and test again.</source>
        <translation>driver and library versions differ (an update without a reboot). Reboot and test again.</translation>
    </message>
    <message>
        <source>a card is lost</source>
        <translation>a card is lost</translation>
    </message>
    <message>
        <source>a card does not answer the driver</source>
        <translation>a card does not answer the driver</translation>
    </message>
    <message>
        <source>nvidia-smi is not installed there</source>
        <translation>nvidia-smi is not installed there</translation>
    </message>
    <message>
        <source>nvidia-smi found no card</source>
        <translation>nvidia-smi found no card</translation>
    </message>
    <message>
        <source>%1: the name is cut off, which proves nothing. Use the CSV query.</source>
        <translation>%1: the name is cut off, which proves nothing. Use the CSV query.</translation>
    </message>
    <message>
        <source>only one card took part</source>
        <translation>only one card took part</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>the file is empty</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source> month(s)</source>
        <translation>
            <numerusform> month</numerusform>
            <numerusform> months</numerusform>
        </translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> tokens/s</source>
        <translation> tokens/s</translation>
    </message>
    <message>
        <source> requests/s</source>
        <translation> requests/s</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source> per day</source>
        <translation> per day</translation>
    </message>
    <message numerus="yes">
        <source> person(s)</source>
        <translation>
            <numerusform> person</numerusform>
            <numerusform> people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message>
        <source>Alternatives</source>
        <translation>Alternatives</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Ways out</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Apply: %1</translation>
    </message>
    <message>
        <source>Not applied</source>
        <translation>Not applied</translation>
    </message>
</context>
</TS>
