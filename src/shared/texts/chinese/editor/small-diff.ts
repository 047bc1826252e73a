import type { smallDiff as english } from '../../english/editor/small-diff';
import type { Chinese } from '../../translation/translation';

// A change at a glance: its lines, and what is said of each where colours are not seen.

export const smallDiff = {
  'small-diff.name': '更改',
  'small-diff.show-more': '再显示 {{lines, number}} 行',
  'small-diff.added': '添加：',
  'small-diff.removed': '删除：',
  'small-diff.line': '第 {{line}} 行',
  'small-diff.no-line-break': '文件末尾没有换行符',
} as const satisfies Chinese<typeof english>;
