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

it('what the person deletes and brings back while the files are looked at is not of the command', async () => {
  const root = await realpath(await tempFolder());
  const data = await realpath(await tempFolder());
  const file = path.join(root, 'back.txt');
  await writeFile(file, 'back\n');
  const snapshots = createSnapshots({
    ...{ git: (await gitPath()) ?? '', root, folder: path.join(data, 'snapshots') },
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
