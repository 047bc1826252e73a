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

it('ignored files that a command changed are named, and large folders of them by their name', async () => {
  const started = await startChanges({ '.gitignore': '.env\nout/\n', '.env': 'a\n', 'out/old.js': 'old\n' });
  const command = 'printf b > .env; for i in 1 2 3 4; do : > out/f$i; done; printf c > c.txt';
  const itemId = await turn(started, shell(command));
  const ignored = ['.env', 'out/'];
  expect(Object.values(started.chat.state().calls)[0]?.effects).toMatchObject({ names: ['c.txt'], ignored });
  expect(await (await changesOf(started)).list(ofTurn(itemId))).toMatchObject({ ignored });
});

it('ignored files that were changed before a command are none of its changes', async () => {
  const started = await startChanges({ '.gitignore': '.env\n', '.env': 'a\n' });
  await turn(started, shell('printf b > .env'));
  await turn(started, shell('printf c > c.txt'));
  const effects = Object.values(started.chat.state().calls).map((call) => call.effects?.ignored);
  expect(effects).toEqual([['.env'], undefined]);
});

it.runIf(process.platform === 'linux')(
  'files whose names are no UTF-8 are named, each for itself',
  async () => {
    const started = await startChanges({});
    await turn(started, shell(String.raw`printf a > $'a\xff'; printf a > $'a\xfe'; printf a > $'b\xff'`));
    const command = String.raw`printf b > $'a\xff'; chmod 700 $'a\xfe'; rm $'b\xff'; printf c > c.txt`;
    const itemId = await turn(started, shell(command));
    const leftOut = [String.raw`a\xfe`, String.raw`a\xff`, String.raw`b\xff`];
    const effects = Object.values(started.chat.state().calls).map((call) => call.effects);
    expect(effects).toMatchObject([
      { files: 0, leftOut },
      { files: 1, names: ['c.txt'], leftOut },
    ]);
    const view = await (await changesOf(started)).list(ofTurn(itemId));
    expect([view.files.map(({ path }) => path), view.leftOut]).toEqual([['c.txt'], leftOut]);
  },
);
