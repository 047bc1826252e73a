import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from '../src/main/project/tree';
import { createWatcher } from '../src/main/project/watch/watcher';
import { listDirectory } from '../src/main/tools/list-directory';
import { createTestContext, type TestContext } from '../src/main/tools/testing/test-context';
import { compare } from './compare';
import { type BenchRow, median } from './row';

// The cost of a listing against reading the directory, for the model and for the project tree.

export async function measure(): Promise<readonly BenchRow[]> {
  const context = await createTestContext();
  await writeFile(join(context.root, '.gitignore'), 'node_modules/\ndist/\n*.log\ncoverage/\n');
  const folder = await fill(context, 'many', 5000);
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
      await tenFiles(context),
    ];
  } finally {
    await rm(context.root, { recursive: true });
  }
}

async function fill({ root }: TestContext, name: string, count: number): Promise<string> {
  const folder = join(root, name);
  await mkdir(folder);
  for (let index = 0; index < count; index += 1) await writeFile(join(folder, `file-${index}.ts`), '');
  return folder;
}

/** The processor time of this process to report ten files, created one after another, to a follower of their folder. */
async function tenFiles(context: TestContext): Promise<BenchRow> {
  const folder = await fill(context, 'shown', 20_000);
  const shown = followFolder(context, 'shown');
  await shown.until(20_000, () => writeFile(join(folder, '.probe'), String(performance.now())));
  const [ours, reference]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    reference.push(await busy(() => readdir(folder, { withFileTypes: true })));
    ours.push(
      await busy(async () => {
        for (let index = 1; index <= 10; index += 1) {
          await writeFile(join(folder, `new-${round}-${index}.ts`), '');
          await shown.until(20_001 + 10 * round + index);
        }
      }),
    );
  }
  await shown.close();
  return {
    name: 'ten files made in a shown folder of 20,000, processor time',
    ours: median(ours),
    reference: median(reference),
    referenceName: 'fs.readdir withFileTypes',
    unit: 'ms',
    limit: 250,
  };
}

type FollowedFolder = {
  /** Resolves after `count` entries were listed; `poke` is repeated until the folder is surely watched. */
  until(count: number, poke?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Lists the folder after each report of a change, as a window does, and serializes the result. */
function followFolder({ workspace }: TestContext, folder: string): FollowedFolder {
  let listed = 0;
  let onListed = () => {};
  const watcher = createWatcher(workspace, {
    async onChange() {
      const entries = await listTree(workspace, folder);
      JSON.stringify(entries);
      listed = entries.length;
      onListed();
    },
    onProblem: console.error,
    onRootGone() {},
    onRootBack() {},
  });
  watcher.watch([folder]);
  return {
    async until(count, poke) {
      const again = poke && setInterval(() => void poke(), 200);
      while (listed < count)
        await new Promise<void>((resolve) => {
          onListed = resolve;
        });
      clearInterval(again);
    },
    close: () => watcher.close(),
  };
}

/** In milliseconds of processor time, for all threads of this process. */
async function busy(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
