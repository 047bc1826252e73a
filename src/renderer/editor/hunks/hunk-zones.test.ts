import { takeApart, textWithout } from '@shared/hunks/hunks';
import { readContent } from '@shared/hunks/read-content';
import { describe, expect, it } from 'vitest';
import { noDraft, type ReviewDraft } from '../../state/questions/review-draft';
import { hunkAt, hunkZones, nearestHunk, nextChange } from './hunk-zones';

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const change = takeApart(
  text('one', 'two', 'three', 'four', 'five'),
  text('ONE', 'two', 'three', 'five', 'six'),
);
/** `one` becomes `ONE`, `four` is deleted, `six` is added. */
const [one = '', four = '', six = ''] = change.hunks.map(({ id }) => id);
const read = (...rejected: readonly string[]) =>
  readContent(change, textWithout(change, new Set(rejected)), new Set(rejected));

const places = (zones: ReturnType<typeof hunkZones>) =>
  zones.map(({ key, on, afterLine }) => [key, on, afterLine]);

describe('between the lines', () => {
  it('stand the hunks that are rejected, under the old lines', () => {
    expect(places(hunkZones(read(one, six), noDraft, ['left', 'right']))).toEqual([
      [`hunk ${one}`, 'right', 1],
      [`hunk ${six}`, 'right', 4],
    ]);
  });

  const draft: ReviewDraft = {
    ...noDraft,
    comments: [
      { side: 'original', line: 4, text: 'stay', about: 'four' },
      { side: 'proposed', line: 1, text: 'loud', about: 'ONE' },
      { side: 'proposed', line: 1, text: 'and ugly', about: 'ONE' },
    ],
    open: { kind: 'comment', side: 'proposed', line: 5, text: '' },
  };

  it('stand comments, each under its line on its side', () => {
    expect(places(hunkZones(read(), draft, ['left', 'right']))).toEqual([
      ['original 4', 'left', 4],
      ['proposed 1', 'right', 1],
      ['proposed 5', 'right', 5],
    ]);
    expect(places(hunkZones(read(), draft, ['right']))[0]).toEqual(['original 4', 'right', 4]);
  });

  it('stand none of those on lines of a rejected hunk, which has them itself', () => {
    expect(places(hunkZones(read(one), draft, ['left', 'right'])).map(([key]) => key)).toEqual([
      `hunk ${one}`,
      'original 4',
      'proposed 5',
    ]);
  });
});

describe('the hunk at a line', () => {
  const idAt = (line: number) => hunkAt(read(), line)?.hunk.id ?? null;

  it('holds it, or touches it where it has none', () => {
    expect([1, 2, 3, 4, 5].map(idAt)).toEqual([one, null, four, four, six]);
  });

  it('or is the nearest', () => {
    expect(nearestHunk(read(), 2)?.hunk.id).toBe(one);
    expect(nearestHunk(read(), 99)?.hunk.id).toBe(six);
    expect(nearestHunk(readContent(takeApart('a', 'a'), 'a', new Set()), 1)).toBeNull();
  });
});

it('from change to change one goes round and round, over rejected ones too', () => {
  const all = read(one);
  expect([1, 4, 5, 9].map((line) => nextChange(all, line, 'next'))).toEqual([4, 5, 1, 1]);
  expect([1, 4, 5].map((line) => nextChange(all, line, 'previous'))).toEqual([5, 1, 4]);
});
