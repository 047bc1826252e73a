import type { toolPicker as english } from '../../english/settings/tool-picker';
import type { Chinese } from '../../translation/translation';

// Tool picker: the tools there are, by where they come from, to choose some of.

export const toolPicker = {
  'tool-picker.search': '搜索工具',
  'tool-picker.chosen_other': '已选择 {{count, number}} 个工具',
  'tool-picker.found_other': '找到 {{count, number}} 个工具',
  'tool-picker.none-found': '没有此名称的工具。',
  'tool-picker.all-of': '{{title}} 的全部工具',
  'tool-picker.built-in': 'Pilotfish',
  'tool-picker.discovered': '发现命令',
  'tool-picker.command-files': '文件',
  'tool-picker.server': '服务器 {{alias}}',
  'tool-picker.gone-title': '目前不存在',
  'tool-picker.state-off': '已关闭',
  'tool-picker.state-gone': '不存在',
} as const satisfies Chinese<typeof english>;
