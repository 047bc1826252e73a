import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject } from '../testing/test-app';
import { createQuestions } from './questions';
import { startWithServer } from './testing/start-with-server';

// Questions of a window that nobody waits for any more.

async function startHanging() {
  const { app, home } = await startWithServer('hangs,symbols,edits', { 'a.odd': 'fish\n' });
  const notes = join(home, 'notes');
  const { key: project } = firstProject(app);
  const { code } = createHandlers(app);
  const place = { project, path: 'a.odd', text: 'fish\n', line: 1, column: 1 };
  const hasNoted = (text: string, times: number) =>
    expect
      .poll(
        () =>
          readFile(notes, 'utf8').then(
            (noted) => noted.split(text).length - 1,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(times);
  return { code, place, hasNoted };
}

test('a newer question ends the earlier one, also in the server', async () => {
  const { code, place, hasNoted } = await startHanging();
  const references = code.references(place, caller);
  await hasNoted('got textDocument/definition', 1);
  const rename = code.rename({ ...place, name: 'bird' }, caller);
  await expect(references).rejects.toMatchObject({ code: 'stopped' });
  await hasNoted('cancelled', 1);
  await hasNoted('got textDocument/rename', 1);
  await code.stop({}, caller);
  await expect(rename).rejects.toMatchObject({ code: 'stopped' });
  await hasNoted('cancelled', 2);
});

test('a question of another window goes on', async () => {
  const { ask } = createQuestions();
  const { promise, resolve } = Promise.withResolvers<number>();
  const first = ask({ sendEvent() {} }, () => promise);
  await ask({ sendEvent() {} }, async () => 0);
  resolve(1);
  expect(await first).toBe(1);
});

test('a question without an answer ends after some time, and says why', async () => {
  const { ask } = createQuestions(1);
  const never = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  await expect(ask({ sendEvent() {} }, never)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The language server took too long to respond.',
  });
});
