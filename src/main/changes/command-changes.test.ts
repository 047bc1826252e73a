import { realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { gitPath } from '../base/processes/git';
import { tempFolder } from '../base/testing/temp-folder';
import { createSnapshots } from '../snapshots/snapshots';
import { createKeptContents } from '../storage/chats/kept-contents';
import { createCommandChanges } from './command-changes';
import { keepChanges } from './keep-changes';

it('what the user deletes and brings back while the files are looked at is not of the command', async () => {
  const root = await realpath(await tempFolder());
  const data = await realpath(await tempFolder());
  const file = path.join(root, 'back.txt');
  await writeFile(file, 'back\n');
  const snapshots = createSnapshots({
    git: (await gitPath()) ?? '',
    root,
    folder: path.join(data, 'snapshots'),
  });
  let comesBack = async () => {};
  const take = async (signal: AbortSignal) => {
    const taken = await snapshots.take(signal);
    await comesBack();
    return taken;
  };
  const commands = createCommandChanges(async () => ({ ...snapshots, take }));
  const command = await commands.begin('1', new AbortController().signal);
  const write = { relativePath: 'back.txt', held: hashOf(Buffer.from('back\n')) };

  await rm(file);
  commands.wrote({ ...write, before: write.held, after: null });
  comesBack = async () => {
    await writeFile(file, 'back\n');
    commands.wrote({ ...write, before: null, after: write.held });
  };
  const first = await command.look();
  comesBack = async () => {};
  await writeFile(path.join(root, 'made.txt'), 'made\n');
  const second = await command.end();

  const contents = createKeptContents(path.join(data, 'contents'));
  const kept = await Promise.all([first, second].map((seen) => keepChanges(seen, { snapshots, contents })));
  expect(kept.map(({ effects }) => effects.names)).toEqual([[], ['made.txt']]);
});

it('a command does not wait long for the first snapshot: it is not covered, and the next one is', async () => {
  const root = await realpath(await tempFolder());
  const folder = path.join(await realpath(await tempFolder()), 'snapshots');
  await writeFile(path.join(root, 'a.txt'), 'a\n');
  const snapshots = createSnapshots({ git: (await gitPath()) ?? '', root, folder });
  let read = () => {};
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  const take = async (signal: AbortSignal) => {
    await reading;
    return await snapshots.take(signal);
  };
  let patient = false;
  const patience = (signal: AbortSignal) =>
    patient
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve();
  const commands = createCommandChanges(async () => ({ ...snapshots, take }), patience);
  const { signal } = new AbortController();
  const first = await commands.begin('1', signal);
  const meanwhile = await commands.begin('2', signal);
  expect([(await first.end()).unknown, (await meanwhile.end()).unknown]).toEqual([
    { key: 'changes.not-covered', params: {} },
    { key: 'changes.not-covered', params: {} },
  ]);
  read();
  patient = true;
  await commands.prepare(signal);
  await writeFile(path.join(root, 'early.txt'), 'early\n');
  const second = await commands.begin('3', signal);
  await writeFile(path.join(root, 'b.txt'), 'b\n');
  const { changes, unknown } = await second.end();
  expect([changes.map((change) => change.path), unknown]).toEqual([['b.txt'], null]);
});
