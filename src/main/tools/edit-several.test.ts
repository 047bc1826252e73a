import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEdit } from './edit';
import { createChangeTester } from './testing/test-change';
import { createTestContext, type TestContext } from './testing/test-context';

let context: TestContext;
let file: string;

beforeEach(async () => {
  context = await createTestContext();
  file = join(context.root, 'a.txt');
  await writeFile(file, 'one one\ntwo\nthree\n');
});

const edit = (old_string: string, new_string: string, replace_all = false) => ({
  old_string,
  new_string,
  ...(replace_all && { replace_all }),
});
const tester = () => createChangeTester(createEdit(context), context);
const apply = (...edits: readonly object[]) => tester().apply({ file_path: 'a.txt', edits });
const content = () => readFile(file, 'utf8');

describe('several edits of one file', () => {
  it('are one proposal, each made in what those before it left', async () => {
    const edits = [edit('one', '1', true), edit('1\ntwo', '2'), edit('three', '3')];
    const { proposed, subject } = await tester().propose({ file_path: 'a.txt', edits });
    expect([proposed, subject.relativePath]).toEqual(['1 2\n3\n', 'a.txt']);
    expect(await apply(...edits)).toContain(`Successfully modified file: ${file} (4 replacements).`);
    expect(await content()).toBe('1 2\n3\n');
  });

  it('are all made or none, and it is said which cannot be', async () => {
    await expect(apply(edit('two', '2'), edit('four', '4'))).rejects.toThrow(
      `Edit 2 of 2 cannot be made, so none was. Failed to edit, 0 occurrences found for old_string in ${file}.`,
    );
    await expect(apply(edit('one', '1'), edit('two', '2'))).rejects.toThrow(
      `Edit 1 of 2 cannot be made, so none was. Failed to edit, expected 1 occurrences but found 2 for old_string in ${file} (lines 1, 1).`,
    );
    await expect(apply(edit('two', '2'), edit('', 'new'))).rejects.toThrow(
      'Edit 2 of 2 cannot be made, so none was. An empty old_string creates a file: only the first edit can.',
    );
    expect(await content()).toBe('one one\ntwo\nthree\n');
  });

  it('create a file when the first one’s old text is empty', async () => {
    file = join(context.root, 'new.txt');
    const edits = [edit('', 'a b\n'), edit('b', 'c')];
    const told = await tester().apply({ file_path: 'new.txt', edits });
    expect(told).toBe(`Created new file: ${file} with provided content.`);
    expect(await content()).toBe('a c\n');
  });
});

it('replaces every place with replace_all, of which there must be one', async () => {
  const all = (old_string: string, new_string: string) =>
    tester().apply({ file_path: 'a.txt', old_string, new_string, replace_all: true });
  expect(await all('one', '1')).toContain('(2 replacements).');
  expect(await content()).toBe('1 1\ntwo\nthree\n');
  await expect(all('four', '4')).rejects.toThrow('Failed to edit, 0 occurrences found');
});

it('takes a path relative to the root of the project', async () => {
  expect(await tester().apply({ file_path: 'a.txt', old_string: 'two', new_string: '2' })).toContain(
    `Successfully modified file: ${file} (1 replacements).`,
  );
});
