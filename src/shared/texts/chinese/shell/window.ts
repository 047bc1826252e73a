import type { windowTexts as english } from '../../english/shell/window';
import type { Chinese } from '../../translation/translation';

// Window as a whole: its parts, its connection to main, and what its system lets it do.

export const windowTexts = {
  'window.unreachable': '无法连接到 Pilotfish。',
  'window.no-folder': '没有打开的文件夹。请先打开一个。',
  'window.not-copied': '浏览器不允许复制。',
  'window.link-incomplete': '这不是完整的地址，因此无法打开。',
  'window.link-not-https': '只能打开 https 地址；此地址为 {{protocol}}。',
} as const satisfies Chinese<typeof english>;
