import { readdir, readFile, readlink, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepNothing } from '../../project/testing/keep-nothing';
import { readTextFile, writeTextFile } from '../../project/text-file';
import { createWorkspace, type Workspace } from '../../project/workspace';
import { tempFolder } from '../testing/temp-folder';
import { StaleError } from '../tool-error';
import { type RenameSystem, renameOver } from './rename-over';

let root: string;
let file: string;
let workspace: Workspace;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  file = join(root, 'file.txt');
  await writeFile(file, 'old');
  workspace = await createWorkspace(root);
});

/** Refuses `times` times, as Windows does while a program has the old file open. */
function refusing(
  times: number,
  { code = 'EPERM', platform = 'win32' as NodeJS.Platform } = {},
): RenameSystem {
  let left = times;
  return {
    platform,
    async rename(from, to) {
      left -= 1;
      if (left >= 0) throw Object.assign(new Error(`${code}: operation not permitted`), { code });
      await rename(from, to);
    },
  };
}

async function write(system: RenameSystem): Promise<unknown> {
  const place = await workspace.resolve('file.txt');
  const base = await readTextFile(workspace, place);
  return await writeTextFile(workspace, place, { base, text: 'new', keeper: keepNothing, system });
}

describe('a file that another program holds open on Windows', () => {
  it.each(['EPERM', 'EACCES', 'EBUSY'])('is replaced once that lets go of it: %s', async (code) => {
    await write(refusing(3, { code }));
    expect(await readFile(file, 'utf8')).toBe('new');
  });

  it('is looked at before each try, and left alone when it has changed meanwhile', async () => {
    const checks: string[] = [];
    const from = join(root, 'next');
    await writeFile(from, 'new');
    const lastCheck = async () => {
      checks.push(await readFile(file, 'utf8'));
      if (checks.length === 2) await writeFile(file, 'theirs');
      if (checks.at(-1) === 'theirs') throw new StaleError(file);
    };
    await expect(renameOver(from, file, { lastCheck, system: refusing(9) })).rejects.toThrow(StaleError);
    expect(checks).toEqual(['old', 'old', 'theirs']);
    expect(await readFile(file, 'utf8')).toBe('theirs');
  });

  it('stands when that never does, which is not called a want of permission', async () => {
    await expect(write(refusing(Number.POSITIVE_INFINITY))).rejects.toThrow(
      `Cannot replace ${file}: another program has it open, or this user may not replace it. Nothing was written.`,
    );
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(root)).toEqual(['file.txt']);
  });

  it.runIf(process.platform === 'linux')('is not held by ourselves', async () => {
    const open: string[] = [];
    await write({
      platform: 'win32',
      async rename(from, to) {
        const descriptors = await readdir('/proc/self/fd');
        const links = descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
        open.push(...(await Promise.all(links)).filter((path) => path === file));
        await rename(from, to);
      },
    });
    expect(open).toEqual([]);
  });
});

it('anywhere else a refusal is one, at once', async () => {
  const checks: number[] = [];
  const refused = renameOver(join(root, 'next'), file, {
    lastCheck: async () => void checks.push(1),
    system: refusing(1, { platform: 'linux' }),
  });
  await expect(refused).rejects.toMatchObject({ code: 'EPERM' });
  expect(checks).toEqual([1]);
});
