// Keys of a pick list while its field has the focus. The arrows walk it and wrap around, the page keys walk a page,
// Enter chooses. Pure.

type PickKeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

type PickAct =
  | { readonly kind: 'walk'; readonly to: number }
  | { readonly kind: 'choose'; readonly isMod: boolean };

const page = 10;

/** Null: the field handles the key. */
export function pickKey(
  press: PickKeyPress,
  { active, count }: { readonly active: number; readonly count: number },
): PickAct | null {
  // Safari ends a composition before the Enter that ended it; only its key code shows the reason.
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
