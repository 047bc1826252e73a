import type { ReplyDelta } from '../kit/model';

// Thinking that a server leaves in the text, between `<think>` and `</think>`: it begins the answer.

export type ThinkTags = {
  /** What the piece of text adds to the answer, and what to the thinking. */
  split(text: string): ReplyDelta;
  /** What was held back, because it might have become a tag. */
  rest(): ReplyDelta;
  /** Whether there was thinking in the text. */
  found(): boolean;
};

/** Where the server's template began the thinking, the answer holds its end alone, on a line or after a sentence. */
export function splitUnopened({ text, reasoning }: ReplyDelta): ReplyDelta | null {
  const end = text.indexOf(closing);
  const isTag = end !== -1 && !text.includes(opening) && /^\s*(\n|$)/.test(text.slice(end + closing.length));
  const isCode = (text.slice(0, end).match(/```/g) ?? []).length % 2 === 1;
  if (!isTag || isCode) return null;
  return {
    text: text.slice(end + closing.length).trimStart(),
    reasoning: reasoning + text.slice(0, end).trim(),
  };
}

const opening = '<think>';
const closing = '</think>';

export function createThinkTags(): ThinkTags {
  let state: 'start' | 'thinking' | 'after' | 'answer' = 'start';
  let held = '';
  let isFound = false;

  const split = (text: string): ReplyDelta => {
    if (state === 'answer') return { text, reasoning: '' };
    held += text;
    if (state === 'start') {
      const begun = held.trimStart();
      if (begun.length < opening.length && opening.startsWith(begun)) return { text: '', reasoning: '' };
      if (!begun.startsWith(opening)) return answer();
      state = 'thinking';
      isFound = true;
      held = begun.slice(opening.length).trimStart();
    }
    if (state === 'thinking') {
      const end = held.indexOf(closing);
      if (end === -1) return { text: '', reasoning: releaseThinking() };
      const reasoning = held.slice(0, end);
      held = held.slice(end + closing.length);
      state = 'after';
      return { text: afterThinking(), reasoning };
    }
    return { text: afterThinking(), reasoning: '' };
  };

  /** White space between the thinking and the answer belongs to neither. */
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
  /** All but what may be the beginning of the closing tag. */
  const releaseThinking = (): string => {
    let keep = Math.min(closing.length - 1, held.length);
    while (keep > 0 && !closing.startsWith(held.slice(-keep))) keep -= 1;
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
    found: () => isFound,
  };
}
