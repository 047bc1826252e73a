// Keys of a list to choose from, while the keyboard is in its field: the arrows walk round it, a page at a time with
// the page keys, Enter chooses. Pure.

type PickKeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

type PickAct =
  | { readonly kind: 'walk'; readonly to: number }
  | { readonly kind: 'choose'; readonly isMod: boolean };

const page = 10;

/** Null: the key is the field's own. */
export function pickKey(
  press: PickKeyPress,
  { active, count }: { readonly active: number; readonly count: number },
): PickAct | null {
  // Safari ends a composition before the Enter that ended it; its code says what it was for.
  if (count === 0 || press.isComposing || press.keyCode === 229) return null;
  if (press.shiftKey || press.altKey) return null;
  const isMod = press.ctrlKey || press.metaKey;
  if (press.key === 'Enter') return { kind: 'choose', isMod };
  const to = isMod ? undefined : walked(press.key, active, count);
  return to === undefined ? null : { kind: 'walk', to };
}

function walked(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'PageDown':
      return Math.min(active + page, count - 1);
    case 'PageUp':
      return Math.max(active - page, 0);
    default:
      return undefined;
  }
}
