import { createTwoFilesPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { changedLines } from './changed-lines';

function patch(before: string, after: string): string {
  return createTwoFilesPatch('a', 'a', before, after, '', '', { context: 3 }) ?? '';
}

const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

describe('the lines that a change left', () => {
  it('are added ones, changed ones, and places where some were removed', () => {
    const after = 'zero\none\ntwo\n3\nfour\nfive\nsix\nseven\neight\nten\n';
    expect(changedLines(patch(before, after), after)).toEqual([
      { kind: 'added', from: 1, to: 1 },
      { kind: 'changed', from: 4, to: 4 },
      { kind: 'removed', from: 10, to: 10 },
    ]);
  });

  it('of a new file are all of it', () => {
    expect(changedLines(patch('', 'a\nb\n'), 'a\nb\n')).toEqual([{ kind: 'added', from: 1, to: 2 }]);
  });

  it('are found in a file with the line ends of another system', () => {
    const after = before.replace('two', '2');
    expect(changedLines(patch(before, after), after.replaceAll('\n', '\r\n'))).toEqual([
      { kind: 'changed', from: 2, to: 2 },
    ]);
  });

  it('after the last line are at the last line', () => {
    expect(changedLines(patch('a\nb\n', 'a\n'), 'a\n')).toEqual([{ kind: 'removed', from: 1, to: 1 }]);
  });

  it('are none once the file is another one', () => {
    const after = before.replace('two', '2');
    expect(changedLines(patch(before, after), `new\n${after}`)).toEqual([]);
  });

  it('are those that are known when the patch was cut', () => {
    const after = before.replace('two', '2').replace('ten', '10');
    const whole = patch(before, after);
    const cut = `${whole.slice(0, whole.indexOf('-ten'))}\n(cut)`;
    expect(changedLines(cut, after)).toEqual([{ kind: 'changed', from: 2, to: 2 }]);
  });
});
