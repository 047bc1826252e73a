// Keys as the app writes them ("Mod+Shift+A"): how a platform shows them, and whether an event is them.
// "Mod" is Command on a Mac and Ctrl everywhere else.

export type KeyPress = {
  readonly key: string;
  /** The place on the keyboard; needed for chords with Alt, which on a Mac types another character. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

const macSymbols: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Ctrl: '⌃',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '⏎',
  Backspace: '⌫',
  Escape: 'Esc',
};

const otherNames: Readonly<Record<string, string>> = { Mod: 'Ctrl', Escape: 'Esc' };

export const onMac = typeof navigator !== 'undefined' && /mac/i.test(navigator.platform);

/** Each key's label in order, e.g. `['Ctrl', 'Enter']` or `['⌘', '⏎']`. */
export function keyLabels(keys: string, mac: boolean = onMac): readonly string[] {
  const names = mac ? macSymbols : otherNames;
  return keys.split('+').map((key) => names[key] ?? key);
}

/** Whether `press` is exactly `keys`: no modifier more, none less. */
export function matchesKeys(press: KeyPress, keys: string, mac: boolean = onMac): boolean {
  const parts = keys.split('+');
  const wants = (name: string) => parts.includes(name);
  const control = wants('Ctrl') || (wants('Mod') && !mac);
  return (
    isKey(press, parts.at(-1) ?? '') &&
    press.ctrlKey === control &&
    press.metaKey === (wants('Mod') && mac) &&
    press.shiftKey === wants('Shift') &&
    press.altKey === wants('Alt')
  );
}

function isKey(press: KeyPress, name: string): boolean {
  if (press.altKey && /^[a-z]$/i.test(name) && press.code !== undefined)
    return press.code === `Key${name.toUpperCase()}`;
  // With Shift, or on most keyboards that are not American, this key types something else.
  if (name === '`' && press.code === 'Backquote') return true;
  return press.key.toLowerCase() === name.toLowerCase();
}
