import { execFile } from 'node:child_process';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import iconv from 'iconv-lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { tempFolder } from '../base/testing/temp-folder';
import { StaleError } from '../base/tool-error';
import { keepNothing } from './testing/keep-nothing';
import { bytesOf, newFileBase, readForDeletion, readTextFile, writeTextFile } from './text-file';
import { createWorkspace, type Workspace } from './workspace';

const run = promisify(execFile);

let base: string;
let root: string;
let workspace: Workspace;

beforeEach(async () => {
  base = await realpath(await tempFolder());
  root = join(base, 'project');
  await mkdir(root);
  workspace = await createWorkspace(root);
});

const read = async (path: string) => readTextFile(workspace, await workspace.resolve(path));

/** Reads the file, changes its text and writes it. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  const place = await workspace.resolve(path);
  const before = await readTextFile(workspace, place);
  await writeTextFile(workspace, place, { base: before, text: edit(before.text), keeper: keepNothing });
}

describe('reading', () => {
  it('gives text with `\\n`, hash and format', async () => {
    const bytes = Buffer.from('\ufeffa\r\nb\r\n');
    await writeFile(join(root, 'a'), bytes);
    expect(await read('a')).toEqual({
      hash: hashOf(bytes),
      text: 'a\nb\n',
      format: { encoding: 'utf-8', bom: true, lineEnding: '\r\n', mixed: null },
    });
  });

  it('gives an empty base for a file that does not exist', async () => {
    expect(await read('missing/a')).toBe(newFileBase);
  });

  it('refuses binary files, huge files, directories', async () => {
    await writeFile(join(root, 'binary'), Buffer.from([1, 0, 2]));
    await writeFile(join(root, 'huge'), Buffer.alloc(21 * 1024 * 1024, 'a'));
    await expect(read('binary')).rejects.toThrow(`Cannot edit binary file: ${join(root, 'binary')}`);
    await expect(read('huge')).rejects.toThrow(
      `File is too large to edit (21 MB, at most 20 MB): ${join(root, 'huge')}`,
    );
    await expect(read('.')).rejects.toThrow(`Path is a directory, not a file: ${root}`);
  });

  it('for a deletion takes any file', async () => {
    const huge = Buffer.alloc(21 * 1024 * 1024, 'a');
    await writeFile(join(root, 'binary'), Buffer.from([1, 0, 2]));
    await writeFile(join(root, 'huge'), huge);
    await writeFile(join(root, 'text'), 'a\r\n');
    const of = async (path: string) => readForDeletion(workspace, await workspace.resolve(path));
    expect(await of('binary')).toMatchObject({ hash: hashOf(Buffer.from([1, 0, 2])), text: '' });
    expect(await of('huge')).toMatchObject({ hash: hashOf(huge), text: '' });
    expect(await of('text')).toMatchObject({ text: 'a\n' });
    await expect(of('missing')).rejects.toThrow(`File not found: ${join(root, 'missing')}`);
  });
});

describe('writing', () => {
  it.each([
    ['utf-8 with a mark', Buffer.from('\ufeffeins\nzwei\n')],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode('eins\r\nzwei 🐟\r\n', 'utf-16le')])],
    ['utf-32be', Buffer.concat([Buffer.from([0, 0, 0xfe, 0xff]), iconv.encode('eins\nzwei', 'utf-32be')])],
    ['gb18030', iconv.encode('eins 这个函数计算两个数的总和\r\nzwei\n', 'gb18030')],
    ['windows-1252', iconv.encode('eins für größere\nzwei\r\n', 'windows-1252')],
    ['mixed ends', Buffer.from('a\r\nb\nc\r\neins\nzwei')],
  ])('changes nothing but what was changed in %s', async (_what, bytes) => {
    await writeFile(join(root, 'a'), bytes);
    await change('a', (text) => text.replace('eins', 'drei'));
    expect(await readFile(join(root, 'a'))).not.toEqual(bytes);
    await change('a', (text) => text.replace('drei', 'eins'));
    expect(await readFile(join(root, 'a'))).toEqual(bytes);
  });

  it('names a character that the encoding lacks, and writes nothing', async () => {
    const bytes = iconv.encode('für größere Wörter\n', 'windows-1252');
    await writeFile(join(root, 'a'), bytes);
    await expect(change('a', (text) => `${text}好`)).rejects.toThrow(
      `Cannot write the character "好" (U+597D) to ${join(root, 'a')}: its encoding, windows-1252, does not have it. Nothing was written.`,
    );
    expect(await readFile(join(root, 'a'))).toEqual(bytes);
    expect(() => bytesOf('\ud83d', newFileBase, 'x')).toThrow('(U+D83D)');
  });

  it('creates a file with its folders', async () => {
    await change('a/b/c.txt', () => 'new\n');
    expect(await readFile(join(root, 'a/b/c.txt'), 'utf8')).toBe('new\n');
    expect(await readdir(join(root, 'a/b'))).toEqual(['c.txt']);
  });

  it('takes created folders back when the write fails', async () => {
    const place = await workspace.resolve('a/b/c.txt');
    const write = { base: newFileBase, text: 'x', keeper: keepNothing, signal: AbortSignal.abort() };
    await expect(writeTextFile(workspace, place, write)).rejects.toThrow('aborted');
    expect(await readdir(root)).toEqual([]);
  });

  it('keeps the mode', async () => {
    await writeFile(join(root, 'run.sh'), 'a');
    await chmod(join(root, 'run.sh'), 0o750);
    await change('run.sh', () => 'b');
    expect((await stat(join(root, 'run.sh'))).mode & 0o777).toBe(0o750);
  });

  it('takes a touch with the same bytes for nothing', async () => {
    await writeFile(join(root, 'a'), 'old');
    const place = await workspace.resolve('a');
    const before = await readTextFile(workspace, place);
    await utimes(place.absolute, new Date(), new Date());
    await writeTextFile(workspace, place, { base: before, text: 'new', keeper: keepNothing });
    expect(await readFile(place.absolute, 'utf8')).toBe('new');
  });

  it.each([
    ['changed', () => writeFile(join(root, 'a'), 'theirs')],
    ['deleted', () => rm(join(root, 'a'))],
    ['replaced by a folder', () => rm(join(root, 'a')).then(() => mkdir(join(root, 'a')))],
    ['replaced by a link', () => rm(join(root, 'a')).then(() => symlink('../outside', join(root, 'a')))],
  ])('is stale when the file was %s', async (_how, meanwhile) => {
    await writeFile(join(base, 'outside'), 'old');
    await writeFile(join(root, 'a'), 'old');
    const place = await workspace.resolve('a');
    const before = await readTextFile(workspace, place);
    await meanwhile();
    await expect(
      writeTextFile(workspace, place, { base: before, text: 'new', keeper: keepNothing }),
    ).rejects.toThrow(new StaleError(place.absolute));
    expect(await readFile(join(base, 'outside'), 'utf8')).toBe('old');
    expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is stale when a new file exists by now', async () => {
    const place = await workspace.resolve('a');
    await writeFile(place.absolute, 'theirs');
    await expect(
      writeTextFile(workspace, place, { base: newFileBase, text: 'ours', keeper: keepNothing }),
    ).rejects.toThrow(
      `Not applied: ${place.absolute} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    );
    expect(await readFile(place.absolute, 'utf8')).toBe('theirs');
  });

  it('refuses a read-only file', async () => {
    await writeFile(join(root, 'a'), 'old', { mode: 0o444 });
    await expect(change('a', () => 'new')).rejects.toThrow(`File is read-only: ${join(root, 'a')}`);
  });

  it('never reaches outside while folder and link are exchanged all the time', async () => {
    const outside = join(base, 'outside');
    for (const folder of [outside, join(root, 'src')]) {
      await mkdir(folder);
      await writeFile(join(folder, 'a'), 'untouched');
    }
    await symlink(outside, join(root, 'trap'));
    const place = await workspace.resolve('src/a');
    let exchanging = true;
    const exchange = (async () => {
      while (exchanging) {
        await rename(join(root, 'src'), join(root, 'aside'));
        await rename(join(root, 'trap'), join(root, 'src'));
        await rename(join(root, 'src'), join(root, 'trap'));
        await rename(join(root, 'aside'), join(root, 'src'));
      }
    })();
    const outsideFile = (await stat(join(outside, 'a'))).ino;
    let text = 'untouched';
    let written = 0;
    // The exchange is fast, but some writes come between.
    for (let attempt = 0; attempt < 300 || written < 2; attempt++) {
      const before = { ...newFileBase, text, hash: hashOf(Buffer.from(text)) };
      const next = text === 'untouched' ? 'changed' : 'untouched';
      const write = writeTextFile(workspace, place, { base: before, text: next, keeper: keepNothing });
      if (
        await write.then(
          () => true,
          () => false,
        )
      ) {
        text = next;
        written++;
      }
    }
    exchanging = false;
    await exchange;
    expect(written).toBeGreaterThan(1);
    expect(await readFile(join(root, 'src', 'a'), 'utf8')).toBe(text);
    expect((await stat(join(outside, 'a'))).ino).toBe(outsideFile);
    expect(await readdir(outside)).toEqual(['a']);
  });
});

/** Whether this machine allows the test to mount a small disk. */
async function mount(folder: string, options: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
}

describe('a disk of 64 kB', () => {
  it('that is full leaves the old file, no temp file and no new folder', async () => {
    const disk = join(root, 'disk');
    if (!(await mount(disk, 'size=64k'))) return;
    try {
      await writeFile(join(disk, 'a'), 'old');
      await expect(change('disk/a', () => 'n'.repeat(200_000))).rejects.toThrow(
        `No space left on the disk to write ${join(disk, 'a')}. Nothing was written.`,
      );
      await expect(change('disk/new/b', () => 'n'.repeat(200_000))).rejects.toThrow(
        'No space left on the disk',
      );
      expect(await readFile(join(disk, 'a'), 'utf8')).toBe('old');
      expect(await readdir(disk)).toEqual(['a']);
      await run('mount', ['-o', 'remount,ro', disk]);
      await expect(change('disk/a', () => 'new')).rejects.toThrow(
        `The disk is read-only: ${join(disk, 'a')}`,
      );
      await expect(change('disk/new/b', () => 'new')).rejects.toThrow('The disk is read-only: ');
      expect(await readFile(join(disk, 'a'), 'utf8')).toBe('old');
    } finally {
      await run('umount', [disk]);
    }
  });
});
