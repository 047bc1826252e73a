import { rm } from 'node:fs/promises';
import { createWorkspace } from '../src/main/project/workspace';
import { glob } from '../src/main/tools/glob';
import { createTestContext } from '../src/main/tools/testing/test-context';
import { compare } from './compare';
import { generateNames } from './generated-names';
import { generateTree } from './generated-tree';
import { rawRipgrep } from './raw-ripgrep';
import type { BenchRow } from './row';

// The cost of finding files, newest first, against ripgrep's plain list on the same tree.

const aim = 1.5;

export async function measure(): Promise<readonly BenchRow[]> {
  return [
    ...(await measureIn(await generateTree(), {
      size: '5,000 files',
      rounds: 40,
      patterns: ['**/*.ts', 'part1/**/*7.ts'],
    })),
    ...(await measureIn(await generateNames(), {
      size: '125,000 files',
      rounds: 5,
      patterns: ['**/rare-name.cfg'],
    })),
  ];
}

type Measured = {
  readonly size: string;
  readonly rounds: number;
  readonly patterns: readonly string[];
};

async function measureIn(root: string, { size, rounds, patterns }: Measured): Promise<readonly BenchRow[]> {
  const context = await createTestContext({ workspace: await createWorkspace(root) });
  const rows: BenchRow[] = [];
  try {
    for (const pattern of patterns)
      rows.push(
        await compare({
          name: `glob ${pattern}, ${size}`,
          referenceName: 'rg --files',
          aim,
          rounds,
          ours: () => glob.run({ pattern, case_sensitive: false, respect_git_ignore: true }, context, null),
          reference: () => rawRipgrep(['--files'], root),
        }),
      );
    return rows;
  } finally {
    await rm(root, { recursive: true });
    await rm(context.root, { recursive: true });
  }
}
