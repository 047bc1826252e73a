// What Enter does in the composer. Pure.

export type ComposerPress = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
};

/** Enter alone sends. During text composition it belongs to the input method: 229 is what some of them send. */
export function sendsMessage(press: ComposerPress): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.keyCode === 229) return false;
  return !(press.shiftKey || press.altKey || press.ctrlKey || press.metaKey);
}

/** The message that is a command of the composer's own. */
export const compactCommand = '/compact';

/** What is said under the composer about the text in it, or null. */
export function commandHint(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || !compactCommand.startsWith(typed)) return null;
  return `${compactCommand} summarises the older turns of this chat now, to make room.`;
}
