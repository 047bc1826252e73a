import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../server';
import { odd, startLanguageServers } from '../testing/test-language-servers';

// The problems of files that are not open, of servers that report them only when asked.

const open = 'open.odd';

async function start(behaviour: string, files: Readonly<Record<string, string>>, askMs = 20) {
  const servers = await startLanguageServers({}, { limits: { ...usualLimits, askMs } });
  await servers.configure({ odd: odd(behaviour, servers.notes) });
  // At once, because the server may read at any moment.
  const write = async (name: string, text: string) => {
    const file = path.join(servers.root, name);
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  /** Starts the server, or tells it the changes of files. */
  const look = (text = '') => servers.problems(open, [text]);
  await look();
  const known = () =>
    [...servers.published()]
      .map(([file, found]) => `${path.basename(file)} ${found.map(({ column }) => column)}`)
      .toSorted();
  const notes = async () => (await readFile(servers.notes, 'utf8')).split('\n');
  const count = async (note: string) => (await notes()).filter((line) => line.startsWith(note)).length;
  return { servers, write, look, known, notes, count };
}

const files = { 'whole.odd': 'bad', 'clean.odd': 'all is well' };

describe.each([
  'asked',
  'asked,streams',
  'asked,holds',
  'asked,holds,streams',
  'asked,holds,refreshes',
  'asked,retries',
  'asked,fails',
  'asked,refuses',
  'asked,refuses-late',
  'asked-late',
])('a server that is %s', (behaviour) => {
  it('reports the problems of files that are not open, and their changes', async () => {
    const { write, look, known, count } = await start(behaviour, files);
    await expect.poll(() => count('asked')).toBeGreaterThan(0);
    await write('other.odd', 'poor and bad');
    await look();
    await expect.poll(known).toEqual(['other.odd 10,1', 'whole.odd 1']);
    await write('whole.odd', 'well');
    await write('clean.odd', 'no bad');
    await look();
    await expect.poll(known).toEqual(['clean.odd 4', 'other.odd 10,1']);
    expect(await count('full other.odd')).toBe(1);
    expect(await count('fault')).toBe(0);
  });
});

it('a held question delays no check, and is the only one', async () => {
  const { servers, known, count } = await start('asked,holds', files);
  await expect.poll(() => count('held')).toBe(1);
  expect(await servers.problems(open, ['well', 'bad'])).toEqual([[], ['error 1:1 bad is not good']]);
  expect(known()).toEqual(['whole.odd 1']);
  expect(await count('asked')).toBe(2);
});

it('one that refuses is asked again only after a change', async () => {
  const { write, look, known, count } = await start('asked,refuses', files, 1);
  await expect.poll(() => count('asked')).toBe(1);
  for (let times = 0; times < 20; times += 1) await look();
  expect(await count('asked')).toBe(1);
  await write('clean.odd', 'bad');
  await look();
  await expect.poll(known).toEqual(['clean.odd 1', 'whole.odd 1']);
});

it('a provider that is withdrawn is not asked, and its problems go', async () => {
  const { look, known, count } = await start('asked-late,holds', files);
  await expect.poll(() => count('held')).toBe(1);
  expect(known()).toEqual(['whole.odd 1']);
  await look('withdraw');
  await expect.poll(known).toEqual([]);
  await expect.poll(() => count('let go')).toBe(1);
});

it.each(['asked', 'asked,no-versions'])('of an open file, its own check counts: %s', async (behaviour) => {
  const { servers, look, known, count } = await start(behaviour, files);
  await expect.poll(known).toEqual(['whole.odd 1']);
  const stop = new AbortController();
  const check = servers.problems('whole.odd', ['slow'], stop.signal);
  await expect.poll(() => count('full whole.odd')).toBeGreaterThan(2);
  expect(known()).toEqual(['whole.odd 1']);
  stop.abort(new Error('enough'));
  await expect(check).rejects.toThrow('enough');
  await look();
  expect(known()).toEqual(['whole.odd 1']);
  expect(await count('fault')).toBe(0);
});

describe('a server that lies', () => {
  it('about files elsewhere, texts in memory and unknown results is not believed', async () => {
    const { known, count } = await start('asked,invents', files);
    const inProject = ['missing.odd 1', 'whole.odd 1'];
    await expect.poll(() => known().filter((one) => !/^(long|with)/.test(one))).toEqual(inProject);
    await expect.poll(() => count('asked')).toBeGreaterThan(2);
    expect(await count('fault')).toBe(0);
  });

  it('with very many files or problems is followed within limits', async () => {
    const { servers, known } = await start('asked,many-files', files);
    await expect.poll(() => known().length).toBe(1000);
    expect(await servers.problems(open, ['bad'])).toHaveLength(1);
    const { servers: others } = await start('asked,many', { 'whole.odd': 'well' });
    await expect.poll(() => [...others.published().values()].map(({ length }) => length)).toContain(100);
  });
});

it('with the server, its problems go', async () => {
  const { servers, known, look } = await start('asked,holds', files);
  await expect.poll(known).toEqual(['whole.odd 1']);
  await servers.configure({ odd: odd('pulls') });
  await look();
  expect(known()).toEqual([]);
});
