import { rm } from 'node:fs/promises';
import uFuzzy from '@leeoniya/ufuzzy';
import { createFileIndex } from '../src/main/project/file-index/file-index';
import { createWorkspace } from '../src/main/project/workspace';
import { inWindow } from './browser-window';
import { compare } from './compare';
import { generateNames } from './generated-names';
import { mentionTimes } from './mention-times';
import { rawRipgrep } from './raw-ripgrep';
import { type BenchRow, median } from './row';

// The cost of finding one of 125,000 files by a part of its name, against the plain library on the same paths: in the
// main process alone, and for the list of files and folders that `@` opens in the window.

const limit = 50;

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await generateNames();
  const index = createFileIndex(await createWorkspace(root), {
    now: () => 0,
    onProblem: (error) => console.error(error),
  });
  const names = Array.from({ length: 125_000 }, (_, file) => {
    const folder = Math.floor(file / 50);
    return `part${folder % 50}/area${folder}/file${file % 50}.ts`;
  });
  const library = new uFuzzy();
  const against = async (name: string, query: string) => ({
    ...(await compare({
      name: `go to file, ${name}`,
      referenceName: 'uFuzzy.search',
      rounds: 25,
      ours: () => index.find({ query, kinds: 'files', most: 60 }),
      reference: async () => library.search(names, query, 0, 1000),
    })),
    limit,
  });
  try {
    const start = performance.now();
    await rawRipgrep(['--files', './'], root);
    const listed = performance.now();
    await index.find({ query: 'rare', kinds: 'files', most: 60 });
    const first = performance.now() - listed;
    return [
      await against('one name of 125,000', 'rare-name'),
      await against('letters of a path', 'p7a7fi3'),
      await against('a part of every name', 'file'),
      {
        name: 'go to file, the first time',
        ours: first,
        reference: listed - start,
        unit: 'ms',
        referenceName: 'rg --files',
        aim: 6,
      },
      ...(await mentionRows(root, (query) => library.search(names, query, 0, 1000))),
    ];
  } finally {
    index.close();
    await rm(root, { recursive: true });
  }
}

/** From the text in the message field to the rows of files, over the wire. The main process already knows all names. */
function mentionRows(root: string, search: (query: string) => unknown): Promise<readonly BenchRow[]> {
  return inWindow(
    async () => undefined,
    async ({ page }) => {
      const times = await mentionTimes(page, root, Object.values(mentioned));
      return Object.entries(mentioned).map(([name, query], index) => ({
        name: `@ in the message, ${name}`,
        ours: median(times[index] ?? []),
        reference: median(Array.from({ length: 9 }, () => timeOf(() => search(query)))),
        referenceName: 'uFuzzy.search',
        unit: 'ms',
        limit,
      }));
    },
  );
}

const mentioned = {
  'one name of 125,000': 'rare-name',
  'letters of a path': 'p7a7fi3',
  'a part of every name': 'file',
} as const;

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
