import type { toolsPage as english } from '../../english/settings/tools-page';
import type { Chinese } from '../../translation/translation';

// Tools page of the settings: groups of tools, and the commands that bring tools of their own.

export const toolsPage = {
  'tools-page.groups': '工具组',
  'tools-page.groups-lead': '提及工具组（例如 `@{read-only}`）可为聊天启用它，通过消息下方的标签可将其关闭。',
  'tools-page.first-group': '始终存在',
  'tools-page.agent': 'Pilotfish 自带的所有工具。',
  'tools-page.read-only': '仅查看内容的工具。',
  'tools-page.elsewhere': '服务器、命令和文件提供的所有工具。',
  'tools-page.missing_other': '目前不存在，将跳过：{{names, list}}。',
  'tools-page.group-tools': '{{tools, list}}',
  'tools-page.no-tools': '无工具',
  'tools-page.add': '添加工具组',
  'tools-page.edit': '编辑 {{name}}',
  'tools-page.remove': '移除 {{name}}',

  'tools-page.new-group': '新建工具组',
  'tools-page.group': '工具组 {{name}}',
  'tools-page.name': '名称',
  'tools-page.name-hint': '字母、数字、_ 和 -。以 @{name} 的形式提及。',
  'tools-page.name-missing': '需要名称。',
  'tools-page.name-taken': '已有此名称的工具组。',
  'tools-page.description': '说明',
  'tools-page.tools': '工具',
  'tools-page.prompt': '系统提示词的内容',
  'tools-page.prompt-hint': '仅在启用该工具组时告知模型。',
  'tools-page.replace': '取代 Pilotfish 对自身的说明',
  'tools-page.replace-hint': '有关你的回答和更改风格的规则也会随之去除。',
  'tools-page.collapse': '显示为一个标签',
  'tools-page.collapse-hint': '否则其中每个工具都有自己的标签。',
  'tools-page.save': '保存',
  'tools-page.cancel': '取消',

  'tools-page.commands': '命令提供的工具',
  'tools-page.commands-lead':
    '一个程序以 JSON 格式输出函数声明，另一个程序运行其中的工具：它以参数形式接收工具名称，并以 JSON 格式接收输入。两者仅在受信任的文件夹中运行，且每次调用都会询问。',
  'tools-page.discovery': '发现命令',
  'tools-page.discovery-hint': '一个可执行文件，不使用 Shell：项目中的路径、绝对路径或程序名称。',
  'tools-page.call': '调用命令',
} as const satisfies Chinese<typeof english>;
