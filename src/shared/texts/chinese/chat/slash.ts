import type { slash as english } from '../../english/chat/slash';
import type { Chinese } from '../../translation/translation';

// Slash commands: what ours do, the menu that lists them, and what is wrong with one.

export const slash = {
  'slash.clear': '新建聊天；不删除任何内容',
  'slash.compact': '立即汇总较早的轮次',
  'slash.memory': '记住的内容',
  'slash.mode': '哪些操作无需询问即可运行',
  'slash.model': '此聊天的模型',
  'slash.plan': '切换到“规划”模式并发送消息',
  'slash.tools': '此聊天的工具',

  'slash.menu': '命令',
  'slash.found_other': '{{count, number}} 个命令。按 ↑ 和 ↓ 选择，按 Tab 补全。',
  'slash.message-hint': '[消息]',
  'slash.mode-hint': '<模式>',
  'slash.model-hint': '<模型>',
  'slash.own': '你的',
  'slash.project': '项目',
  /** Opens to the text. */
  'slash.model-reads': '模型读取的内容',

  'slash.needs-window': '/{{name}} 需要窗口；此处没有窗口。',
  'slash.not-in-line': '命令不能排队等待。请将其作为单独的消息发送。',
  'slash.auto-needs-time': '“自动”模式需要结束时间：请在聊天上方选择该模式，届时会询问持续时间。',
  'slash.no-such-mode': '/mode 接受 plan、ask、accept-edits 或 auto，不接受“{{given}}”。',
  'slash.names-model': '/model 接受模型名称，例如 {{known, list}}。',
  'slash.kept-file': '有规则不允许读取 {{file}}，因此命令无法附带它。',
  'slash.bad-name': '“{{name}}”不能用作命令名：只能使用字母、数字、“.”、“_”和“-”，最多 64 个字符。',
  'slash.taken-name': '已有命令 /{{name}}。请为该文件另取一个名称。',
  'slash.too-long': '它超过 {{most, number}} 个字符。',
  'slash.empty': '它没有提示词：不会发送任何内容。',
} as const satisfies Chinese<typeof english>;
