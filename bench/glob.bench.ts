import { rm } from 'node:fs/promises';
import { createWorkspace } from '../src/main/project/workspace';
import { glob } from '../src/main/tools/glob';
import { createTestContext } from '../src/main/tools/testing/test-context';
import { compare } from './compare';
import { generateTree } from './generated-tree';
import { rawRipgrep } from './raw-ripgrep';
import type { BenchRow } from './row';

// What finding files, newest first, costs over the bare list of ripgrep on the same tree.

const aim = 1.5;

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await generateTree();
  const context = await createTestContext({ workspace: await createWorkspace(root) });
  const against = (pattern: string) =>
    compare({
      name: `glob ${pattern}, 5,000 files`,
      referenceName: 'rg --files',
      aim,
      rounds: 40,
      ours: () => glob.run({ pattern, case_sensitive: false, respect_git_ignore: true }, context, null),
      reference: () => rawRipgrep(['--files'], root),
    });
  try {
    return [await against('**/*.ts'), await against('part1/**/*7.ts')];
  } finally {
    await rm(root, { recursive: true });
    await rm(context.root, { recursive: true });
  }
}
