import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { existingFiles } from './existing-files';
import { createWorkspace } from './workspace';

it('tells files of the project from what only looks like them', async () => {
  const root = await realpath(await tempFolder());
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src', 'a.ts'), '');
  await symlink('/etc/hostname', join(root, 'away'));
  const asked = ['src/a.ts', './src/../src/a.ts', join(root, 'src/a.ts'), 'src', 'src/b.ts', 'src/a.ts/b'];
  const outside = ['../a.ts', '/etc/hostname', 'away', 'a\0b'];
  expect(await existingFiles(await createWorkspace(root), [...asked, ...outside])).toEqual([
    ...Array(3).fill('src/a.ts'),
    ...Array(7).fill(null),
  ]);
});
