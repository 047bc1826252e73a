import type { settingsSearch as english } from '../../english/settings/settings-search';
import type { Chinese } from '../../translation/translation';

// Search over all settings, and what it says of pages that have a form of their own.

export const settingsSearch = {
  'settings-search.label': '搜索所有设置',
  'settings-search.placeholder': '搜索所有设置',
  'settings-search.clear': '清除搜索',
  'settings-search.title': '搜索结果',
  'settings-search.results': '找到的设置',
  'settings-search.found_other': '找到 {{count, number}} 个设置',
  'settings-search.none': '没有包含“{{typed}}”的设置',
  'settings-search.none-hint': '搜索范围包括标题、说明和 settings.json 的键。',
  'settings-search.models': '模型端点及其密钥',
  'settings-search.models-about': '提供商的地址、模型、标头和 API 密钥。',
  'settings-search.groups': '工具组',
  'settings-search.groups-about': '一同启用和关闭的工具，有自己的提示词。',
  'settings-search.servers': 'MCP 服务器',
  'settings-search.servers-about': '提供工具、提示词和资源的服务器。',
  'settings-search.agents': '子智能体',
  'settings-search.agents-about': '聊天可以启动的智能体的定义。',
  'settings-search.rules': '批准规则',
  'settings-search.rules-about': '哪些操作无需询问即可运行，哪些被禁止。',
  'settings-search.memory': '记忆',
  'settings-search.web': '网页搜索及其密钥',
  'settings-search.keys': '键盘快捷键文件',
  'settings-search.file': '设置文件',
  'settings-search.open-file': '打开 {{name}}',
  'settings-search.open-needs-folder': '请先打开一个文件夹：该文件会与其中的文件并排显示在选项卡中。',
} as const satisfies Chinese<typeof english>;
