import { execFile } from 'node:child_process';
import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openByDescriptor, openByPath, openRegularFile } from './open-regular-file';

const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await tempFolder();
});

const ways =
  process.platform === 'linux'
    ? ([
        ['descriptor', openByDescriptor],
        ['path', openByPath],
      ] as const)
    : ([['path', openByPath]] as const);

describe.each(ways)('opening by %s', (_how, openBy) => {
  const open = (name: string) => openRegularFile(join(folder, name), name, { rootDevice: 0, openBy });

  it('reads a regular file', async () => {
    await writeFile(join(folder, 'a'), 'text');
    const handle = await open('a');
    expect(await handle.readFile('utf8')).toBe('text');
    await handle.close();
  });

  it('refuses folders, links and what is missing', async () => {
    await mkdir(join(folder, 'dir'));
    await symlink('a', join(folder, 'link'));
    await expect(open('dir')).rejects.toThrow('Path is a directory, not a file: dir');
    await expect(open('link')).rejects.toThrow('Not a regular file: link');
    await expect(open('missing')).rejects.toThrow('File not found: missing');
  });

  it.runIf(process.platform !== 'win32')('refuses a FIFO without waiting for a writer', async () => {
    await run('mkfifo', [join(folder, 'pipe')]);
    await expect(open('pipe')).rejects.toThrow('Not a regular file: pipe');
  });
});

it.runIf(process.platform === 'linux')(
  'refuses a file of the kernel where it lies on another device',
  async () => {
    const { dev } = await stat(folder);
    const open = openRegularFile('/proc/version', '/proc/version', { rootDevice: dev });
    await expect(open).rejects.toThrow('Not a regular file: /proc/version');
  },
);
