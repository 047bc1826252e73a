import { showSide } from './layout/side-panels';

// Moves the keyboard where the user asks. Code that merely reacts to an event must not call this.

export const composerId = 'composer';

/** Marks the element of a waiting question with its call's id. */
export const questionAttribute = 'data-question';

/** Marks the main answer to a question: the one that Mod+Enter gives, if it gives one. */
export const mainAnswerAttribute = 'data-main-answer';

/** Marks the review of a question in its diff with its call's id; the list of files beside it has none. */
export const reviewAttribute = 'data-review';

/** Finds an element that asks a question and takes its keys: its card, or the review of its diff. */
export const questionSurface = `[${questionAttribute}], [${reviewAttribute}]`;

/** Whether the element is part of the surface, or of the list of files that the surface shows in the side column. */
export function isWithin(surface: Element, target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return surface.contains(target) || target.closest('[data-region="review"]') !== null;
}

export function focusComposer(): void {
  showSide('chat');
  findComposer()?.focus();
}

export function findComposer(): HTMLElement | null {
  return document.getElementById(composerId);
}

let home: () => void = focusComposer;

/**
 * Moves the keyboard away from a finished or left question: to the message field, unless another place registered
 * itself.
 */
export function focusHome(): void {
  home();
}

/** Registers another place for it until the returned function is called. */
export function offerHome(focus: () => void): () => void {
  home = focus;
  return () => {
    if (home === focus) home = focusComposer;
  };
}

/** Whether questions are asked in another place than beside the message field. */
export function isAwayFromComposer(): boolean {
  return home !== focusComposer;
}

/** Scrolls the question's card into view and focuses it. False if the page lacks the card. */
export function focusQuestion(callId: string): boolean {
  const card = document.querySelector<HTMLElement>(`[${questionAttribute}="${CSS.escape(callId)}"]`);
  if (!card) return false;
  card.scrollIntoView({ block: 'nearest' });
  card.focus({ preventScroll: true });
  return true;
}

/** The call whose card contains the focus. */
export function focusedQuestion(): string | null {
  return document.activeElement?.closest(`[${questionAttribute}]`)?.getAttribute(questionAttribute) ?? null;
}
