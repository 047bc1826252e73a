import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { textBeginning } from './text-beginning';

it.each(['utf-8', 'utf-16le', 'utf-16be'])('ends where the last line of %s does', (encoding) => {
  const whole = iconv.encode('Grüße\n漢字\n', encoding, { addBOM: true });
  const head = Buffer.concat([whole, iconv.encode('cut', encoding, { addBOM: false })]);
  expect(textBeginning(head)).toEqual({ text: 'Grüße\n漢字\n', bytes: whole.length, encoding });
});

it('a line that is longer than all that is shown is cut between two characters', () => {
  const head = Buffer.from(`short\n${'漢'.repeat(10)}`).subarray(0, -1);
  expect(textBeginning(head)).toEqual({
    text: `short\n${'漢'.repeat(9)}`,
    bytes: head.length - 2,
    encoding: 'utf-8',
  });
});

it('line ends stay as they are', () => {
  expect(textBeginning(Buffer.from('a\r\nb\r\nc'))).toEqual({
    text: 'a\r\nb\r\n',
    bytes: 6,
    encoding: 'utf-8',
  });
});

it('what is no text has no beginning', () => {
  expect(textBeginning(Buffer.from([1, 0, 2]))).toBe('binary');
});
