import { describe, expect, it } from 'vitest';
import { hear, nothingHeard } from './finished-paragraphs';

/** The complete text after each growth of a text. */
function finishedAfter(...pieces: readonly string[]): readonly string[] {
  let text = '';
  let heard = nothingHeard;
  return pieces.map((piece) => {
    text += piece;
    const before = heard.finished;
    heard = hear(text, heard, false);
    return text.slice(before, heard.finished);
  });
}

describe('hear', () => {
  it('takes a paragraph as finished with the empty line behind it', () => {
    expect(finishedAfter('One', ' of', ' them.\n', '\nTwo', '.\n \n')).toEqual([
      '',
      '',
      '',
      'One of them.\n\n',
      'Two.\n \n',
    ]);
  });

  it('takes a block of code as one, empty lines and other fences in it', () => {
    expect(finishedAfter('````ts\na\n\n', '```\n\nb\n', '````', '\nrest')).toEqual([
      '',
      '',
      '',
      '````ts\na\n\n```\n\nb\n````\n',
    ]);
  });

  it('takes all of a text that is whole', () => {
    const heard = hear('One.\n\nTwo', nothingHeard, false);
    expect(hear('One.\n\nTwo, cut', heard, true).finished).toBe('One.\n\nTwo, cut'.length);
  });
});
