<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销：%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做：%1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation>新建方案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export the report…</source>
        <translation>导出报告(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the &amp;checklist…</source>
        <translation>导出清单(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Paste a launch command or &amp;config</source>
        <translation>粘贴启动命令或配置(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>读取文件(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;About Xuanka</source>
        <translation>关于选卡(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
</context>
<context>
    <name>AdviseText</name>
    <message>
        <source>%1 is not made for this kind of work. Choose another model or another kind of work.</source>
        <translation>%1 不适用于这种任务。请换一个模型，或换一种任务类型。</translation>
    </message>
    <message>
        <source>The model file %1 was not read. Check its path, or name a model of the catalogue.</source>
        <translation>没有读到模型文件 %1。请检查路径，或改用目录中的模型。</translation>
    </message>
    <message>
        <source>The plan names no card or no count. Give at least one of each.</source>
        <translation>方案里没有候选显卡或数量。请至少各填一项。</translation>
    </message>
    <message>
        <source>The work cannot be split this way over %1.</source>
        <translation>这种切分方式不能用在 %1 上。</translation>
    </message>
    <message>
        <source>Needs %1 on a card; the card has %2.</source>
        <translation>每卡需要 %1，这张卡只有 %2。</translation>
    </message>
    <message>
        <source>Reaches %1 per request; the plan asks for %2.</source>
        <translation>每个请求 %1，方案要求 %2。</translation>
    </message>
    <message>
        <source>The first token comes after %1; the plan asks for %2.</source>
        <translation>首字延迟 %1，方案要求 %2。</translation>
    </message>
    <message>
        <source>Carries %1 requests a second; the plan asks for %2.</source>
        <translation>每秒能处理 %1 个请求，方案要求 %2 个。</translation>
    </message>
    <message>
        <source>Makes %1 a day; the plan asks for %2.</source>
        <translation>每天能完成 %1 个，方案要求 %2 个。</translation>
    </message>
    <message>
        <source>Takes %1; the deadline allows %2.</source>
        <translation>需要 %1，期限只有 %2。</translation>
    </message>
    <message>
        <source>Leaves less than %1 free, which real-time work should keep.</source>
        <translation>剩余不足 %1，实时任务应当留出这部分余量。</translation>
    </message>
    <message>
        <source>%1 has no real FP64 unit.</source>
        <translation>%1 没有真正的 FP64 单元。</translation>
    </message>
    <message>
        <source>%1 has no ECC memory.</source>
        <translation>%1 没有 ECC 显存。</translation>
    </message>
    <message>
        <source>%1 cannot be partitioned (MIG).</source>
        <translation>%1 不支持 MIG 切分。</translation>
    </message>
    <message>
        <source>%1 has no NVLink for this many cards.</source>
        <translation>%1 在这个卡数下没有 NVLink。</translation>
    </message>
    <message>
        <source>%1 is a consumer card: its licence and warranty do not cover data-centre service.</source>
        <translation>%1 是消费级显卡，许可与质保不覆盖数据中心服务，难以附带 SLA。</translation>
    </message>
    <message>
        <source>%1 cannot compute with %2 weights.</source>
        <translation>%1 不支持 %2 权重的计算。</translation>
    </message>
    <message>
        <source>%1 does not load %2 weights.</source>
        <translation>%1 不能加载 %2 权重。</translation>
    </message>
    <message>
        <source>The machine may be taken away at any time; the plan does not allow that.</source>
        <translation>机器随时可能被收回，方案不接受可中断实例。</translation>
    </message>
    <message>
        <source>No price is known for %1. Add a quote to compare it.</source>
        <translation>没有 %1 的价格。添加一份报价即可参与比较。</translation>
    </message>
    <message>
        <source>The price is in %1, the plan in %2; nothing is converted.</source>
        <translation>报价币种是 %1，方案是 %2；程序不做换算。</translation>
    </message>
    <message>
        <source>Costs %1 a month; the cap is %2.</source>
        <translation>每月 %1，超出上限 %2。</translation>
    </message>
    <message>
        <source>Fewer than the %1 proposed.</source>
        <translation>少于建议的 %1。</translation>
    </message>
    <message>
        <source>Fits only if the estimate errs high: %1 of %2.</source>
        <translation>只有估算偏高时才放得下：%1，共 %2。</translation>
    </message>
    <message>
        <source>%1 more a month than the recommendation.</source>
        <translation>每月比推荐方案贵 %1。</translation>
    </message>
    <message>
        <source>%1 of the speed of the recommendation.</source>
        <translation>速度是推荐方案的 %1。</translation>
    </message>
    <message>
        <source>Idle %1 of the team&apos;s time.</source>
        <translation>团队工作时间里有 %1 闲置。</translation>
    </message>
    <message>
        <source>Everything on one card: nothing is lost to communication.</source>
        <translation>全部放在一张卡上，没有通信损耗。</translation>
    </message>
    <message>
        <source>%1 independent copies, one on each card: scales best without NVLink.</source>
        <translation>每卡一份独立副本，共 %1 份：没有 NVLink 时扩展性最好。</translation>
    </message>
    <message>
        <source>Each layer is split over %1 cards (tensor parallel): the model does not fit one, and all of them work on every token.</source>
        <translation>每层切到 %1 张卡上（张量并行）：一张放不下，所有卡同时处理每个 token。</translation>
    </message>
    <message>
        <source>%1 copies of %2 cards each (tensor parallel inside a copy): the smallest group that pays, repeated.</source>
        <translation>%1 份副本，每份 %2 张卡（副本内张量并行）：用最划算的小组重复。</translation>
    </message>
    <message>
        <source>The layers lie on %1 stages (pipeline): little communication, gains with many requests.</source>
        <translation>各层分成 %1 段（流水线并行）：通信少，请求多时才有收益。</translation>
    </message>
    <message>
        <source>Consecutive layers lie on %1 cards: more memory, not more speed for one stream.</source>
        <translation>连续的层分布在 %1 张卡上：得到的是显存，单路速度不会更快。</translation>
    </message>
    <message>
        <source>Each of the %1 cards trains on its own data with a full copy (data parallel).</source>
        <translation>%1 张卡各持完整副本、各训各的数据（数据并行）。</translation>
    </message>
    <message>
        <source>A full copy of the weights on each card, optimizer state shared over %1 (ZeRO).</source>
        <translation>每卡保留完整权重，优化器状态由 %1 张卡分担（ZeRO）。</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer state shared over %1 cards (ZeRO-3 / FSDP): fits where a copy does not, at the price of communication.</source>
        <translation>权重、梯度和优化器状态由 %1 张卡分担（ZeRO-3 / FSDP）：一份副本放不下时能放下，代价是通信。</translation>
    </message>
    <message>
        <source>Each clip is computed by %1 cards together (sequence parallel).</source>
        <translation>每段视频由 %1 张卡共同计算（序列并行）。</translation>
    </message>
    <message>
        <source>%1 cards work on separate items.</source>
        <translation>%1 张卡各做各的。</translation>
    </message>
    <message>
        <source>%1 hold the work: %2 needed on a card of %3.</source>
        <translation>%1 放得下：每卡需要 %2，容量 %3。</translation>
    </message>
    <message>
        <source>No count asked for holds the work: with %1 each card still needs %2 of %3.</source>
        <translation>所列数量都放不下：用 %1 时每卡仍需 %2，容量 %3。</translation>
    </message>
    <message>
        <source>%1 are the fewest that also reach the targets.</source>
        <translation>至少要 %1 才能同时达到目标速度。</translation>
    </message>
    <message>
        <source>%1: the rule of thumb proposes %2 (2–3 people 2, 4–7 people 4, 8–10 people 6, more 8).</source>
        <translation>%1：经验表建议 %2（2–3 人 2 卡，4–7 人 4 卡，8–10 人 6 卡，更多 8 卡）。</translation>
    </message>
    <message>
        <source>%1 jobs a day on %2: busy %3 of the time, a job waits %4 on average.</source>
        <translation>每天 %1 个任务、%2：利用率 %3，平均等待 %4。</translation>
    </message>
    <message>
        <source>%1 jobs a day are more than %2 can finish: the queue only grows.</source>
        <translation>每天 %1 个任务超出 %2 的能力：排队只会越来越长。</translation>
    </message>
    <message>
        <source>Training without a deadline: one tier up, %1.</source>
        <translation>训练任务且没有期限：提高一档，%1。</translation>
    </message>
    <message>
        <source>The deadline of %1 already sized the machine.</source>
        <translation>已按 %1 的期限定规模。</translation>
    </message>
    <message>
        <source>Inference: fewer cards than the team&apos;s proposal are acceptable when money is short.</source>
        <translation>推理任务：预算紧张时可以低于团队维度的建议。</translation>
    </message>
    <message>
        <source>Real time: %1 kept free, %2.</source>
        <translation>实时任务：留出 %1 余量，%2。</translation>
    </message>
    <message>
        <source>The kind of work adds nothing to what the computation needs.</source>
        <translation>任务类型不增加额外需求。</translation>
    </message>
    <message>
        <source>The special needs of the plan decide which cards are suitable; %1 was checked against them.</source>
        <translation>特殊要求决定哪些卡合适；已按要求检查 %1。</translation>
    </message>
    <message>
        <source>%2 pays for %1 at %3 a card.</source>
        <translation>上限 %2，按每卡 %3 可租 %1。</translation>
    </message>
    <message>
        <source>No monthly cap was given.</source>
        <translation>没有设置月度上限。</translation>
    </message>
    <message>
        <source>%1 does not pay for one card (%2 a month).</source>
        <translation>上限 %1 不够租一张卡（每月 %2）。</translation>
    </message>
    <message>
        <source>No price is known for %1.</source>
        <translation>没有 %1 的价格。</translation>
    </message>
    <message>
        <source>%1: the fewest cards that hold the work and reach the targets.</source>
        <translation>%1：放得下并达到目标的最少卡数。</translation>
    </message>
    <message>
        <source>%1: the size of the team decides.</source>
        <translation>%1：由团队规模决定。</translation>
    </message>
    <message>
        <source>%1: the kind of work decides.</source>
        <translation>%1：由任务类型决定。</translation>
    </message>
    <message>
        <source>%1: what the cap pays for; %2 were proposed.</source>
        <translation>%1：预算上限能租到的数量；建议是 %2。</translation>
    </message>
    <message>
        <source>At %1 a month the cheapest of those that meet it; %2 of all candidates are possible.</source>
        <translation>每月 %1，是满足要求的方案中最便宜的；所有候选里有 %2 个可行。</translation>
    </message>
    <message>
        <source>%1 of %2 stay free on the fullest card.</source>
        <translation>占用最多的一张卡还剩 %1（容量 %2）。</translation>
    </message>
    <message>
        <source>%1 as fast as one card.</source>
        <translation>速度是单卡的 %1。</translation>
    </message>
    <message>
        <source>The work alone needs %1; the rest is for the people waiting.</source>
        <translation>仅就任务而言 %1 就够；其余是为了少排队。</translation>
    </message>
    <message>
        <source>Quantise the weights to %1.</source>
        <translation>把权重量化为 %1。</translation>
    </message>
    <message>
        <source>Keep the KV cache in %1.</source>
        <translation>KV 缓存改用 %1。</translation>
    </message>
    <message>
        <source>Shorten the context to %1.</source>
        <translation>把上下文缩短到 %1。</translation>
    </message>
    <message>
        <source>Serve %1 requests at the same time.</source>
        <translation>同时只服务 %1 个请求。</translation>
    </message>
    <message>
        <source>Train a LoRA adapter instead of all weights.</source>
        <translation>改用 LoRA，不做全参数微调。</translation>
    </message>
    <message>
        <source>Train a LoRA adapter over 4-bit weights (QLoRA).</source>
        <translation>改用 QLoRA（4 比特底座 + LoRA）。</translation>
    </message>
    <message>
        <source>Use the optimizer %1.</source>
        <translation>优化器改用 %1。</translation>
    </message>
    <message>
        <source>Recompute activations (full activation checkpointing).</source>
        <translation>开启完整的激活检查点（重算激活）。</translation>
    </message>
    <message>
        <source>Use a micro-batch of %1 and accumulate more.</source>
        <translation>微批改为 %1，增加梯度累积。</translation>
    </message>
    <message>
        <source>Train on sequences of %1.</source>
        <translation>训练序列缩短到 %1。</translation>
    </message>
    <message>
        <source>Let the states be shared over the cards as it suits.</source>
        <translation>让程序选择如何把训练状态分摊到各卡。</translation>
    </message>
    <message>
        <source>Allow every way to split the work.</source>
        <translation>允许所有切分方式。</translation>
    </message>
    <message>
        <source>Move the optimizer state to host memory.</source>
        <translation>把优化器状态放到主机内存。</translation>
    </message>
    <message>
        <source>Move weights and optimizer state to host memory.</source>
        <translation>把权重和优化器状态放到主机内存。</translation>
    </message>
    <message>
        <source>Use a fused or chunked loss, which never holds all logits.</source>
        <translation>使用融合或分块的损失函数，不再保存全部 logits。</translation>
    </message>
    <message>
        <source>Run it with %1 and %2 weights.</source>
        <translation>改用 %1 加载 %2 权重。</translation>
    </message>
    <message>
        <source>Rent %1.</source>
        <translation>租 %1。</translation>
    </message>
    <message>
        <source>Rent %1 instead.</source>
        <translation>改租 %1。</translation>
    </message>
    <message>
        <source>Rent only %1.</source>
        <translation>只租 %1。</translation>
    </message>
    <message>
        <source>Rent %1 by the hour at %2 a card; %3 a month are used.</source>
        <translation>按小时租 %1，每卡每小时 %2；每月使用 %3。</translation>
    </message>
    <message>
        <source>Raise the cap to %1.</source>
        <translation>把上限提高到 %1。</translation>
    </message>
    <message>
        <source>Accept the speed that is reached: %1.</source>
        <translation>接受能达到的速度：%1。</translation>
    </message>
    <message>
        <source>Work at %1 × %2 pixels and enlarge afterwards.</source>
        <translation>以 %1 × %2 像素生成，之后再放大。</translation>
    </message>
    <message>
        <source>Make clips of %1 frames.</source>
        <translation>每段视频改为 %1 帧。</translation>
    </message>
    <message>
        <source>Make %1 at a time.</source>
        <translation>每次生成 %1 个。</translation>
    </message>
    <message>
        <source>No single change of this list makes the plan possible. Change the model, or the work itself.</source>
        <translation>所列的单项改动都不能让方案可行。请换模型，或重新考虑任务本身。</translation>
    </message>
    <message>
        <source>Quality loss of 8-bit weights is usually within noise.</source>
        <translation>8 比特权重的质量损失通常在误差范围内。</translation>
    </message>
    <message>
        <source>4-bit weights cost a little quality, more with small models and long reasoning: test on your own tasks.</source>
        <translation>4 比特权重会损失少许质量，小模型和长推理更明显：请用自己的任务验证。</translation>
    </message>
    <message>
        <source>Below 4 bits quality drops visibly: only where nothing else is possible.</source>
        <translation>低于 4 比特质量明显下降：仅在别无选择时使用。</translation>
    </message>
    <message>
        <source>An 8-bit cache rarely changes answers; very long contexts suffer first.</source>
        <translation>8 比特缓存很少影响结果，超长上下文最先受影响。</translation>
    </message>
    <message>
        <source>Longer conversations and documents are cut or refused.</source>
        <translation>更长的对话和文档会被截断或拒绝。</translation>
    </message>
    <message>
        <source>Further requests wait in line.</source>
        <translation>其余请求需要排队。</translation>
    </message>
    <message>
        <source>An adapter learns style and tasks well, new knowledge less than full training.</source>
        <translation>适配器善于学习风格和任务，注入新知识不如全参数微调。</translation>
    </message>
    <message>
        <source>As LoRA; the 4-bit base costs a little quality and about a fifth of the speed.</source>
        <translation>与 LoRA 相同；4 比特底座略损质量，速度约慢五分之一。</translation>
    </message>
    <message>
        <source>8-bit optimizer states train as well in most reports.</source>
        <translation>多数报告中 8 比特优化器状态的训练效果相当。</translation>
    </message>
    <message>
        <source>Costs about a third more computation.</source>
        <translation>计算量约增加三分之一。</translation>
    </message>
    <message>
        <source>Slower: the card computes less efficiently.</source>
        <translation>更慢：显卡计算效率下降。</translation>
    </message>
    <message>
        <source>Longer samples are cut.</source>
        <translation>更长的样本会被截断。</translation>
    </message>
    <message>
        <source>Communication in every step: slower without NVLink.</source>
        <translation>每步都要通信：没有 NVLink 时更慢。</translation>
    </message>
    <message>
        <source>Much slower: the host&apos;s memory and PCIe set the pace; ask for enough host memory.</source>
        <translation>慢得多：速度由主机内存和 PCIe 决定；注意主机内存要够。</translation>
    </message>
    <message>
        <source>Another engine: test the quality and the speed with many users.</source>
        <translation>更换引擎：请测试质量和多用户下的速度。</translation>
    </message>
    <message>
        <source>At %1 a month it exceeds the cap of %2.</source>
        <translation>每月 %1，超出上限 %2。</translation>
    </message>
    <message>
        <source>Needs a training program that has it; the result is the same.</source>
        <translation>需要训练程序支持；结果相同。</translation>
    </message>
    <message>
        <source>Shorter clips.</source>
        <translation>片段更短。</translation>
    </message>
    <message>
        <source>No price is known for %1: ask for a quote.</source>
        <translation>没有 %1 的价格：请询价。</translation>
    </message>
    <message>
        <source>A machine by the hour may be gone when you need it again, and its disk may cost extra.</source>
        <translation>按小时租的机器再用时可能没有空位，磁盘可能另外收费。</translation>
    </message>
    <message>
        <source>Fine detail is invented by the upscaler.</source>
        <translation>细节由放大模型补出。</translation>
    </message>
    <message>
        <source>%1 were proposed for the team: people wait more.</source>
        <translation>按团队规模建议 %1：排队会更久。</translation>
    </message>
    <message>
        <source>%1 work with it by then.</source>
        <translation>届时有 %1 使用。</translation>
    </message>
    <message>
        <source>After %1 no count of %2 asked for is enough.</source>
        <translation>%1后，所列数量的 %2 都不够用。</translation>
    </message>
    <message>
        <source>How large is the work? (%1)</source>
        <translation>任务有多大？（%1）</translation>
    </message>
    <message>
        <source>%1 on one %3 of %2: one card holds it.</source>
        <translation>一张 %3 需要 %1，容量 %2：一张放得下。</translation>
    </message>
    <message>
        <source>%1 on one %3 of %2: too much; %4 hold it together.</source>
        <translation>一张 %3 需要 %1，容量 %2：放不下；%4 合起来放得下。</translation>
    </message>
    <message>
        <source>Even with %3 each card needs %1 of %2.</source>
        <translation>即使用 %3，每卡仍需 %1，容量 %2。</translation>
    </message>
    <message>
        <source>What kind of work is it?</source>
        <translation>是什么类型的任务？</translation>
    </message>
    <message>
        <source>Training: %1.</source>
        <translation>训练：%1。</translation>
    </message>
    <message>
        <source>Real time, %1 kept free: %2.</source>
        <translation>实时任务，留出 %1 余量：%2。</translation>
    </message>
    <message>
        <source>Work that can wait: %1.</source>
        <translation>可以排队的批量任务：%1。</translation>
    </message>
    <message>
        <source>What does the budget allow?</source>
        <translation>预算允许多少？</translation>
    </message>
    <message>
        <source>%1 a month, within the cap of %2.</source>
        <translation>每月 %1，在上限 %2 之内。</translation>
    </message>
    <message>
        <source>%1 a month; no cap was given.</source>
        <translation>每月 %1；没有设置上限。</translation>
    </message>
    <message>
        <source>The cap of %3 pays for %1 at %2 a month; %4 were proposed.</source>
        <translation>上限 %3 能租 %1，每月 %2；建议是 %4。</translation>
    </message>
    <message>
        <source>Nothing that does the work is within reach; see the ways out.</source>
        <translation>预算内没有能完成任务的方案；见“出路”。</translation>
    </message>
    <message>
        <source>%1 more load by then (%2 from now).</source>
        <translation>%2后，负载增加 %1。</translation>
    </message>
    <message>
        <source>How large is the work?</source>
        <translation>任务有多大？</translation>
    </message>
    <message>
        <source>Inference: %1; further cards mostly serve more users at once.</source>
        <translation>推理：%1；再加卡主要是同时服务更多用户。</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>data parallel with %1</source>
        <translation>数据并行，%1</translation>
    </message>
    <message>
        <source>one copy per card</source>
        <translation>每卡一份副本</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>layers split</source>
        <translation>按层切分</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>%1 copies, each over %2 cards (%3)</source>
        <translation>%1 份副本，每份用 %2 卡（%3）</translation>
    </message>
    <message>
        <source>one copy over %1 cards (%2)</source>
        <translation>一份模型分到 %1 卡（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>typical market price</source>
        <translation>市场参考价</translation>
    </message>
    <message>
        <source>%1 %2, billed %3, %4</source>
        <translation>%1 %2，%3计费，%4</translation>
    </message>
    <message>
        <source>Nothing that is compared can do this work within the limits given.</source>
        <translation>在给定的限制内，比较过的配置都做不了这项任务。</translation>
    </message>
    <message>
        <source>Rent %1; no price is known.</source>
        <translation>建议租 %1；没有已知价格。</translation>
    </message>
    <message>
        <source>Rent %1: %2.</source>
        <translation>建议租 %1：%2。</translation>
    </message>
    <message>
        <source>%1 / month</source>
        <translation>%1/月</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>VRAM headroom</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>单位成本</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>整机功耗</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>%1 used of %2 per card</source>
        <translation>每卡用 %1，共 %2</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>首字延迟 %1</translation>
    </message>
    <message>
        <source>efficiency %1</source>
        <translation>并行效率 %1</translation>
    </message>
    <message>
        <source>no price is known</source>
        <translation>没有已知价格</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>每%1</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>都放不下</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) out</source>
        <translation>
            <numerusform>%n 条出路</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a way to start.</source>
        <translation>先选一个开始方式。</translation>
    </message>
    <message>
        <source>No answer yet.</source>
        <translation>还没有答案。</translation>
    </message>
    <message numerus="yes">
        <source>%n red flag(s)</source>
        <translation>
            <numerusform>%n 条需警惕</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条提醒</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Why this answer</source>
        <translation>为什么是这个答案</translation>
    </message>
</context>
<context>
    <name>AnswerRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show how this comes about</source>
        <translation>点击查看怎么算出来的</translation>
    </message>
    <message>
        <source>%1
Show how this comes about</source>
        <translation>%1
点击查看怎么算出来的</translation>
    </message>
</context>
<context>
    <name>BudgetPage</name>
    <message>
        <source>What may it cost?</source>
        <translation>预算多少？</translation>
    </message>
    <message>
        <source>The cap decides what is affordable; the term decides which lease is cheapest.</source>
        <translation>上限决定租得起什么，租期决定哪种租法最省。</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>How the cards are used</source>
        <translation>多卡方式</translation>
    </message>
    <message>
        <source>VRAM per card</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>CandidateTable</name>
    <message>
        <source>Select a row to see every reason.</source>
        <translation>选中一行，查看全部理由。</translation>
    </message>
    <message>
        <source>This is the recommendation.</source>
        <translation>这就是推荐配置。</translation>
    </message>
    <message>
        <source>Nothing speaks against it.</source>
        <translation>没有不利因素。</translation>
    </message>
    <message>
        <source>Everything that was compared</source>
        <translation>比较过的全部配置</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the candidates by words</source>
        <translation>按文字筛选候选配置</translation>
    </message>
    <message>
        <source>Only what works</source>
        <translation>只看可行的</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选配置</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Do not compare %1</source>
        <translation>不比较 %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>添加一种卡…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Add a card to compare</source>
        <translation>添加要比较的卡</translation>
    </message>
</context>
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
    <name>Charts</name>
    <message>
        <source>Nothing to show yet</source>
        <translation>暂时没有可显示的内容</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>用表格显示数字</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>缺 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>余 %1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>The articles&apos; figures</source>
        <translation>文章数据</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <translation>运行时开销</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>租金</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运维</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Monthly cap</source>
        <translation>每月上限</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>显存容量</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>勉强</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>GiB per card</source>
        <translation>每卡 GiB</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
</context>
<context>
    <name>ChecklistPage</name>
    <message>
        <source>Before you sign</source>
        <translation>签约之前</translation>
    </message>
    <message>
        <source>Ask, look, run: what proves that the machine is what was promised.</source>
        <translation>问一问、看一看、跑一跑：用什么证明机器和承诺一致。</translation>
    </message>
    <message>
        <source>There is no machine to check yet.</source>
        <translation>还没有要检查的机器。</translation>
    </message>
    <message>
        <source>The list is made for the recommended machine; fill in the pages until there is one.</source>
        <translation>清单针对推荐的机器生成；请先填写前面几页，得到推荐配置。</translation>
    </message>
    <message>
        <source>Nothing stands in the way of signing.</source>
        <translation>没有阻碍签约的问题。</translation>
    </message>
    <message numerus="yes">
        <source>Do not sign yet: %n check(s) failed.</source>
        <translation>
            <numerusform>先别签：%n 项不通过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do not sign yet: %n must-have(s) not checked.</source>
        <translation>
            <numerusform>先别签：%n 项必查还没核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 settled · %3 failed · %4 with a warning · %5 must-haves open</source>
        <translation>共 %2 项，已核对 %1 项 · 不通过 %3 · 有提醒 %4 · 必查未完成 %5</translation>
    </message>
    <message>
        <source>What the trial machine showed</source>
        <translation>试用机的检查结果</translation>
    </message>
    <message>
        <source>Expected %1, found %2</source>
        <translation>应为%1，实际%2</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed</source>
        <translation>
            <numerusform>%n 项检查通过</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2 failed</source>
        <translation>%1 · 不通过 %2</translation>
    </message>
    <message>
        <source>Outputs of the trial machine</source>
        <translation>试用机的输出</translation>
    </message>
    <message>
        <source>Text files (*.txt *.log *.csv);;All files (*)</source>
        <translation>文本文件 (*.txt *.log *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未能读取</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Save the collecting script</source>
        <translation>保存采集脚本</translation>
    </message>
    <message>
        <source>Shell script (*.sh)</source>
        <translation>Shell 脚本 (*.sh)</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>未能写入</translation>
    </message>
    <message>
        <source>Load trial outputs…</source>
        <translation>载入试用机输出…</translation>
    </message>
    <message>
        <source>What nvidia-smi, topo, all_reduce_perf and others printed</source>
        <translation>nvidia-smi、topo、all_reduce_perf 等工具的输出</translation>
    </message>
    <message>
        <source>Save the collecting script…</source>
        <translation>保存采集脚本…</translation>
    </message>
    <message>
        <source>Runs on the trial machine, changes nothing, collects all outputs in one file</source>
        <translation>在试用机上运行，不改动任何内容，把所有输出收集到一个文件</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>检查人</translation>
    </message>
    <message>
        <source>Stands beside every answer from now on.</source>
        <translation>之后每条结论旁都会写上。</translation>
    </message>
</context>
<context>
    <name>ChecklistText</name>
    <message>
        <source>The built-in checklist is damaged (%1). Install Xuanka again.</source>
        <translation>内置清单已损坏（%1）。请重新安装选卡。</translation>
    </message>
    <message>
        <source>The saved answers of the checklist cannot be read; the file was left as it is.</source>
        <translation>保存的清单答案读不出来；文件保持原样。</translation>
    </message>
    <message>
        <source>The saved answers come from a newer version. Update Xuanka; nothing was changed.</source>
        <translation>保存的答案来自更新的版本。请升级选卡；没有改动任何内容。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Unknown option &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>未知选项“%1”。是不是“%2”？</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Known here: %2.</source>
        <translation>未知选项“%1”。此处可用：%2。</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; needs a value after it.</source>
        <translation>选项“%1”后面需要一个值。</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; takes no value.</source>
        <translation>选项“%1”不带值。</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>未知命令“%1”。是不是“%2”？</translation>
    </message>
    <message>
        <source>%1: There is no such file to open, and no command of that name. See &quot;xuanka --help&quot;.</source>
        <translation>%1: 没有这个文件，也没有这个命令。请看“xuanka --help”。</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Use one of: %2.</source>
        <translation>未知命令“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;. Use zh_CN or en.</source>
        <translation>未知语言“%1”。请用 zh_CN 或 en。</translation>
    </message>
    <message>
        <source>Something is missing. Usage: xuanka %1 %2</source>
        <translation>缺少参数。用法：xuanka %1 %2</translation>
    </message>
    <message>
        <source>Too many arguments. Usage: xuanka %1 %2</source>
        <translation>参数太多。用法：xuanka %1 %2</translation>
    </message>
    <message>
        <source>The answer could not be written out.</source>
        <translation>无法写出结果。</translation>
    </message>
    <message>
        <source>The catalogue has &quot;gpus&quot; and &quot;models&quot;, not &quot;%1&quot;.</source>
        <translation>目录里有 gpus 和 models，没有“%1”。</translation>
    </message>
    <message>
        <source>Say where to write: add --output FILE.pdf.</source>
        <translation>请说明写到哪里：加上 --output 文件.pdf。</translation>
    </message>
    <message>
        <source>%1: The document would replace the plan. Choose another --output.</source>
        <translation>%1: 输出会覆盖方案本身。请换一个 --output。</translation>
    </message>
    <message>
        <source>answer a plan, as JSON</source>
        <translation>评估一份方案，输出 JSON</translation>
    </message>
    <message>
        <source>write the report of a plan as PDF</source>
        <translation>把方案的报告写成 PDF</translation>
    </message>
    <message>
        <source>write the checklist for a plan&apos;s machine as PDF</source>
        <translation>把方案所需机器的验机清单写成 PDF</translation>
    </message>
    <message>
        <source>tell what a model file holds, as JSON</source>
        <translation>说明模型文件的内容，输出 JSON</translation>
    </message>
    <message>
        <source>check the outputs of a trial machine, as JSON; exit code 1 when a check fails</source>
        <translation>核对试用机的输出，给出 JSON；有检查不合格时退出码为 1</translation>
    </message>
    <message>
        <source>list the known cards or models with sources, as JSON</source>
        <translation>列出已知的显卡或模型及其来源，输出 JSON</translation>
    </message>
    <message>
        <source>Usage: xuanka [FILE]              open the window, with a plan or model file
       xuanka COMMAND …           answer without a window</source>
        <translation>用法：xuanka [文件]              打开窗口，可带方案或模型文件
      xuanka 命令 …              不开窗口，直接回答</translation>
    </message>
    <message>
        <source>--language zh_CN|en   language of texts (default: en)
Exit codes: 0 answered, 1 a check of verify failed, 2 unusable input, 3 a fault of ours</source>
        <translation>--language zh_CN|en   文字语言（默认 en）
退出码：0 已回答，1 verify 有检查不合格，2 输入不可用，3 程序自身故障</translation>
    </message>
    <message>
        <source>There is no candidate %1: the last one is %2, counted from 0.</source>
        <translation>没有第 %1 号候选：编号从 0 开始，最后一个是 %2。</translation>
    </message>
    <message>
        <source>Nothing is derived under &quot;%1&quot;. There is: %2.</source>
        <translation>没有名为“%1”的推导。可用：%2。</translation>
    </message>
    <message>
        <source>Prices can be listed, imported or exported, not &quot;%1&quot;. Use: %2.</source>
        <translation>价格可以 list、import 或 export，不能“%1”。请用：%2。</translation>
    </message>
    <message>
        <source>Usage: xuanka prices list | import FILE.csv | export FILE.csv [--database FILE]</source>
        <translation>用法：xuanka prices list | import 文件.csv | export 文件.csv [--database 文件]</translation>
    </message>
    <message>
        <source>show, extend or save the price book</source>
        <translation>查看、导入或导出价格簿</translation>
    </message>
    <message>
        <source>turn a training config or an engine command line into a plan</source>
        <translation>把训练配置或推理引擎命令行转换成方案</translation>
    </message>
</context>
<context>
    <name>ComputePage</name>
    <message>
        <source>Choose a model file</source>
        <translation>选择模型文件</translation>
    </message>
    <message>
        <source>Model files (config.json *.json *.gguf *.safetensors);;All files (*)</source>
        <translation>模型文件 (config.json *.json *.gguf *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>至少选一种卡。</translation>
    </message>
    <message>
        <source>What will run?</source>
        <translation>这次要跑什么？</translation>
    </message>
    <message>
        <source>The kind of work and its model decide how much VRAM is needed.</source>
        <translation>任务类型和模型决定需要多少显存。</translation>
    </message>
</context>
<context>
    <name>ConvertText</name>
    <message>
        <source>Nothing in this text is known. Give a training configuration (LLaMA-Factory, axolotl, torchtune, DeepSpeed) or a launch command such as &quot;vllm serve …&quot;.</source>
        <translation>这段文本中没有可识别的内容。请提供训练配置（LLaMA-Factory、axolotl、torchtune、DeepSpeed），或“vllm serve …”这样的启动命令。</translation>
    </message>
    <message>
        <source>The text is larger than %1; configurations and commands are a few kilobytes. Check that this is the right file.</source>
        <translation>文本超过 %1，而配置或命令通常只有几 KB。请确认文件是否正确。</translation>
    </message>
    <message>
        <source>This is not valid YAML: %1, line %2. Open the file in an editor and mend that line.</source>
        <translation>YAML 格式有误：%1，第 %2 行。请用编辑器打开并修正该行。</translation>
    </message>
    <message>
        <source>The YAML is nested deeper, or repeats itself more often, than any real file. Check that this is the right file.</source>
        <translation>YAML 嵌套过深或反复引用自身，超出任何真实文件。请确认文件是否正确。</translation>
    </message>
    <message>
        <source>Commands of %1 cannot be turned into a plan. Commands of vLLM, SGLang, llama.cpp and TensorRT-LLM can.</source>
        <translation>无法把 %1 的命令转换为方案。可以转换 vLLM、SGLang、llama.cpp 和 TensorRT-LLM 的命令。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known; it had no effect on the plan.</source>
        <translation>不认识“%1”，对方案没有影响。</translation>
    </message>
    <message>
        <source>The value &quot;%2&quot; of &quot;%1&quot; has no counterpart in a plan; the default stays.</source>
        <translation>“%1”的取值“%2”在方案中没有对应项，沿用默认值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes memory or speed in a way a plan cannot express; it had no effect.</source>
        <translation>“%1”会影响显存或速度，但方案无法表达，未产生作用。</translation>
    </message>
    <message>
        <source>The text names no model. Choose one in the plan.</source>
        <translation>文本没有指明模型。请在方案中选择模型。</translation>
    </message>
    <message>
        <source>The model is named by a variable (&quot;%1&quot;) whose value is not in the text. Choose it in the plan.</source>
        <translation>模型由变量给出（“%1”），文本中没有它的值。请在方案中选择模型。</translation>
    </message>
    <message>
        <source>The model was taken to be &quot;%1&quot;, from its path.</source>
        <translation>根据路径，模型按“%1”处理。</translation>
    </message>
    <message>
        <source>The weights were taken to be %1, from the name of the model.</source>
        <translation>根据模型名称，权重格式按 %1 处理。</translation>
    </message>
    <message>
        <source>The frozen base is loaded in %1 bits; a plan knows 4 bits (QLoRA) or full width, and counts full width.</source>
        <translation>冻结的基座以 %1 位加载；方案只区分 4 位（QLoRA）和全精度，此处按全精度计算。</translation>
    </message>
    <message>
        <source>The stage &quot;%1&quot; keeps more in memory than plain fine-tuning (a reference, a reward or a second answer); the plan counts plain fine-tuning.</source>
        <translation>“%1”阶段比普通微调占用更多显存（参考模型、奖励模型或第二份回答）；方案按普通微调计算。</translation>
    </message>
    <message>
        <source>The sharding was taken from the name of the DeepSpeed file &quot;%1&quot;; the file itself was not read.</source>
        <translation>分片方式取自 DeepSpeed 文件名“%1”，未读取该文件。</translation>
    </message>
    <message>
        <source>%1 cards, from the launch command in the comment.</source>
        <translation>%1 张卡，取自注释中的启动命令。</translation>
    </message>
    <message>
        <source>The sequence length is left open; %1 tokens were assumed.</source>
        <translation>序列长度未指定，按 %1 个词元处理。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a secret; its value was dropped and is stored nowhere.</source>
        <translation>“%1”是密钥类信息，其值已丢弃，不会保存。</translation>
    </message>
</context>
<context>
    <name>DerivationSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>There is no recommendation to explain.</source>
        <translation>还没有可解释的推荐。</translation>
    </message>
    <message>
        <source>A card holds %1. The fullest card needs %2 at the peak, so %3 stay free.</source>
        <translation>每张卡有 %1。占用最多的卡峰值需要 %2，还剩 %3。</translation>
    </message>
    <message>
        <source>What %1 reach together with this plan&apos;s work.</source>
        <translation>%1 合计在本方案任务下能达到的速度。</translation>
    </message>
    <message>
        <source>%1 against one card, or against the fewest cards that hold the work.</source>
        <translation>%1 相对于单卡（或放得下的最少卡数）的倍数。</translation>
    </message>
    <message>
        <source>What %1 and their host draw under this load.</source>
        <translation>%1 加上主机在此负载下的功耗。</translation>
    </message>
    <message>
        <source>What %1 cost in a month, everything this plan knows of.</source>
        <translation>%1 每月的费用，包含本方案已知的全部项目。</translation>
    </message>
    <message>
        <source>The month&apos;s cost over what is made in the hours of use.</source>
        <translation>每月费用除以使用时间内的产出。</translation>
    </message>
    <message>
        <source>The dimension that asks for the most cards decides.</source>
        <translation>要求卡数最多的那个维度起决定作用。</translation>
    </message>
    <message>
        <source>The range in brackets is meant to hold 80 % of the cases people have measured.</source>
        <translation>括号内的范围力求覆盖 80% 的实测情况。</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation>常数 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (fitted on %n measured row(s))</source>
        <translation>
            <numerusform>%1（由 %n 条实测数据拟合）</numerusform>
        </translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Hours billed in a month</source>
        <translation>每月计费小时数</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>租金</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运维</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Per %1</source>
        <translation>每%1</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>DimensionBars</name>
    <message>
        <source>affords %1</source>
        <translation>租得起 %1</translation>
    </message>
    <message>
        <source>%1 · decides</source>
        <translation>%1 · 决定因素</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
    <name>Fields</name>
    <message>
        <source>Plan title</source>
        <translation>方案名称</translation>
    </message>
    <message>
        <source>Appears on the report.</source>
        <translation>会印在报告上。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Type to search, choose a file, or give a size such as 7B.</source>
        <translation>输入名称搜索，选择文件，或直接写规模，如 7B。</translation>
    </message>
    <message>
        <source>Weight precision</source>
        <translation>权重精度</translation>
    </message>
    <message>
        <source>Fewer bits need less VRAM; below 4 bits answers get visibly worse.</source>
        <translation>位数越少越省显存；低于 4 位时质量会明显下降。</translation>
    </message>
    <message>
        <source>KV cache precision</source>
        <translation>KV 缓存精度</translation>
    </message>
    <message>
        <source>The cache grows with context and requests; FP8 halves it.</source>
        <translation>缓存随上下文和并发增长，FP8 可减半。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>推理引擎</translation>
    </message>
    <message>
        <source>Engines reserve memory and split models differently.</source>
        <translation>不同引擎预留显存和切分模型的方式不同。</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>Tokens of one request, prompt and answer together.</source>
        <translation>单个请求的 token 数，提示词和回答合计。</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>并发请求</translation>
    </message>
    <message>
        <source>Requests answered at the same moment, not users in total.</source>
        <translation>同一时刻在处理的请求数，不是用户总数。</translation>
    </message>
    <message>
        <source>Typical prompt</source>
        <translation>常见提示词长度</translation>
    </message>
    <message>
        <source>Decides the time to the first token.</source>
        <translation>决定首字延迟。</translation>
    </message>
    <message>
        <source>Typical answer</source>
        <translation>常见回答长度</translation>
    </message>
    <message>
        <source>Decides how long an answer takes.</source>
        <translation>决定一次回答要多久。</translation>
    </message>
    <message>
        <source>Share of VRAM the engine may use</source>
        <translation>引擎可用显存比例</translation>
    </message>
    <message>
        <source>vLLM and SGLang reserve it at start, whatever the model needs.</source>
        <translation>vLLM、SGLang 启动时按此预留，与模型大小无关。</translation>
    </message>
    <message>
        <source>Wanted decode speed</source>
        <translation>期望生成速度</translation>
    </message>
    <message>
        <source>Per request. People read about 5 to 8 tokens a second.</source>
        <translation>每个请求。人阅读大约每秒 5–8 个 token。</translation>
    </message>
    <message>
        <source>Wanted time to first token</source>
        <translation>期望首字延迟</translation>
    </message>
    <message>
        <source>How long a user may wait before the answer starts.</source>
        <translation>用户最多能等多久看到第一个字。</translation>
    </message>
    <message>
        <source>Wanted requests per second</source>
        <translation>期望每秒请求数</translation>
    </message>
    <message>
        <source>Sustained load, on average over the busy hour.</source>
        <translation>忙时的平均持续负载。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <source>LoRA and QLoRA train small adapters; full fine-tuning needs many times the memory.</source>
        <translation>LoRA / QLoRA 只训练小适配器；全参数微调要多出好几倍显存。</translation>
    </message>
    <message>
        <source>Training precision</source>
        <translation>训练精度</translation>
    </message>
    <message>
        <source>BF16 mixed keeps an FP32 copy of what is trained.</source>
        <translation>BF16 混合精度会为被训练的参数保留一份 FP32 副本。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>计算精度</translation>
    </message>
    <message>
        <source>GeForce cards do FP64 at 1/64 of FP32.</source>
        <translation>GeForce 的 FP64 只有 FP32 的 1/64。</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>AdamW keeps two values per trained parameter.</source>
        <translation>AdamW 为每个被训练的参数保存两个状态。</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <source>Samples a card holds at once; activations grow with it.</source>
        <translation>单卡一次处理的样本数，激活随之增长。</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>梯度累积</translation>
    </message>
    <message>
        <source>Steps added up before weights change; costs no memory.</source>
        <translation>累积多少步才更新一次权重，不占显存。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>The longest sample decides the peak, not the average one.</source>
        <translation>峰值由最长样本决定，不是平均值。</translation>
    </message>
    <message>
        <source>Activation checkpointing</source>
        <translation>激活检查点</translation>
    </message>
    <message>
        <source>Recomputes instead of storing: much less memory, about a third more time.</source>
        <translation>以重算换显存：省很多显存，大约多用三分之一时间。</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Without it attention needs memory with the square of the length.</source>
        <translation>不用时，注意力显存随长度平方增长。</translation>
    </message>
    <message>
        <source>Fused or chunked loss</source>
        <translation>融合 / 分块损失</translation>
    </message>
    <message>
        <source>The logits of a long sequence are never held whole.</source>
        <translation>长序列的 logits 不会整块存放。</translation>
    </message>
    <message>
        <source>Split of the training states</source>
        <translation>训练状态切分</translation>
    </message>
    <message>
        <source>How weights, gradients and optimizer state spread over the cards.</source>
        <translation>权重、梯度、优化器状态如何分到各卡。</translation>
    </message>
    <message>
        <source>Move to main memory</source>
        <translation>卸载到内存</translation>
    </message>
    <message>
        <source>Saves VRAM, needs a lot of RAM and is slower.</source>
        <translation>省显存，但要大量内存，也更慢。</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Size of the adapters.</source>
        <translation>适配器的大小。</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>训练 token 总数</translation>
    </message>
    <message>
        <source>Tokens of all epochs together.</source>
        <translation>所有轮次合计。</translation>
    </message>
    <message>
        <source>Days from start to finish; leave open if there is none.</source>
        <translation>从开始到完成的天数；没有就留空。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Pixels.</source>
        <translation>像素。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Frames per clip</source>
        <translation>每段帧数</translation>
    </message>
    <message>
        <source>Length of one clip in frames.</source>
        <translation>一段视频有多少帧。</translation>
    </message>
    <message>
        <source>Frames to render</source>
        <translation>要渲染的帧数</translation>
    </message>
    <message>
        <source>All frames of the job.</source>
        <translation>整个任务的总帧数。</translation>
    </message>
    <message>
        <source>Sampling steps</source>
        <translation>采样步数</translation>
    </message>
    <message>
        <source>Time grows with it, memory does not.</source>
        <translation>只影响时间，不影响显存。</translation>
    </message>
    <message>
        <source>Steps of the job</source>
        <translation>总步数</translation>
    </message>
    <message>
        <source>How many steps the whole job takes.</source>
        <translation>整个任务要多少步。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Items made at once on one card.</source>
        <translation>单卡一次生成几个。</translation>
    </message>
    <message>
        <source>Items per day</source>
        <translation>每天产量</translation>
    </message>
    <message>
        <source>What the team needs on a working day.</source>
        <translation>团队一个工作日需要多少。</translation>
    </message>
    <message>
        <source>Renderer</source>
        <translation>渲染器</translation>
    </message>
    <message>
        <source>Memory behaviour differs: most hold the whole scene on every card.</source>
        <translation>显存行为不同：多数渲染器每张卡都要放下整个场景。</translation>
    </message>
    <message>
        <source>Scene in memory</source>
        <translation>场景占用显存</translation>
    </message>
    <message>
        <source>Uncompressed, as the renderer&apos;s statistics show, not the file&apos;s size.</source>
        <translation>以渲染器统计为准（未压缩），不是文件大小。</translation>
    </message>
    <message>
        <source>Minutes per frame</source>
        <translation>每帧分钟数</translation>
    </message>
    <message>
        <source>Measured on one reference card.</source>
        <translation>在一张参考卡上测得。</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>参考卡</translation>
    </message>
    <message>
        <source>The card the time was measured on.</source>
        <translation>上面的时间是在哪种卡上测的。</translation>
    </message>
    <message>
        <source>Hours from start to the last frame; leave open if there is none.</source>
        <translation>从开始到最后一帧；没有就留空。</translation>
    </message>
    <message>
        <source>Million cells</source>
        <translation>百万网格数</translation>
    </message>
    <message>
        <source>Size of the mesh or grid.</source>
        <translation>网格规模。</translation>
    </message>
    <message>
        <source>Million faces</source>
        <translation>百万面数</translation>
    </message>
    <message>
        <source>Size of the surface mesh.</source>
        <translation>面网格规模。</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>需要显存</translation>
    </message>
    <message>
        <source>Measured, or from the program&apos;s documentation.</source>
        <translation>实测值，或软件文档给出的值。</translation>
    </message>
    <message>
        <source>Memory on one card</source>
        <translation>单卡显存占用</translation>
    </message>
    <message>
        <source>As nvidia-smi showed it at the peak.</source>
        <translation>峰值时 nvidia-smi 显示的值。</translation>
    </message>
    <message>
        <source>Data exchanged per step</source>
        <translation>每步交换数据量</translation>
    </message>
    <message>
        <source>Between cards; 0 when every card works alone.</source>
        <translation>卡与卡之间；各卡独立工作时为 0。</translation>
    </message>
    <message>
        <source>Seconds per step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>Can be split over cards</source>
        <translation>可拆到多卡</translation>
    </message>
    <message>
        <source>One job uses several cards. Otherwise every card runs its own.</source>
        <translation>一个任务能用多张卡；否则每张卡各跑各的。</translation>
    </message>
    <message>
        <source>Copies at the same time</source>
        <translation>同时运行份数</translation>
    </message>
    <message>
        <source>How many of this job run side by side.</source>
        <translation>同样的任务同时跑几份。</translation>
    </message>
    <message>
        <source>Measured values</source>
        <translation>实测值</translation>
    </message>
    <message>
        <source>Measured on a trial machine; they replace the formula in this plan.</source>
        <translation>试用机上测得，在本方案中替代公式。</translation>
    </message>
    <message>
        <source>People who use the cards</source>
        <translation>用卡人数</translation>
    </message>
    <message>
        <source>Two or three people share 2 cards well, eight to ten need 6.</source>
        <translation>2–3 人共用 2 卡较合适，8–10 人需要 6 卡。</translation>
    </message>
    <message>
        <source>Hours per day</source>
        <translation>每天小时数</translation>
    </message>
    <message>
        <source>When the cards are really in use.</source>
        <translation>卡真正在用的时间。</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>每月天数</translation>
    </message>
    <message>
        <source>Working days, or 30 for a service that never sleeps.</source>
        <translation>工作日天数；全天候服务填 30。</translation>
    </message>
    <message>
        <source>Expected growth</source>
        <translation>预期增长</translation>
    </message>
    <message>
        <source>Of people or load, by the end of the period below.</source>
        <translation>人数或负载，到下面的期末为止。</translation>
    </message>
    <message>
        <source>Growth period</source>
        <translation>增长期</translation>
    </message>
    <message>
        <source>Three to six months is a sensible horizon.</source>
        <translation>看 3–6 个月比较合适。</translation>
    </message>
    <message>
        <source>Jobs per person and day</source>
        <translation>每人每天任务数</translation>
    </message>
    <message>
        <source>Used to estimate how long people wait for a free card.</source>
        <translation>用来估算大家等卡的时间。</translation>
    </message>
    <message>
        <source>Hours per job</source>
        <translation>每个任务小时数</translation>
    </message>
    <message>
        <source>On one card.</source>
        <translation>在一张卡上。</translation>
    </message>
    <message>
        <source>Somebody waits for the answer</source>
        <translation>有人在等结果</translation>
    </message>
    <message>
        <source>Real-time work keeps 20 % of the cards free for peaks.</source>
        <translation>实时任务要为峰值留 20% 的余量。</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>可以被中断</translation>
    </message>
    <message>
        <source>Interruptible instances cost about half but can vanish; checkpoints are needed.</source>
        <translation>可中断实例便宜约一半，但可能被收回，需要检查点。</translation>
    </message>
    <message>
        <source>Hard requirements</source>
        <translation>硬性要求</translation>
    </message>
    <message>
        <source>Cards without them are ruled out.</source>
        <translation>不满足的卡会被排除。</translation>
    </message>
    <message>
        <source>Monthly cap</source>
        <translation>每月上限</translation>
    </message>
    <message>
        <source>Everything included. Leave open to see what the work needs.</source>
        <translation>含所有费用。留空则先看任务需要多少。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Of the amounts on this page; nothing is converted.</source>
        <translation>本页金额的币种，不做换算。</translation>
    </message>
    <message>
        <source>Lease term</source>
        <translation>租期</translation>
    </message>
    <message>
        <source>Months you plan to keep the machine.</source>
        <translation>打算用几个月。</translation>
    </message>
    <message>
        <source>Electricity is in the lease price</source>
        <translation>租金已含电费</translation>
    </message>
    <message>
        <source>True for most rented machines; ask the vendor.</source>
        <translation>多数租用机器如此，请向供应商确认。</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Per kWh, used when it is billed separately.</source>
        <translation>每度电，单独计费时使用。</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>能效比 PUE</translation>
    </message>
    <message>
        <source>Electricity of the room for each unit the machine uses.</source>
        <translation>机器每用 1 度电，机房总共用多少度。</translation>
    </message>
    <message>
        <source>Operations per month</source>
        <translation>每月运维费</translation>
    </message>
    <message>
        <source>Staff, remote hands, monitoring: whatever the lease does not contain.</source>
        <translation>人力、代维、监控等租金之外的费用。</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Without quotes, typical market prices of the catalogue are used.</source>
        <translation>没有报价时，使用目录中的市场参考价。</translation>
    </message>
    <message>
        <source>Cards to compare</source>
        <translation>参与比较的卡</translation>
    </message>
    <message>
        <source>The recommendation is chosen among these.</source>
        <translation>推荐从这些卡里选。</translation>
    </message>
    <message>
        <source>Card counts</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Machines usually come with 1, 2, 4, 6 or 8 cards.</source>
        <translation>整机一般是 1、2、4、6、8 卡。</translation>
    </message>
    <message>
        <source>How to use several cards</source>
        <translation>多卡方式</translation>
    </message>
    <message>
        <source>Automatic compares every way that works.</source>
        <translation>自动会比较所有可行的方式。</translation>
    </message>
    <message>
        <source>Deadline in days</source>
        <translation>截止天数</translation>
    </message>
    <message>
        <source>Deadline in hours</source>
        <translation>截止小时数</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>Each kind asks its own questions and follows its own laws.</source>
        <translation>不同任务问不同的问题，用不同的估算规则。</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的修改</translation>
    </message>
    <message>
        <source>This plan has changes that are not saved.</source>
        <translation>方案有未保存的修改。</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的修改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>Plans (*.xuanka *.json);;All files (*)</source>
        <translation>方案 (*.xuanka *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>未能打开</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未能保存</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Plans (*.xuanka)</source>
        <translation>方案 (*.xuanka)</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>未能写入</translation>
    </message>
    <message>
        <source>Export the checklist</source>
        <translation>导出清单</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source> checklist</source>
        <translation> 清单</translation>
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
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file is empty. Download or copy it again.</source>
        <translation>文件是空的。请重新下载或复制。</translation>
    </message>
    <message>
        <source>This folder holds no config.json, GGUF or safetensors file. Give the folder the model was downloaded to.</source>
        <translation>此文件夹中没有 config.json、GGUF 或 safetensors 文件。请选择模型下载到的那个文件夹。</translation>
    </message>
    <message>
        <source>This folder holds several models: %1. Give the one file you mean.</source>
        <translation>此文件夹中有多个模型：%1。请直接指定其中一个文件。</translation>
    </message>
    <message>
        <source>This is a git-lfs pointer, not the file it stands for (%1). Run &quot;git lfs pull&quot;, or download the file itself.</source>
        <translation>这是 git-lfs 指针，不是它所指的文件（%1）。请运行“git lfs pull”，或直接下载文件本身。</translation>
    </message>
    <message>
        <source>This is a web page, not a model file. Use the download button of the page instead of saving the page.</source>
        <translation>这是网页，不是模型文件。请用页面上的下载按钮，不要把网页另存为文件。</translation>
    </message>
    <message>
        <source>This is the answer of a server, not a model file: &quot;%1&quot;. Sign in or check the address, then download again.</source>
        <translation>这是服务器的应答，不是模型文件：“%1”。请先登录或核对地址，再重新下载。</translation>
    </message>
    <message>
        <source>This is a packed archive (%1). Unpack it and give the model file inside.</source>
        <translation>这是压缩包（%1）。请先解压，再选择其中的模型文件。</translation>
    </message>
    <message>
        <source>This is a PyTorch checkpoint (pickle). Opening one can run foreign code, so it is never opened: give the config.json or safetensors file beside it.</source>
        <translation>这是 PyTorch 检查点（pickle）。打开它可能执行外来代码，因此从不打开：请改用旁边的 config.json 或 safetensors 文件。</translation>
    </message>
    <message>
        <source>This is a %1 file, not a model file that can be read. Give a config.json, GGUF or safetensors file.</source>
        <translation>这是 %1 文件，不是可读取的模型文件。请提供 config.json、GGUF 或 safetensors 文件。</translation>
    </message>
    <message>
        <source>This is an old GGML file (&quot;%1&quot;), older than GGUF. Give a GGUF of the model.</source>
        <translation>这是 GGUF 之前的旧 GGML 文件（“%1”）。请提供该模型的 GGUF 文件。</translation>
    </message>
    <message>
        <source>The file begins with nothing but zeros: the download was interrupted before the first bytes came. Download it again.</source>
        <translation>文件开头全是零：下载在首批数据到达前就中断了。请重新下载。</translation>
    </message>
    <message>
        <source>The file is cut off: it has %1, its header announces %2. Download it again.</source>
        <translation>文件不完整：实际 %1，文件头声明 %2。请重新下载。</translation>
    </message>
    <message>
        <source>This is no model file of a known kind. Give a config.json, a GGUF, a safetensors file or its index.</source>
        <translation>无法识别为任何已知的模型文件。请提供 config.json、GGUF、safetensors 文件或其索引。</translation>
    </message>
    <message>
        <source>The text is in UTF-16. Save it as UTF-8 and try again.</source>
        <translation>文本编码是 UTF-16。请另存为 UTF-8 后重试。</translation>
    </message>
    <message>
        <source>The text holds an unresolved merge (a conflict marker in line %1). Keep one side and remove the markers.</source>
        <translation>文本中有未解决的合并冲突（第 %1 行有冲突标记）。请保留其中一方并删除标记。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1, line %2. Open the file in an editor and mend that line.</source>
        <translation>JSON 格式有误：%1，第 %2 行。请用编辑器打开并修正该行。</translation>
    </message>
    <message>
        <source>The JSON is nested deeper than any real file. Check that this is the right file.</source>
        <translation>JSON 嵌套层数超出任何真实文件。请确认文件是否正确。</translation>
    </message>
    <message>
        <source>The text is larger than %1, more than any real file of this kind. Check that this is the right file.</source>
        <translation>文本超过 %1，远大于此类真实文件。请确认文件是否正确。</translation>
    </message>
    <message>
        <source>The JSON is a list or a single value; a model file is an object in braces. Check that this is the right file.</source>
        <translation>JSON 是列表或单个值，而模型文件应是大括号中的对象。请确认文件是否正确。</translation>
    </message>
    <message>
        <source>This is a %1, which does not say how large the model is. Give the config.json beside it.</source>
        <translation>这是 %1，其中没有模型的规模。请改用旁边的 config.json。</translation>
    </message>
    <message>
        <source>This is a LoRA adapter for %1, not a whole model. Give the files of the base model.</source>
        <translation>这是 %1 的 LoRA 适配器，不是完整模型。请提供基座模型的文件。</translation>
    </message>
    <message>
        <source>The index names &quot;%1&quot;, which leads out of its own folder. It is not followed.</source>
        <translation>索引中的“%1”指向所在文件夹之外，不予读取。</translation>
    </message>
    <message>
        <source>This GGUF has version %1, this program reads 1 to 3. Update Xuanka, or give the config.json of the model.</source>
        <translation>此 GGUF 的版本是 %1，本程序支持 1 到 3。请更新选卡，或提供该模型的 config.json。</translation>
    </message>
    <message>
        <source>The GGUF header is damaged at byte %1. Download the file again.</source>
        <translation>GGUF 文件头在第 %1 字节处损坏。请重新下载。</translation>
    </message>
    <message>
        <source>The GGUF header announces %1 entries, more than any real file. Download the file again.</source>
        <translation>GGUF 文件头声明了 %1 个条目，远超真实文件。请重新下载。</translation>
    </message>
    <message>
        <source>The tensor type %1 (of &quot;%2&quot;) is not known, so its size would be a guess. Give a GGUF of a common type, or the config.json.</source>
        <translation>张量类型 %1（“%2”）未知，无法准确计算大小。请提供常见类型的 GGUF，或提供 config.json。</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; has a shape that cannot be. Download the file again.</source>
        <translation>张量“%1”的形状不可能存在。请重新下载文件。</translation>
    </message>
    <message>
        <source>This GGUF holds a vocabulary and no weights. Give the GGUF of the model itself.</source>
        <translation>此 GGUF 只有词表，没有权重。请提供模型本身的 GGUF。</translation>
    </message>
    <message>
        <source>This GGUF is the vision part that goes beside a model (mmproj, %1). Give the GGUF of the language model.</source>
        <translation>此 GGUF 是模型附带的视觉部分（mmproj，%1）。请提供语言模型的 GGUF。</translation>
    </message>
    <message>
        <source>This GGUF holds no model (it calls itself &quot;%1&quot;). Give the GGUF of the model.</source>
        <translation>此 GGUF 不含模型（其自称“%1”）。请提供模型的 GGUF。</translation>
    </message>
    <message>
        <source>This is piece %1 of %2, but its name no longer says so, and the others cannot be found. Give the pieces their original names back (…-00001-of-00002.gguf).</source>
        <translation>这是第 %1 个分片（共 %2 个），但文件名已改，找不到其余分片。请恢复原来的文件名（…-00001-of-00002.gguf）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong to the same model as the other pieces. Download the pieces again.</source>
        <translation>“%1”与其余分片不属于同一模型。请重新下载各分片。</translation>
    </message>
    <message>
        <source>The safetensors header cannot be read: it announces %1 of header. Download the file again.</source>
        <translation>safetensors 文件头无法读取：声明的长度为 %1。请重新下载。</translation>
    </message>
    <message>
        <source>The safetensors header is damaged at the tensor &quot;%1&quot;. Download the file again.</source>
        <translation>safetensors 文件头在张量“%1”处损坏。请重新下载。</translation>
    </message>
    <message>
        <source>The data type %1 (of &quot;%2&quot;) is not known, so its size would be a guess. Give the config.json of the model.</source>
        <translation>数据类型 %1（“%2”）未知，无法准确计算大小。请提供该模型的 config.json。</translation>
    </message>
    <message>
        <source>This index names no tensors. Download it again.</source>
        <translation>此索引没有列出任何张量。请重新下载。</translation>
    </message>
    <message>
        <source>This is a LoRA adapter, not a whole model. Give the files of the base model.</source>
        <translation>这是 LoRA 适配器，不是完整模型。请提供基座模型的文件。</translation>
    </message>
    <message>
        <source>Pieces of this model are missing: %1. Put all pieces into one folder.</source>
        <translation>此模型缺少分片：%1。请把所有分片放在同一文件夹。</translation>
    </message>
    <message>
        <source>The weights are packed in a way that cannot be counted (&quot;%1&quot;). Put the config.json of the model beside the file.</source>
        <translation>权重的打包方式无法计数（“%1”）。请把该模型的 config.json 放在文件旁边。</translation>
    </message>
    <message>
        <source>This safetensors file holds no weights of a model. Give the file of the model itself.</source>
        <translation>此 safetensors 文件不含模型权重。请提供模型本身的文件。</translation>
    </message>
    <message>
        <source>The pipeline names a part &quot;%1&quot; that is not in the folder. Download the whole folder.</source>
        <translation>管线所列的“%1”不在文件夹中。请下载完整的文件夹。</translation>
    </message>
    <message>
        <source>%1 elements are computed, not learned (rotary tables, masks); they are not counted.</source>
        <translation>有 %1 个元素是计算得到的（旋转位置表、掩码），不是学习得到的，不计入参数。</translation>
    </message>
    <message>
        <source>%1 elements are scales of quantised weights; they are not counted.</source>
        <translation>有 %1 个元素是量化权重的缩放系数，不计入参数。</translation>
    </message>
    <message>
        <source>%1 are stored under a second name; they are counted once.</source>
        <translation>有 %1 以第二个名字重复存储，只计一次。</translation>
    </message>
    <message>
        <source>The tensors add up to %1, the config.json describes %2. The description is used; check that the files belong together.</source>
        <translation>张量合计 %1，config.json 描述的是 %2。以描述为准；请确认这些文件属于同一模型。</translation>
    </message>
    <message>
        <source>The weights are packed in a way that cannot be counted (&quot;%1&quot;); the parameters are those the config.json describes.</source>
        <translation>权重的打包方式无法计数（“%1”）；参数量取自 config.json。</translation>
    </message>
    <message>
        <source>No config.json lies beside it, so the cache for each token is not known.</source>
        <translation>旁边没有 config.json，因此无法得知每个词元的缓存。</translation>
    </message>
    <message>
        <source>The config.json beside it is not used; the parameters are those of the tensors.</source>
        <translation>旁边的 config.json 未被采用，参数量取自张量。</translation>
    </message>
    <message>
        <source>The output head has the size of the embedding. If the model shares them, %1 are counted twice: put the config.json beside the file.</source>
        <translation>输出层与词嵌入大小相同。如果模型共享二者，则有 %1 被计了两次：请把 config.json 放在文件旁边。</translation>
    </message>
    <message>
        <source>The index names tensors, not their sizes: without the shards or the config.json beside it the parameters are not known.</source>
        <translation>索引只列出张量名，没有大小：旁边没有分片或 config.json 时，参数量无法得知。</translation>
    </message>
    <message>
        <source>The index claims %1 parameters, the config.json describes %2; indexes often count a tied head twice.</source>
        <translation>索引自称 %1 参数，config.json 描述的是 %2；索引常把共享的输出层计两次。</translation>
    </message>
    <message>
        <source>The index claims %1, the tensors take %2.</source>
        <translation>索引自称 %1，张量实际占 %2。</translation>
    </message>
    <message>
        <source>The size is what the index claims; the files themselves were not seen.</source>
        <translation>大小取自索引的说明，未查看文件本身。</translation>
    </message>
    <message>
        <source>The weights beside it are PyTorch files (pickle), which are never opened.</source>
        <translation>旁边的权重是 PyTorch 文件（pickle），从不打开。</translation>
    </message>
    <message>
        <source>Shards are missing: %1.</source>
        <translation>缺少分片：%1。</translation>
    </message>
    <message>
        <source>The part &quot;%1&quot; of the pipeline could not be counted.</source>
        <translation>管线中的“%1”无法计数。</translation>
    </message>
    <message>
        <source>The text begins with a byte-order mark; it was skipped.</source>
        <translation>文本开头有字节顺序标记，已跳过。</translation>
    </message>
    <message>
        <source>The file holds the output head a second time (%1); it is counted once.</source>
        <translation>文件中输出层存了两份（%1），只计一次。</translation>
    </message>
    <message>
        <source>The file names a window of %1 tokens but not the layers it is for: the cache is counted as if none had it.</source>
        <translation>文件给出了 %1 个词元的窗口，但没说明用于哪些层：缓存按没有窗口计算。</translation>
    </message>
    <message>
        <source>An old conversion: llama.cpp keeps the cache of such a file uncompressed. The figure here is the compressed one; convert the model again to get it.</source>
        <translation>这是旧的转换格式：llama.cpp 对这种文件使用未压缩的缓存。此处是压缩后的数字，重新转换模型才能达到。</translation>
    </message>
    <message>
        <source>What the architecture &quot;%1&quot; keeps for each token is not known, so no cache is given.</source>
        <translation>架构“%1”每个词元缓存多少未知，因此不给出缓存大小。</translation>
    </message>
    <message>
        <source>The file calls itself %1, but most of its weights are %2.</source>
        <translation>文件自称 %1，但多数权重是 %2。</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>%1 have no NVLink: cards talk over PCIe. Ask for PCIe generation and width under load and for the topology instead.</source>
        <translation>%1 没有 NVLink，卡间通信走 PCIe。应当询问满载时的 PCIe 代数与宽度，以及拓扑。</translation>
    </message>
    <message>
        <source>The quote of %1 promises NVLink on %2, which has no such connector: the vendor does not know the card, or it is another one.</source>
        <translation>%1 的报价承诺 %2 带 NVLink，但这张卡没有这个接口：要么对方不懂这张卡，要么不是这张卡。</translation>
    </message>
    <message>
        <source>%1 is the version with NVLink reduced to %2.</source>
        <translation>%1 是 NVLink 被削减到 %2 的版本。</translation>
    </message>
    <message>
        <source>NVLink joins only pairs of %1, by a bridge that is rarely installed: none is assumed. Ask, and check with nvidia-smi nvlink -s.</source>
        <translation>%1 的 NVLink 只能用桥接器两两相连，且很少安装，这里按没有计算。请询问，并用 nvidia-smi nvlink -s 检查。</translation>
    </message>
    <message>
        <source>With the stock driver %1 cards copy to each other through host memory (no P2P). Estimates assume that; a measured all_reduce replaces them.</source>
        <translation>使用官方驱动时 %1 之间经主机内存传输（无 P2P）。估算按此计算；可用实测 all_reduce 值替换。</translation>
    </message>
    <message>
        <source>%1 needs CUDA %2 or newer, driver %3 or newer and PyTorch %4 or newer. Check the host&apos;s driver before paying: it cannot be changed from inside a container.</source>
        <translation>%1 需要 CUDA %2、驱动 %3、PyTorch %4 或更新版本。付款前先看宿主机驱动：在容器里改不了。</translation>
    </message>
    <message>
        <source>%1 is dropped by the newest CUDA and frameworks, and has no BF16.</source>
        <translation>新版 CUDA 和框架已不再支持 %1，它也没有 BF16。</translation>
    </message>
    <message>
        <source>%1 runs ROCm, not CUDA: check that your programs support it.</source>
        <translation>%1 使用 ROCm 而非 CUDA：请确认你的程序支持。</translation>
    </message>
    <message>
        <source>%1 draw about %2 under load. Ask for supplies that give %3 after losing one, and cooling for %4.</source>
        <translation>%1 满载约 %2。请要求失去一个电源后仍有 %3 的供电能力，以及 %4 的散热能力。</translation>
    </message>
    <message>
        <source>%1 is more than one 16 A, 220 V circuit gives (about 3.5 kW).</source>
        <translation>%1 超过一路 16 A、220 V 电路的容量（约 3.5 kW）。</translation>
    </message>
    <message>
        <source>%1 draws up to %2 for less than a millisecond: supplies need the reserve.</source>
        <translation>%1 会有不到一毫秒、最高 %2 的瞬时功耗：电源要有余量。</translation>
    </message>
    <message>
        <source>The driver licence of GeForce cards (%1) allows them only on hardware you own and not in data centres. Put continuity into the contract. This is not legal advice.</source>
        <translation>GeForce 卡（%1）的驱动许可只允许用在自有硬件上，且不用于数据中心。请在合同里写明持续供应条款。这不是法律意见。</translation>
    </message>
    <message>
        <source>%1 may not be exported to mainland China. Ask where the stock comes from, who repairs it, and write &quot;same or better model&quot; into the contract.</source>
        <translation>%1 受出口管制，不得销往中国大陆。请询问货源与维修渠道，并在合同写明“同型号或更好”。</translation>
    </message>
    <message>
        <source>%1 is a version made for China: check by name and memory that it is what you pay for.</source>
        <translation>%1 是面向中国市场的版本：请按名称和显存核对，确认与报价一致。</translation>
    </message>
    <message>
        <source>%1 is a modified card, not an NVIDIA product: no warranty, special firmware. Test all of its memory for hours.</source>
        <translation>%1 是改装卡，不是 NVIDIA 产品：无质保、固件特殊。请对全部显存做数小时压力测试。</translation>
    </message>
    <message>
        <source>ECC of %1 can be switched on; it takes about 6 % of the memory.</source>
        <translation>%1 可以打开 ECC，会占用约 6% 的显存。</translation>
    </message>
    <message>
        <source>More cards do not speed up one stream here: %1 of one card. They hold a larger model or serve more users.</source>
        <translation>这里加卡不会让单路更快：只有单卡的 %1。多卡的作用是放下更大的模型或服务更多用户。</translation>
    </message>
    <message>
        <source>It fits tightly: %1 of %2. Long samples or fragmentation may end it; test before signing.</source>
        <translation>刚好放得下：%1，容量 %2。遇到长样本或显存碎片可能中断；签约前请实测。</translation>
    </message>
    <message>
        <source>%1 reserves memory at start: nvidia-smi will show %2 used on each card, however little it serves.</source>
        <translation>%1 启动时会预留显存：无论负载多少，nvidia-smi 每卡都会显示占用 %2。</translation>
    </message>
    <message>
        <source>Host memory needed: %1.</source>
        <translation>主机内存需要 %1。</translation>
    </message>
    <message>
        <source>The quote of %1 has %2 of host memory; %3 are needed.</source>
        <translation>%1 的报价主机内存 %2，需要 %3。</translation>
    </message>
    <message>
        <source>Only the number of parameters is known: estimates are wide. Give the model&apos;s config.json for exact ones.</source>
        <translation>只知道参数量，估算范围很宽。提供模型的 config.json 可得到准确结果。</translation>
    </message>
    <message>
        <source>The context of %1 exceeds what the model was made for (%2).</source>
        <translation>上下文 %1 超出模型的设计长度（%2）。</translation>
    </message>
    <message>
        <source>A mixture of experts: all %1 billion parameters lie in memory, only %2 billion work on each token.</source>
        <translation>混合专家模型：%1B 参数全部占用显存，每个 token 只用其中 %2B。</translation>
    </message>
    <message>
        <source>%1 has no FP8 units: FP8 saves memory there, not time.</source>
        <translation>%1 没有 FP8 单元：FP8 只省显存，不提速。</translation>
    </message>
    <message>
        <source>%1 has no BF16 units: use FP16.</source>
        <translation>%1 没有 BF16 单元：请用 FP16。</translation>
    </message>
    <message>
        <source>FP64 on %1 is %2 times slower than FP32: choose a data-centre card for double precision.</source>
        <translation>%1 的 FP64 比 FP32 慢 %2 倍：双精度请选数据中心卡。</translation>
    </message>
    <message>
        <source>%1 instances share a card: they take turns, and one that misbehaves stops the others.</source>
        <translation>每张卡由 %1 个实例共用：轮流运行，一个出问题会影响其他。</translation>
    </message>
    <message>
        <source>%1 measured values of this plan replace estimates.</source>
        <translation>方案中的 %1 个实测值替换了估算。</translation>
    </message>
    <message>
        <source>The machine may be taken away: %1 hours are paid for one hour of progress with a checkpoint every %2 minutes. Never without checkpoints.</source>
        <translation>机器可能被收回：每 %2 分钟存一次检查点时，一小时进展要付 %1 小时的钱。没有检查点不要用。</translation>
    </message>
    <message>
        <source>By the hour it would be %1 instead of %2: %3 are used, the month pays from %4. But a machine by the hour may be gone when you need it.</source>
        <translation>按小时租是 %1，包月是 %2：每月使用 %3，超过 %4 包月才划算。但按小时的机器再用时可能没有空位。</translation>
    </message>
    <message>
        <source>%1 a month are used; by the month is cheaper from %2.</source>
        <translation>每月使用 %1；超过 %2 时包月更便宜。</translation>
    </message>
    <message>
        <source>No quote for %1 in the plan: a typical price is used, seen between %2 and %3 a card and month. Add your quotes.</source>
        <translation>方案里没有 %1 的报价：使用典型价格，所见范围每卡每月 %2–%3。请添加你的报价。</translation>
    </message>
    <message>
        <source>The quote of %1 is %2 a card-hour; electricity alone costs about %3. Ask how.</source>
        <translation>%1 的报价为每卡时 %2，仅电费就要约 %3。请问清原因。</translation>
    </message>
    <message>
        <source>Electricity is not counted: its price is in another currency than the plan (%1).</source>
        <translation>未计电费：电价币种与方案（%1）不同。</translation>
    </message>
    <message>
        <source>%1 are paid for %2 of use, because of the billing unit.</source>
        <translation>受计费粒度影响，使用 %2 要付 %1 的钱。</translation>
    </message>
    <message>
        <source>Buying at %2 a card would be cheaper from month %1, with power, upkeep and resale counted.</source>
        <translation>按每卡 %2 购买，计入电费、维护和残值，从第 %1 个月起比租便宜。</translation>
    </message>
    <message>
        <source>Renting stays cheaper than buying at %2 a card for the %1 months looked at.</source>
        <translation>在所看的 %1 个月内，租都比按每卡 %2 购买便宜。</translation>
    </message>
    <message>
        <source>At the team&apos;s load the cards are busy only %1 of the time: fewer, or hourly, would do.</source>
        <translation>按团队的任务量，显卡只有 %1 的时间在用：可以少租，或按小时租。</translation>
    </message>
    <message>
        <source>The cards are busy %1 of the time: a job waits %2 on average.</source>
        <translation>显卡利用率 %1：任务平均等待 %2。</translation>
    </message>
    <message>
        <source>%1 share %2 without hardware isolation (no MIG): plan queues or containers.</source>
        <translation>%1 共用 %2，没有硬件隔离（无 MIG）：请安排排队或容器。</translation>
    </message>
    <message>
        <source>The quote of %1 has %2 vCPUs a card; ask for %3 or more, or the cards wait for data.</source>
        <translation>%1 的报价每卡 %2 个 vCPU；建议不少于 %3 个，否则显卡会等数据。</translation>
    </message>
    <message>
        <source>%1 values were not given and took their defaults; see the list of assumptions.</source>
        <translation>有 %1 个值未填写，使用了默认值；见假设清单。</translation>
    </message>
    <message>
        <source>An article says two RTX 5090 fully fine-tune 70B. Here it needs %1; two cards hold %2. What fits there is QLoRA.</source>
        <translation>有文章说两张 RTX 5090 可以全参数微调 70B。这里需要 %1，两张卡只有 %2。能放下的是 QLoRA。</translation>
    </message>
    <message>
        <source>An article says two RTX 4090 fully fine-tune 7B. Here it needs %1; two cards hold %2.</source>
        <translation>有文章说两张 RTX 4090 可以全参数微调 7B。这里需要 %1，两张卡只有 %2。</translation>
    </message>
    <message>
        <source>An article recommends six RTX 4090 for training 34B. Full training needs %1; six cards hold %2. LoRA or QLoRA fits.</source>
        <translation>有文章推荐用六张 RTX 4090 训练 34B。全参数训练需要 %1，六张卡只有 %2。LoRA 或 QLoRA 可以。</translation>
    </message>
    <message>
        <source>An article recommends eight RTX 4090 for 50B and more. Full training needs %1; eight cards hold %2.</source>
        <translation>有文章推荐用八张 RTX 4090 处理 50B 以上模型。全参数训练需要 %1，八张卡只有 %2。</translation>
    </message>
    <message>
        <source>An article says two RTX 5090 run DeepSeek V3. It needs %1; two cards hold %2.</source>
        <translation>有文章说两张 RTX 5090 可以运行 DeepSeek V3。它需要 %1，两张卡只有 %2。</translation>
    </message>
    <message>
        <source>An article gives 1.6–1.7× for tensor parallel on two cards; here %1.</source>
        <translation>有文章称两卡张量并行加速 1.6–1.7×；这里是 %1。</translation>
    </message>
    <message>
        <source>An article gives about 1.9× for data parallel on two cards; here %1.</source>
        <translation>有文章称两卡数据并行加速约 1.9×；这里是 %1。</translation>
    </message>
    <message>
        <source>An article saw 65 % more speed from 2 to 4 cards; here %1.</source>
        <translation>有文章称 2 卡增至 4 卡提速 65%；这里是 %1。</translation>
    </message>
    <message>
        <source>An article saw 82 hours become 57 from 4 to 6 cards (44 % more speed); here %1.</source>
        <translation>有文章称 4 卡增至 6 卡从 82 小时降到 57 小时（提速 44%）；这里是 %1。</translation>
    </message>
    <message>
        <source>An article saw 30 % more speed from 6 to 8 cards; here %1.</source>
        <translation>有文章称 6 卡增至 8 卡提速 30%；这里是 %1。</translation>
    </message>
    <message>
        <source>An article gives close to 2,000 W for four RTX 5090; here %1, and the boards alone may draw 2,300 W.</source>
        <translation>有文章称四张 RTX 5090 满载接近 2000 W；这里是 %1，仅显卡就可能达 2300 W。</translation>
    </message>
    <message>
        <source>The quote of %1 gives a card %2 where it could use %3: what the cards exchange, and loading a model, takes longer. Estimates for this quote count that.</source>
        <translation>%1 的报价给每卡 %2，而显卡可用 %3：卡间通信和加载模型会更慢。对这份报价的估算已计入。</translation>
    </message>
    <message>
        <source>The context was not given. With %1 it would take %2.</source>
        <translation>上下文长度未填写。若为 %1，则需要 %2。</translation>
    </message>
    <message>
        <source>The context was not given. With %1 no count asked for holds the work.</source>
        <translation>上下文长度未填写。若为 %1，所列数量都放不下。</translation>
    </message>
    <message>
        <source>The number of concurrent requests was not given. With %1 it would take %2.</source>
        <translation>并发请求数未填写。若为 %1，则需要 %2。</translation>
    </message>
    <message>
        <source>The number of concurrent requests was not given. With %1 no count asked for holds the work.</source>
        <translation>并发请求数未填写。若为 %1，所列数量都放不下。</translation>
    </message>
    <message>
        <source>The length of training sequences was not given. With %1 it would take %2.</source>
        <translation>训练序列长度未填写。若为 %1，则需要 %2。</translation>
    </message>
    <message>
        <source>The length of training sequences was not given. With %1 no count asked for holds the work.</source>
        <translation>训练序列长度未填写。若为 %1，所列数量都放不下。</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>not set</source>
        <translation>不设</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>all on their defaults</source>
        <translation>均为默认值</translation>
    </message>
    <message>
        <source>What the lease contains</source>
        <translation>租金包含什么</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Without quotes, typical market prices of the catalogue are used. Drop a price list on the window to take its rows over.</source>
        <translation>没有报价时使用目录中的市场参考价。把价目表拖进窗口即可导入。</translation>
    </message>
    <message>
        <source>Which cards may it be?</source>
        <translation>可以用哪些卡？</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>多卡方式</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Size of the job</source>
        <translation>任务规模</translation>
    </message>
    <message>
        <source>Fill in one of the three. The memory is the most reliable, if you know it.</source>
        <translation>三项填一项即可。知道显存占用时，填显存最可靠。</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What counts as fast enough. Without a target the cheapest configuration that holds the work is chosen.</source>
        <translation>多快才算够快。不设目标时，选放得下且最便宜的配置。</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Shows when the next step up is due and what it will cost. The first lease should not be larger than today&apos;s need.</source>
        <translation>用来提示何时该升级、要花多少。首次租用不必超过眼下的需要。</translation>
    </message>
    <message>
        <source>How the team shares the cards</source>
        <translation>团队怎么共用</translation>
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
    <name>ImportDialog</name>
    <message>
        <source>safetensors index</source>
        <translation>safetensors 索引</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>Vision tower</source>
        <translation>视觉塔</translation>
    </message>
    <message>
        <source>Audio tower</source>
        <translation>音频塔</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影层</translation>
    </message>
    <message>
        <source>Layers that predict further tokens (MTP)</source>
        <translation>多 token 预测层（MTP）</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取结果</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>%1 (counted exactly)</source>
        <translation>%1（精确计数）</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>每 token 激活</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>每 token KV 缓存</translation>
    </message>
    <message>
        <source>%1 KiB in FP16, %2 KiB in FP8</source>
        <translation>FP16 %1 KiB，FP8 %2 KiB</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>存储格式</translation>
    </message>
    <message>
        <source>Size of the tensors</source>
        <translation>张量大小</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>值得留意</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>未识别的内容</translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>Read a file</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>Everything Xuanka reads (*.xuanka *.json *.gguf *.safetensors *.yaml *.yml *.csv *.txt *.sh *.log);;All files (*)</source>
        <translation>选卡能读取的文件 (*.xuanka *.json *.gguf *.safetensors *.yaml *.yml *.csv *.txt *.sh *.log);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未能读取</translation>
    </message>
    <message>
        <source>The pasted text is longer than 4 MiB. Save it to a file and drop the file here.</source>
        <translation>粘贴的文本超过 4 MiB。请存成文件后拖进来。</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>文件读不出来：%1。</translation>
    </message>
    <message>
        <source>This JSON does not describe a model: it has no model_type. Give the config.json of the model.</source>
        <translation>这个 JSON 没有 model_type，不是模型配置。请提供该模型的 config.json。</translation>
    </message>
    <message>
        <source>The architecture &quot;%1&quot; is not supported: there is no verified way to count it. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>暂不支持架构“%1”：没有经过核对的计数方法。请改用 safetensors 文件及其索引，或 GGUF 文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; describes a structure that is not supported. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>“%1”描述的结构暂不支持。请改用 safetensors 文件及其索引，或 GGUF 文件。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not supported in the architecture &quot;%1&quot; and may change the count. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>架构“%1”里的“%2”暂不支持，可能影响参数量。请改用 safetensors 文件及其索引，或 GGUF 文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;, which is not supported. Give the safetensors files with their index, or a GGUF file, instead.</source>
        <translation>“%1”的值是“%2”，暂不支持。请改用 safetensors 文件及其索引，或 GGUF 文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing; without it the model cannot be counted.</source>
        <translation>缺少“%1”，无法计算这个模型的参数量。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2.</source>
        <translation>“%1”必须是%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be between %2 and %3.</source>
        <translation>“%1”必须在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lists %2 entries, but the model has %3 layers.</source>
        <translation>“%1”列了 %2 项，但模型有 %3 层。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; contradict each other.</source>
        <translation>“%1”与“%2”互相矛盾。</translation>
    </message>
    <message>
        <source>The numbers of this &quot;%1&quot; give more parameters than any model has; one of them is wrong.</source>
        <translation>按这份“%1”配置算出的参数量超过任何现有模型，其中必有一个数写错了。</translation>
    </message>
    <message>
        <source>The file also holds %1 multi-token-prediction layer(s), counted beside the total; they are loaded only for speculative decoding.</source>
        <translation>文件里另有 %1 层多 token 预测（MTP），单独列出，不计入总量；只有做推测解码时才会加载。</translation>
    </message>
    <message>
        <source>The configuration names %1 multi-token-prediction layer(s); they are not counted.</source>
        <translation>配置里写有 %1 层多 token 预测（MTP），未计入。</translation>
    </message>
    <message>
        <source>The sparse indexer keeps %1 more elements a token in each layer that has one; the cache per token does not include them.</source>
        <translation>稀疏索引器在带有它的每一层里，每个 token 还要多存 %1 个元素；每 token 缓存量没有包含这部分。</translation>
    </message>
    <message>
        <source>%2 of %3 layers keep only the last %1 tokens.</source>
        <translation>%3 层中有 %2 层只保留最近 %1 个 token。</translation>
    </message>
    <message>
        <source>%1 of %2 layers keep no cache per token, only a state of constant size.</source>
        <translation>%2 层中有 %1 层不随 token 增加缓存，只保留固定大小的状态。</translation>
    </message>
    <message>
        <source>The part described by &quot;%1&quot; is not counted: only the language model is.</source>
        <translation>“%1”描述的部分未计入，这里只计语言模型。</translation>
    </message>
    <message>
        <source>The cache is that of the decoder; used as a text encoder the model keeps none.</source>
        <translation>这里的缓存是解码器的；当文本编码器用时不占缓存。</translation>
    </message>
    <message>
        <source>Cross attention keeps as much again for every token of the input, once.</source>
        <translation>交叉注意力还会为输入的每个 token 再存同样多的缓存，只存一次。</translation>
    </message>
    <message>
        <source>Not quantised in the file, kept in its wide type: %1.</source>
        <translation>文件里没有量化、保持原精度的部分：%1。</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>%1 of %2 layers keep the tokens of the picture, not of the text; the cache per token counts them all the same.</source>
        <translation>%2 层中有 %1 层存的是图片的 token，而不是文字的；每 token 缓存量仍把它们算在内。</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <source>%1 (must)</source>
        <translation>%1（必查）</translation>
    </message>
    <message>
        <source>Passes when: %1</source>
        <translation>通过标准：%1</translation>
    </message>
    <message>
        <source>Machine: %1, found %2 (%3)</source>
        <translation>试用机：%1，实际%2（%3）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>结论：%1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What proves it</source>
        <translation>如何核实</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>凭证</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
</context>
<context>
    <name>Laws</name>
    <message>
        <source>Measured on a trial machine</source>
        <translation>试用机实测值</translation>
    </message>
    <message>
        <source>Weights: sum over the kinds of tensors, each in its own precision</source>
        <translation>权重：各类张量按各自精度求和</translation>
    </message>
    <message>
        <source>Weights: size of the tensors in the file</source>
        <translation>权重：文件中张量的大小</translation>
    </message>
    <message>
        <source>Weights: number of parameters times bytes per parameter</source>
        <translation>权重：参数量乘以每参数字节数</translation>
    </message>
    <message>
        <source>KV cache: bytes per token of this architecture times tokens held</source>
        <translation>KV 缓存：该架构每 token 字节数乘以保存的 token 数</translation>
    </message>
    <message>
        <source>Workspace of inference: logits, prefill activations, attention scratch</source>
        <translation>推理工作区：logits、预填充激活、注意力暂存</translation>
    </message>
    <message>
        <source>Runtime of inference: CUDA context, communication buffers, graphs</source>
        <translation>推理运行时：CUDA 上下文、通信缓冲、CUDA 图</translation>
    </message>
    <message>
        <source>States of training: weights, gradients and optimizer, by sharding</source>
        <translation>训练状态：权重、梯度、优化器，按切分方式分摊</translation>
    </message>
    <message>
        <source>Activations of training: stored layers and logits</source>
        <translation>训练激活：保存的层和 logits</translation>
    </message>
    <message>
        <source>Runtime of training: context, buckets, fragmentation</source>
        <translation>训练运行时：上下文、通信桶、碎片</translation>
    </message>
    <message>
        <source>Memory of image and video generation: network, encoders, decoder peak</source>
        <translation>图像与视频生成显存：主网络、编码器、解码峰值</translation>
    </message>
    <message>
        <source>Memory of rendering: the scene on every card</source>
        <translation>渲染显存：每张卡都放整个场景</translation>
    </message>
    <message>
        <source>Memory of simulation: cells times bytes per cell</source>
        <translation>仿真显存：网格数乘以每格字节数</translation>
    </message>
    <message>
        <source>Memory as measured by the user</source>
        <translation>显存：用户实测值</translation>
    </message>
    <message>
        <source>Decode speed: bytes read per step over bandwidth, plus fixed time per step</source>
        <translation>生成速度：每步读取字节数除以带宽，加每步固定时间</translation>
    </message>
    <message>
        <source>Prefill speed: share of the card&apos;s FP16 peak</source>
        <translation>预填充速度：显卡 FP16 峰值的一个比例</translation>
    </message>
    <message>
        <source>Time to first token: waiting, prefill and one step</source>
        <translation>首字延迟：等待、预填充和一步生成</translation>
    </message>
    <message>
        <source>Training speed: share of peak that trainings reach</source>
        <translation>训练速度：训练能达到的峰值比例</translation>
    </message>
    <message>
        <source>Time per image or clip: steps times work per step over peak</source>
        <translation>每张图或每段视频用时：步数乘以每步计算量，除以算力</translation>
    </message>
    <message>
        <source>Time per frame: scaled from the reference card</source>
        <translation>每帧用时：由参考卡换算</translation>
    </message>
    <message>
        <source>Time per step: scaled from the reference card</source>
        <translation>每步用时：由参考卡换算</translation>
    </message>
    <message>
        <source>Communication: latency plus bytes over bus bandwidth</source>
        <translation>通信：延迟加上字节数除以总线带宽</translation>
    </message>
    <message>
        <source>Scaling: time on one card against time on all, communication included</source>
        <translation>扩展：单卡用时与多卡用时之比，含通信</translation>
    </message>
    <message>
        <source>Power of a card: natural draw of the work, at most its limit</source>
        <translation>单卡功耗：该类任务的自然功耗，不超过上限</translation>
    </message>
    <message>
        <source>Power of the machine: cards, host and losses</source>
        <translation>整机功耗：显卡、主机和损耗</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>the whole plan</source>
        <translation>整个方案</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>发现未保存的内容</translation>
    </message>
    <message>
        <source>A plan of %1 was not saved when the program ended.</source>
        <translation>程序退出时，%1 的一份方案没有保存。</translation>
    </message>
    <message>
        <source>“%1” of %2 was not saved when the program ended.</source>
        <translation>程序退出时，“%1”（%2）没有保存。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Xuanka</source>
        <translation>选卡</translation>
    </message>
    <message>
        <source>%1[*] — Xuanka</source>
        <translation>%1[*] — 选卡</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>About Xuanka</source>
        <translation>关于选卡</translation>
    </message>
    <message>
        <source>Xuanka %1
Which GPU cards to rent, how many, under which lease, and whether the machine is what was promised. Works offline.
Licence: GPL-3.0-or-later</source>
        <translation>选卡 %1
租哪种 GPU 卡、租几张、用哪种租法，以及机器是否名副其实。离线运行。
许可证：GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>The data file</source>
        <translation>数据文件</translation>
    </message>
    <message>
        <source>Checklist answers are not kept.</source>
        <translation>清单的结论不会保存。</translation>
    </message>
</context>
<context>
    <name>ModelFacts</name>
    <message>
        <source>%1 parameters</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>%1 active per token</source>
        <translation>每 token 激活 %1</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>KV cache %1 KiB per token (FP16)</source>
        <translation>KV 缓存每 token %1 KiB（FP16）</translation>
    </message>
    <message>
        <source>context up to %1</source>
        <translation>上下文最长 %1</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>存储格式 %1</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Qwen3 32B, meta-llama/…, 7B</source>
        <translation>Qwen3 32B、meta-llama/…、7B</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>config.json, GGUF, safetensors or a model folder</source>
        <translation>config.json、GGUF、safetensors 或模型文件夹</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>选择模型文件</translation>
    </message>
</context>
<context>
    <name>OfferDialog</name>
    <message>
        <source>Quote</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Cards in the machine</source>
        <translation>整机卡数</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Price is</source>
        <translation>价格单位</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>The smallest time that is charged.</source>
        <translation>最小计费时长。</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>可中断</translation>
    </message>
    <message>
        <source>The vendor may take it back at any time.</source>
        <translation>供应商随时可能收回。</translation>
    </message>
    <message>
        <source>Electricity included</source>
        <translation>含电费</translation>
    </message>
    <message>
        <source>Traffic and public IP included</source>
        <translation>含流量和公网 IP</translation>
    </message>
    <message>
        <source>Operations included</source>
        <translation>含运维</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Kind of machine</source>
        <translation>机器形态</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPU 数</translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>As in the quote: 4.0 x16</source>
        <translation>照报价写：4.0 x16</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Seen on</source>
        <translation>报价日期</translation>
    </message>
    <message>
        <source>Date of the quote: 2026-12-01</source>
        <translation>报价日期：2026-12-01</translation>
    </message>
    <message>
        <source>What the quote promises</source>
        <translation>报价的承诺</translation>
    </message>
    <message>
        <source>In its own words, such as NVLink or bandwidth; promises are checked.</source>
        <translation>照原文写，如 NVLink、带宽；会逐条核对。</translation>
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
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>可中断</translation>
    </message>
    <message>
        <source>Includes</source>
        <translation>包含</translation>
    </message>
</context>
<context>
    <name>OfferTable</name>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Add a quote…</source>
        <translation>添加报价…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Edit the selected quote</source>
        <translation>编辑选中的报价</translation>
    </message>
    <message>
        <source>Remove the selected quote</source>
        <translation>删除选中的报价</translation>
    </message>
</context>
<context>
    <name>OwnValue</name>
    <message>
        <source>VRAM used on one card</source>
        <translation>单卡实际占用显存</translation>
    </message>
    <message>
        <source>Measured decode speed, all requests together</source>
        <translation>实测生成速度（所有请求合计）</translation>
    </message>
    <message>
        <source>Measured prefill speed</source>
        <translation>实测预填充速度</translation>
    </message>
    <message>
        <source>Measured training speed</source>
        <translation>实测训练速度</translation>
    </message>
    <message>
        <source>Measured seconds per image, clip or frame</source>
        <translation>实测每张图 / 每段视频 / 每帧秒数</translation>
    </message>
    <message>
        <source>Bus bandwidth of all_reduce_perf</source>
        <translation>all_reduce_perf 总线带宽</translation>
    </message>
    <message>
        <source>Measured it yourself?</source>
        <translation>自己测过？</translation>
    </message>
    <message>
        <source>On %1; in this plan it stands in place of the formula from then on.</source>
        <translation>在 %1 上测得；此后在本方案中替代公式。</translation>
    </message>
    <message>
        <source>Where and when</source>
        <translation>何时何处测得</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>采用这个值</translation>
    </message>
    <message>
        <source>Back to the formula</source>
        <translation>恢复用公式</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>This plan has version %1, this program reads up to %2. Update Xuanka to open it; the file was not changed.</source>
        <translation>该方案的版本是 %1，本程序最高只能读取版本 %2。请升级选卡后再打开；文件未被改动。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>缺少“%1”。请补上。</translation>
    </message>
    <message>
        <source>The file is larger than %1. A plan is a few kilobytes: check that this is the right file.</source>
        <translation>文件超过 %1，而方案只有几 KB：请确认选对了文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file could not be written: %1. The old file, if there was one, is unchanged; choose another place or free some space.</source>
        <translation>文件无法写入：%1。原有文件（如有）未被改动；请换个位置或腾出空间。</translation>
    </message>
    <message>
        <source>The file is empty. Give a plan file written by Xuanka.</source>
        <translation>文件是空的。请提供由选卡写出的方案文件。</translation>
    </message>
    <message>
        <source>Line %1 is not valid UTF-8. Save the file as UTF-8 and try again.</source>
        <translation>第 %1 行不是有效的 UTF-8 文本。请把文件另存为 UTF-8 后重试。</translation>
    </message>
    <message>
        <source>The file is UTF-16. Save it as UTF-8 and try again.</source>
        <translation>文件是 UTF-16 编码。请另存为 UTF-8 后重试。</translation>
    </message>
    <message>
        <source>Line %1 is a merge marker left by version control. Keep one of the two sides and delete the markers.</source>
        <translation>第 %1 行是版本控制留下的合并冲突标记。请保留其中一方并删掉标记。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1, line %2. Mend that line in a text editor.</source>
        <translation>这不是有效的 JSON：第 %2 行%1。请用文本编辑器改正该行。</translation>
    </message>
    <message>
        <source>The file nests more than %1 levels deep, line %2. A plan has five levels: check that this is the right file.</source>
        <translation>第 %2 行嵌套超过 %1 层，而方案只有五层：请确认选对了文件。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in the same object, line %2. Remove one of them.</source>
        <translation>第 %2 行：同一对象里“%1”出现了两次，请删掉其中一个。</translation>
    </message>
    <message>
        <source>This is not a Xuanka plan: it lacks &quot;format&quot;: &quot;xuanka-plan&quot;. Give a plan file, or open a model file with inspect.</source>
        <translation>这不是选卡的方案：缺少 &quot;format&quot;: &quot;xuanka-plan&quot;。请提供方案文件；模型文件请用 inspect 查看。</translation>
    </message>
    <message>
        <source>This is not a Xuanka plan: its &quot;format&quot; is &quot;%1&quot;. Give a file whose format is &quot;xuanka-plan&quot;.</source>
        <translation>这不是选卡的方案：其 &quot;format&quot; 是“%1”。请提供 format 为 &quot;xuanka-plan&quot; 的文件。</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>未知的键“%1”。是不是“%2”？</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;. Known here: %2.</source>
        <translation>未知的键“%1”。此处可用：%2。</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; must be %2.</source>
        <translation>“%1”的值必须是%2。</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; must be between %2 and %3, not %4.</source>
        <translation>“%1”的值必须在 %2 到 %3 之间，不能是 %4。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;. Did you mean %3?</source>
        <translation>“%1”不能是“%2”。是不是 %3？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;. Use one of: %3.</source>
        <translation>“%1”不能是“%2”。可用：%3。</translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; is longer than %2 characters. Shorten it.</source>
        <translation>“%1”的文字超过 %2 个字符，请缩短。</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; must have between %2 and %3 entries.</source>
        <translation>列表“%1”必须有 %2 到 %3 项。</translation>
    </message>
    <message>
        <source>Give only one of &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>“%1”和“%2”只能给一个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of: %2.</source>
        <translation>“%1”需要以下之一：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but this plan counts in %3. Nothing is converted: give every amount in one currency.</source>
        <translation>“%1”是 %2，而本方案用 %3 计价。程序不做换算：请把所有金额写成同一种货币。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a currency code of three capital letters such as CNY or USD, not &quot;%2&quot;.</source>
        <translation>“%1”必须是三个大写字母的货币代码，如 CNY 或 USD，不能是“%2”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be width x height such as &quot;1920x1080&quot;, not &quot;%2&quot;.</source>
        <translation>“%1”必须写成宽x高，如 &quot;1920x1080&quot;，不能是“%2”。</translation>
    </message>
    <message>
        <source>something opened before is not closed</source>
        <translation>前面打开的括号或引号没有闭合</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>缺少逗号或右括号</translation>
    </message>
    <message>
        <source>a value is missing or misspelt</source>
        <translation>缺少值或值写错了</translation>
    </message>
    <message>
        <source>a number is malformed</source>
        <translation>数字写法有误</translation>
    </message>
    <message>
        <source>a backslash sequence is not allowed</source>
        <translation>反斜杠转义写法有误</translation>
    </message>
    <message>
        <source>text follows after the end</source>
        <translation>结尾之后还有内容</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>带引号的文字</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>花括号里的对象</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>方括号里的列表</translation>
    </message>
    <message>
        <source>an amount such as {&quot;amount&quot;: 4400, &quot;currency&quot;: &quot;CNY&quot;}</source>
        <translation>金额，如 {&quot;amount&quot;: 4400, &quot;currency&quot;: &quot;CNY&quot;}</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and place.</source>
        <translation>没有这个文件。请检查文件名和位置。</translation>
    </message>
    <message>
        <source>This is a folder. Give a file in it.</source>
        <translation>这是一个文件夹。请提供其中的文件。</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions or copy it.</source>
        <translation>没有读取该文件的权限。请修改权限或另存一份。</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Academic group</source>
        <translation>学术课题组</translation>
    </message>
    <message>
        <source>5 people fine-tune a 7B model with LoRA, ¥4,400 a month</source>
        <translation>5 人用 LoRA 微调 7B 模型，每月 ¥4,400</translation>
    </message>
    <message>
        <source>Short-video studio</source>
        <translation>短视频工作室</translation>
    </message>
    <message>
        <source>60 clips a day with Wan 2.1 14B, ¥3,300 a month</source>
        <translation>每天用 Wan 2.1 14B 出 60 段视频，每月 ¥3,300</translation>
    </message>
    <message>
        <source>AI company</source>
        <translation>AI 公司</translation>
    </message>
    <message>
        <source>A 72B model for 16 requests at once, growing by 30 %</source>
        <translation>72B 模型，16 路并发，预计增长 30%</translation>
    </message>
    <message>
        <source>Support assistant</source>
        <translation>客服助手</translation>
    </message>
    <message>
        <source>A 32B model around the clock, 15 tokens/s for everyone</source>
        <translation>32B 模型全天候，每人 15 tokens/s</translation>
    </message>
    <message>
        <source>Render studio</source>
        <translation>渲染工作室</translation>
    </message>
    <message>
        <source>1,500 frames of a 14 GiB scene within 48 hours</source>
        <translation>14 GiB 的场景，48 小时内渲染 1,500 帧</translation>
    </message>
    <message>
        <source>Image production</source>
        <translation>图像生产</translation>
    </message>
    <message>
        <source>2,000 FLUX.1 images a day for a team of 4</source>
        <translation>4 人团队，每天 2,000 张 FLUX.1 图</translation>
    </message>
</context>
<context>
    <name>PriceText</name>
    <message>
        <source>The file is larger than %1. A price list has a few thousand lines: check that this is the right file.</source>
        <translation>文件超过 %1，而价目表只有几千行：请确认选对了文件。</translation>
    </message>
    <message>
        <source>The list has more than %1 lines. Cut it down to the cards you need.</source>
        <translation>价目表超过 %1 行。请只保留需要的显卡。</translation>
    </message>
    <message>
        <source>The file is empty. Give a price list as CSV.</source>
        <translation>文件是空的。请提供 CSV 价目表。</translation>
    </message>
    <message>
        <source>This is not a text file. Save the sheet as CSV and try again.</source>
        <translation>这不是文本文件。请把表格另存为 CSV 后重试。</translation>
    </message>
    <message>
        <source>The text is neither UTF-8, UTF-16 nor GB18030. Save the list as UTF-8 CSV and try again.</source>
        <translation>文字编码不是 UTF-8、UTF-16 或 GB18030。请另存为 UTF-8 的 CSV 后重试。</translation>
    </message>
    <message>
        <source>The quotation mark opened in line %1 is never closed. Close it and try again.</source>
        <translation>第 %1 行的引号没有闭合。请补上后重试。</translation>
    </message>
    <message>
        <source>No line names the columns. The list needs a heading with a card (&quot;gpu&quot;) and a price.</source>
        <translation>没有找到表头。价目表需要一行表头，至少有显卡和价格两列。</translation>
    </message>
    <message>
        <source>The heading in line %1 has no price. Name one column &quot;price&quot;.</source>
        <translation>第 %1 行的表头里没有价格列。请把一列命名为“单价”或“价格”。</translation>
    </message>
    <message>
        <source>Price on request (%1).</source>
        <translation>价格面议（%1）。</translation>
    </message>
    <message>
        <source>A total, not an offer.</source>
        <translation>合计行，不是报价。</translation>
    </message>
    <message>
        <source>The line holds no price.</source>
        <translation>该行没有价格。</translation>
    </message>
    <message>
        <source>The price is 0: none is offered.</source>
        <translation>价格为 0：没有供应。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no single price.</source>
        <translation>“%1”不是一个明确的价格。</translation>
    </message>
    <message>
        <source>The list does not say the currency of %1.</source>
        <translation>没有说明 %1 是什么货币。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; does not say whether its price is for an hour, a day or a month.</source>
        <translation>“%1”一列没有说明是按小时、天还是月计价。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; does not say whether its price is for one card or for the whole machine.</source>
        <translation>“%1”一列没有说明是单卡价还是整机价。</translation>
    </message>
    <message>
        <source>The line names no card.</source>
        <translation>该行没有写显卡型号。</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; is not in the catalogue.</source>
        <translation>目录里没有显卡“%1”。</translation>
    </message>
    <message>
        <source>The card &quot;%1&quot; can be any of %2. Say which one.</source>
        <translation>显卡“%1”可能是 %2 之一，请写明。</translation>
    </message>
    <message>
        <source>No %1 has %2 a card. Check the card and its memory.</source>
        <translation>没有显存为 %2 的 %1，请核对型号和显存。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of cards between 1 and 1024.</source>
        <translation>“%1”不是 1 到 1024 之间的卡数。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>并行方式</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>放得下吗</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Most requests at once</source>
        <translation>最大并发请求</translation>
    </message>
    <message>
        <source>Items per hour</source>
        <translation>每小时件数</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>租金</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运维</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>月度费用</translation>
    </message>
    <message>
        <source>Cost of the whole term</source>
        <translation>整个租期费用</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>单位成本</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Measured cases</source>
        <translation>实测数</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 / %2 页</translation>
    </message>
    <message>
        <source>GPU lease assessment</source>
        <translation>GPU 租用评估报告</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>出路</translation>
    </message>
    <message>
        <source>What else was looked at</source>
        <translation>还看过什么</translation>
    </message>
    <message>
        <source>What can go wrong</source>
        <translation>可能出什么问题</translation>
    </message>
    <message>
        <source>Nothing stands out. The checklist has what to verify before signing.</source>
        <translation>没有特别的问题。签约前要核对的事项见核对清单。</translation>
    </message>
    <message>
        <source>Four-dimension assessment</source>
        <translation>四维评估</translation>
    </message>
    <message>
        <source>Each dimension proposes a number of cards; the budget says how many it pays for. The tinted one decides.</source>
        <translation>每个维度提出一个卡数，预算给出付得起的卡数。加底色的是决定因素。</translation>
    </message>
    <message>
        <source>Decision path</source>
        <translation>决策过程</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Every candidate</source>
        <translation>全部候选配置</translation>
    </message>
    <message>
        <source>Small figures are the range that should hold four of five measured cases. The tinted row is the recommendation.</source>
        <translation>小字是范围：五次实测应有四次落在其中。加底色的一行是推荐配置。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Memory of the fullest card</source>
        <translation>最满一张卡的显存</translation>
    </message>
    <message>
        <source>Speed and power</source>
        <translation>速度与功耗</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>月度费用明细</translation>
    </message>
    <message>
        <source>Ways out, priced</source>
        <translation>出路与价格</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长路径</translation>
    </message>
    <message>
        <source>Findings and risks</source>
        <translation>发现与风险</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>The answer rests on these values. Those marked as default were not given in the plan.</source>
        <translation>结论以这些取值为准。标为“默认”的，方案里没有给出。</translation>
    </message>
    <message>
        <source>Sources and accuracy</source>
        <translation>来源与精度</translation>
    </message>
    <message>
        <source>Every estimate is a range, meant to hold 80 % of measured cases, around a most likely value. Measure on a trial machine before signing; a measured value replaces the law.</source>
        <translation>每个估算都给出最可能的值和一个范围，范围应能容纳 80 % 的实测情况。签约前请在试用机上实测；实测值会取代公式。</translation>
    </message>
    <message>
        <source>Catalogue of cards and models: %1</source>
        <translation>显卡与模型目录：%1</translation>
    </message>
    <message>
        <source>Laws used</source>
        <translation>用到的公式</translation>
    </message>
    <message>
        <source>Cards and model</source>
        <translation>显卡与模型</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 (%2–%3) per %4</source>
        <translation>每%4 %1（%2–%3）</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Sources of the constants</source>
        <translation>常数的来源</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <translation>运行时开销</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Headroom per card</source>
        <translation>每卡余量</translation>
    </message>
    <message>
        <source>Reserved by the engine</source>
        <translation>引擎预占</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Largest context</source>
        <translation>最大上下文</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Decode per request</source>
        <translation>单请求生成</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首字延迟</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Time per item</source>
        <translation>单件用时</translation>
    </message>
    <message>
        <source>Whole job</source>
        <translation>全部任务</translation>
    </message>
    <message>
        <source>Parallel efficiency</source>
        <translation>并行效率</translation>
    </message>
    <message>
        <source>Power per card</source>
        <translation>单卡功耗</translation>
    </message>
    <message>
        <source>Power of the machine</source>
        <translation>整机功耗</translation>
    </message>
    <message>
        <source>Power supply to ask for</source>
        <translation>应要求的电源</translation>
    </message>
    <message>
        <source>Hours billed</source>
        <translation>计费小时</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>Lease terms</source>
        <translation>租约</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>must be settled before signing</source>
        <translation>签约前必须落实</translation>
    </message>
    <message>
        <source>a failure is a reason to walk away</source>
        <translation>不通过就放弃这家</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>证据：%1</translation>
    </message>
    <message>
        <source>Passes when: %1</source>
        <translation>通过条件：%1</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>备注：</translation>
    </message>
    <message>
        <source>Ready to sign</source>
        <translation>可以签约</translation>
    </message>
    <message>
        <source>Not ready to sign: %1 failed, %2 open</source>
        <translation>还不能签约：%1 项不通过，%2 项必查未查</translation>
    </message>
    <message>
        <source>Checklist before signing</source>
        <translation>签约前核对清单</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Quote, date</source>
        <translation>报价与日期</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>序列号</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>签字</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>检查人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>For the vendor</source>
        <translation>供应商代表</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Must be settled</source>
        <translation>必须落实</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>How far the checklist for this configuration is. The list itself, with questions and commands, is a document of its own.</source>
        <translation>本配置核对清单的进度。清单本身（问题与命令）是单独的一份文件。</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>每%1</translation>
    </message>
    <message>
        <source>%1, typical market price</source>
        <translation>%1（市场典型价）</translation>
    </message>
    <message>
        <source>%1, quote of %2</source>
        <translation>%1（%2 报价）</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>What it contains</source>
        <translation>报告内容</translation>
    </message>
    <message>
        <source>One page for the manager</source>
        <translation>给主管的一页</translation>
    </message>
    <message>
        <source>Three charts: speedup, VRAM headroom, monthly cost</source>
        <translation>三张图：加速比、显存余量、每月费用</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) compared, each with the reason</source>
        <translation>
            <numerusform>比较过的 %n 个候选配置，各附理由</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) to watch</source>
        <translation>
            <numerusform>%n 条需要留意</numerusform>
        </translation>
    </message>
    <message>
        <source>Checklist before signing, for exactly this configuration</source>
        <translation>针对这套配置的签约前清单</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>假设与来源</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) on their default</source>
        <translation>
            <numerusform>%n 项为默认值</numerusform>
        </translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>A PDF for people who were not here: page one for the manager, then the evidence.</source>
        <translation>给没有参与的人看的 PDF：第一页给主管，后面是依据。</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>报告语言</translation>
    </message>
    <message>
        <source>There is no answer to report yet. Fill in the compute page first.</source>
        <translation>还没有可写进报告的答案，请先填写算力页。</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <source>Checklist as PDF…</source>
        <translation>清单 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>%1: %2 as fast as %3</source>
        <translation>%1的速度是 %3的 %2</translation>
    </message>
    <message>
        <source>%1: %2 as fast as %3; the gain shrinks from %4</source>
        <translation>%1的速度是 %3的 %2，%4起收益变小</translation>
    </message>
    <message>
        <source>%1 would be %2 as fast as %3</source>
        <translation>%1的速度会是 %3的 %2</translation>
    </message>
    <message>
        <source>%1: no other count to compare with</source>
        <translation>%1：没有其他卡数可比</translation>
    </message>
    <message>
        <source>%1 leaves %2 of each card&apos;s %3 free</source>
        <translation>%1：每张卡 %3 显存，余量 %2</translation>
    </message>
    <message>
        <source>%1 is tight: %2 of each card&apos;s %3 left</source>
        <translation>%1 很勉强：每张卡 %3 显存只剩 %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 more than each card&apos;s %3</source>
        <translation>%1 放不下：每张卡 %3 显存还差 %2</translation>
    </message>
    <message>
        <source>%1 costs %2 a month, %3 below the cap</source>
        <translation>%1 每月 %2，比预算上限低 %3</translation>
    </message>
    <message>
        <source>%1 costs %2 a month, %3 above the cap</source>
        <translation>%1 每月 %2，超出预算上限 %3</translation>
    </message>
    <message>
        <source>%1 costs %2 a month</source>
        <translation>%1 每月 %2</translation>
    </message>
    <message>
        <source>The document could not be written. Check that a font with Chinese characters is installed and try again.</source>
        <translation>文档写不出来。请确认系统装有中文字体，然后再试一次。</translation>
    </message>
    <message>
        <source>Rent %1 for %2 a month</source>
        <translation>租 %1，每月 %2</translation>
    </message>
    <message>
        <source>None of the configurations looked at (%1) can do this as planned</source>
        <translation>看过的 %1 种配置都做不到这份方案</translation>
    </message>
    <message>
        <source>There is no configuration to judge: name at least one card and one count</source>
        <translation>没有可评估的配置：请至少给出一种显卡和一个卡数</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>也可行</translation>
    </message>
    <message>
        <source>Rent %1; no price for it is known</source>
        <translation>租 %1；没有它的价格数据</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>There is no answer yet.</source>
        <translation>还没有答案。</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>需要留意</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Month %1: %2, %3</source>
        <translation>第 %1 个月：%2，%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>How the decision was made</source>
        <translation>决策过程</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Export the report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Open the checklist</source>
        <translation>打开清单</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Which cards should you rent?</source>
        <translation>该租哪种卡？</translation>
    </message>
    <message>
        <source>Four short questions, one answer with its reasons. Everything stays on this computer.</source>
        <translation>四组简短的问题，一个有理有据的答案。所有内容只留在这台电脑上。</translation>
    </message>
    <message>
        <source>Start from a situation like yours</source>
        <translation>从相近的场景开始</translation>
    </message>
    <message>
        <source>Or bring your own</source>
        <translation>或者从自己的材料开始</translation>
    </message>
    <message>
        <source>Drop a file here, or choose one</source>
        <translation>拖入文件，或点击选择</translation>
    </message>
    <message>
        <source>A plan, config.json, GGUF, safetensors, a training YAML or a price list</source>
        <translation>方案、config.json、GGUF、safetensors、训练 YAML 或价目表</translation>
    </message>
    <message>
        <source>Start blank</source>
        <translation>空白开始</translation>
    </message>
    <message>
        <source>Answer the four pages yourself</source>
        <translation>自己填写四页</translation>
    </message>
    <message>
        <source>Opened recently</source>
        <translation>最近打开</translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>Default</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>需注意</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1（Ctrl+%2）</translation>
    </message>
</context>
<context>
    <name>StorageText</name>
    <message>
        <source>The data file cannot be opened: %1. Check the folder&apos;s permissions.</source>
        <translation>无法打开数据文件：%1。请检查文件夹权限。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose a place you may write to.</source>
        <translation>无法创建文件夹 %1。请换一个可写的位置。</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched. Choose another file.</source>
        <translation>这是其他程序的数据库，未作任何改动。请换一个文件。</translation>
    </message>
    <message>
        <source>This file is no database; it was not touched. Choose another file.</source>
        <translation>这个文件不是数据库，未作任何改动。请换一个文件。</translation>
    </message>
    <message>
        <source>This data file has version %1, this program knows up to %2. Update Xuanka; the file was not changed.</source>
        <translation>该数据文件的版本是 %1，本程序最高支持版本 %2。请升级选卡；文件未被改动。</translation>
    </message>
    <message>
        <source>The data file is damaged: %1. Restore it from a backup beside it.</source>
        <translation>数据文件已损坏：%1。请用旁边的备份恢复。</translation>
    </message>
    <message>
        <source>Another program is writing to the data file. Close it and try again.</source>
        <translation>另一个程序正在写入数据文件。请关闭后重试。</translation>
    </message>
    <message>
        <source>The data file may only be read. Nothing was changed; copy it to a place you may write to.</source>
        <translation>数据文件是只读的，未作任何改动。请复制到可写的位置。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; free some space and try again.</source>
        <translation>磁盘已满，未作任何改动。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The data file refuses this value: %1. Nothing was changed.</source>
        <translation>数据文件不接受这个值：%1。未作任何改动。</translation>
    </message>
    <message>
        <source>The data file could not be used: %1 (%2).</source>
        <translation>无法使用数据文件：%1（%2）。</translation>
    </message>
    <message>
        <source>The data file could not be brought to this version (%1). It is unchanged; a copy is in %2.</source>
        <translation>无法把数据文件升级到本版本（%1）。文件未被改动，副本在 %2。</translation>
    </message>
    <message>
        <source>The data file was damaged and is kept as %1. The newest backup, %2, took its place; changes after it are missing.</source>
        <translation>数据文件已损坏，保留为 %1；已用最新备份 %2 恢复，备份之后的改动缺失。</translation>
    </message>
    <message>
        <source>The data file was damaged and is kept as %1. There was no backup, so an empty one took its place.</source>
        <translation>数据文件已损坏，保留为 %1；没有可用的备份，已新建空文件。</translation>
    </message>
    <message>
        <source>This entry no longer exists. Reload the list.</source>
        <translation>这一条已不存在。请重新载入列表。</translation>
    </message>
</context>
<context>
    <name>TaskPage</name>
    <message>
        <source>What does the task demand?</source>
        <translation>任务有什么要求？</translation>
    </message>
    <message>
        <source>Somebody who waits, a deadline or a hard requirement can need more cards, or other cards, than memory alone.</source>
        <translation>有人在等、有截止时间或有硬性要求时，需要的卡可能更多，也可能是别的卡。</translation>
    </message>
</context>
<context>
    <name>TeamPage</name>
    <message>
        <source>Who will use the cards?</source>
        <translation>谁来用这些卡？</translation>
    </message>
    <message>
        <source>The team decides how many cards are busy at once and for how many hours you pay.</source>
        <translation>团队决定同时要用几张卡、为多少小时付费。</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>per card-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>per machine-hour</source>
        <translation>整机每小时</translation>
    </message>
    <message>
        <source>per card and day</source>
        <translation>每卡每天</translation>
    </message>
    <message>
        <source>per machine and day</source>
        <translation>整机每天</translation>
    </message>
    <message>
        <source>per card and month</source>
        <translation>每卡每月</translation>
    </message>
    <message>
        <source>per machine and month</source>
        <translation>整机每月</translation>
    </message>
    <message>
        <source>per card and year</source>
        <translation>每卡每年</translation>
    </message>
    <message>
        <source>per machine and year</source>
        <translation>整机每年</translation>
    </message>
    <message>
        <source>by the second</source>
        <translation>按秒</translation>
    </message>
    <message>
        <source>by the minute</source>
        <translation>按分钟</translation>
    </message>
    <message>
        <source>hourly</source>
        <translation>按小时</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>按天</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>Bare metal</source>
        <translation>裸金属</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>虚拟机</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>勉强</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Red flag</source>
        <translation>需警惕</translation>
    </message>
    <message>
        <source>million tokens</source>
        <translation>百万 token</translation>
    </message>
    <message>
        <source>image</source>
        <translation>张图</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>段视频</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>training run</source>
        <translation>次训练</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Serve a language model</source>
        <translation>大模型推理</translation>
    </message>
    <message>
        <source>Train or fine-tune a language model</source>
        <translation>大模型训练 / 微调</translation>
    </message>
    <message>
        <source>Generate images</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>Generate video</source>
        <translation>视频生成</translation>
    </message>
    <message>
        <source>Render a 3D scene</source>
        <translation>三维渲染</translation>
    </message>
    <message>
        <source>Simulate (CFD, physics)</source>
        <translation>仿真计算（CFD、物理）</translation>
    </message>
    <message>
        <source>Something else, measured once</source>
        <translation>其他（实测过一次）</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 混合精度</translation>
    </message>
    <message>
        <source>Pure BF16</source>
        <translation>纯 BF16</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 混合精度</translation>
    </message>
    <message>
        <source>AdamW 8-bit, paged</source>
        <translation>AdamW 8-bit（分页）</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation>每层</translation>
    </message>
    <message>
        <source>Not split</source>
        <translation>不切分</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不卸载</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Optimizer state and parameters</source>
        <translation>优化器状态和参数</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>多副本</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>按层切分</translation>
    </message>
    <message>
        <source>Data parallel (DDP)</source>
        <translation>数据并行（DDP）</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Fast FP64</source>
        <translation>FP64 双精度</translation>
    </message>
    <message>
        <source>ECC memory</source>
        <translation>ECC 显存</translation>
    </message>
    <message>
        <source>MIG (split one card)</source>
        <translation>MIG（单卡切分）</translation>
    </message>
    <message>
        <source>Availability promise (SLA)</source>
        <translation>可用性承诺（SLA）</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>待核对</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
</context>
<context>
    <name>TraceTerms</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Activations and workspace</source>
        <translation>激活与工作区</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <translation>运行时开销</translation>
    </message>
    <message>
        <source>Decode speed</source>
        <translation>生成速度</translation>
    </message>
    <message>
        <source>Prefill speed</source>
        <translation>预填充速度</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首字延迟</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>训练速度</translation>
    </message>
    <message>
        <source>Seconds per item</source>
        <translation>单件耗时</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Draw of one card</source>
        <translation>单卡功耗</translation>
    </message>
    <message>
        <source>Draw of the machine</source>
        <translation>整机功耗</translation>
    </message>
    <message>
        <source>Power supplies to ask for</source>
        <translation>应要求的电源功率</translation>
    </message>
    <message>
        <source>autoencoder</source>
        <translation>自编码器</translation>
    </message>
    <message>
        <source>memory bandwidth of the card</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>bits per weight</source>
        <translation>每权重位数</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>bytes per element of the cache</source>
        <translation>缓存每元素字节数</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>每参数字节数</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>cards per frame</source>
        <translation>每帧用卡数</translation>
    </message>
    <message>
        <source>prefill chunk</source>
        <translation>预填充分块</translation>
    </message>
    <message>
        <source>tokens of a prefill chunk</source>
        <translation>预填充分块 token 数</translation>
    </message>
    <message>
        <source>tokens held on average</source>
        <translation>平均保留 token 数</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>副本数</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>peak while decoding</source>
        <translation>解码时峰值</translation>
    </message>
    <message>
        <source>peak while denoising</source>
        <translation>去噪时峰值</translation>
    </message>
    <message>
        <source>bytes of dense weights read per step</source>
        <translation>每步读取的稠密权重</translation>
    </message>
    <message>
        <source>exchange between cards</source>
        <translation>卡间交换</translation>
    </message>
    <message>
        <source>bytes of experts read per step</source>
        <translation>每步读取的专家权重</translation>
    </message>
    <message>
        <source>fixed part</source>
        <translation>固定部分</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>operations per token</source>
        <translation>每 token 运算量</translation>
    </message>
    <message>
        <source>bytes of gradients</source>
        <translation>梯度字节数</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>latent frames</source>
        <translation>潜空间帧数</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>功耗上限</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>微批数</translation>
    </message>
    <message>
        <source>minutes per frame</source>
        <translation>每帧分钟数</translation>
    </message>
    <message>
        <source>draw without a limit</source>
        <translation>不限功耗时的功耗</translation>
    </message>
    <message>
        <source>a card&apos;s own work per step</source>
        <translation>每步单卡耗时</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>pipeline stages</source>
        <translation>流水线级数</translation>
    </message>
    <message>
        <source>prefill speed</source>
        <translation>预填充速度</translation>
    </message>
    <message>
        <source>tokens of the prompt</source>
        <translation>提示词 token 数</translation>
    </message>
    <message>
        <source>rate of the reference card</source>
        <translation>参考卡算力</translation>
    </message>
    <message>
        <source>requests per copy</source>
        <translation>每副本请求数</translation>
    </message>
    <message>
        <source>few-step model</source>
        <translation>少步模型</translation>
    </message>
    <message>
        <source>seconds per step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>cards per sequence</source>
        <translation>每序列用卡数</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>slack of the allocator</source>
        <translation>分配器余量</translation>
    </message>
    <message>
        <source>stages at work at once</source>
        <translation>同时工作的级数</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>首步耗时</translation>
    </message>
    <message>
        <source>stock power limit</source>
        <translation>出厂功耗上限</translation>
    </message>
    <message>
        <source>size of the file&apos;s tensors</source>
        <translation>文件张量大小</translation>
    </message>
    <message>
        <source>streams at once</source>
        <translation>并行请求数</translation>
    </message>
    <message>
        <source>cards a layer is split over</source>
        <translation>每层拆分卡数</translation>
    </message>
    <message>
        <source>rate in use</source>
        <translation>实际算力</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>文本编码器</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>trained parameters</source>
        <translation>被训练参数量</translation>
    </message>
    <message>
        <source>UNet</source>
        <translation>UNet</translation>
    </message>
    <message>
        <source>shape unknown</source>
        <translation>结构未知</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>width in pixels</source>
        <translation>宽度（像素）</translation>
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
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>不超过 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 shown, but the output announces %2 cards: the rest was cut off</source>
        <translation>只看到 %1 张，输出开头写的是 %2 张：其余部分被截掉了</translation>
    </message>
    <message>
        <source>compute capability %1: the chip is not the one of this card</source>
        <translation>计算能力 %1：芯片不是这款卡的</translation>
    </message>
    <message>
        <source>PCIe %1.0 x%2</source>
        <translation>PCIe %1.0 x%2</translation>
    </message>
    <message>
        <source>PCIe %1.0 x%2, read while idle: a sleeping link is slow on purpose. Read it again under load.</source>
        <translation>PCIe %1.0 x%2，空闲时读的：链路休眠时本来就慢，请在满载时再读一次。</translation>
    </message>
    <message>
        <source>x%1</source>
        <translation>x%1</translation>
    </message>
    <message>
        <source>no slowdown</source>
        <translation>没有降频</translation>
    </message>
    <message>
        <source>slowed down: %1</source>
        <translation>正在降频：%1</translation>
    </message>
    <message>
        <source>no loss between cards</source>
        <translation>卡间传输不拖后腿</translation>
    </message>
    <message>
        <source>P2P off (normal with the stock GeForce driver)</source>
        <translation>P2P 关闭（GeForce 官方驱动的正常状态）</translation>
    </message>
    <message>
        <source>P2P on</source>
        <translation>P2P 开启</translation>
    </message>
    <message>
        <source>with P2P %1, without %2: P2P makes it slower (often Resizable BAR is off)</source>
        <translation>开 P2P %1，不开 %2：开了反而更慢（常见原因是没开 Resizable BAR）</translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation>没有 NVLink</translation>
    </message>
    <message>
        <source>NVLink, %1 each way</source>
        <translation>NVLink，单向 %1</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>all cards on one socket (PIX, PXB, PHB or NODE)</source>
        <translation>所有卡在同一 CPU 插槽下（PIX、PXB、PHB 或 NODE）</translation>
    </message>
    <message>
        <source>%1: traffic crosses CPU sockets</source>
        <translation>%1：卡间通信要跨 CPU 插槽</translation>
    </message>
    <message>
        <source>PHB everywhere in a virtual machine: this tells nothing about the real slots</source>
        <translation>虚拟机里处处是 PHB，看不出真实插槽</translation>
    </message>
    <message>
        <source>usually %1; below %2 ask, below %3 refuse</source>
        <translation>通常 %1；低于 %2 要问，低于 %3 不收</translation>
    </message>
    <message>
        <source>%1 at large sizes, %2 at best: it breaks down as messages grow</source>
        <translation>大消息只有 %1，最好时 %2：消息一大就掉速</translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>it started and printed no result: cut off, or hung. Run it again to the end.</source>
        <translation>启动后没有结果：不是被截断就是卡死了。请重新跑到结束。</translation>
    </message>
    <message>
        <source>no Xid and no PCIe errors</source>
        <translation>没有 Xid，也没有 PCIe 错误</translation>
    </message>
    <message>
        <source>Xid %1</source>
        <translation>Xid %1</translation>
    </message>
    <message>
        <source>Xid %1, mostly the program&apos;s own fault</source>
        <translation>Xid %1，多半是程序自己的问题</translation>
    </message>
    <message>
        <source>nothing bad in the log</source>
        <translation>日志里没有异常</translation>
    </message>
    <message>
        <source>%1 or newer</source>
        <translation>%1 或更新</translation>
    </message>
    <message>
        <source>nothing running on the cards</source>
        <translation>卡上没有别人的进程</translation>
    </message>
    <message>
        <source>running: %1</source>
        <translation>正在运行：%1</translation>
    </message>
    <message>
        <source>%1 with ECC on</source>
        <translation>%1，已开 ECC</translation>
    </message>
    <message>
        <source>%1, another product</source>
        <translation>%1，不是同一款产品</translation>
    </message>
    <message>
        <source>cards of one kind</source>
        <translation>所有卡型号一致</translation>
    </message>
    <message>
        <source>mixed: %1</source>
        <translation>型号混杂：%1</translation>
    </message>
    <message>
        <source>staged through host memory</source>
        <translation>经主机内存中转</translation>
    </message>
    <message>
        <source>not given. Run: %1</source>
        <translation>没有提供。请运行：%1</translation>
    </message>
    <message>
        <source>the tool printed no value (N/A, ERR! or Unknown Error)</source>
        <translation>工具没有给出数值（N/A、ERR! 或 Unknown Error）</translation>
    </message>
    <message>
        <source>the paste was cut off before the value</source>
        <translation>粘贴的内容在数值之前就断了</translation>
    </message>
    <message>
        <source>this is the output of %1, which these checks cannot use</source>
        <translation>这是 %1 的输出，这里的检查用不上</translation>
    </message>
    <message>
        <source>no output of a known tool was found in it. Give what nvidia-smi, topo -m, nccl-tests and the like printed.</source>
        <translation>里面没有认得出的工具输出。请给出 nvidia-smi、topo -m、nccl-tests 等命令的输出。</translation>
    </message>
    <message>
        <source>a binary file, not text. Save the output as text.</source>
        <translation>这是二进制文件，不是文本。请把输出存成文本。</translation>
    </message>
    <message>
        <source>only the first 64 MiB were read</source>
        <translation>只读取了前 64 MiB</translation>
    </message>
    <message>
        <source>%1, read while idle. Read it again under load.</source>
        <translation>%1，空闲时读的。请在满载时再读一次。</translation>
    </message>
    <message>
        <source>%1; no public figure to hold it against for this card</source>
        <translation>%1；这款卡没有公开数据可比</translation>
    </message>
    <message>
        <source>the plan names no single machine: add a quote</source>
        <translation>方案里没有指定哪台机器：请添加报价</translation>
    </message>
    <message>
        <source>nvidia-smi cannot reach the driver: no card was seen. Ask the vendor to mend it, then test again.</source>
        <translation>nvidia-smi 连不上驱动，一张卡也没看到。请让供应商修好后重测。</translation>
    </message>
    <message>
        <source>driver and library versions differ (an update without a reboot). Reboot and test again.</source>
        <translation>驱动和库版本不一致（升级后没有重启）。请重启后重测。</translation>
    </message>
    <message>
        <source>a card is lost</source>
        <translation>有一张卡掉了</translation>
    </message>
    <message>
        <source>a card does not answer the driver</source>
        <translation>有一张卡不响应驱动</translation>
    </message>
    <message>
        <source>nvidia-smi is not installed there</source>
        <translation>机器上没有 nvidia-smi</translation>
    </message>
    <message>
        <source>nvidia-smi found no card</source>
        <translation>nvidia-smi 没有找到显卡</translation>
    </message>
    <message>
        <source>%1: the name is cut off, which proves nothing. Use the CSV query.</source>
        <translation>%1：名称被截断，证明不了什么。请用 CSV 查询。</translation>
    </message>
    <message>
        <source>only one card took part</source>
        <translation>只有一张卡参与</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source> month(s)</source>
        <translation>
            <numerusform> 个月</numerusform>
        </translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> token</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
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
        <translation> 分钟</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> tokens/s</source>
        <translation> token/秒</translation>
    </message>
    <message>
        <source> requests/s</source>
        <translation> 请求/秒</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <translation>
            <numerusform> 天</numerusform>
        </translation>
    </message>
    <message>
        <source> h</source>
        <translation> 小时</translation>
    </message>
    <message>
        <source> per day</source>
        <translation> /天</translation>
    </message>
    <message numerus="yes">
        <source> person(s)</source>
        <translation>
            <numerusform> 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message>
        <source>Alternatives</source>
        <translation>其他选择</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>出路</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>采用：%1</translation>
    </message>
    <message>
        <source>Not applied</source>
        <translation>未能采用</translation>
    </message>
</context>
</TS>
