import { areInEachOthersWay, strokesOf } from '@shared/keys/strokes';
import { type PlainKey, words } from '@shared/texts/text';

// Keys as the app writes them ("Mod+Shift+A", "Mod+K Mod+S"): how a platform shows them, and whether an event is them.
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
  /** Where the event is the end of a sequence: its strokes. Without any it is no command's. */
  readonly strokes?: readonly KeyPress[];
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

/** The labels of the keys of one stroke in order, e.g. `['Ctrl', 'Enter']`, in German `['Strg', 'Eingabe']`, on a Mac `['⌘', '⏎']`. */
export function keyLabels(stroke: string, mac: boolean = onMac): readonly string[] {
  return stroke.split('+').map((key) => (mac && macSymbols[key]) || (signs[key] ?? nameOf(key)));
}

/** As they stand in a text, stroke by stroke. */
export function keysText(keys: string, mac: boolean = onMac): string {
  return strokesOf(keys)
    .map((stroke) => keyLabels(stroke, mac).join('+'))
    .join(' ');
}

function nameOf(key: string): string {
  const name = named[key];
  return name === undefined ? key : words(name);
}

/** As `aria-keyshortcuts` has them: `Control+Shift+P`; null for a sequence, which it has no way to write. */
export function ariaKeys(keys: string, mac: boolean = onMac): string | null {
  const [stroke = '', ...others] = strokesOf(keys);
  return others.length > 0 ? null : ariaStroke(stroke, mac);
}

/** How who hears a control hears of its keys, which are drawn beside its name. */
export function ariaOfKeys(keys: string | undefined): AriaOfKeys {
  if (keys === undefined) return {};
  const shortcut = ariaKeys(keys);
  return shortcut === null ? { 'aria-description': keysText(keys) } : { 'aria-keyshortcuts': shortcut };
}

type AriaOfKeys =
  | Readonly<Record<'aria-description', string>>
  | Readonly<Record<'aria-keyshortcuts', string>>
  | Readonly<Record<never, never>>;

function ariaStroke(stroke: string, mac: boolean): string {
  const names: Readonly<Record<string, string>> = { Mod: mac ? 'Meta' : 'Control', Ctrl: 'Control' };
  return stroke
    .split('+')
    .map((key) => names[key] ?? key)
    .join('+');
}

/** Whether they are pressed in the same way: elsewhere than on a Mac, Mod and Ctrl are one key. */
export function isSameChord(keys: string, others: string, mac: boolean = onMac): boolean {
  return strokesOf(keys).length === strokesOf(others).length && areInTheWay(keys, others, mac);
}

/** Whether they are pressed in the same way, or the one begins the other. */
export function areInTheWay(keys: string, others: string, mac: boolean = onMac): boolean {
  return areInEachOthersWay(
    keys,
    others,
    (one, other) => pressedParts(one, mac) === pressedParts(other, mac),
  );
}

function pressedParts(stroke: string, mac: boolean): string {
  return ariaStroke(stroke, mac).split('+').toSorted().join('+').toLowerCase();
}

/** Whether `press` is exactly `keys`: no modifier more, none less, and of a sequence each stroke. */
export function matchesKeys(press: KeyPress, keys: string, mac: boolean = onMac): boolean {
  const pressed = press.strokes ?? [press];
  const wanted = strokesOf(keys);
  return (
    pressed.length === wanted.length &&
    pressed.every((stroke, index) => matchesStroke(stroke, wanted[index] ?? '', mac))
  );
}

/** The stroke that was pressed, as the app writes keys. */
export function strokePressed(press: KeyPress, mac: boolean = onMac): string {
  const held = [
    press.metaKey && (mac ? 'Mod' : 'Meta'),
    press.ctrlKey && 'Ctrl',
    press.altKey && 'Alt',
    press.shiftKey && 'Shift',
  ].filter((each) => each !== false);
  const names: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };
  const { key } = press;
  return [...held, names[key] ?? (key.length === 1 ? key.toUpperCase() : key)].join('+');
}

function matchesStroke(press: KeyPress, stroke: string, mac: boolean): boolean {
  const parts = stroke.split('+');
  const wants = (name: string) => parts.includes(name);
  // AltGr, which is Ctrl and Alt on Windows, types a character of its own.
  if (wants('Alt') && press.getModifierState?.('AltGraph')) return false;
  const control = wants('Ctrl') || (wants('Mod') && !mac);
  return (
    isKey(press, parts.at(-1) ?? '') &&
    press.ctrlKey === control &&
    press.metaKey === (wants('Mod') && mac) &&
    (press.shiftKey === wants('Shift') || isTypedWithShift(press, parts.at(-1) ?? '')) &&
    press.altKey === wants('Alt')
  );
}

/** A sign for which this keyboard needs Shift, as a French one does for the full stop. */
function isTypedWithShift({ shiftKey, key }: KeyPress, name: string): boolean {
  return shiftKey && key === name && /^[^\p{L}\p{N}]$/u.test(name);
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
