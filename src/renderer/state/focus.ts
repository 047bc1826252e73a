import { showSide } from './layout/side-panels';

// Where the keyboard goes when the person asks for it. Nothing here is called by something that merely happened.

export const composerId = 'composer';

/** Marks the element of a waiting question with its call's id. */
export const questionAttribute = 'data-question';

/** Marks the first among the answers to a question: the one that Mod+Enter gives, where it gives any. */
export const mainAnswerAttribute = 'data-main-answer';

/** Marks the review of a question in its diff. */
export const reviewAttribute = 'data-review';

/** Finds what asks a question and takes its keys: its card, or the review of its diff. */
export const questionSurface = `[${questionAttribute}], [${reviewAttribute}]`;

export function focusComposer(): void {
  showSide('chat');
  findComposer()?.focus();
}

export function findComposer(): HTMLElement | null {
  return document.getElementById(composerId);
}

let home: () => void = focusComposer;

/** Where the keyboard goes from a question that is left or over: to the message, unless another place asks it. */
export function focusHome(): void {
  home();
}

/** Has it go there, until the returned function is called. */
export function offerHome(focus: () => void): () => void {
  home = focus;
  return () => {
    if (home === focus) home = focusComposer;
  };
}

/** Whether questions are asked elsewhere than beside the message. */
export function isAwayFromComposer(): boolean {
  return home !== focusComposer;
}

/** Brings the question's card into view and gives it the keyboard. False when it is not on the page. */
export function focusQuestion(callId: string): boolean {
  const card = document.querySelector<HTMLElement>(`[${questionAttribute}="${CSS.escape(callId)}"]`);
  if (!card) return false;
  card.scrollIntoView({ block: 'nearest' });
  card.focus({ preventScroll: true });
  return true;
}

/** The call whose card holds the keyboard. */
export function focusedQuestion(): string | null {
  return document.activeElement?.closest(`[${questionAttribute}]`)?.getAttribute(questionAttribute) ?? null;
}
