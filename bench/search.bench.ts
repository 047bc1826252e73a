import { rm } from 'node:fs/promises';
import { searchInFiles } from '../src/main/project/search/in-files/search-in-files';
import { createWorkspace } from '../src/main/project/workspace';
import { searchFileContent } from '../src/main/tools/search-file-content';
import { createTestContext } from '../src/main/tools/testing/test-context';
import { emptyQuery } from '../src/shared/search/empty-search';
import { compare } from './compare';
import { generateTree } from './generated-tree';
import { rawRipgrep } from './raw-ripgrep';
import type { BenchRow } from './row';

// The cost of a search against plain ripgrep on the same tree: from the call to the text for the model, and from the
// user's typed text to the first results.

const aim = 1.3;

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await generateTree();
  const context = await createTestContext({ workspace: await createWorkspace(root) });
  const search = (input: object) =>
    searchFileContent.run({ pattern: 'needle', maxResults: 20, ...input }, context, null);
  const against = (name: string, args: readonly string[], input: object) =>
    compare({
      name: `search_file_content, ${name}`,
      referenceName: `rg ${args.join(' ')}`,
      aim,
      rounds: 25,
      ours: () => search(input),
      reference: () => rawRipgrep([...args, './'], root),
    });
  const workspace = await createWorkspace(root);
  const firstResults = () =>
    new Promise<void>((resolve, reject) => {
      const ending = new AbortController();
      const query = { ...emptyQuery, pattern: 'needle' };
      const onFound = () => {
        resolve();
        ending.abort();
      };
      searchInFiles(workspace, query, { signal: ending.signal, onFound }).then(() => resolve(), reject);
    });
  try {
    return [
      await compare({
        name: 'search in files, first results',
        referenceName: 'rg -i needle, all of it',
        aim,
        rounds: 25,
        ours: firstResults,
        reference: () => rawRipgrep(['-i', 'needle', './'], root),
      }),
      await against('a word in 40 MB', ['-i', 'needle'], {}),
      await against('30,000 matching lines', ['-i', 'a1'], { pattern: 'a1' }),
      await against('by glob', ['-i', '-g', '*1.ts', 'needle'], { include: '*1.ts' }),
    ];
  } finally {
    await rm(root, { recursive: true });
    await rm(context.root, { recursive: true });
  }
}
