import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startChild } from '../testing/child';
import { tempFolder } from '../testing/temp-folder';
import { replaceFile, writeAll, writeFileAtomically } from './atomic-write';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await realpath(await tempFolder());
  file = join(folder, 'file.txt');
});

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o7777;
}

describe('writing a data file', () => {
  it('creates it for this user alone, or with the mode that is asked for', async () => {
    await writeFileAtomically(file, 'grün');
    expect(await readFile(file, 'utf8')).toBe('grün');
    expect(await modeOf(file)).toBe(0o600);
    await writeFileAtomically(join(folder, 'other'), 'x', { mode: 0o644 });
    expect(await modeOf(join(folder, 'other'))).toBe(0o644);
  });

  it('replaces it and leaves nothing else in the folder', async () => {
    await writeFile(file, 'old');
    await chmod(file, 0o640);
    await writeFileAtomically(file, Buffer.from('new'));
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await modeOf(file)).toBe(0o640);
    expect(await readdir(folder)).toEqual(['file.txt']);
  });

  it('gives an old file a new mode only when asked to', async () => {
    await writeFile(file, 'old', { mode: 0o644 });
    await writeFileAtomically(file, 'new', { mode: 0o600 });
    expect(await modeOf(file)).toBe(0o600);
  });

  it('writes through a link, which stays one', async () => {
    await mkdir(join(folder, 'dotfiles'));
    await writeFile(join(folder, 'dotfiles', 'settings'), 'old');
    await symlink('dotfiles/settings', file);
    await writeFileAtomically(file, 'new');
    expect((await lstat(file)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(folder, 'dotfiles', 'settings'), 'utf8')).toBe('new');
  });

  it('writes nothing of an empty file, and all of a large one', async () => {
    const large = Buffer.alloc(5_000_000, 'abcdefg');
    await writeFileAtomically(file, large);
    expect(large.equals(await readFile(file))).toBe(true);
    await writeFileAtomically(file, '');
    expect((await stat(file)).size).toBe(0);
  });

  it('fails with the error of the system where the folder is missing', async () => {
    await expect(writeFileAtomically(join(folder, 'missing', 'file'), 'x')).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('can happen many times at once: the file is always one of the versions', async () => {
    const versions = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
    await Promise.all(versions.map((version) => writeFileAtomically(file, version)));
    expect(versions).toContain(await readFile(file, 'utf8'));
    expect(await readdir(folder)).toEqual(['file.txt']);
  });
});

describe('replacing a file', () => {
  const attributes = { mode: 0o100644, uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const replacement = (text: string) => ({
    folder,
    name: 'file.txt',
    bytes: Buffer.from(text),
    attributes,
    newMode: 0o666,
    placement: 'replace' as const,
  });

  it('keeps owner and special bits of the mode', async () => {
    // Only root can give a file to another user. For others the owner stays the same, which the test must accept as
    // well.
    const owner =
      attributes.uid === 0 ? { uid: 1234, gid: 2345 } : { uid: attributes.uid, gid: attributes.gid };
    await writeFile(file, 'old');
    await chown(file, owner.uid, owner.gid);
    await chmod(file, 0o4755);
    await replaceFile({ ...replacement('new'), attributes: await stat(file) });
    const { uid, gid, mode } = await stat(file);
    expect({ uid, gid, mode: mode & 0o7777 }).toEqual({ ...owner, mode: 0o4755 });
  });

  it('shows the new version to nobody before its mode is that of the old one', async () => {
    const modes: number[] = [];
    const lastCheck = async () => {
      const [temp] = (await readdir(folder)).filter((name) => name.endsWith('.tmp'));
      modes.push(await modeOf(join(folder, temp ?? '')));
    };
    await replaceFile({ ...replacement('new'), attributes: { ...attributes, mode: 0o100600 }, lastCheck });
    expect(modes).toEqual([0o600]);
  });

  it('leaves the old file and no temp file when the last look says no', async () => {
    await writeFile(file, 'old');
    const lastCheck = async () => {
      throw new Error('no');
    };
    await expect(replaceFile({ ...replacement('new'), lastCheck })).rejects.toThrow('no');
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['file.txt']);
  });

  it('leaves the old file and no temp file when it is aborted', async () => {
    await writeFile(file, 'old');
    const stop = new AbortController();
    const lastCheck = async () => stop.abort();
    await expect(replaceFile({ ...replacement('new'), lastCheck, signal: stop.signal })).rejects.toThrow(
      'aborted',
    );
    const late = replaceFile({ ...replacement('new'), signal: AbortSignal.abort() });
    await expect(late).rejects.toThrow('aborted');
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['file.txt']);
  });

  it('never overwrites when it is to create: what came up meanwhile stays', async () => {
    const lastCheck = () => writeFile(file, 'theirs');
    await expect(
      replaceFile({ ...replacement('ours'), attributes: null, placement: 'create', lastCheck }),
    ).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(file, 'utf8')).toBe('theirs');
    expect(await readdir(folder)).toEqual(['file.txt']);
  });

  it('creates a file that has one name only, with the mode the umask leaves', async () => {
    await replaceFile({ ...replacement('new'), attributes: null, placement: 'create' });
    const stats = await stat(file);
    expect({ links: stats.nlink, mode: stats.mode & 0o777 }).toEqual({
      links: 1,
      mode: 0o666 & ~process.umask(),
    });
  });

  it('replaces a link by the file instead of writing through it', async () => {
    const outside = join(folder, 'outside');
    await writeFile(outside, 'outside');
    await symlink(outside, file);
    await replaceFile(replacement('new'));
    expect(await readFile(outside, 'utf8')).toBe('outside');
    expect((await lstat(file)).isFile()).toBe(true);
  });

  it('leaves another name of the old file as it was', async () => {
    await writeFile(file, 'old');
    await link(file, join(folder, 'second'));
    await replaceFile(replacement('new'));
    expect(await readFile(join(folder, 'second'), 'utf8')).toBe('old');
  });
});

describe('writing all bytes', () => {
  it('goes on where a write took only a part', async () => {
    const handle = await open(file, 'w');
    const sizes: number[] = [];
    const reluctant = {
      write: async (bytes: Uint8Array, offset: number, length: number, position: number | null) => {
        const written = await handle.write(bytes, offset, Math.min(length, 3), position);
        sizes.push(written.bytesWritten);
        return written;
      },
    };
    await writeAll(reluctant as typeof handle, Buffer.from('0123456789'));
    await handle.close();
    expect(sizes).toEqual([3, 3, 3, 1]);
    expect(await readFile(file, 'utf8')).toBe('0123456789');
  });

  it('fails where nothing is taken any more', async () => {
    const full = { write: async (buffer: Uint8Array) => ({ bytesWritten: 0, buffer }) };
    await expect(writeAll(full as never, Buffer.from('x'))).rejects.toThrow(
      'the disk took only 0 of 1 bytes',
    );
  });
});

describe('a disk that does not take the file', () => {
  it('leaves the old one and no temp file', async () => {
    await writeFile(file, 'old');
    const script = new URL('../../project/testing/write-once.child.ts', import.meta.url);
    const child = startChild(script, [file, '200000'], { fileSizeLimit: 64 });
    expect(await child.lines.next()).toEqual({ done: false, value: 'EFBIG' });
    await child.ended;
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['file.txt']);
  });
});
