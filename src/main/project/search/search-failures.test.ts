import { execFile } from 'node:child_process';
import { chmod, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { CannotRunError, readRecords } from '../../base/processes/run-program';
import { createHitCollector } from './hits';
import { type Ripgrep, runRipgrep } from './ripgrep';
import { type SearchEngine, searchEngines, searchText } from './search';
import { searchWithGit } from './search-git';
import { searchWithRipgrep } from './search-ripgrep';
import { searchWithScript } from './search-script';
import { createSearchFolder, type SearchFolder } from './testing/test-search';

const run = promisify(execFile);
let root: string;
let write: SearchFolder['write'];
let requestFor: SearchFolder['requestFor'];
beforeEach(async () => {
  ({ root, write, requestFor } = await createSearchFolder());
});

describe('where an engine does not run', () => {
  const noRipgrep: SearchEngine = (request, collector) =>
    searchWithRipgrep(request, collector, (asked) =>
      readRecords({ ...asked, file: join(root, 'no-such-program') }),
    );

  it('the next one answers', async () => {
    await write({ 'a.txt': 'hit\n' });
    const noGit: SearchEngine = (request, collector) => searchWithGit(request, collector, async () => null);
    for (const rest of [[searchWithGit], [noGit, searchWithScript]]) {
      const engines: SearchEngine[] = [noRipgrep, ...rest];
      expect(await searchText(await requestFor('hit'), 20, engines)).toMatchObject({ total: 1 });
    }
    expect(searchEngines).toHaveLength(3);
  });

  it('a program of the project is not taken for git', async () => {
    await write({ 'bin/git': '#!/bin/sh\ntouch was-run\n' });
    await chmod(join(root, 'bin/git'), 0o755);
    const trapped = searchWithGit(await requestFor('hit'), createHitCollector(5), async () =>
      join(root, 'bin/git'),
    );
    await expect(trapped).rejects.toThrow(CannotRunError);
    expect(await readdir(root)).toEqual(['bin']);
  });

  it('git runs nothing that the project configures', async () => {
    await run('git', ['init', '-q'], { cwd: root });
    const trap = `touch ${join(root, 'was-run')}`;
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'diff.external',
      'filter.x.smudge',
      'filter.x.clean',
      'diff.x.textconv',
      'pager.grep',
    ])
      await run('git', ['config', key, trap], { cwd: root });
    await write({ '.gitattributes': '* filter=x diff=x\n', 'a.txt': 'hit\n' });
    const collector = createHitCollector(5);
    await searchWithGit(await requestFor('hit'), collector);
    expect(collector.found().total).toBe(1);
    expect(await readdir(root)).not.toContain('was-run');
  });
});

describe('an expression that never ends', () => {
  it('is given up in JavaScript after its time', async () => {
    await write({ 'a.txt': `${'a'.repeat(60)}!\n` });
    const slow = searchWithScript(await requestFor('(a+)+$'), createHitCollector(5), 200);
    await expect(slow).rejects.toThrow('The expression "(a+)+$" takes too long on a.txt.');
  });

  it('can be cancelled in JavaScript', async () => {
    await write({ 'a.txt': `${'a'.repeat(60)}!\n` });
    const stop = new AbortController();
    const slow = searchWithScript(await requestFor('(a+)+$', { signal: stop.signal }), createHitCollector(5));
    setTimeout(() => stop.abort(), 50);
    await expect(slow).rejects.toThrow('aborted');
  });

  it('is reported for the file it failed on by ripgrep', async () => {
    await write({ 'a.txt': `${'a'.repeat(5000)}!\n`, 'b.txt': 'aa\n' });
    const collector = createHitCollector(5);
    await searchWithRipgrep(await requestFor('(?=a)(a+)+$'), collector);
    expect(collector.found()).toMatchObject({ total: 1, problems: [expect.stringContaining('a.txt')] });
  });
});

describe('ripgrep', () => {
  it('is gone when a search was cancelled', async () => {
    const stop = new AbortController();
    const fifo = join(root, 'fifo');
    await run('mkfifo', [fifo]);
    // A FIFO as an argument makes ripgrep wait forever for a writer.
    const waiting = runRipgrep({
      args: ['--no-config', 'x', fifo],
      cwd: root,
      separator: '\n',
      signal: stop.signal,
      onRecord: () => {},
    });
    await expect.poll(() => processesIn(root)).toHaveLength(1);
    stop.abort();
    await expect(waiting).rejects.toThrow('aborted');
    expect(await processesIn(root)).toEqual([]);
  });

  it('is ended when it waits for what never comes, such as rules in a FIFO', async () => {
    await run('mkfifo', [join(root, '.gitignore')]);
    const request = await requestFor('hit');
    const impatient: Ripgrep = (asked) => runRipgrep({ ...asked, timeLimitMs: 300 });
    await expect(searchWithRipgrep(request, createHitCollector(5), impatient)).rejects.toThrow(
      "Looking through the files took longer than 0.3 s and was ended. Use a narrower 'path'.",
    );
    expect(await processesIn(root)).toEqual([]);
  });

  it('quotes nothing of a file of rules, which may be a link to anywhere', async () => {
    await writeFile(join(root, 'secret'), 'canary[z-a]\n');
    await symlink('secret', join(root, '.gitignore'));
    const collector = createHitCollector(5);
    await searchWithRipgrep(await requestFor('hit'), collector);
    expect(collector.found().problems).toEqual([]);
  });

  it('gets no secret from the environment', async () => {
    process.env.PILOTFISH_CANARY = 'secret-canary';
    const seen: string[] = [];
    await readRecords({
      file: process.execPath,
      args: ['-e', 'console.log(JSON.stringify(process.env))'],
      cwd: root,
      separator: '\n',
      signal: new AbortController().signal,
      onRecord: (record) => seen.push(String(record)),
    });
    delete process.env.PILOTFISH_CANARY;
    expect(seen.join()).toContain('"PATH"');
    expect(seen.join()).not.toContain('secret-canary');
  });
});

/** Processes whose working directory is `folder`. */
async function processesIn(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const there = await Promise.all(
    ids.map(async (id) => ((await realpath(`/proc/${id}/cwd`).catch(() => '')) === folder ? id : null)),
  );
  return there.filter((id) => id !== null);
}

it('a huge line does not have to be held', async () => {
  const line = 'x'.repeat(20 * 1024 * 1024);
  await writeFile(join(root, 'a.txt'), `needle ${line}\nneedle\n`);
  const found = await searchText(await requestFor('needle'), 20);
  expect(found).toEqual({
    total: 2,
    files: [{ path: 'a.txt', hits: [{ line: 2, text: 'needle' }] }],
    problems: [],
    moreProblems: 0,
  });
  expect((await readFile(join(root, 'a.txt'))).length).toBeGreaterThan(line.length);
});
