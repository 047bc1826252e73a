import { takeApart } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';
import { describe, expect, it } from 'vitest';
import { lineEndsOf, withFileEnds, withUnixEnds } from './line-ends';

/** Changes the text of a file and returns the bytes to write. */
function edited(file: string, change: (text: string) => string): string {
  const before = withUnixEnds(file);
  return withFileEnds(change(before), before, lineEndsOf(file));
}

describe('line ends', () => {
  it.each(['', 'a', 'a\nb\n', 'a\r\nb\r\n', 'a\r\nb\nc\r\nd', '\r\n\n\r\n', 'a\rb\r', 'a\r\r\nb\n', '\n\r'])(
    'of %j come back when nothing is changed',
    (file) => {
      expect(edited(file, (text) => text)).toBe(file);
    },
  );

  it('stay `\\r\\n` throughout a file that has no other', () => {
    expect(edited('a\r\nb\r\n', (text) => text.replace('b', 'x\ny'))).toBe('a\r\nx\r\ny\r\n');
  });

  it('of a mixed file stay on every line that is not changed', () => {
    const file = 'one\r\ntwo\nthree\r\nfour\r\nfive\n';
    expect(edited(file, (text) => text.replace('three', 'x\ny'))).toBe(
      'one\r\ntwo\nx\r\ny\r\nfour\r\nfive\n',
    );
    expect(edited(file, (text) => text.replace('two\n', ''))).toBe('one\r\nthree\r\nfour\r\nfive\n');
    expect(edited(file, (text) => `zero\n${text}six`)).toBe('zero\r\none\r\ntwo\nthree\r\nfour\r\nfive\nsix');
  });

  it('of a mixed file stay on a line whose text changes', () => {
    expect(edited('a\nb\nc\r\nd\n', (text) => text.replace('c', 'x'))).toBe('a\nb\nx\r\nd\n');
  });

  it('of a mixed file are those of most lines on new ones', () => {
    expect(lineEndsOf('a\nb\nc\r\n').lineEnding).toBe('\n');
    expect(lineEndsOf('a\nb\r\nc\r\n').lineEnding).toBe('\r\n');
    expect(edited('a\nb\nc\r\n', (text) => `${text}d\n`)).toBe('a\nb\nc\r\nd\n');
  });

  it('survive that everything is replaced', () => {
    expect(edited('a\r\nb\n', () => '')).toBe('');
    expect(edited('a\r\nb\r\nc\n', () => 'x\ny\nz\nv\n')).toBe('x\r\ny\r\nz\nv\r\n');
  });
});

it('a line that no hunk holds keeps its end, however alike the lines around it are', () => {
  const random = randoms(3);
  for (let round = 0; round < 1_000; round += 1) {
    const text = () => Array.from({ length: 3 + random(12) }, () => `${random(4)}\n`).join('');
    const [before, after] = [text(), text()];
    const inFile = before.replace(/\n/g, () => (random(2) ? '\r\n' : '\n'));
    const written = linesOf(withFileEnds(after, before, lineEndsOf(inFile)));
    let at = { before: 0, after: 0 };
    const kept: [string | undefined, string | undefined][] = [];
    const { hunks } = takeApart(before, after);
    for (const { beforeStart, beforeEnd, afterEnd } of [...hunks, endOf(before)]) {
      for (let line = at.before; line < beforeStart; line += 1)
        kept.push([linesOf(inFile)[line], written[at.after + line - at.before]]);
      at = { before: beforeEnd, after: afterEnd };
    }
    expect(kept.map(([, now]) => now)).toEqual(kept.map(([was]) => was));
  }
});

function endOf(text: string) {
  const end = linesOf(text).length;
  return { beforeStart: end, beforeEnd: end, afterEnd: 0 };
}

/** The same numbers each time, each below its limit. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
