import { mkdir, realpath, rename, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CannotRunError } from '../base/processes/run-program';
import { startChild } from '../base/testing/child';
import { seeds } from '../base/testing/share';
import { tempFolder } from '../base/testing/temp-folder';
import { createHitCollector } from './search/hits';
import { listFiles } from './search/list-files';
import { type Ripgrep, runRipgrep } from './search/ripgrep';
import { type SearchEngine, searchText } from './search/search';
import { searchWithGit } from './search/search-git';
import { searchWithRipgrep } from './search/search-ripgrep';
import { searchWithScript } from './search/search-script';
import { createSearchFolder, type SearchFolder } from './search/testing/test-search';

// A folder and a file of the project take turns with links out of it. A search never finds anything there.

const script = new URL('./testing/exchange.child.ts', import.meta.url);
const signal = new AbortController().signal;
/** The moments are random and independent of the seed. */
const looks = seeds(5, 500);
const timeout = 60_000 + looks.length * 1_000;

let folder: SearchFolder;
let outside: string;
let exchanger: ReturnType<typeof startChild>;

beforeEach(async () => {
  folder = await createSearchFolder();
  outside = await realpath(await tempFolder());
  await folder.write({
    'quiet/a.txt': 'needle inside\n',
    'sub/deep/a.txt': 'needle inside\n'.repeat(3),
    'sub/deep/b.txt': 'nothing\n',
    'file.txt': 'needle inside\n',
  });
  await mkdir(join(outside, 'deep'));
  await writeFile(join(outside, 'deep', 'a.txt'), 'needle outside\n'.repeat(50));
  await writeFile(join(outside, 'deep', 'b.txt'), 'needle outside\n');
  await writeFile(join(outside, 'deep', 'only-outside.txt'), 'needle outside\n');
  exchanger = startChild(script, [
    ...[join(folder.root, 'sub'), outside],
    ...[join(folder.root, 'file.txt'), join(outside, 'deep', 'a.txt')],
  ]);
  await exchanger.lines.next();
});

afterEach(async () => {
  exchanger.process.kill('SIGKILL');
  await exchanger.ended;
});

const engines: readonly [string, SearchEngine][] = [
  ['ripgrep', (request, collector) => searchWithRipgrep(request, collector)],
  ['git grep', (request, collector) => searchWithGit(request, collector)],
  ['JavaScript', (request, collector) => searchWithScript(request, collector)],
];

describe.each(engines)('%s', (_name, engine) => {
  it(
    'finds no line, file or count of lines from outside',
    async () => {
      for (const _ of looks) {
        const found = await searchText(await folder.requestFor('needle'), 100, [engine]);
        const texts = new Set(found.files.flatMap(({ hits }) => hits.map(({ text }) => text)));
        expect([...texts]).toEqual(['needle inside']);
        expect(found.total).toBeLessThanOrEqual(9);
        expect(JSON.stringify(found)).not.toContain('outside');
      }
    },
    timeout,
  );
});

describe.each([
  ['ripgrep', undefined],
  ['the walk', () => Promise.reject(new CannotRunError('not here'))],
])('the list of files by %s', (_name, ripgrep) => {
  it.each(['none', 'newest-first'] as const)(
    'names none from outside, in the order %s',
    async (order) => {
      const request = await folder.requestFor('needle');
      for (const _ of looks) {
        const options = { respectGitIgnore: true, order, signal };
        const files = await listFiles(request.workspace, request.scope, options, ripgrep);
        expect(files).toContain('quiet/a.txt');
        expect(files.join()).not.toContain('outside');
      }
    },
    timeout,
  );
});

describe('ripgrep, led out of the project once and back', () => {
  beforeEach(async () => {
    exchanger.process.kill('SIGKILL');
    await exchanger.ended;
    await folder.write({ 'trap/a.txt': 'nothing\n', 'z.txt': 'needle inside\n'.repeat(30) });
  });

  /** A search by path is led out of the project. */
  const misled: Ripgrep = async (asked) => {
    if (asked.descriptors) return await runRipgrep(asked);
    const trap = join(folder.root, 'trap');
    await rename(trap, join(outside, 'trap'));
    await symlink(join(outside, 'deep'), trap);
    const end = await runRipgrep(asked);
    await unlink(trap);
    await rename(join(outside, 'trap'), trap);
    return end;
  };

  it('shows the first hits that are left in place of those that are not there', async () => {
    const collector = createHitCollector(20);
    await searchWithRipgrep(
      await folder.requestFor('needle', { include: '{trap/*,z.txt}' }),
      collector,
      misled,
    );
    expect(collector.found()).toMatchObject({ total: 30, files: [{ path: 'z.txt' }] });
    expect(collector.found().files[0]?.hits).toHaveLength(20);
  });
});

it('nothing is opened a second time where nothing has changed for a while', async () => {
  exchanger.process.kill('SIGKILL');
  await exchanger.ended;
  const calls: boolean[] = [];
  const watched: Ripgrep = (asked) => {
    calls.push(asked.descriptors !== undefined);
    return runRipgrep(asked);
  };
  const search = async () => {
    const collector = createHitCollector(20);
    await searchWithRipgrep(await folder.requestFor('needle', { path: 'quiet' }), collector, watched);
    return collector.found();
  };
  // Makes the test independent of the start time of the other process.
  await folder.write({ 'quiet/new.txt': 'nothing\n' });
  const first = await search();
  vi.setSystemTime(Date.now() + 10_000);
  expect(await search()).toEqual(first);
  vi.useRealTimers();
  expect(calls).toEqual([false, true, false]);
});
