import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordDisk } from '../testing/recording-disk';
import { tempFolder } from '../testing/temp-folder';
import { replaceFile } from './atomic-write';

// The order of the steps of a write: the bytes are on disk before the file replaces another.

async function stepsOf(old: string | null): Promise<string[]> {
  const folder = join(await tempFolder(), 'folder');
  await mkdir(folder);
  if (old !== null) await writeFile(join(folder, 'a.txt'), old);
  const steps = recordDisk();
  await replaceFile({
    folder,
    name: 'a.txt',
    bytes: Buffer.from('new'),
    attributes: old === null ? null : { mode: 0o640 },
    newMode: 0o666,
    placement: old === null ? 'create' : 'replace',
  });
  return steps;
}

it('a file that replaces another is readable to nobody else, then gets its mode, is synced and renamed', async () => {
  expect(await stepsOf('old')).toEqual([
    'create temp 600',
    'write temp',
    'chmod temp 640',
    'sync temp',
    'rename temp a.txt',
    'sync folder',
  ]);
});

it('a new file is synced before it gets its name', async () => {
  expect(await stepsOf(null)).toEqual([
    'create temp 666',
    'write temp',
    'sync temp',
    'link temp a.txt',
    'sync folder',
  ]);
});
