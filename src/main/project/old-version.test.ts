import { appendFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedFile } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { tempFolder } from '../base/testing/temp-folder';
import { createKeptContents, type KeptContents } from '../storage/chats/kept-contents';
import { keepDeletedFile } from './keep-deleted';
import { createLateWrites, type LateWrites } from './late-writes';
import type { ChangeKeeper } from './old-version';
import { removeFile } from './remove-file';
import { newFileBase, readForDeletion, readTextFile, writeTextFile } from './text-file';
import { createWorkspace, type Workspace } from './workspace';

// The stored copies of a file after a write or a deletion.

let root: string;
let home: string;
let workspace: Workspace;
let contents: KeptContents;
let changes: ChangedFile[];
let keeper: ChangeKeeper;
let lateWrites: LateWrites;
/** Messages after the change. */
let saidLater: string[];

beforeEach(async () => {
  const folder = await tempFolder();
  [root, home] = [join(folder, 'project'), join(folder, 'home')];
  await mkdir(root);
  await mkdir(home);
  workspace = await createWorkspace(root);
  contents = createKeptContents(join(home, 'contents'));
  changes = [];
  saidLater = [];
  const keepCopy: ChangeKeeper['keepCopy'] = (path, content) =>
    keepDeletedFile(join(home, 'deleted'), path, content);
  lateWrites = createLateWrites({
    keepCopy,
    onLateWrite: async (text) => void saidLater.push(say(text)),
    onProblem(error) {
      throw error;
    },
  });
  keeper = {
    keepContent: contents.keep,
    keepCopy,
    fileChanged: (change) => changes.push(change),
    lookAgain: lateWrites.lookAgain,
  };
});

const path = () => workspace.resolve('src/a.txt');
const hash = (text: string) => hashOf(Buffer.from(text));

async function given(text: string, mode = 0o640): Promise<void> {
  await mkdir(join(root, 'src'), { recursive: true });
  await writeFile(join(root, 'src/a.txt'), text, { mode });
}

async function change(text: string, signal?: AbortSignal): Promise<string | null> {
  const base = await readTextFile(workspace, await path());
  return await writeTextFile(workspace, await path(), { base, text, keeper, signal });
}

async function remove(signal = new AbortController().signal) {
  const base = await readForDeletion(workspace, await path());
  return await removeFile(workspace, await path(), { base, signal, keeper });
}

/** Another program appends to the file after the last check, directly before the replacement or removal. */
function appendAfterLastLook(): AbortSignal {
  const { signal } = new AbortController();
  let looked = 0;
  // Called during the write of the new bytes, and again after the last check. A removal calls it for each copied piece.
  signal.throwIfAborted = () => {
    looked += 1;
    if (looked === 2) appendFileSync(join(root, 'src/a.txt'), 'theirs\n');
  };
  return signal;
}

describe('a change', () => {
  it('leaves the bytes before under their hash, and says what it made of the file', async () => {
    await given('one\r\n');
    await change('two\n');
    expect(changes).toEqual([
      {
        relativePath: 'src/a.txt',
        before: hash('one\r\n'),
        after: hash('two\r\n'),
        mode: 0o640,
        exactModes: true,
      },
    ]);
    expect((await contents.read(hash('one\r\n')))?.toString()).toBe('one\r\n');
  });

  it('of a file that was not there has nothing before it', async () => {
    await writeTextFile(workspace, await path(), { base: newFileBase, text: 'new\n', keeper });
    expect(changes).toEqual([
      { relativePath: 'src/a.txt', before: null, after: hash('new\n'), mode: null, exactModes: true },
    ]);
  });

  it('is a deletion too', async () => {
    await given('one\n');
    const { copy, late } = await remove();
    expect(changes).toEqual([
      { relativePath: 'src/a.txt', before: hash('one\n'), after: null, mode: 0o640, exactModes: true },
    ]);
    expect([(await contents.read(hash('one\n')))?.toString(), late]).toEqual(['one\n', null]);
    expect(await readFile(copy, 'utf8')).toBe('one\n');
  });

  it('does not happen when what is there cannot be kept', async () => {
    await given('one\n');
    // A file in place of the folder of contents, so that storing fails.
    await writeFile(join(home, 'contents'), '');
    await expect(change('two\n')).rejects.toThrow(
      `Not applied: ${join(root, 'src/a.txt')} is as it was, because what it holds now could not be kept, to go back to: `,
    );
    await expect(remove()).rejects.toThrow('Not applied: ');
    expect([await readFile(join(root, 'src/a.txt'), 'utf8'), changes]).toEqual(['one\n', []]);
    expect(await readdir(join(root, 'src'))).toEqual(['a.txt']);
  });

  it('is written beside the file, but does not take its place before what is there is kept', async () => {
    await given('one\n');
    const sizes = async () =>
      await Promise.all(
        (await readdir(join(root, 'src'))).map(async (name) => (await stat(join(root, 'src', name))).size),
      );
    const keepContent: ChangeKeeper['keepContent'] = async (...content) => {
      await expect.poll(sizes).toContain('two, longer\n'.length);
      expect(await readFile(join(root, 'src/a.txt'), 'utf8')).toBe('one\n');
      return await contents.keep(...content);
    };
    const base = await readTextFile(workspace, await path());
    const waiting = { ...keeper, keepContent };
    await writeTextFile(workspace, await path(), { base, text: 'two, longer\n', keeper: waiting });
    expect(await readFile(join(root, 'src/a.txt'), 'utf8')).toBe('two, longer\n');
    expect(await readdir(join(root, 'src'))).toEqual(['a.txt']);
  });
});

