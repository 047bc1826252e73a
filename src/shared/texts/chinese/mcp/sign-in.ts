import type { signIn as english } from '../../english/mcp/sign-in';
import type { Chinese } from '../../translation/translation';

// Sign-in to an MCP server: what comes of it, in the window and on the page the browser comes back to.

export const signIn = {
  'sign-in.page-done': '你已登录。可以关闭此标签页并返回 Pilotfish。',
  'sign-in.already-over': '此次登录已结束。如有需要，请在 Pilotfish 中重新开始。',
  'sign-in.no-such-address': '这不是登录页面所指向的地址：请从浏览器复制完整地址，包括问号后面的全部内容。',
  'sign-in.of-another': '此地址属于另一次登录，因此未使用。请返回 Pilotfish 最后打开的页面。',
  'sign-in.refused': '登录页面返回了拒绝：{{reason}}',
  'sign-in.given-up': '已放弃登录到 {{server}}。',
  'sign-in.not-begun': '没有正在登录到 {{server}} 的操作。',
  'sign-in.no-such-server': '{{server}} 不是需要登录的服务器。',
  'sign-in.failed': '登录到 {{server}} 失败：{{reason}}',
  'sign-in.not-secure': '未打开 {{address}}：只能通过 https 登录。',
  'sign-in.too-large': '{{address}} 发送的内容超出登录所需，因此未读取。',
} as const satisfies Chinese<typeof english>;
