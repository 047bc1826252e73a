import type { trust as english } from '../english/trust';
import type { Chinese } from '../translation/translation';

// Workspace trust: what a folder's own files bring, and what the person says to it.

export const trust = {
  'trust.sign-restricted': '信任此文件夹…',
  'trust.sign-restricted-hint': '此文件夹不受信任：其自带文件提供的内容已被忽略。请查看。',
  'trust.sign-changed': '已更改：请审阅',
  'trust.sign-changed-hint': '自你接受以来，此文件夹提供的内容已发生变化。请查看。',
  'trust.nothing':
    '目前其文件中没有会运行或告知模型的内容。以后新增的内容会在该文件夹受信任时使用；会运行程序的内容会先询问。',

  'trust.kind-mcp-server': 'MCP 服务器',
  'trust.kind-discovery-command': '发现命令',
  'trust.kind-command-file': '命令',
  'trust.kind-agent': '智能体',
  'trust.kind-slash-command': '斜杠命令',
  'trust.kind-memory-file': '记忆文件',
  'trust.changed': '已更改',
} as const satisfies Chinese<typeof english>;
