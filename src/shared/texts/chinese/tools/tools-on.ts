import type { toolsOn as english } from '../../english/tools/tools-on';
import type { Chinese } from '../../translation/translation';

// Which tools are on in a chat: said where it is written, and where groups of them are set.

export const toolsOn = {
  'tools-on.unknown': '没有工具或工具组“{{name}}”。',
  'tools-on.absent_other':
    '工具组“{{group}}”指定了不存在的工具：{{tools, list}}。聊天会在没有它们的情况下进行。',
  'tools-on.label': '已启用的工具',
  'tools-on.menu': '可提及的内容',
  'tools-on.add': '启用工具',
  'tools-on.page': '工具和工具组…',
  'tools-on.none': '未启用任何工具',
  'tools-on.turn-off': '关闭 {{name}}',
  'tools-on.group-of_other': '包含 {{count, number}} 个工具',
} as const satisfies Chinese<typeof english>;
