import { describe, expect, it } from 'vitest';
import { diffCounts, diffLines } from './diff-lines';

const patch = `--- a/a.ts
+++ b/a.ts
@@ -3,3 +3,3 @@
 kept
-old\tone
+new\u202eone
@@ -20 +20,2 @@
+last
\\ No newline at end of file
`;

it('says where the change of a deleted file is', () => {
  expect(diffLines('--- a\n+++ b\n@@ -1,1 +0,0 @@\n-x\n')[0]).toEqual({ sign: '@', text: 'line 1' });
});

it('diffCounts counts the lines that are added and removed', () => {
  expect(diffCounts(patch)).toEqual({ added: 2, removed: 1 });
});

describe('diffLines', () => {
  it('keeps signs, says where each part is, and shows hidden characters', () => {
    expect(diffLines(patch)).toEqual([
      { sign: '@', text: 'line 3' },
      { sign: ' ', text: 'kept' },
      { sign: '-', text: 'old\tone' },
      { sign: '+', text: 'new‹U+202E›one' },
      { sign: '@', text: 'line 20' },
      { sign: '+', text: 'last' },
      { sign: '@', text: 'no line break at the end of the file' },
    ]);
  });

  it('takes a removed line that looks like a header for what it is', () => {
    expect(diffLines('--- a\n+++ b\n@@ -1 +1 @@\n--- x\n+++ y\n')).toEqual([
      { sign: '@', text: 'line 1' },
      { sign: '-', text: '-- x' },
      { sign: '+', text: '++ y' },
    ]);
  });

  it('says whole how much was left out of a patch that was too long', () => {
    expect(diffLines('--- a\n+++ b\n@@ -1,9 +1,9 @@\n a\n-b\n[1234 more characters]')).toEqual([
      { sign: '@', text: 'line 1' },
      { sign: ' ', text: 'a' },
      { sign: '-', text: 'b' },
      { sign: '@', text: '1234 more characters' },
    ]);
  });

  it('has no lines for an empty patch', () => {
    expect(diffLines('')).toEqual([]);
  });
});
