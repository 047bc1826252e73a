import { expect, it } from 'vitest';
import { newFileBase } from '../project/text-file';
import type { FileProposal } from '../tools/kit/tool';
import { diffHash, lineAt, rowOf } from './diff-ahead';

// The diff of a change without its line numbers.

const lines = Array.from({ length: 12 }, (_, at) => `line ${at + 1}\n`);

function proposal(before: readonly string[], after: readonly string[]): FileProposal {
  const place = { path: '/p/a.txt', relativePath: 'a.txt', added: 0, removed: 0, approximate: null };
  return {
    kind: 'file-change',
    subject: { kind: 'file-change', change: 'modify', ...place },
    base: { ...newFileBase, text: before.join('') },
    proposed: after.join(''),
  };
}

const change = proposal(lines, lines.with(5, 'changed\n'));
const moved = proposal(['new\n', ...lines], ['new\n', ...lines.with(5, 'changed\n')]);

it('stays the same if lines above it moved, and not if a line beside the change is another', () => {
  expect(diffHash('edit', moved)).toBe(diffHash('edit', change));
  const beside = lines.with(4, 'other\n');
  expect(diffHash('edit', proposal(beside, beside.with(5, 'changed\n')))).not.toBe(diffHash('edit', change));
});

it('ignores no text that looks like a header behind an unusual line end', () => {
  const odd = (numbers: string) => {
    const before = lines.with(4, `a\u2028@@ ${numbers} @@\n`);
    return diffHash('edit', proposal(before, before.with(5, 'changed\n')));
  };
  expect(odd('-1 +1')).not.toBe(odd('-2 +2'));
});

it('finds a line of either side again after it moved', () => {
  for (const [side, line] of [
    ['original', 3],
    ['original', 6],
    ['proposed', 6],
    ['proposed', 9],
  ] as const) {
    const row = rowOf(change, { side, line, text: '' });
    expect(lineAt(moved, side, row ?? -1)).toBe(line + 1);
  }
  expect(rowOf(change, { side: 'original', line: 2, text: '' })).toBeUndefined();
});
