import type { named as english } from '../../english/chat/named';
import type { Chinese } from '../../translation/translation';

// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': '消息中提及的内容',
  'named.one': '{{name}}，约 {{tokens, number}} 个 token',
  'named.folder': '{{name}}，其内容列表，约 {{tokens, number}} 个 token',
  'named.tool': '{{name}}，工具，约 {{tokens, number}} 个 token',
  'named.group': '{{name}}，工具组，约 {{tokens, number}} 个 token',
  'named.loading': '{{name}}，大小尚未得知',
  'named.refused': '不会附加 {{name}}：{{why}}',
  'named.weight': '约 {{tokens, number}} 个 token',
  'named.folder-weight': '其内容列表 · 约 {{tokens, number}} 个 token',
  'named.tools-weight': '每次请求约 {{tokens, number}} 个 token',
  'named.tools': '工具：{{tools, list}}',
  'named.take-out': '从消息中移除 {{name}}',
} as const satisfies Chinese<typeof english>;
