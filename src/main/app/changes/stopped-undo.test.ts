import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changesOf, ofTurn, shell, startChanges, turn, undo } from './testing/changed-chat';

// An undo of many files that the user stops.

it('says which files it undid, leaves the others, and undoes those later', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `f${at}.txt`);
  const started = await startChanges(Object.fromEntries(names.map((name) => [name, 'one\n'])));
  const itemId = await turn(started, shell('for f in *.txt; do printf two > $f; done'));
  const changes = await changesOf(started);
  const { files } = await changes.list(ofTurn(itemId));
  const asked = files.flatMap(({ path, undo: { kind, ...preview } }) =>
    'hash' in preview && kind === 'back' ? [{ path, hash: preview.hash, over: false }] : [],
  );
  const stop = new AbortController();
  const work = { signal: stop.signal, begin: () => {}, step: () => stop.abort() };
  const taken = await changes.takeBack(ofTurn(itemId), { files: asked, whileRunning: false }, work);

  expect(taken.files.length).toBeGreaterThan(0);
  expect(taken.kept.length).toBe(60 - taken.files.length);
  expect(new Set(taken.kept.map(({ why }) => JSON.stringify(why)))).toEqual(
    new Set([JSON.stringify({ key: 'changes.stopped', params: {} })]),
  );
  const held = (name: string) => readFile(join(started.app.project, name), 'utf8');
  for (const name of names) expect(await held(name)).toBe(taken.files.includes(name) ? 'one\n' : 'two');
  const rest = await undo(started, ofTurn(itemId));
  expect(rest.files).toEqual(taken.kept.map(({ path }) => path));
});
