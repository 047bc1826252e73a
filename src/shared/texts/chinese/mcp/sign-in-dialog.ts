import type { signInDialog as english } from '../../english/mcp/sign-in-dialog';
import type { Chinese } from '../../translation/translation';

// Dialog that signs in to an MCP server.

export const signInDialog = {
  'sign-in-dialog.begin': '登录…',
  'sign-in-dialog.sign-out': '退出登录',
  'sign-in-dialog.signed-out': '已退出登录。登录所用的信息已从此计算机中移除。',
  'sign-in-dialog.heading': '登录到 {{server}}',
  'sign-in-dialog.about':
    '将在浏览器中打开 {{host}} 的页面。仅当你知道对方是谁时才继续：该地址由此服务器指定。',
  'sign-in-dialog.waiting': '正在等待浏览器返回…',
  'sign-in-dialog.address': '浏览器最后停留的地址',
  'sign-in-dialog.address-hint': '仅当浏览器在另一台计算机上运行并显示无法连接时：请将其完整地址粘贴到此处。',
  'sign-in-dialog.use-address': '使用该地址',
} as const satisfies Chinese<typeof english>;
