import type { server as english } from '../../english/shells/server';
import type { Chinese } from '../../translation/translation';

// Served host: what a browser is told that may not, or cannot, see what it asked for.

export const server = {
  'server.other-address': '此地址不是 Pilotfish 提供服务的地址。',
  'server.only-get': '此处仅响应 GET。',
  'server.no-address': '这不是地址。',
  'server.nothing-here': '此处没有任何内容。',

  'server.link-title': 'Pilotfish 需要新链接',
  'server.browser-unknown': 'Pilotfish 尚不认识此浏览器。',
  'server.link-used': '此链接以前使用过，或不是来自现在运行的 Pilotfish。',
  'server.where-links-are':
    '每个链接只能供一个浏览器打开。运行 Pilotfish 的终端会显示最新的链接：请打开它。如果该终端已不存在，请重新启动 `pilotfish serve`。',
  'server.known-browser': '此浏览器之前已获准访问',
} as const satisfies Chinese<typeof english>;
