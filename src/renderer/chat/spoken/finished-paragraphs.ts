import { closesFence, fenceOf } from '../markdown/fences';

// Complete paragraphs of a growing markdown text: they can be read aloud, because they are final.

/** The announced position in a text; reading continues from there. */
export type Heard = {
  /** Characters in complete paragraphs. */
  readonly finished: number;
  /** Characters examined so far: only whole lines. */
  readonly looked: number;
  /** The fence of the code block that is open at `looked`; empty outside one. */
  readonly fence: string;
};

export const nothingHeard: Heard = { finished: 0, looked: 0, fence: '' };

/** A paragraph ends with an empty line or a closing fence; a text with `isWhole` also at its end. */
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
