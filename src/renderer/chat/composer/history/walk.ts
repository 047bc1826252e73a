// Walk through what was said in a chat, as through the history of a shell: what is changed on the way stays where it was
// changed, and the draft stands below the newest message. Pure.

export type Said = { readonly id: string; readonly text: string };

export type Walk = {
  /** The message that is shown; null: the draft. */
  readonly at: string | null;
  /** What was put into the field. */
  readonly shown: string;
  /** What was left on the way, by the message, the draft under `draftKey`. */
  readonly left: ReadonlyMap<string, string>;
};

const draftKey = '';

export const noWalk: Walk = { at: null, shown: '', left: new Map() };

export type Step = 'older' | 'newer';

/** Where a step leads in messages, the newest first; null where there is nothing. */
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

/** What was being written when the walk began. */
export function draftOf({ at, left }: Walk): string {
  return at === null ? '' : (left.get(draftKey) ?? '');
}

type Caret = { readonly start: number; readonly end: number; readonly length: number };

/**
 * Which step an arrow means. At the draft the caret stands at its start; a message as it was said is walked on from either
 * of its ends, a changed one from the end that lies in the way.
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

/** Of messages in their order: the newest first, and what was said twice in a row once. */
export function newestFirst(said: readonly Said[]): readonly Said[] {
  return said.filter(({ text }, index) => text.trim() !== '' && text !== said[index + 1]?.text).toReversed();
}
