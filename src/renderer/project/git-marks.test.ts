import type { GitChange, TreeEntry } from '@shared/project/project';
import { expect, it } from 'vitest';
import { type GitMark, gitMarkOf } from './git-marks';

const changes: readonly GitChange[] = [
  ['src/deep/a.ts', 'M'],
  ['gone/b.ts', 'D'],
  ['link', 'A'],
  ['new/', 'U'],
  ['twice', 'D'],
  ['twice', 'U'],
];

it.each<[string, TreeEntry['kind'], GitMark]>([
  ['src/deep/a.ts', 'file', 'M'],
  ['src/deep', 'folder', 'holds-changes'],
  ['src', 'folder', 'holds-changes'],
  ['src/deep/b.ts', 'file', 'none'],
  ['README.md', 'file', 'none'],
  ['link', 'folder-link', 'A'],
  ['link/a.ts', 'file', 'none'],
  ['twice', 'file', 'U'],
  ['gone', 'folder', 'holds-changes'],
  ['new', 'folder', 'holds-changes'],
  ['new/inner', 'folder', 'holds-changes'],
  ['new/inner/c.ts', 'file', 'U'],
  ['newer', 'folder', 'none'],
])('%s (%s) has the mark %s', (path, kind, mark) => {
  expect(gitMarkOf({ name: '', path, kind, ignored: false }, changes)).toBe(mark);
});

it('marks nothing that is ignored, not even in a folder that is untracked', () => {
  expect(gitMarkOf({ name: '', path: 'new/log', kind: 'file', ignored: true }, changes)).toBe('none');
});

it('reads a state of ten thousand changes once, however many rows ask', () => {
  const many = Array.from({ length: 10_000 }, (_, index): GitChange => [`a/b/c/d/${index}`, 'M']);
  let reads = 0;
  const counted = new Proxy(many, {
    get(target, key, receiver) {
      if (key === 'filter') reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  for (let row = 0; row < 1000; row += 1)
    expect(gitMarkOf({ name: '', path: `a/b/c/d/${row}`, kind: 'file', ignored: false }, counted)).toBe('M');
  expect(reads).toBe(1);
});
