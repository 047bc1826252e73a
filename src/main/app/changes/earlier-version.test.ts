import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { changesOf, ofTurn, shell, startChanges, turn } from './testing/changed-chat';
import { openKilledChat } from './testing/killed-chat';

// Changes that undo cannot cover are named where undo is offered.

it('files of which an earlier version kept the name alone are named', async () => {
  const folder = await realpath(await tempFolder());
  await mkdir(join(folder, 'project'));
  const { log, changes } = await openKilledChat(folder, true);
  const said = { kind: 'user' as const, id: 'm', at: 1, text: 'Do it.' };
  const known = { relativePath: 'a.txt', before: null, after: 'h', mode: null, callId: 'c' };
  await log.append({
    events: [
      { type: 'item-added', item: said },
      ...['old.txt', 'a.txt'].map((relativePath) => ({ type: 'file-changed' as const, relativePath })),
      { type: 'file-changed', ...known },
    ],
  });
  const unknown = [{ key: 'changes.earlier-version', params: { files: ['old.txt'] } }];
  expect((await changes.list({ kind: 'chat' })).unknown).toEqual(unknown);
  expect((await changes.list(ofTurn('m'))).unknown[0]).toMatchObject({ key: 'changes.earlier-version' });
  expect((await changes.list({ kind: 'turn', itemId: 'other' })).unknown).toEqual([]);
  await log.close();
});

it('a command that changed too many files says so on its card and in the review', async () => {
  const started = await startChanges({});
  const itemId = await turn(started, shell('for i in $(seq 5001); do : > f$i; done'));
  const [call] = Object.values(started.chat.state().calls);
  const unknown = { key: 'changes.too-many', params: { files: 5001 } };
  expect(call?.effects).toMatchObject({ files: 5001, unknown });
  expect(await (await changesOf(started)).list(ofTurn(itemId))).toMatchObject({
    files: [],
    unknown: [unknown],
  });
});
