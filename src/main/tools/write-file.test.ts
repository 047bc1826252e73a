import { chmod, readFile, stat, writeFile as writeToDisk } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import iconv from 'iconv-lite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileProposal } from './kit/tool';
import { createTestContext, type TestContext } from './testing/test-context';
import { createWriteFile } from './write-file';

let context: TestContext;
let file: string;

beforeEach(async () => {
  context = await createTestContext();
  file = join(context.root, 'src', 'a.ts');
});

async function propose(content: string): Promise<FileProposal> {
  const proposal = await createWriteFile(context).confirm({ file_path: file, content }, context);
  if (proposal?.kind !== 'file-change') throw new Error('a write always proposes');
  return proposal;
}

async function write(content: string): Promise<unknown> {
  const proposal = await propose(content);
  const approved = { proposal, content: proposal.proposed, pin: null };
  return (await createWriteFile(context).run({ file_path: file, content }, context, approved)).forModel;
}

async function existing(content: string | Uint8Array): Promise<void> {
  file = join(context.root, 'a.ts');
  await writeToDisk(file, content);
}

describe('writing a file', () => {
  it('creates it with its folders, in UTF-8 and with `\\n`', async () => {
    expect((await propose('one\n')).subject).toEqual({
      kind: 'file-change',
      change: 'create',
      path: file,
      relativePath: 'src/a.ts',
      added: 1,
      removed: 0,
      approximate: null,
    });
    expect(await write('grün\r\nzwei\r\n')).toBe(`Successfully created and wrote to new file: ${file}`);
    expect(await readFile(file, 'utf8')).toBe('grün\nzwei\n');
    expect(context.seenPaths).toContain(file);
  });

  it('creates an empty file', async () => {
    await write('');
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('overwrites one, keeping encoding, byte order mark, line ends and mode', async () => {
    await existing(Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode('one\r\ntwo\r\n', 'utf-16le')]));
    await chmod(file, 0o755);
    expect(await write('\ufeffone\nzwei\n')).toBe(`Successfully overwrote file: ${file}`);
    expect(iconv.decode(await readFile(file), 'utf-16le', { stripBOM: false })).toBe('\ufeffone\r\nzwei\r\n');
    expect((await stat(file)).mode & 0o777).toBe(0o755);
  });

  it.each([
    ['one\n', 'two', 'two\n'],
    ['one', 'two\n', 'two'],
    ['one\n', 'two\n\n', 'two\n\n'],
    ['', 'two', 'two'],
    ['one\n', '', ''],
  ])('keeps the final newline of %j when %j is written', async (before, content, after) => {
    await existing(before);
    await write(content);
    expect(await readFile(file, 'utf8')).toBe(after);
  });

  it('shows the diff', async () => {
    await existing('one\ntwo\n');
    const proposal = await propose('one\nzwei\n');
    expect(proposal.subject).toMatchObject({ change: 'modify', added: 1, removed: 1 });
    const approved = { proposal, content: proposal.proposed, pin: null };
    const { forPerson } = await createWriteFile(context).run(
      { file_path: file, content: '' },
      context,
      approved,
    );
    expect(forPerson).toMatchObject({ kind: 'file-diff', added: 1, removed: 1 });
  });

  it('refuses what changes nothing', async () => {
    await existing('one\n');
    await expect(propose('one\n')).rejects.toThrow(`No changes to apply: ${file} already has this content.`);
    await expect(propose('one')).rejects.toThrow('No changes to apply');
  });

  it('refuses binary files and paths outside', async () => {
    await existing(Buffer.from([0, 1]));
    await expect(propose('x')).rejects.toThrow(`Cannot edit binary file: ${file}`);
    file = '/outside';
    await expect(propose('x')).rejects.toThrow('Path must be within the project: /outside');
  });

  it('is stale when the file moved on', async () => {
    await existing('one');
    const proposal = await propose('two');
    await writeToDisk(file, 'theirs');
    await expect(
      createWriteFile(context).run({ file_path: file, content: 'two' }, context, {
        proposal,
        content: 'two',
        pin: null,
      }),
    ).rejects.toThrow('Not applied: ');
    expect(await readFile(file, 'utf8')).toBe('theirs');
  });
});

describe('content that the model did not mean', () => {
  const lazy = 'import x;\n// ... rest of file unchanged\n';

  it('is refused with the reason where the model is not asked', async () => {
    await existing('import y;\ncode();\n');
    await expect(propose(lazy)).rejects.toThrow(
      `Refused to write ${file}: line 2 stands in for omitted code: "// ... rest of file unchanged". Nothing was written.`,
    );
  });

  it('is corrected by the model where it is asked, marked on the card, and told', async () => {
    context = await createTestContext({
      correctsByModel: () => true,
      sideRequest: async ({ prompt }) => {
        expect(prompt).toContain('rest of file unchanged');
        return '<content>\nimport x;\ncode();\n</content>';
      },
    });
    await existing('import y;\ncode();\n');
    const proposal = await propose(lazy);
    expect(proposal.proposed).toBe('import x;\ncode();\n');
    expect(say(proposal.subject.approximate ?? '')).toBe('content that the model corrected');
    expect(await write(lazy)).toBe(
      `Successfully overwrote file: ${file}\nThe content was at fault as given and was corrected in a side request; read the file before going on.`,
    );
  });

  it.each([
    ['repeats the fault', async () => `<content>${lazy}</content>`, /"\/\/ \.\.\. rest of file unchanged"/],
    ['gives up', async () => '<none/>', /use edit to change a part of it\.$/],
    [
      'cannot be asked',
      () => Promise.reject(new Error('offline')),
      /\(Having it corrected failed: offline\)$/,
    ],
  ])('is refused where the model %s', async (_how, sideRequest, reason) => {
    context = await createTestContext({ correctsByModel: () => true, sideRequest });
    await existing('import y;\n');
    await expect(propose(lazy)).rejects.toThrow(reason);
  });
});

it('says in one line what it is about', () => {
  expect(say(createWriteFile(context).describe({ file_path: '/p/a\nb', content: '' }))).toBe(
    'Write /p/a\\u{a}b',
  );
  expect(createWriteFile(context).target({ file_path: '/p/a', content: '' })).toBe('/p/a');
});
