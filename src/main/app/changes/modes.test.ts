import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changesOf, listed, ofTurn, shell, startChanges, turn, undo } from './testing/changed-chat';

// Modes of files that commands change: undo restores all of them, and never gives more rights than a file had.

const files = { 'secret.txt': 'old\n', 'tool.sh': 'true\n', 'shared.txt': 'all\n', 'only.txt': 'x\n' };
const modes = { 'secret.txt': 0o600, 'tool.sh': 0o700, 'shared.txt': 0o666, 'only.txt': 0o640 };

async function startWithModes() {
  const started = await startChanges(files);
  for (const [name, mode] of Object.entries(modes)) await chmod(join(started.app.project, name), mode);
  const modeOf = async (name: string) => (await stat(join(started.app.project, name))).mode & 0o7777;
  const all = async () =>
    Object.fromEntries(
      await Promise.all(Object.keys(modes).map(async (name) => [name, await modeOf(name)] as const)),
    );
  return { started, all };
}

it.each([
  ['deleted', 'rm secret.txt tool.sh shared.txt only.txt'],
  ['wrote anew', 'for f in *; do cp $f x && rm $f && printf n > $f && chmod 644 $f; done; rm x'],
  ['gave another mode', 'chmod 755 secret.txt shared.txt; chmod 600 tool.sh only.txt'],
  ['both changed and gave another mode', 'for f in *; do printf n >> $f; chmod 644 $f; done'],
])('files that a command %s get back the mode that they had', async (_what, command) => {
  const { started, all } = await startWithModes();
  const itemId = await turn(started, shell(command));
  const taken = await undo(started, ofTurn(itemId));
  expect(taken.files).toHaveLength(4);
  expect(await all()).toEqual(modes);
  await undo(started, { kind: 'undo', itemId: taken.itemId ?? '' });
  await undo(started, ofTurn(itemId), Object.keys(modes));
  expect(await all()).toEqual(modes);
});

it('a file of which the mode alone is another is a changed one', async () => {
  const { started } = await startWithModes();
  const itemId = await turn(started, shell('chmod 644 secret.txt'));
  expect(listed(await (await changesOf(started)).list(ofTurn(itemId)))).toEqual([
    ['secret.txt', 'changed', 0, 0, 'back'],
  ]);
});

it('a mode that the user gave the file since stays', async () => {
  const { started, all } = await startWithModes();
  const itemId = await turn(started, shell('printf more >> secret.txt; chmod 644 secret.txt'));
  await chmod(join(started.app.project, 'secret.txt'), 0o640);
  await undo(started, ofTurn(itemId));
  expect((await all())['secret.txt']).toBe(0o640);
});

it('a mode that changed before the command is none of its changes', async () => {
  const { started } = await startWithModes();
  await turn(started, shell('printf a > a.txt'));
  await chmod(join(started.app.project, 'shared.txt'), 0o600);
  const itemId = await turn(started, shell('printf b > b.txt'));
  expect(listed(await (await changesOf(started)).list(ofTurn(itemId)))).toEqual([
    ['b.txt', 'created', 1, 0, 'back'],
  ]);
});
