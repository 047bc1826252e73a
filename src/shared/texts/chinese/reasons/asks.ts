import type { asks as english } from '../../english/reasons/asks';
import type { Chinese } from '../../translation/translation';

// Asks: why a call waits for a person, and why an answer of theirs cannot be taken.

export const asks = {
  'asks.by-mode': '当前为“{{mode}}”模式',
  'asks.rule': '规则“{{rule}}”（{{scope, scope}}）要求询问',
  'asks.rule-reaches': '它可能读取规则“{{rule}}”（{{scope, scope}}）所涉及的内容',
  'asks.rule-perhaps': '它可能正是规则“{{rule}}”（{{scope, scope}}）所涉及的操作',
  'asks.discovered': '发现命令提供的工具每次都会询问',
  'asks.not-held': '它按原样启动，不限于只读取内容',
  'asks.repeats': '相同的调用已连续出现三次',
  'asks.host-not-allowed': '在沙盒中，命令只能访问规则允许的主机',
  'asks.sandbox-lifted': '你希望它在沙盒外运行',
  'asks.plan': '计划由你来决定',
  'asks.question': '回答由你来给出',
  'asks.unknown-kind': '无从得知 {{tool}} 这类工具能做什么',
  'asks.not-understood': '无法理解：{{why}}',

  'asks.stale': '{{file}} 在提议之后已在磁盘上更改，该提议不再适用。请放弃它，或让模型重新读取该文件。',
  'asks.moved':
    '在提出提议之后，{{file}} 已重命名为 {{to}}；其内容保持不变。请放弃该提议，或让模型重新读取该文件。',
  'asks.stale-file': '该文件在提议之后已在磁盘上更改，该提议不再适用。请放弃它，或让模型重新读取该文件。',

  'asks.not-as-seen': '该提议与你看到的不同。请重新查看。',
  'asks.not-stale': '该提议仍然适用：请接受或拒绝它。',
  'asks.no-rule': '此调用每次都会询问：无法为其保留规则。',
  'asks.no-text': '此处没有可编辑的文本。',
  'asks.no-such-hunk': '所决定的某一部分不在此提议中。请再看一遍。',
  'asks.not-behind': '一并接受的调用中，有一个并不在此批次的后面。请再看一遍。',
  'asks.hunks-not-in-text': '文本与对各部分的决定不符。请再看一遍。',
  'asks.no-such-line-there': '有一条评论所在的行不存在。',
  'asks.other-answer': '此处需要另一种回答。',
  'asks.no-command': '没有剩余可运行的命令。',
  'asks.rule-misses': '该规则不涵盖此调用本身。请更改规则以涵盖它。',
  'asks.no-such-line_other': '计划共 {{count, number}} 行：有一条评论不在其中任何一行上。',
  'asks.no-such-choice': '此处没有选项“{{choice}}”。',
  'asks.one-choice': '只能选择其中一个选项。',
  'asks.no-answer': '请选择一项，或自行写下回答。',
  'asks.look-again': '请再次查看你写的命令：{{why}}。',
  'asks.the-file': '该文件',
  'asks.moved-on': '{{file}} 已在磁盘上更改。请重新查看该提议。',
  'asks.moved-on-stale': '{{file}} 已在磁盘上更改，该提议不再适用。',
  'asks.stopped-first': '本轮已先行停止。',
  'asks.earlier-reply': '较早回复中的调用尚未结束。',
  'asks.not-waiting': '此调用并未等待回答。',
  'asks.not-running': '本轮未在运行。请先继续本轮，再作决定。',
  'asks.not-running-now': '此调用未在运行。',
  'asks.already-decided': '此调用已作出决定。',
  'asks.nothing-waits': '此处没有等待回答的更改。',
  'asks.not-writable': '{{problem}}。请将其设为可写，然后再次接受；在此之前，该问题会一直等待。',
  'asks.half-character': '文本中含有半个字符（{{character}}），{{file}} 无法包含它。请将其移除。',
  'asks.no-such-character':
    '{{file}} 采用 {{encoding}} 编码，其中没有“{{character}}”（{{code}}）。请将其移除，或先将该文件另存为 UTF-8。',
} as const satisfies Chinese<typeof english>;
