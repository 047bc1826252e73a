import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { runFolders } from '../sandbox/run-folders';
import { scratchProject } from './scratch-project';

test('copies that a killed application left are removed, the own one stays', async () => {
  const { around, nameOf } = await runFolders();
  const left = path.join(around, `${nameOf(spawnSync('true').pid)}left`);
  await mkdir(left);
  const root = await tempFolder();
  await writeFile(path.join(root, 'a.txt'), 'a');
  const scratch = await scratchProject(root, 'a.txt', Buffer.from('b'));
  expect(path.dirname(scratch.root)).toBe(around);
  await expect.poll(() => readdir(around)).not.toContain(path.basename(left));
  expect(String(await scratch.read())).toBe('b');
  await scratch.remove();
  expect(await readdir(around)).not.toContain(path.basename(scratch.root));
});
