import { createTwoFilesPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { changedLines, uncommitted } from './changed-lines';

function patch(before: string, after: string): string {
  return createTwoFilesPatch('a', 'a', before, after, '', '', { context: 3 }) ?? '';
}

const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

describe('the lines that a change left', () => {
  it('are added ones, changed ones, and places where some were removed', () => {
    const after = 'zero\none\ntwo\n3\nfour\nfive\nsix\nseven\neight\nten\n';
    expect(changedLines([patch(before, after)], after)).toEqual([
      { kind: 'added', from: 1, to: 1 },
      { kind: 'changed', from: 4, to: 4 },
      { kind: 'removed', from: 10, to: 10 },
    ]);
  });

  it('of a new file are all of it', () => {
    expect(changedLines([patch('', 'a\nb\n')], 'a\nb\n')).toEqual([{ kind: 'added', from: 1, to: 2 }]);
  });

  it('are found in a file with the line ends of another system', () => {
    const after = before.replace('two', '2');
    expect(changedLines([patch(before, after)], after.replaceAll('\n', '\r\n'))).toEqual([
      { kind: 'changed', from: 2, to: 2 },
    ]);
  });

  it('after the last line are at the last line', () => {
    expect(changedLines([patch('a\nb\n', 'a\n')], 'a\n')).toEqual([{ kind: 'removed', from: 1, to: 1 }]);
  });

  it('are found where later edits have moved them, without the lines that those have changed', () => {
    const after = before.replace('two\nthree', '2\n3\n3.5');
    const later = `new\n${after.replace('3\n', 'III\n')}`;
    expect(changedLines([patch(before, after)], later)).toEqual([
      { kind: 'changed', from: 3, to: 3 },
      { kind: 'changed', from: 5, to: 5 },
    ]);
  });

  it('are none once the change is undone', () => {
    const after = 'if (a) {\n  b();\n}\n';
    const added = patch('x();\n', `x();\n${after}`);
    expect(changedLines([added], 'x();\nfor (;;) {\n}\n')).toEqual([]);
    expect(changedLines([patch(before, before.replace('six\n', ''))], before)).toEqual([]);
  });

  it('of several changes are those of all of them', () => {
    const one = before.replace('two', '2');
    const two = one.replace('nine\n', '').replace('three', '3');
    expect(changedLines([patch(before, one), patch(one, two)], two)).toEqual([
      { kind: 'changed', from: 2, to: 3 },
      { kind: 'removed', from: 9, to: 9 },
    ]);
  });

  it('are those that are known when the patch was cut', () => {
    const after = before.replace('two', '2').replace('ten', '10');
    const whole = patch(before, after);
    const cut = `${whole.slice(0, whole.indexOf('-ten'))}\n(cut)`;
    expect(changedLines([cut], after)).toEqual([{ kind: 'changed', from: 2, to: 2 }]);
  });
});

it('marks stay until their lines are committed, wherever git does not know the file for ever', () => {
  const marks = [
    { kind: 'changed', from: 2, to: 3 },
    { kind: 'removed', from: 9, to: 9 },
  ] as const;
  const change = { beforeStart: 7, beforeEnd: 8, afterStart: 8, afterEnd: 8 };
  expect(uncommitted(marks, null)).toEqual(marks);
  expect(uncommitted(marks, [])).toEqual([]);
  expect(uncommitted(marks, [change])).toEqual([marks[1]]);
});
