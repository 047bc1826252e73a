import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEdit } from './edit';
import type { FileProposal } from './kit/tool';
import { createChangeTester } from './testing/test-change';
import { createTestContext, type TestContext } from './testing/test-context';

let context: TestContext;
let file: string;

beforeEach(async () => {
  context = await createTestContext();
  file = join(context.root, 'a.txt');
});

type Arguments = {
  file_path?: string;
  old_string: string;
  new_string: string;
  expected_replacements?: number;
};

const tester = () => createChangeTester(createEdit(context), context);
const inputOf = (given: Arguments) => ({ file_path: file, expected_replacements: 1, ...given });
const propose = (given: Arguments) => tester().propose(inputOf(given));
const run = (given: Arguments, proposal: FileProposal) => tester().run(inputOf(given), proposal);
const content = () => readFile(file, 'utf8');

describe('an edit that cannot be made', () => {
  it('because the text is not there says so, with the line that is most like it', async () => {
    await writeFile(file, 'function add(a, b) {\n  return a + b;\n}\n');
    await expect(propose({ old_string: 'return a - b;', new_string: 'x' })).rejects.toThrow(
      `Failed to edit, 0 occurrences found for old_string in ${file}. Nothing was changed. Read the file again and give its exact text, blanks and line breaks included. The most similar line is line 2: return a + b;`,
    );
  });

  it('because it is there too often names the lines', async () => {
    await writeFile(file, 'a\nfoo\nb\nfoo foo\n');
    await expect(propose({ old_string: 'foo', new_string: 'x' })).rejects.toThrow(
      `Failed to edit, expected 1 occurrences but found 3 for old_string in ${file} (lines 2, 4, 4).`,
    );
    await expect(propose({ old_string: 'foo', new_string: 'x', expected_replacements: 2 })).rejects.toThrow(
      'expected 2 occurrences but found 3',
    );
  });

  it('because it is there approximately, but more than once, says that as well', async () => {
    await writeFile(file, '\tif (a) {\n\t\tfoo();\n\t}\n\tif (a) {\n\t\tfoo();\n\t}\n');
    await expect(propose({ old_string: '  if (a) {\n    foo();', new_string: 'x' })).rejects.toThrow(
      `Failed to edit, expected 1 occurrences but found 2 for old_string in ${file} (lines 1, 4). They match only approximately (indentation).`,
    );
  });

  it('because several approximate places were expected finds none', async () => {
    await writeFile(file, '\u201cone\u201d \u201cone\u201d');
    await expect(propose({ old_string: '"one"', new_string: 'x', expected_replacements: 2 })).rejects.toThrow(
      'Failed to edit, 0 occurrences found',
    );
  });

  it('because it would change nothing', async () => {
    await writeFile(file, 'say “hi”\n');
    await expect(propose({ old_string: 'a', new_string: 'a' })).rejects.toThrow(
      'No changes to apply: old_string and new_string are identical.',
    );
    await expect(propose({ old_string: '', new_string: '' })).rejects.toThrow('No changes to apply');
    await expect(propose({ old_string: 'say "hi"', new_string: 'say “hi”' })).rejects.toThrow(
      `No changes to apply: ${file} already has the text of new_string there.`,
    );
  });

  it('because of its file says why', async () => {
    const change = { old_string: 'a', new_string: 'b' };
    const of = (path: string) => propose({ ...change, file_path: path });
    await mkdir(join(context.root, 'dir'));
    await writeFile(join(context.root, 'binary'), Buffer.from([0, 1, 2]));
    await writeFile(join(context.root, 'locked'), 'a', { mode: 0o444 });
    await expect(of('/etc/hosts')).rejects.toThrow('Path must be within the project: /etc/hosts');
    await expect(of(file)).rejects.toThrow(
      `File not found: ${file}. An empty old_string creates a new file.`,
    );
    await expect(of(join(context.root, 'dir'))).rejects.toThrow(
      `Path is a directory, not a file: ${join(context.root, 'dir')}`,
    );
    await expect(of(join(context.root, 'binary'))).rejects.toThrow('Cannot edit binary file: ');
    await expect(of(join(context.root, 'locked'))).rejects.toThrow('File is read-only: ');
  });

  it('because the file moved on writes nothing', async () => {
    await writeFile(file, 'one');
    const given = { old_string: 'one', new_string: 'two' };
    const proposal = await propose(given);
    await writeFile(file, 'three');
    await expect(run(given, proposal)).rejects.toThrow('Not applied: ');
    expect(await content()).toBe('three');
  });

  it('because a link took the place of its folder writes nothing', async () => {
    await mkdir(join(context.root, 'dir'));
    await mkdir(join(context.root, 'other'));
    file = join(context.root, 'dir', 'a.txt');
    await writeFile(file, 'one');
    await writeFile(join(context.root, 'other', 'a.txt'), 'one');
    const given = { old_string: 'one', new_string: 'two' };
    const proposal = await propose(given);
    await rm(join(context.root, 'dir'), { recursive: true });
    await symlink('other', join(context.root, 'dir'));
    await expect(run(given, proposal)).rejects.toThrow('Not applied: ');
    expect(await content()).toBe('one');
  });
});
