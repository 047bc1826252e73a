import type { serversPage as english } from '../../english/settings/servers-page';
import type { Chinese } from '../../translation/translation';

// Page of the servers in the settings.

export const serversPage = {
  'servers-page.lead':
    'MCP 服务器提供来自别处的工具。在你用“始终允许…”回答之前，每次调用都会询问。服务器会在聊天的第一条消息、你查看此处或键入 / 或 @ 时启动，并随项目一起结束。',
  'servers-page.list': '服务器',
  'servers-page.none': '尚无服务器',
  'servers-page.none-hint':
    '粘贴服务器页面上的配置即可添加。项目可在 .mcp.json 中自带服务器，在你信任其文件夹后生效。',
  'servers-page.no-project': '打开项目以查看并启动其服务器。',
  'servers-page.add': '添加服务器…',
  'servers-page.add-title': '添加服务器',
  'servers-page.edit-title': '编辑 {{alias}}',
  'servers-page.form-means':
    '它运行或访问的内容由你判断：在沙盒之外，它以你的权限工作。变量和标头的值保存在此计算机上，不会再次显示。',
  'servers-page.snippet': '配置',
  'servers-page.snippet-hint':
    '服务器页面给出的 JSON：命令及其参数，或 URL 及其标头。“allowedHosts”和“allowedFolders”为沙盒中的命令开放更多。',
  'servers-page.snippet-empty': '请先粘贴配置。',
  'servers-page.snippet-no-json':
    '这不是类似 { "mcpServers": { … } } 的 JSON。请检查是否缺少逗号、引号或大括号。',
  'servers-page.snippet-no-name': '服务器需要名称：{ "name": { "command": … } }。',
  'servers-page.save': '保存',
  'servers-page.from-project': '来自 .mcp.json',
  'servers-page.believed': '受信任',
  'servers-page.unusable': '无法使用',
  'servers-page.off': '已关闭',
  'servers-page.not-trusted': '不受信任',
  'servers-page.not-trusted-hint': '它由项目提供。在你信任该文件夹及其当前内容之前，它不起作用。',
  'servers-page.idle': '未启动',
  'servers-page.starting': '正在启动…',
  'servers-page.needs-sign-in': '需要登录',
  'servers-page.ready': '就绪',
  'servers-page.restarting': '正在重启…',
  'servers-page.failed': '失败',
  'servers-page.tool-count': '{{on, number}} / {{all, number}} 个工具',
  'servers-page.tool-count_same_other': '{{all, number}} 个工具',
  'servers-page.on': '使用 {{alias}}',
  'servers-page.details': '{{alias}} 的工具和日志',
  'servers-page.restart': '重启 {{alias}}',
  'servers-page.edit': '编辑 {{alias}}',
  'servers-page.remove': '移除 {{alias}}',
  'servers-page.remove-title': '是否移除 {{alias}}？',
  'servers-page.remove-means': '它会在所有项目中结束。其配置将从你的设置中移除，并且你会从该服务器退出登录。',
  'servers-page.remove-do': '移除',
  'servers-page.tools': '{{alias}} 的工具',
  'servers-page.tools-title': '工具',
  'servers-page.no-tools': '它未提供任何工具。',
  'servers-page.called': '调用名为 {{name}}',
  'servers-page.left-out': '已被其配置排除。',
  'servers-page.log': '{{alias}} 的日志',
  'servers-page.log-title': '日志',
  'servers-page.log-refresh': '重新读取',
  'servers-page.log-empty': '尚无内容。',
  'servers-page.stopped': '已被沙盒阻止：它试图访问 {{host}}。',
  'servers-page.stopped-by-rule': '已被沙盒阻止：它试图访问 {{host}}，而有规则不允许。',
  'servers-page.allow-host': '允许 {{host}} 并重新启动',
} as const satisfies Chinese<typeof english>;
