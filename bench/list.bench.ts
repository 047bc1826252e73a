import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from '../src/main/project/tree';
import { listDirectory } from '../src/main/tools/list-directory';
import { createTestContext } from '../src/main/tools/testing/test-context';
import { compare } from './compare';
import type { BenchRow } from './row';

// What a listing costs over reading the directory, for the model and for the project tree.

export async function measure(): Promise<readonly BenchRow[]> {
  const context = await createTestContext();
  const folder = join(context.root, 'many');
  await mkdir(folder);
  await writeFile(join(context.root, '.gitignore'), 'node_modules/\ndist/\n*.log\ncoverage/\n');
  for (let index = 0; index < 5000; index += 1) await writeFile(join(folder, `file-${index}.ts`), '');
  const against = (name: string, ours: () => Promise<unknown>) =>
    compare({
      name,
      referenceName: 'fs.readdir withFileTypes',
      rounds: 40,
      ours,
      reference: () => readdir(folder, { withFileTypes: true }),
    });
  try {
    return [
      await against('list_directory, 5,000 entries', () =>
        listDirectory.run({ path: 'many', respect_git_ignore: true }, context, null),
      ),
      await against('project tree, 5,000 entries', () => listTree(context.workspace, 'many')),
    ];
  } finally {
    await rm(context.root, { recursive: true });
  }
}
