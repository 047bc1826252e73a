import { applyPatch } from 'diff';
import { expect, it } from 'vitest';
import { seeded } from '../../base/testing/seeded';
import { ofToday, seeds } from '../../base/testing/share';
import { changedPart } from './changed-part';
import { compareTexts } from './file-change';

const many = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}\n`).join('');

it('is what differs, with the lines around it', () => {
  const [before, after] = [`${many(20)}old\n${many(9)}`, `${many(20)}new\nmore\n${many(9)}`];
  expect(changedPart(before, after, 2)).toEqual({
    before: 'line 18\nline 19\nold\nline 0\nline 1\n',
    after: 'line 18\nline 19\nnew\nmore\nline 0\nline 1\n',
    linesBefore: 18,
    linesAfter: 7,
  });
});

it('is whole lines, however alike they are', () => {
  expect(changedPart('a\nabcde\nz\n', 'a\nabXde\nz\n', 0)).toMatchObject({
    before: 'abcde\n',
    after: 'abXde\n',
    linesBefore: 1,
  });
});

it.each([
  ['nothing changed', 'a\nb\n', 'a\nb\n'],
  ['a line is there twice', 'a\n', 'a\na\n'],
  ['a final line end is gone', 'a\nb\n', 'a\nb'],
  ['all is new', '', 'a\nb'],
  ['all is gone', 'a\n\n', ''],
])('with what is left out around it, it is the whole again, when %s', (_what, before, after) => {
  expectWhole(before, after);
});

it(`so it is, whatever the texts (${ofToday})`, () => {
  for (const seed of seeds(300, 30_000)) {
    const { below: random } = seeded(seed);
    const text = () => Array.from({ length: random(40) }, () => 'ab\n\n'[random(4)]).join('');
    const [head, tail] = [text(), text()];
    expectWhole(head + text() + tail, head + text() + tail);
  }
});

function expectWhole(before: string, after: string): void {
  const part = changedPart(before, after, 1);
  const start = linesOf(before).slice(0, part.linesBefore).join('');
  const end = linesOf(before)
    .slice(linesOf(before).length - part.linesAfter)
    .join('');
  expect([start + part.before + end, start + part.after + end]).toEqual([before, after]);
  const change = compareTexts(before, after);
  expect(applyPatch(before, change.unifiedDiff('f'))).toBe(after);
  for (const [, number, line] of change.excerpt().matchAll(/^ *(\d+) \| (.*)$/gm))
    expect(linesOf(after)[Number(number) - 1]?.trimEnd()).toBe(line);
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
