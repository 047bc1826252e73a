import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import iconv from 'iconv-lite';
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
const apply = (given: Arguments, content?: string) => tester().apply(inputOf(given), content);
const content = () => readFile(file, 'utf8');

describe('an edit', () => {
  it('proposes the change and writes nothing before it is run', async () => {
    await writeFile(file, 'one\ntwo\nthree\n');
    expect(await propose({ old_string: 'two', new_string: 'zwei\ndrei' })).toMatchObject({
      subject: {
        kind: 'file-change',
        change: 'modify',
        path: file,
        relativePath: 'a.txt',
        added: 2,
        removed: 1,
        approximate: null,
      },
      base: { text: 'one\ntwo\nthree\n' },
      proposed: 'one\nzwei\ndrei\nthree\n',
    });
    expect(await content()).toBe('one\ntwo\nthree\n');
  });

  it('says what it did, with the changed lines and four around them', async () => {
    await writeFile(file, Array.from({ length: 12 }, (_, index) => `line ${index + 1}\n`).join(''));
    expect(await apply({ old_string: 'line 6', new_string: 'six' })).toBe(
      [
        `Successfully modified file: ${file} (1 replacements).`,
        ' 2 | line 2',
        ' 3 | line 3',
        ' 4 | line 4',
        ' 5 | line 5',
        ' 6 | six',
        ' 7 | line 7',
        ' 8 | line 8',
        ' 9 | line 9',
        '10 | line 10',
      ].join('\n'),
    );
    expect(context.seenPaths).toContain(file);
  });

  it('shows the user the diff', async () => {
    await writeFile(file, 'one\n');
    const given = { old_string: 'one', new_string: 'two' };
    const proposal = await propose(given);
    const { forPerson } = await createEdit(context).run(inputOf(given), context, {
      proposal,
      content: 'two\n',
      pin: null,
    });
    expect(forPerson).toEqual({
      kind: 'file-diff',
      relativePath: 'a.txt',
      patch: '--- a.txt\n+++ a.txt\n@@ -1,1 +1,1 @@\n-one\n+two\n',
      added: 1,
      removed: 1,
    });
  });

  it('replaces as many places as expected', async () => {
    await writeFile(file, 'a b a b a');
    expect(await apply({ old_string: 'a', new_string: 'x', expected_replacements: 3 })).toContain(
      '(3 replacements).',
    );
    expect(await content()).toBe('x b x b x');
  });

  it.each(['$&', '$1', "$'", '$$', '\\n', '\\u0041'])(
    'takes %s in the new text literally',
    async (newText) => {
      await writeFile(file, 'a (b) c');
      await apply({ old_string: '(b)', new_string: newText });
      expect(await content()).toBe(`a ${newText} c`);
    },
  );

  it('takes special characters in the old text literally', async () => {
    await writeFile(file, 'a.*b a+b');
    await apply({ old_string: '.*', new_string: '' });
    expect(await content()).toBe('ab a+b');
  });

  it('finds text with `\\n` in a file with `\\r\\n`, whose line ends stay', async () => {
    await writeFile(file, 'one\r\ntwo\r\nthree\r\n');
    await apply({ old_string: 'one\ntwo', new_string: 'eins\r\nzwei\nneu' });
    expect(await content()).toBe('eins\r\nzwei\r\nneu\r\nthree\r\n');
  });

  it('keeps encoding and mode', async () => {
    await writeFile(file, iconv.encode('für größere Wörter\n', 'windows-1252'));
    await chmod(file, 0o750);
    await apply({ old_string: 'größere', new_string: 'größte' });
    expect(await readFile(file)).toEqual(iconv.encode('für größte Wörter\n', 'windows-1252'));
    expect((await stat(file)).mode & 0o777).toBe(0o750);
  });

  it('edits what a link in the project leads to, and names that', async () => {
    await writeFile(file, 'one');
    await symlink('a.txt', join(context.root, 'link'));
    const given = { file_path: join(context.root, 'link'), old_string: 'one', new_string: 'two' };
    expect(await apply(given)).toContain(`Successfully modified file: ${file} (1 replacements).`);
    expect(await content()).toBe('two');
  });
});

