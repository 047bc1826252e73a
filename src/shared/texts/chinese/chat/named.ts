import type { named as english } from '../../english/chat/named';
import type { Chinese } from '../../translation/translation';

// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': '消息中提及的内容',
  'named.one': '{{name}}，{{weight}}',
  'named.folder': '{{name}}，{{weight}}，其内容列表',
  'named.tool': '{{name}}，{{weight}}，工具',
  'named.group': '{{name}}，{{weight}}，工具组',
  'named.loading': '{{name}}，大小尚未得知',
  'named.refused': '不会附加 {{name}}：{{why}}',
  'named.weight': '约 {{weight}}',
  'named.folder-weight': '其内容列表 · 约 {{weight}}',
  'named.tools-weight': '每次请求约 {{weight}}',
  'named.tools': '工具：{{tools, list}}',
  'named.take-out': '从消息中移除 {{name}}',
} as const satisfies Chinese<typeof english>;
