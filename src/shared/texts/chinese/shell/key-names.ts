import type { keyNames as english } from '../../english/shell/key-names';
import type { Chinese } from '../../translation/translation';

export const keyNames = {
  'key.ctrl': 'Ctrl',
  'key.shift': 'Shift',
  'key.alt': 'Alt',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.tab': 'Tab',
  'key.space': '空格',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageup': 'PageUp',
  'key.pagedown': 'PageDown',
} as const satisfies Chinese<typeof english>;
