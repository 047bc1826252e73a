import { isChord } from './strokes';

// Key chord parser: converts keys in a user's notation ("ctrl+shift+k", "Cmd+Esc", "ctrl+k ctrl+s") to the
// application's notation ("Ctrl+Shift+K", "Mod+Escape", "Ctrl+K Ctrl+S"). Pure.

export type KeysRead =
  | { readonly kind: 'keys'; readonly keys: string }
  | { readonly kind: 'unreadable' }
  /** A key that types text. As a command it could no longer be typed. */
  | { readonly kind: 'types-text' }
  /** Its first key has another use everywhere, or its second key cancels a sequence. */
  | { readonly kind: 'no-sequence' };

const modifierNames: Readonly<Record<string, string>> = {
  mod: 'Mod',
  cmd: 'Mod',
  command: 'Mod',
  ctrl: 'Ctrl',
  control: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
};

const keyNames = Object.fromEntries(
  [
    ...[
      'Enter',
      'Escape',
      'Tab',
      'Space',
      'Backspace',
      'Delete',
      'Insert',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    ],
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ...Array.from({ length: 24 }, (_, index) => `F${index + 1}`),
  ].map((name) => [name.toLowerCase(), name]),
);
const otherNames: Readonly<Record<string, string>> = {
  esc: 'Escape',
  return: 'Enter',
  del: 'Delete',
  plus: 'Plus',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** The order of modifiers in the notation. */
const modifiers = ['Mod', 'Ctrl', 'Alt', 'Shift'];

export function readKeys(written: string): KeysRead {
  const [first, second, ...more] = strokesIn(written).map(readStroke);
  if (!first || second === null || more.length > 0) return { kind: 'unreadable' };
  if (first.typesText) return { kind: 'types-text' };
  if (second === undefined) return { kind: 'keys', keys: first.keys };
  if (!isChord(first.keys) || second.keys === 'Escape') return { kind: 'no-sequence' };
  return { kind: 'keys', keys: `${first.keys} ${second.keys}` };
}

/** Removes blanks around a joining + so that the stroke stays whole. */
function strokesIn(written: string): readonly string[] {
  const held = Object.keys(modifierNames).join('|');
  const joined = written.replace(new RegExp(`\\b(${held})\\s*\\+\\s*`, 'gi'), '$1+');
  return joined.trim().split(/\s+/);
}

type Stroke = { readonly keys: string; readonly typesText: boolean };

/** Null if it is unreadable. */
function readStroke(written: string): Stroke | null {
  // The key + is at the end, after the joining +.
  const parts = written
    .replace(/(^|\+)\+$/, '$1plus')
    .toLowerCase()
    .split('+');
  const key = keyOf(parts.pop() ?? '');
  const held = parts.map((part) => modifierNames[part]);
  if (key === null || held.some((each) => each === undefined) || new Set(held).size < held.length)
    return null;
  const isTyped = key.length === 1 || key === 'Space' || key === 'Plus';
  return {
    keys: [...modifiers.filter((each) => held.includes(each)), key].join('+'),
    typesText: isTyped && !held.some((each) => each !== 'Shift'),
  };
}

function keyOf(part: string): string | null {
  if (/^[!-~]$/.test(part)) return part.toUpperCase();
  const named = { ...keyNames, ...otherNames };
  return Object.hasOwn(named, part) ? (named[part] ?? null) : null;
}
