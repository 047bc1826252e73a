import type { quickOpen as english } from '../english/quick-open';
import type { Chinese } from '../translation/translation';

// Quick open: files of the project by what somebody remembers of their names.

export const quickOpen = {
  'quick-open.name': '转到文件',
  'quick-open.placeholder': '文件名称；在后面加 :42 可转到该行',
  'quick-open.searching': '正在查找项目中的文件…',
  'quick-open.none': '没有名称类似“{{query}}”的文件。',
  'quick-open.nothing-yet': '键入文件名称的一部分。你打开的文件会列在此处。',
  'quick-open.no-file-in-front': '当前没有可转到其中某行的文件。',
  'quick-open.which-line': '键入 {{path}} 中的行号。',
  'quick-open.not-whole': '项目中的文件数超出查找范围。',
  'quick-open.found_other': '{{count, number}} 个文件。按 ↑ 和 ↓ 选择。',
  'quick-open.opened-behind': '已在后台打开 {{path}}。',
  'quick-open.line': '第 {{line}} 行',
  'quick-open.open-hint': '打开',
  'quick-open.behind-hint': '在后台打开',
} as const satisfies Chinese<typeof english>;
