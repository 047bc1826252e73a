// The keyboard among the chips over the composer: from the text with Backspace at its beginning, and back.

const chipAttribute = 'data-attached-chip';

/** For the element that stands for a chip. */
export const chipMark = { [chipAttribute]: '' };

/** Gives the last chip the keyboard; false where there is none. */
export function focusLastChip(): boolean {
  const last = chips().at(-1);
  last?.focus();
  return last !== undefined;
}

/** The chip beside the one with the keyboard gets it; false at the end of the row. */
export function focusNextChip(step: -1 | 1): boolean {
  const all = chips();
  const next = all[all.findIndex((chip) => chip.matches(':focus')) + step];
  next?.focus();
  return next !== undefined;
}

function chips(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${chipAttribute}]`)];
}
