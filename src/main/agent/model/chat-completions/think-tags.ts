import type { ReplyDelta } from '../kit/model';

// Separates thinking that a server leaves at the beginning of the text, between `<think>` and `</think>`, or
// `<thought>` and `</thought>` with Gemini.

export type ThinkTags = {
  /** Splits a piece of text into answer and thinking. */
  split(text: string): ReplyDelta;
  /** Text held back because it looked like the start of a tag. */
  rest(): ReplyDelta;
  /** The tag of the thinking in the text; null: there was none. */
  found(): Tag | null;
};

/**
 * For templates of a server that open the thinking themselves: the text contains only the closing tag, on its own line
 * or after a sentence.
 */
export function splitUnopened({ text, reasoning }: ReplyDelta): ReplyDelta | null {
  if (reasoning !== '') return null;
  const [before = '', after = '', ...more] = text.split(closing);
  const isTag = /(^|\n|[.!?…。！？])\s*$/.test(before) && /^\s*\n/.test(after) && after.trim() !== '';
  const isCode = (before.match(/```/g) ?? []).length % 2 === 1;
  if (!isTag || isCode || more.length > 0 || text.includes(opening)) return null;
  return { text: after.trimStart(), reasoning: before.trim() };
}

const [opening, closing] = ['<think>', '</think>'];

export type Tag = 'think' | 'thought';
const tags: readonly Tag[] = ['think', 'thought'];

export function createThinkTags(): ThinkTags {
  let state: 'start' | 'thinking' | 'after' | 'answer' = 'start';
  let held = '';
  let tag: Tag | null = null;

  const split = (text: string): ReplyDelta => {
    if (state === 'answer') return { text, reasoning: '' };
    held += text;
    if (state === 'start') {
      const begun = held.trimStart();
      tag = tags.find((each) => begun.startsWith(`<${each}>`)) ?? null;
      if (tag === null)
        return tags.some((each) => `<${each}>`.startsWith(begun)) ? { text: '', reasoning: '' } : answer();
      state = 'thinking';
      held = begun.slice(`<${tag}>`.length).trimStart();
    }
    if (state === 'thinking') {
      const close = `</${tag}>`;
      const end = held.indexOf(close);
      if (end === -1) return { text: '', reasoning: releaseThinking(close) };
      const reasoning = held.slice(0, end);
      held = held.slice(end + close.length);
      state = 'after';
      return { text: afterThinking(), reasoning };
    }
    return { text: afterThinking(), reasoning: '' };
  };

  /** White space between the thinking and the answer is dropped. */
  const afterThinking = (): string => {
    const text = held.trimStart();
    held = '';
    if (text !== '') state = 'answer';
    return text;
  };
  const answer = (): ReplyDelta => {
    const text = held;
    held = '';
    state = 'answer';
    return { text, reasoning: '' };
  };
  /** Releases all text except a possible beginning of the closing tag. */
  const releaseThinking = (close: string): string => {
    let keep = Math.min(close.length - 1, held.length);
    while (keep > 0 && !close.startsWith(held.slice(-keep))) keep -= 1;
    const thinking = held.slice(0, held.length - keep);
    held = held.slice(held.length - keep);
    return thinking;
  };

  return {
    split,
    rest() {
      const last = state === 'thinking' ? { text: '', reasoning: held } : { text: held, reasoning: '' };
      held = '';
      return state === 'after' ? { text: '', reasoning: '' } : last;
    },
    found: () => tag,
  };
}
