import { type PlainKey, words } from '@shared/texts/text';

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
  getModifierState?(key: string): boolean;
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

/** Keys that are the same signs on every keyboard. */
const signs: Readonly<Record<string, string>> = {
  Plus: '+',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Those whose names are others in each language. */
const named: Readonly<Record<string, PlainKey>> = {
  Mod: 'key.ctrl',
  Ctrl: 'key.ctrl',
  Shift: 'key.shift',
  Alt: 'key.alt',
  Enter: 'key.enter',
  Escape: 'key.escape',
  Tab: 'key.tab',
  Space: 'key.space',
  Backspace: 'key.backspace',
  Delete: 'key.delete',
  Insert: 'key.insert',
  Home: 'key.home',
  End: 'key.end',
  PageUp: 'key.pageup',
  PageDown: 'key.pagedown',
};

export const onMac = typeof navigator !== 'undefined' && /mac/i.test(navigator.platform);

/** Each key's label in order, e.g. `['Ctrl', 'Enter']`, in German `['Strg', 'Eingabe']`, on a Mac `['⌘', '⏎']`. */
export function keyLabels(keys: string, mac: boolean = onMac): readonly string[] {
  return keys.split('+').map((key) => (mac && macSymbols[key]) || (signs[key] ?? nameOf(key)));
}

function nameOf(key: string): string {
  const name = named[key];
  return name === undefined ? key : words(name);
}

/** As `aria-keyshortcuts` has them: `Control+Shift+P`. */
export function ariaKeys(keys: string, mac: boolean = onMac): string {
  const names: Readonly<Record<string, string>> = { Mod: mac ? 'Meta' : 'Control', Ctrl: 'Control' };
  return keys
    .split('+')
    .map((key) => names[key] ?? key)
    .join('+');
}

/** Whether they are pressed in the same way: elsewhere than on a Mac, Mod and Ctrl are one key. */
export function isSameChord(keys: string, others: string, mac: boolean = onMac): boolean {
  return pressedParts(keys, mac) === pressedParts(others, mac);
}

function pressedParts(keys: string, mac: boolean): string {
  return ariaKeys(keys, mac).split('+').toSorted().join('+').toLowerCase();
}

/** Whether something is held with the key that types nothing by itself, or the key has no other use. */
export function isChord(keys: string): boolean {
  return /(?:Mod|Ctrl|Alt)\+|^(?:Shift\+)?F\d+$/.test(keys);
}

/** Whether `press` is exactly `keys`: no modifier more, none less. */
export function matchesKeys(press: KeyPress, keys: string, mac: boolean = onMac): boolean {
  const parts = keys.split('+');
  const wants = (name: string) => parts.includes(name);
  // AltGr, which is Ctrl and Alt on Windows, types a character of its own.
  if (wants('Alt') && press.getModifierState?.('AltGraph')) return false;
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
  // A keyboard of another script has no such letter: its place counts.
  const isElsewhere = press.altKey || press.key > '\u007f';
  if (isElsewhere && /^[a-z]$/i.test(name) && press.code !== undefined)
    return press.code === `Key${name.toUpperCase()}`;
  if ((press.altKey || press.shiftKey) && press.code === `Digit${name}`) return true;
  if (name === 'Space') return press.key === ' ';
  if (name === 'Plus') return press.key === '+';
  // With Shift, or on most keyboards that are not American, this key types something else.
  if (name === '`' && press.code === 'Backquote') return true;
  return press.key.toLowerCase() === name.toLowerCase();
}
