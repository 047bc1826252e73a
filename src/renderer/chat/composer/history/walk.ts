// A walk through the messages of a chat, like the history of a shell. A change to a message stays with that message,
// and the draft comes after the newest message. Pure.

export type Said = { readonly id: string; readonly text: string };

export type Walk = {
  /** The shown message; null for the draft. */
  readonly at: string | null;
  /** The text as it was put into the field. */
  readonly shown: string;
  /** Changed texts by message; the draft under `draftKey`. */
  readonly left: ReadonlyMap<string, string>;
};

const draftKey = '';

export const noWalk: Walk = { at: null, shown: '', left: new Map() };

export type Step = 'older' | 'newer';

/** The result of a step in messages, newest first; null at the end of the list. */
export function stepFrom(
  walk: Walk,
  step: Step,
  { said, written }: { readonly said: readonly Said[]; readonly written: string },
): Walk | null {
  const at = said.findIndex(({ id }) => id === walk.at);
  const next = step === 'older' ? at + 1 : at - 1;
  const left = new Map(walk.left).set(walk.at ?? draftKey, written);
  if (next === -1 && walk.at !== null) return { at: null, shown: left.get(draftKey) ?? '', left };
  const message = said[next];
  return message ? { at: message.id, shown: left.get(message.id) ?? message.text, left } : null;
}

/** The draft from before the walk. */
export function draftOf({ at, left }: Walk): string {
  return at === null ? '' : (left.get(draftKey) ?? '');
}

type Caret = { readonly start: number; readonly end: number; readonly length: number };

/**
 * The step that an arrow key means. In the draft the caret must be at its start. In an unchanged message it may be at
 * either end; in a changed one, at the end in the arrow's direction.
 */
export function stepOfArrow(
  key: string,
  { walk, written, caret }: { readonly walk: Walk; readonly written: string; readonly caret: Caret },
): Step | null {
  if (caret.start !== caret.end) return null;
  const [isAtStart, isAtEnd] = [caret.start === 0, caret.end === caret.length];
  const isAsSaid = walk.at !== null && walk.shown === written;
  if (key === 'ArrowUp') return isAtStart || (isAsSaid && isAtEnd) ? 'older' : null;
  if (key === 'ArrowDown' && walk.at !== null) return isAtEnd || (isAsSaid && isAtStart) ? 'newer' : null;
  return null;
}

/** Messages from the newest to the oldest; equal adjacent ones only once. */
export function newestFirst(said: readonly Said[]): readonly Said[] {
  return said.filter(({ text }, index) => text.trim() !== '' && text !== said[index + 1]?.text).toReversed();
}
