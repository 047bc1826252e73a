import type { Lines } from '@shared/chat/file-mentions';

// Code in the editors on screen, for the message and the menu of an editor. Independent of Monaco, so that any module
// may import it.

/** Lines of a file. */
export type Code = {
  readonly path: string;
  readonly lines: Lines;
  /** The whole lines, with `\n` between them. */
  readonly text: string;
};

export type OpenCode = {
  readonly element: HTMLElement;
  /** The lines of the selection; without a selection, the line of the caret. */
  selected(): Code;
  isEditable(): boolean;
  focus(): void;
  /** Opens the search as soon as the text has the focus again. */
  find(): void;
  /** Removes the selection; without a selection, the line of the caret. */
  cut(): void;
  /** Replaces the selection, as a paste does. */
  paste(text: string): void;
  /** The lower left corner of the caret in the page, in pixels. */
  caret(): { readonly x: number; readonly y: number };
};

const open = new Set<OpenCode>();

let inHand: OpenCode | null = null;

/** Registers the code until the returned function is called. */
export function offerCode(code: OpenCode): () => void {
  open.add(code);
  return () => {
    open.delete(code);
    if (inHand === code) inHand = null;
  };
}

/** The code has taken the focus. */
export function takeInHand(code: OpenCode): void {
  inHand = code;
}

/** The code that had the focus last; null if it is not on screen any more. */
export function codeInHand(): OpenCode | null {
  return inHand;
}

/** The code that shows the element; null for the parts of an editor that are fields themselves. */
export function codeAt(element: Element): OpenCode | null {
  if (element.matches(field)) return null;
  return [...open].find((code) => code.element.contains(element)) ?? null;
}

/** Whether the element takes the keys of an editor's text. */
export function isCodeText(element: Element): boolean {
  return element.closest('.monaco-editor') !== null && !element.matches(field);
}

/** Without the element in which Monaco itself takes the keys. */
const field = 'input, textarea:not(.inputarea), [contenteditable="true"]';

let copied: { readonly text: string; readonly code: Code } | null = null;

/** The user has copied these whole lines as `text`. */
export function noteCopied(text: string, code: Code): void {
  copied = { text, code };
}

/** The code that the user has copied as `text`, once; null for any other text. */
export function takeCopied(text: string): Code | null {
  const code = copied !== null && isSame(copied.text, text) ? copied.code : null;
  copied = null;
  return code;
}

export function forgetCopied(): void {
  copied = null;
}

/** The system may write line ends in its own way. */
function isSame(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n');
}
