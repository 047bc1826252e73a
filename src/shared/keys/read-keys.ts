// Key chord parser: keys as a person writes them ("ctrl+shift+k", "Cmd+Esc") → as the app writes them
// ("Ctrl+Shift+K", "Mod+Escape"). Pure.

export type KeysRead =
  | { readonly kind: 'keys'; readonly keys: string }
  | { readonly kind: 'unreadable' }
  /** A key that would be typed: nobody could write it any more. */
  | { readonly kind: 'types-text' };

const modifierNames: Readonly<Record<string, string>> = {
  ...{ mod: 'Mod', cmd: 'Mod', command: 'Mod', ctrl: 'Ctrl', control: 'Ctrl' },
  ...{ shift: 'Shift', alt: 'Alt', option: 'Alt' },
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
  ...{ esc: 'Escape', return: 'Enter', del: 'Delete', plus: 'Plus' },
  ...{ up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' },
};

/** The order in which modifiers are written. */
const modifiers = ['Mod', 'Ctrl', 'Alt', 'Shift'];

export function readKeys(written: string): KeysRead {
  // The key + is written at the end, after the + that joins.
  const parts = written
    .trim()
    .replace(/(^|\+)\+$/, '$1plus')
    .toLowerCase()
    .split('+');
  const key = keyOf(parts.pop()?.trim() ?? '');
  const held = parts.map((part) => modifierNames[part.trim()]);
  if (key === null || held.some((each) => each === undefined) || new Set(held).size < held.length)
    return { kind: 'unreadable' };
  const typesText = key.length === 1 || key === 'Space' || key === 'Plus';
  if (typesText && !held.some((each) => each !== undefined && each !== 'Shift'))
    return { kind: 'types-text' };
  return { kind: 'keys', keys: [...modifiers.filter((each) => held.includes(each)), key].join('+') };
}

function keyOf(part: string): string | null {
  if (/^[!-~]$/.test(part)) return part.toUpperCase();
  const named = { ...keyNames, ...otherNames };
  return Object.hasOwn(named, part) ? (named[part] ?? null) : null;
}
