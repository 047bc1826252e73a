import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from '../../base/testing/child';
import { soonSo } from '../../base/testing/soon';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';

// A replacement in files that is killed halfway: the next start reports it, and finishes or undoes it.

const names = Array.from({ length: 50 }, (_, at) => `f${String(at).padStart(2, '0')}.txt`);
const script = new URL('./testing/replace-and-die.child.ts', import.meta.url);

async function startKilled(): Promise<TestApp> {
  const first = await startTestApp(Object.fromEntries(names.map((name) => [name, `one in ${name}\n`])));
  const child = startChild(script, [first.home, first.project, '25']);
  expect(await child.ended).toBeNull();
  return await first.again();
}

function callsOf({ app }: TestApp) {
  return { search: createHandlers(app).search, project: firstProject(app).key };
}

async function held({ project }: TestApp, word: string): Promise<number> {
  const texts = await Promise.all(names.map((name) => readFile(join(project, name), 'utf8')));
  return texts.filter((text) => text.startsWith(word)).length;
}

it('is said at the next start, and undone whole', async () => {
  const test = await startKilled();
  const { search, project } = callsOf(test);
  const cut = await search.cutShort({ project }, caller);
  const changed = await held(test, 'two');
  expect(changed).toBeGreaterThanOrEqual(25);
  expect([cut?.written.length, cut?.left]).toEqual([changed, 50 - changed]);
  await createHandlers(test.app).window.read({ project, windowId: 'w' }, caller);
  const said = () =>
    test.app.store.state('app').notices.some(({ text }) => JSON.stringify(text).includes('cut-short'));
  await soonSo(said, test.app.store.onEvent, () => 'the notice');
  const undone = await search.undo({ project, files: [...(cut?.written ?? [])] }, caller);
  expect([undone.failed, await held(test, 'one')]).toEqual([[], 50]);
  expect(await search.cutShort({ project }, caller)).toBeNull();
});

it('is finished in the files that are as they were, and all of it undone then', async () => {
  const test = await startKilled();
  const { search, project } = callsOf(test);
  await writeFile(join(test.project, 'f49.txt'), 'one, mine\n');
  const { written, failed } = await search.finish({ project }, caller);
  expect([written.length, failed, await held(test, 'two')]).toEqual([49, [], 49]);
  expect(await search.cutShort({ project }, caller)).toBeNull();
  const undoable = await search.undoable({ project }, caller);
  await search.undo({ project, files: [...undoable] }, caller);
  expect(await held(test, 'one')).toBe(50);
  expect(await readFile(join(test.project, 'f49.txt'), 'utf8')).toBe('one, mine\n');
});

it('is offered no more once the user leaves it as it is', async () => {
  const test = await startKilled();
  const { search, project } = callsOf(test);
  const cut = await search.cutShort({ project }, caller);
  await search.keepReplaced({ project, files: [...(cut?.written ?? [])] }, caller);
  expect(await search.cutShort({ project }, caller)).toBeNull();
  expect(await search.undoable({ project }, caller)).toEqual([]);
});
