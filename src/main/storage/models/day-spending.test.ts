import fs, { appendFile, readdir, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import type { Spent } from '@shared/cost/usage-schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { openDaySpending, type Today } from './day-spending';

let home: string;
const noon = new Date(2026, 4, 7, 12).getTime();

beforeEach(async () => {
  home = await tempFolder();
});

function spent(tokens: number): Spent {
  return { providerId: 'p', model: 'm', inputTokens: tokens, cachedTokens: 0, outputTokens: 0 };
}

function opened(now = noon, onChange?: (today: Today) => void) {
  return openDaySpending({ home, now: () => now, onChange });
}

test('what was spent is known after a start anew', async () => {
  const before = opened();
  await before.add(spent(10));
  await before.add(spent(5));
  expect((await opened().today()).spent).toEqual([spent(15)]);
});

test('two that write at once lose nothing', async () => {
  const [one, other] = [opened(), opened()];
  await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one : other).add(spent(1))));
  expect((await one.today()).spent).toEqual([spent(50)]);
  expect((await other.today()).spent).toEqual([spent(50)]);
});

test('the next day begins with nothing, and the file of the day before goes', async () => {
  await opened().add(spent(10));
  const tomorrow = opened(noon + 24 * 3_600_000);
  expect((await tomorrow.today()).spent).toEqual([]);
  await tomorrow.add(spent(3));
  expect((await tomorrow.today()).spent).toEqual([spent(3)]);
  expect(await readdir(path.join(home, 'spent'))).toEqual(['2026-05-08.jsonl']);
});

test('that the user was asked holds until the budget is raised', async () => {
  const day = opened();
  await day.mark('asked');
  expect(await opened().today()).toMatchObject({ isAsked: true, raised: 0 });
  await day.mark({ raised: 1 });
  expect(await opened().today()).toMatchObject({ isAsked: false, raised: 1 });
});

test('a line that is none is passed over, and half a line is waited for', async () => {
  await opened().add(spent(1));
  const file = path.join(home, 'spent', '2026-05-07.jsonl');
  await appendFile(file, 'nonsense\n{"spent":');
  expect((await opened().today()).spent).toEqual([spent(1)]);
});

test('where the disk takes nothing, it counts in this process', async () => {
  await writeFile(path.join(home, 'spent'), 'a file where the folder should be');
  const day = opened();
  await day.add(spent(7));
  expect((await day.today()).spent).toEqual([spent(7)]);
});

/** Makes the disk refuse from now on. Tests may run as root, for whom file modes have no effect. */
function refuse(what: 'open' | 'readdir'): () => void {
  const refused = vi.spyOn(fs, what).mockRejectedValue(Object.assign(new Error('EIO'), { code: 'EIO' }));
  syncBuiltinESMExports();
  return () => {
    refused.mockRestore();
    syncBuiltinESMExports();
  };
}

test('a line that is written counts once, where the folder cannot be listed or the file not be read', async () => {
  for (const what of ['readdir', 'open'] as const) {
    const day = opened();
    const before = (await day.today()).spent[0]?.inputTokens ?? 0;
    const allow = refuse(what);
    await day.add(spent(7)).finally(allow);
    expect((await day.today()).spent).toEqual([spent(before + 7)]);
  }
});

test('each change is told', async () => {
  const told: number[] = [];
  await opened(noon, ({ spent: all }) => told.push(all[0]?.inputTokens ?? 0)).add(spent(4));
  expect(told).toEqual([4]);
});
