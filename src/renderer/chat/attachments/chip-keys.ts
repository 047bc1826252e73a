// Focus among the chips above the composer: Backspace at the beginning of the text moves to them, and keys move back.

const chipAttribute = 'data-attached-chip';

/** For the focusable element of a chip. */
export const chipMark = { [chipAttribute]: '' };

/** Focuses the last chip; false if there are no chips. */
export function focusLastChip(): boolean {
  const last = chips().at(-1);
  last?.focus();
  return last !== undefined;
}

/** Focuses the chip beside the focused one; false at the end of the row. */
export function focusNextChip(step: -1 | 1): boolean {
  const all = chips();
  const next = all[all.findIndex((chip) => chip.matches(':focus')) + step];
  next?.focus();
  return next !== undefined;
}

function chips(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${chipAttribute}]`)];
}
