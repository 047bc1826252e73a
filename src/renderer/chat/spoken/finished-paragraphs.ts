import { closesFence, fenceOf } from '../markdown/fences';

// Finished paragraphs of a markdown text that still grows: what may be read aloud, because nothing is added to it any more.

/** How far a text was heard; goes on from there with what is added to it. */
export type Heard = {
  /** Characters that stand in finished paragraphs. */
  readonly finished: number;
  /** Characters that were looked at: whole lines alone. */
  readonly looked: number;
  /** The fence of the block of code that is open at `looked`; empty outside of one. */
  readonly fence: string;
};

export const nothingHeard: Heard = { finished: 0, looked: 0, fence: '' };

/** A paragraph ends with an empty line or a line of code's last fence, and a text that `isWhole` where it ends. */
export function hear(text: string, heard: Heard, isWhole: boolean): Heard {
  if (isWhole) return { finished: text.length, looked: text.length, fence: '' };
  let { finished, looked, fence } = heard;
  for (let end = text.indexOf('\n', looked) + 1; end > 0; end = text.indexOf('\n', looked) + 1) {
    const line = text.slice(looked, end);
    looked = end;
    const wasInCode = fence !== '';
    if (!wasInCode) fence = fenceOf(line);
    else if (closesFence(line, fence)) fence = '';
    if (fence === '' && (wasInCode || line.trim() === '')) finished = end;
  }
  return { finished, looked, fence };
}
