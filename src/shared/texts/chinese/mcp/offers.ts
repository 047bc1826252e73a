import type { offers as english } from '../../english/mcp/offers';
import type { Chinese } from '../../translation/translation';

// Prompts and resources of MCP servers: what became of one that was asked for.

export const offers = {
  'offers.not-ready': '服务器 {{server}} 未就绪。请在设置中查看。',
  'offers.failed': '服务器 {{server}} 返回了错误：{{reason}}',
  'offers.attached': '已附加 {{resource}}（{{characters, number}} 个字符）。',
  'offers.attached-beginning':
    '已附加 {{resource}} 的 {{characters, number}} 个字符中的前 {{most, number}} 个：它太长，无法附加更多。',
  'offers.not-attached': '未附加 {{resource}}：{{why}}',
  'offers.attached-folder': '已附加 {{resource}} 中 {{all, number}} 项内容里 {{count, number}} 项的列表。',
  'offers.attached-folder_same': '已附加 {{resource}} 的内容列表（{{count, number}}）。',
  'offers.kept-file': '有规则不允许读取 {{file}}。',
  'offers.empty': '其中没有任何内容。',
  'offers.binary': '它不是文本：{{what}}',
  'offers.no-such-prompt': '服务器 {{server}} 没有提示词 {{name}}。',
  'offers.missing-arguments': '{{command}} 需要 {{names, and}}：{{command}} {{names, blanks}}',

  'mention.found_other': '有 {{count, number}} 项可提及。按 ↑ 和 ↓ 选择，按 Tab 采用。',
  'mention.part': '填写 {{name}}：{{address}}',

  'prompt-form.heading': '{{title}} · {{server}}',
  'prompt-form.optional': '{{name}}（可选）',
} as const satisfies Chinese<typeof english>;
