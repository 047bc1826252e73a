import { expect, test } from 'vitest';
import { fileMention, mentionedPaths } from './file-mentions';

test.each([
  ['See @src/a.ts, and @src/a.ts.', ['src/a.ts']],
  ['@"my notes.md" @src/', ['my notes.md', 'src/']],
  ['Use @{read-only}, mail a@b.c, ask @@x', []],
  ['nothing @ all', []],
])('the paths in %j', (text, paths) => {
  expect(mentionedPaths(text)).toEqual(paths);
});

test('what is mentioned is found again', () => {
  for (const path of ['src/a.ts', 'my notes.md', "it's.md"])
    expect(mentionedPaths(`Look at ${fileMention(path)} now`)).toEqual([path]);
});