describe('a program that writes to the file in the last moment', () => {
  it('loses nothing when it is written over: the old version with it is kept', async () => {
    await given('one\n');
    const copy = await change('two\n', appendAfterLastLook());
    expect(await readFile(copy ?? '', 'utf8')).toBe('one\ntheirs\n');
    expect(await readFile(join(root, 'src/a.txt'), 'utf8')).toBe('two\n');
    expect(changes).toHaveLength(1);
  });

  it('loses nothing when it is deleted', async () => {
    await given('one\n');
    const { late } = await remove(appendAfterLastLook());
    expect(await readFile(late ?? '', 'utf8')).toBe('one\ntheirs\n');
    await expect(stat(join(root, 'src/a.txt'))).rejects.toThrow('ENOENT');
  });
});

describe('a program that has the file open and writes to it after the change', () => {
  const copies = async () => {
    const folder = join(home, 'deleted');
    const names = await readdir(folder).catch(() => []);
    return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };

  async function opened(): Promise<FileHandle> {
    const writer = await open(join(root, 'src/a.txt'), 'a');
    onTestFinished(() => writer.close());
    return writer;
  }

  it('loses nothing: the old version with it is kept, and that is said', async () => {
    await given('one\n');
    const writer = await opened();
    expect(await change('two\n')).toBeNull();
    await writer.write('theirs\n');
    await expect.poll(() => saidLater).toHaveLength(1);
    expect(saidLater[0]).toContain(
      `Another program wrote to ${join(root, 'src/a.txt')} while Pilotfish replaced it. The file lacks that change. Pilotfish saved the old version with the change at ${join(home, 'deleted')}`,
    );
    expect(await copies()).toEqual(['one\ntheirs\n']);
    expect(await readFile(join(root, 'src/a.txt'), 'utf8')).toBe('two\n');
  });

  it('loses nothing when the file is deleted, or the application ends', async () => {
    await given('one\n');
    const writer = await opened();
    await remove();
    await writer.write('theirs\n');
    await lateWrites.settle();
    expect(saidLater).toHaveLength(1);
    expect((await copies()).toSorted()).toEqual(['one\n', 'one\ntheirs\n']);
  });

  it('is said once for what it wrote before and once for what it wrote after the first look', async () => {
    await given('one\n');
    const writer = await opened();
    const copy = await change('two\n', appendAfterLastLook());
    expect(await readFile(copy ?? '', 'utf8')).toBe('one\ntheirs\n');
    await writer.write('and more\n');
    await lateWrites.settle();
    expect(saidLater).toHaveLength(1);
    expect((await copies()).toSorted()).toEqual(['one\ntheirs\n', 'one\ntheirs\nand more\n']);
  });

  it('is not said again when it wrote nothing after the first look', async () => {
    await given('one\n');
    await change('two\n', appendAfterLastLook());
    await lateWrites.settle();
    expect(saidLater).toEqual([]);
  });

  it('is said to have lost something when that cannot be kept', async () => {
    await given('one\n');
    const writer = await opened();
    await change('two\n');
    await writer.write('theirs\n');
    await writeFile(join(home, 'deleted'), 'a file where the folder would be');
    await lateWrites.settle();
    expect(saidLater).toEqual([
      expect.stringContaining('The file lacks that change, and Pilotfish cannot save it: '),
    ]);
  });

  it.runIf(process.platform === 'linux')('costs few descriptors, and none for long', async () => {
    await given('0\n');
    const held = async () => {
      const names = await readdir('/proc/self/fd');
      const targets = await Promise.all(
        names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
      );
      return targets.filter((target) => target.startsWith(root) && target.endsWith(' (deleted)')).length;
    };
    for (let round = 1; round <= 80; round += 1) await change(`${round}\n`);
    expect(await held()).toBeLessThanOrEqual(64 + 2);
    await expect.poll(held, { timeout: 5_000 }).toBe(0);
    expect(saidLater).toEqual([]);
  });
});
