import type { servers as english } from '../english/servers';
import type { Chinese } from '../translation/translation';

// MCP servers: why one cannot be used or is not to be had.

export const servers = {
  'servers.bad-alias': '“{{alias}}”不能用作服务器名称：只能使用字母、数字、单个 _ 和 -，最多 30 个字符。',
  'servers.bad-config': '无法使用其配置：{{problem}}',
  'servers.of-alias': '{{alias}}：{{fault}}',
  'servers.same-alias': '.mcp.json 中的服务器“{{alias}}”已被忽略：你自己的设置中有同名的服务器。',
  'servers.no-variable': '未设置环境变量 {{name}}。',
  'servers.file-not-read': '无法使用 .mcp.json：{{why}}',
  'servers.file-without-servers': '.mcp.json 中没有对象“mcpServers”。',
  'servers.without': '服务器“{{server}}”未提供任何工具。{{why}}',
  'servers.still-starting': '服务器“{{server}}”仍在启动：就绪后即可使用其工具。',
  'servers.ended': '服务器已结束。',
  'servers.ends-over-and-over': '它在十分钟内重新启动了五次。{{why}}',
  'servers.needs-sign-in': '服务器要求登录。',
  'servers.no-answer': '服务器未及时响应。',
  'servers.no-such-command': '没有此命令。',
  'servers.no-such-server': '没有服务器“{{alias}}”。',
  'servers.same-call-name': '另一个工具也名为 {{name}}：两者均已关闭。',
  'servers.bad-schema': '无法读取其接受的参数：{{why}}',
  'servers.sandbox-not-of-project': '“sandbox: false”只在你自己的设置中有效：项目不能让服务器离开沙盒。',
  'servers.not-held': '未启动它，因为沙盒无法限制它：{{why}}',
  'asks.remote-changed': '{{tool}} 与允许它时不同',
} as const satisfies Chinese<typeof english>;
