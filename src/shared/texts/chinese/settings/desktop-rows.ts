import type { desktopRows as english } from '../../english/settings/desktop-rows';
import type { Chinese } from '../../translation/translation';

// Settings page: rows of what the desktop alone does.

export const desktopRows = {
  'desktop-rows.spell-check': '输入时检查拼写',
  'desktop-rows.spell-check-hint':
    '在 Mac 上始终由系统检查。在其他系统上，Pilotfish 会从 Google（redirector.gvt1.com）下载系统所用语言的词典，每种一次；你输入的内容不会离开此计算机。对此后打开的窗口生效。',
} as const satisfies Chinese<typeof english>;
