import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { mostWalked, nestedNames } from './nested-memory';

const fileNames = ['AGENTS.md', 'QWEN.md', 'a b.md'];
const nested = ['.hidden/AGENTS.md', 'out/AGENTS.md', 'src/QWEN.md', 'src/api/AGENTS.md'];
const others = [
  'AGENTS.md',
  '.git/AGENTS.md',
  '.GIT/AGENTS.md',
  'node_modules/a/AGENTS.md',
  'src/a b.md',
  'src/agents.md',
];

async function projectWith(files: readonly string[]) {
  const root = await tempFolder();
  for (const file of [...nested, ...others, ...files]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), 'a\n');
  }
  await writeFile(join(root, '.gitignore'), 'out\n');
  await symlink('src', join(root, 'linked'));
  await symlink('QWEN.md', join(root, 'src/AGENTS.md'));
  return await createWorkspace(root);
}

it.each([
  { project: 'a small project', files: [] },
  {
    project: 'many folders',
    files: Array.from({ length: mostWalked }, (_, index) => `folder-${index}/a.ts`),
  },
  { project: 'a folder of many files', files: Array.from({ length: 250 }, (_, index) => `src/${index}.ts`) },
])(
  'the same files are found in $project: not those of packages, behind links, or of another name',
  async ({ files }) => {
    expect(await nestedNames(await projectWith(files), fileNames)).toEqual(nested);
  },
);

it('none are found in a folder that is gone', async () => {
  const root = join(await tempFolder(), 'project');
  await mkdir(root);
  const workspace = await createWorkspace(root);
  await rename(root, `${root}-moved`);
  expect(await nestedNames(workspace, fileNames)).toEqual([]);
});
