import type { keyNames as english } from '../../english/shell/key-names';
import type { German } from '../../translation/translation';

export const keyNames = {
  'key.ctrl': 'Strg',
  'key.shift': 'Umschalt',
  'key.alt': 'Alt',
  'key.enter': 'Eingabe',
  'key.escape': 'Esc',
  'key.tab': 'Tab',
  'key.space': 'Leertaste',
  'key.backspace': 'Rücktaste',
  'key.delete': 'Entf',
  'key.insert': 'Einfg',
  'key.home': 'Pos1',
  'key.end': 'Ende',
  'key.pageup': 'Bild auf',
  'key.pagedown': 'Bild ab',
} as const satisfies German<typeof english>;
