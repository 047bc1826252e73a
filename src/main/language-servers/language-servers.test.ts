import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sayInEnglish } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { describe, expect, it } from 'vitest';
import { usualLimits } from './server';
import { odd, startLanguageServers } from './testing/test-language-servers';

// Language servers as real processes, which behave well or badly.

const file = 'a.odd';
const bad = ['error 1:6 bad is not good'];
const texts = ['all is well', 'a \u{1f41f} bad one'];

const refusal = (check: Promise<unknown>) =>
  check.then(
    () => 'no refusal',
    (error: unknown) => sayInEnglish(toldOf(error)),
  );

describe.each(['pulls', 'publishes', 'registers', 'pulls,noise'])('a server that %s', (behaviour) => {
  it('tells the problems of each version of a text, which stays as it is on disk', async () => {
    const servers = await startLanguageServers({ odd: odd(behaviour) });
    await writeFile(path.join(servers.root, file), 'all is well');
    expect(await servers.problems(file, texts)).toEqual([[], bad]);
    expect(await readFile(path.join(servers.root, file), 'utf8')).toBe('all is well');
    expect(servers.states()).toMatchObject([{ name: 'odd', life: { kind: 'ready' } }]);
  });
});

it('nothing starts before the first file of its language, nor in a folder that is not trusted', async () => {
  const servers = await startLanguageServers({ odd: odd('pulls') });
  expect(await servers.namesFor(file)).toEqual(['odd']);
  expect(await servers.namesFor('a.ts')).toEqual([]);
  expect(servers.states()).toMatchObject([{ life: { kind: 'idle' } }]);
  const trust = { isTrusted: () => false, allows: () => true };
  const untrusted = await startLanguageServers({ odd: odd('pulls') }, { trust });
  expect(await untrusted.namesFor(file)).toEqual([]);
});

it('a server that is idle ends, and starts again with the next file', async () => {
  const changed: (() => void)[] = [];
  const servers = await startLanguageServers(
    { odd: odd('pulls') },
    { limits: { ...usualLimits, idleMs: 1 }, onChange: () => changed.shift()?.() },
  );
  const isIdle = () => servers.states()[0]?.life.kind === 'idle';
  expect(await servers.problems(file, ['bad'])).toHaveLength(1);
  while (!isIdle()) await new Promise<void>((resolve) => changed.push(resolve));
  expect(await servers.problems(file, ['bad'])).toHaveLength(1);
});

it('warnings follow errors, and hints do not count', async () => {
  const servers = await startLanguageServers({ odd: odd('pulls') });
  const [found] = await servers.problems(file, ['poor and bad']);
  expect(found).toEqual(['error 1:10 bad is not good', 'warning 1:1 poor is not good']);
});

it('a server with several providers is asked by each of their names', async () => {
  const servers = await startLanguageServers({ odd: odd('registers,twice') });
  const both = ['error 1:6 bad is not good', 'warning 1:1 poor is not good'];
  expect(await servers.problems(file, ['poor bad', 'poor bad'])).toEqual([both, both]);
});

it('is told of files that others changed', async () => {
  const servers = await startLanguageServers({});
  await servers.configure({ odd: odd('pulls', servers.notes) });
  await writeFile(path.join(servers.root, 'b.odd'), 'one');
  await servers.problems(file, ['']);
  await writeFile(path.join(servers.root, 'b.odd'), 'another');
  await writeFile(path.join(servers.root, 'c.odd'), 'new');
  await servers.problems(file, ['']);
  expect(await readFile(servers.notes, 'utf8')).toContain('changed 2 b.odd,1 c.odd');
});

it('one that needs longer to index the project says so, and is no fault', async () => {
  const works = new Set<string | undefined>();
  const servers = await startLanguageServers(
    { odd: odd('pulls,indexes') },
    {
      limits: { ...usualLimits, workMs: 500 },
      onChange: () => servers.states().map(({ life }) => works.add('work' in life ? life.work : undefined)),
    },
  );
  expect(await servers.problems(file, texts)).toEqual([[], bad]);
  expect(works).toContain('Indexing');
  expect(servers.states()).toMatchObject([{ life: { kind: 'ready' } }]);
});

it('of a project with 50 packages, each file is checked by the one server', async () => {
  const servers = await startLanguageServers({});
  await servers.configure({ odd: odd('pulls', servers.notes) });
  const names = Array.from({ length: 50 }, (_, at) => `packages/p${at}/a.odd`);
  const found = await Promise.all(names.map((name) => servers.problems(name, texts)));
  expect(found).toEqual(names.map(() => [[], bad]));
  expect((await readFile(servers.notes, 'utf8')).match(/started/g)).toHaveLength(1);
});

