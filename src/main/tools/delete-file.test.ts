import { access, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { keepDeletedFile } from '../project/keep-deleted';
import { deleteFile } from './delete-file';
import type { FileProposal } from './kit/tool';
import { createTestContext, type TestContext } from './testing/test-context';

let kept: string;
let context: TestContext;
let file: string;

beforeEach(async () => {
  kept = await tempFolder();
  context = await createTestContext({
    keepCopy: (path, content) => keepDeletedFile(kept, path, content),
  });
  file = join(context.root, 'a.txt');
  await writeFile(file, 'one\r\ntwo\r\n');
});

async function propose(path = file): Promise<FileProposal> {
  const proposal = await deleteFile.confirm({ file_path: path }, context);
  if (proposal?.kind !== 'file-change') throw new Error('a deletion always proposes');
  return proposal;
}

const run = (proposal: FileProposal) =>
  deleteFile.run({ file_path: file }, context, { proposal, content: '', pin: null });

describe('deleting a file', () => {
  it('proposes it and deletes nothing yet', async () => {
    const proposal = await propose();
    // A deletion is not marked as emptying, which would be shown instead.
    expect(proposal.subject).not.toHaveProperty('empties');
    expect(proposal).toMatchObject({
      subject: {
        kind: 'file-change',
        change: 'delete',
        path: file,
        relativePath: 'a.txt',
        added: 0,
        removed: 2,
        approximate: null,
      },
      base: { text: 'one\ntwo\n' },
      proposed: '',
    });
    await access(file);
  });

  it('keeps a copy from which it can be restored byte for byte, and says where', async () => {
    const { forModel, forPerson } = await run(await propose());
    const [name = ''] = await readdir(kept);
    const copy = join(kept, name);
    expect(forModel).toBe(
      `Successfully deleted file: ${file}. A copy is kept, from which the user can restore it: ${copy}`,
    );
    expect(forPerson).toMatchObject({ kind: 'file-diff', added: 0, removed: 2 });
    expect(await readFile(copy, 'utf8')).toBe('one\r\ntwo\r\n');
    expect(await readdir(context.root)).toEqual([]);
  });

  it('deletes binary files too', async () => {
    await writeFile(file, Buffer.from([0, 255, 0]));
    await run(await propose());
    const [name = ''] = await readdir(kept);
    expect(await readFile(join(kept, name))).toEqual(Buffer.from([0, 255, 0]));
  });
});

describe('a deletion that cannot be made', () => {
  it('is refused for what is not a file of the project', async () => {
    const dir = join(context.root, 'dir');
    await mkdir(dir);
    await expect(propose(dir)).rejects.toThrow(`Path is a directory, not a file: ${dir}`);
    await expect(propose(join(dir, 'x'))).rejects.toThrow(`File not found: ${join(dir, 'x')}`);
    await expect(propose('/etc/hosts')).rejects.toThrow('Path must be within the project: /etc/hosts');
  });

  it('is refused by way of a link, which would delete another file than the one named', async () => {
    const link = join(context.root, 'link');
    await symlink('a.txt', link);
    await expect(propose(link)).rejects.toThrow(
      `Path is a link, not a file: ${link}. To delete the file it leads to, name ${file}.`,
    );
  });

  it('is stale when the file moved on', async () => {
    const proposal = await propose();
    await writeFile(file, 'three');
    await expect(run(proposal)).rejects.toThrow(`Not applied: ${file} changed on disk`);
    await rm(file);
    await expect(run(proposal)).rejects.toThrow(`Not applied: ${file} changed on disk`);
    expect(await readdir(kept)).toEqual([]);
  });

  it('leaves the file when no copy could be kept', async () => {
    const proposal = await propose();
    await rm(kept, { recursive: true });
    await writeFile(kept, 'a file where the folder should be');
    await expect(run(proposal)).rejects.toThrow(
      `Not deleted: ${file} is as it was, because a copy to restore it from could not be kept: `,
    );
    expect(await readFile(file, 'utf8')).toBe('one\r\ntwo\r\n');
  });

  it('leaves the file when it is stopped', async () => {
    const stop = new AbortController();
    context = { ...context, signal: stop.signal };
    const proposal = await propose();
    stop.abort();
    await expect(run(proposal)).rejects.toThrow('aborted');
    await access(file);
  });
});

it('says in one line what it is about', () => {
  expect(say(deleteFile.describe({ file_path: '/p/a' }))).toBe('Delete /p/a');
  expect(deleteFile.target({ file_path: '/p/a' })).toBe('/p/a');
});