describe('an edit that the user changed', () => {
  it('writes what the user left, and tells what is really in the file', async () => {
    await writeFile(file, 'one\ntwo\n');
    const told = await apply({ old_string: 'two', new_string: 'zwei' }, 'one\nTWO\nmore\n');
    expect(told).toBe(`Successfully modified file: ${file} (1 replacements).\n1 | one\n2 | TWO\n3 | more`);
    expect(await content()).toBe('one\nTWO\nmore\n');
  });

  it('keeps the line ends of the file, whatever the editor made of them', async () => {
    await writeFile(file, 'one\n');
    await apply({ old_string: 'one', new_string: 'two' }, 'two\r\nthree\r\n');
    expect(await content()).toBe('two\nthree\n');
  });

  it('writes an emptied side as an empty file', async () => {
    await writeFile(file, 'one\n');
    expect(await apply({ old_string: 'one', new_string: 'two' }, '')).toBe(
      `Successfully modified file: ${file} (1 replacements).`,
    );
    expect(await content()).toBe('');
  });

  it('writes nothing, and says so, when the user took everything back', async () => {
    await writeFile(file, 'one\r\n');
    const { ino, mtimeMs } = await stat(file);
    expect(await apply({ old_string: 'one', new_string: 'two' }, 'one\n')).toBe(
      `${file} is unchanged: it already has the accepted content.`,
    );
    expect(await stat(file)).toMatchObject({ ino, mtimeMs });
    expect(context.changes).toEqual([]);
  });
});

describe('an edit with an empty old_string', () => {
  it('creates a file and its folders', async () => {
    file = join(context.root, 'new', 'deep', 'a.txt');
    const given = { old_string: '', new_string: 'one\ntwo\n' };
    expect((await propose(given)).subject).toMatchObject({ change: 'create', added: 2, removed: 0 });
    expect(await readdir(context.root)).toEqual([]);
    expect(await apply(given)).toBe(`Created new file: ${file} with provided content.`);
    expect(await content()).toBe('one\ntwo\n');
  });

  it('is refused where something exists', async () => {
    await writeFile(file, '');
    await expect(propose({ old_string: '', new_string: 'x' })).rejects.toThrow(
      `Failed to edit, ${file} already exists. An empty old_string only creates new files`,
    );
  });

  it('claims nothing of a file that moved on when all that was proposed was taken back', async () => {
    await writeFile(file, 'one\n');
    const given = { old_string: 'one', new_string: 'two' };
    const proposal = await propose(given);
    await writeFile(file, 'theirs\n');
    await expect(tester().run(inputOf(given), proposal, 'one\n')).rejects.toThrow(
      `Not applied: ${file} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    );
  });

  it('is stale when a file has come up meanwhile', async () => {
    const given = { old_string: '', new_string: 'ours' };
    const proposal = await propose(given);
    await writeFile(file, 'theirs');
    await expect(run(given, proposal)).rejects.toThrow(
      `Not applied: ${file} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    );
    expect(await content()).toBe('theirs');
  });
});

describe('an edit whose text is not exact', () => {
  it('is marked on the card and told to the model', async () => {
    await writeFile(file, 'if (x) {\n\tfoo();\n}\n');
    const given = { old_string: 'if (x) {\n    foo();\n}', new_string: 'if (x) {\n    bar();\n}' };
    expect(say((await propose(given)).subject.approximate ?? '')).toBe('indentation');
    expect(await apply(given)).toBe(
      [
        `Successfully modified file: ${file} (1 replacements).`,
        'old_string was not in the file exactly; it was matched by indentation. Check the result:',
        '1 | if (x) {',
        '2 | \tbar();',
        '3 | }',
      ].join('\n'),
    );
  });

  it('asks the model once, when that is on, for the segment it meant', async () => {
    const prompts: string[] = [];
    context = await createTestContext({
      correctsByModel: () => true,
      sideRequest: async ({ prompt }) => {
        prompts.push(prompt);
        return '<segment>\nreturn a + b;\n</segment>';
      },
    });
    file = join(context.root, 'a.txt');
    await writeFile(file, 'function add(a, b) {\n  return a + b;\n}\n');
    const given = { old_string: 'return the sum', new_string: 'return b + a;' };
    expect(say((await propose(given)).subject.approximate ?? '')).toBe('the segment that the model named');
    expect((await propose(given)).proposed).toBe('function add(a, b) {\n  return b + a;\n}\n');
    expect(prompts).toHaveLength(2);
    expect(prompts[0]).toContain('return the sum');
  });

  it('is not found when the model cannot be asked, and that is said', async () => {
    context = await createTestContext({ correctsByModel: () => true });
    file = join(context.root, 'a.txt');
    await writeFile(file, 'x');
    await expect(propose({ old_string: 'nowhere', new_string: 'y' })).rejects.toThrow(
      /^Failed to edit, 0 occurrences found .* \(Asking for the text that was meant failed: no model here\)$/,
    );
  });
});

it('says in one line what it is about, with nothing hidden in the name', () => {
  expect(
    say(
      createEdit(context).describe(inputOf({ old_string: 'a', new_string: 'b', file_path: '/p/a\u202eb' })),
    ),
  ).toBe('Edit /p/a\\u{202e}b');
  expect(say(createEdit(context).describe(inputOf({ old_string: '', new_string: 'b' })))).toBe(
    `Create ${file}`,
  );
  expect(createEdit(context).target(inputOf({ old_string: '', new_string: 'b' }))).toBe(file);
});
