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
        <source>What will run</source>
        <translation>要跑什么</translation>
    </message>
    <message>
        <source>Each kind of work asks its own questions and follows its own laws.</source>
        <translation>不同任务问不同的问题，用不同的估算规则。</translation>
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
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Width x height of a frame in pixels.</source>
        <translation>一帧的宽×高，单位像素。</translation>
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
        <translation>文件没能写入：%1。原文件（如有）未受影响；请换个位置或腾出空间。</translation>
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
        <source>Quote of %1: %2</source>
        <translation>%1 的报价：%2</translation>
    </message>
    <message>
        <source>Typical market price: %1</source>
        <translation>市场典型价：%1</translation>
    </message>
    <message>
        <source>Rent %1; no price for it is known</source>
        <translation>租 %1；没有它的价格数据</translation>
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
</TS>