describe('a server that misbehaves', () => {
  const limits = { ...usualLimits, workMs: 500, startMs: 500 };

  it.each([
    ['ends-at-text,publishes', 'The language server ended.'],
    ['floods', 'The language server ended.'],
    ['too-many,pulls', 'The language server ended.'],
    ['no-protocol', 'The language server ended.'],
  ])('as %s is ended', async (behaviour, why) => {
    const servers = await startLanguageServers({ odd: odd(behaviour) });
    expect(await refusal(servers.problems(file, texts))).toBe(why);
  });

  it.each([
    ['crashes', 'The language server ended.'],
    ['ends-at-text,pulls', 'The language server ended.'],
    ['utf-8,pulls', 'It counts positions in another way than was agreed.'],
  ])('as %s starts at most three times', async (behaviour, why) => {
    const servers = await startLanguageServers({});
    await servers.configure({ odd: odd(behaviour, servers.notes) });
    for (let time = 1; time <= 4; time += 1) expect(await refusal(servers.problems(file, texts))).toBe(why);
    expect((await readFile(servers.notes, 'utf8')).match(/started/g)).toHaveLength(3);
    expect(servers.states()).toMatchObject([{ life: { kind: 'failed' } }]);
  });

  it.each(['no-start', 'hangs,pulls', 'hangs,publishes'])('as %s is ended', async (behaviour) => {
    const servers = await startLanguageServers({ odd: odd(behaviour) }, { limits });
    expect(await refusal(servers.problems(file, texts))).toBe(
      'The language server took too long to respond.',
    );
  });

  it('its caller does not wait longer than it wants to', async () => {
    const servers = await startLanguageServers({ odd: odd('hangs,pulls') });
    const stop = new AbortController();
    const [first, second] = [0, 1].map(() => servers.problems(file, texts, stop.signal));
    stop.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    await expect(second).rejects.toThrow('enough');
  });

  it('one that recovers is used again', async () => {
    const stop = new AbortController();
    const servers = await startLanguageServers(
      { odd: odd('pulls') },
      { onChange: () => servers.states()[0]?.life.kind === 'ready' && stop.abort(new Error('enough')) },
    );
    await expect(servers.problems(file, ['slow'], stop.signal)).rejects.toThrow('enough');
    expect(await servers.problems(file, texts)).toEqual([[], bad]);
  });

  it('answers for another version and for other files do not count', async () => {
    const servers = await startLanguageServers({ odd: odd('publishes,old-versions,elsewhere') });
    expect(await servers.problems(file, texts)).toEqual([[], bad]);
  });

  it('false positions are moved into the text, and unreadable problems dropped', async () => {
    const servers = await startLanguageServers({ odd: odd('pulls,lies') });
    const [found] = await servers.problems(file, ['one\nbad']);
    expect(found).toEqual([
      'error 1:1 a lie',
      'error 1:4 a lie',
      'error 2:1 bad is not good',
      'error 2:4 a lie',
    ]);
  });

  it('of 100,000 problems the first count', async () => {
    const servers = await startLanguageServers({ odd: odd('pulls,many') });
    const [found] = await servers.problems(file, ['bad']);
    expect(found).toHaveLength(2000);
  });
});

describe('the configuration', () => {
  it('is followed: a changed server is another one', async () => {
    const servers = await startLanguageServers({ odd: odd('crashes') });
    expect(await refusal(servers.problems(file, texts))).toBe('The language server ended.');
    await servers.configure({ odd: odd('pulls') });
    expect(await servers.problems(file, texts)).toEqual([[], bad]);
  });

  it('one server that fails leaves the others', async () => {
    const servers = await startLanguageServers({ one: odd('crashes'), other: odd('pulls') });
    expect(await servers.problems(file, texts)).toEqual([[], bad]);
  });

  it('one server that hangs leaves the others too', async () => {
    const servers = await startLanguageServers({ one: odd('hangs,pulls'), other: odd('pulls') });
    expect(await servers.problems(file, texts)).toEqual([[], bad]);
  });

  it('a server of the project needs its own consent', async () => {
    const accepted = new Set<string>();
    const trust = { isTrusted: () => true, allows: ({ definition = '' }) => accepted.has(definition) };
    const servers = await startLanguageServers({}, { trust });
    await writeFile(path.join(servers.root, '.lsp.json'), JSON.stringify({ odd: odd('pulls') }));
    expect(await servers.namesFor(file)).toEqual([]);
    const { broughtLanguageServers } = await import('./config/project-lsp-file');
    const [brought] = await broughtLanguageServers(servers.workspace);
    accepted.add(brought?.definition ?? '');
    expect(await servers.namesFor(file)).toEqual(['odd']);
  });
});
