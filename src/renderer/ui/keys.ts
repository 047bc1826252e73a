import { areInEachOthersWay, strokesOf } from '@shared/keys/strokes';
import { type PlainKey, words } from '@shared/texts/text';

// Keys in the app's notation ("Mod+Shift+A", "Mod+K Mod+S"), their display on a platform, and the match with an
// event. "Mod" is Command on a Mac and Ctrl everywhere else.

export type KeyPress = {
  readonly key: string;
  /** The position on the keyboard. Chords with Alt need it, because Alt types another character on a Mac. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  getModifierState?(key: string): boolean;
  /** The strokes of a sequence if the event ends one. An empty list matches no command. */
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

/** Keys with the same sign on every keyboard. */
const signs: Readonly<Record<string, string>> = {
  Plus: '+',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys with a different name in each language. */
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

/**
 * The labels of the keys of one stroke in order, e.g. `['Ctrl', 'Enter']`, in German `['Strg', 'Eingabe']`, on a Mac
 * `['⌘', '⏎']`.
 */
export function keyLabels(stroke: string, mac: boolean = onMac): readonly string[] {
  return stroke.split('+').map((key) => (mac && macSymbols[key]) || (signs[key] ?? nameOf(key)));
}

/** The keys for a text, stroke by stroke. */
export function keysText(keys: string, mac: boolean = onMac): string {
  return strokesOf(keys)
    .map((stroke) => keyLabels(stroke, mac).join('+'))
    .join(' ');
}

function nameOf(key: string): string {
  const name = named[key];
  return name === undefined ? key : words(name);
}

/** The keys for `aria-keyshortcuts`: `Control+Shift+P`. Null for a sequence, which that attribute cannot express. */
export function ariaKeys(keys: string, mac: boolean = onMac): string | null {
  const [stroke = '', ...others] = strokesOf(keys);
  return others.length > 0 ? null : ariaStroke(stroke, mac);
}

/** Attributes with the keys of a control for screen readers. Other users see the keys beside its name. */
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

/** Whether both keys need the same presses. On a Mac only, Mod and Ctrl differ. */
export function isSameChord(keys: string, others: string, mac: boolean = onMac): boolean {
  return strokesOf(keys).length === strokesOf(others).length && areInTheWay(keys, others, mac);
}

/** Whether both keys need the same presses, or one is the start of the other. */
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

/** Whether `press` is exactly `keys`: the same modifiers, and each stroke of a sequence. */
export function matchesKeys(press: KeyPress, keys: string, mac: boolean = onMac): boolean {
  const pressed = press.strokes ?? [press];
  const wanted = strokesOf(keys);
  return (
    pressed.length === wanted.length &&
    pressed.every((stroke, index) => matchesStroke(stroke, wanted[index] ?? '', mac))
  );
}

/** The pressed stroke, in the app's notation. */
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
  // AltGr types its own characters; Windows reports it as Ctrl and Alt.
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

/** A sign that needs Shift on this keyboard, such as the full stop on a French one. */
function isTypedWithShift({ shiftKey, key }: KeyPress, name: string): boolean {
  return shiftKey && key === name && /^[^\p{L}\p{N}]$/u.test(name);
}

function isKey(press: KeyPress, name: string): boolean {
  // A keyboard of another script lacks this letter, so its position counts.
  const isElsewhere = press.altKey || press.key > '\u007f';
  if (isElsewhere && /^[a-z]$/i.test(name) && press.code !== undefined)
    return press.code === `Key${name.toUpperCase()}`;
  if ((press.altKey || press.shiftKey) && press.code === `Digit${name}`) return true;
  if (name === 'Space') return press.key === ' ';
  if (name === 'Plus') return press.key === '+';
  // With Shift, or on most non-American keyboards, this key types another character.
  if (name === '`' && press.code === 'Backquote') return true;
  return press.key.toLowerCase() === name.toLowerCase();
}
