// Names of keys, as on keyboards of the language. A Mac has symbols for some.

export const keyNames = {
  'key.ctrl': 'Ctrl',
  'key.shift': 'Shift',
  'key.alt': 'Alt',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.tab': 'Tab',
  'key.space': 'Space',
  'key.backspace': 'Backspace',
  'key.delete': 'Delete',
  'key.insert': 'Insert',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pageup': 'PageUp',
  'key.pagedown': 'PageDown',
} as const;
