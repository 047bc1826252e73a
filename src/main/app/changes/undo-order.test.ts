import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '@shared/wire/store';
import { expect, it } from 'vitest';
import { hashOf } from '../../base/files/content-hash';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import type { ChatLog } from '../../storage/chats/chat-log';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { openChatLog } from '../../storage/chats/open-chat-log';
import { chatChanges } from './chat-changes';

// The order of an undo: its plan is synced in the journal before it writes a file.

async function* once(text: string) {
  yield Buffer.from(text);
}

it('the journal holds on the disk what is written before it is written', async () => {
  const folder = await realpath(await tempFolder());
  await mkdir(join(folder, 'project'));
  await writeFile(join(folder, 'project', 'a.txt'), 'new\n');
  const contents = createKeptContents(join(folder, 'contents'));
  const [before, after] = ['old\n', 'new\n'].map((text) => hashOf(Buffer.from(text)));
  await contents.keep(before ?? '', once('old\n'));
  const create = { title: '', model: null, mode: { kind: 'ask' as const } };
  const opened = await openChatLog({ folder, id: 'chat', store: createStore(), now: Date.now, create });
  await opened.append({
    events: [
      {
        type: 'file-changed',
        callId: 'c',
        relativePath: 'a.txt',
        at: 1,
        mode: 0o644,
        before: before ?? null,
        after: after ?? null,
      },
    ],
  });
  const steps: string[] = [];
  const log: ChatLog = {
    ...opened,
    async append(entry, durability = 'written') {
      await opened.append(entry, durability);
      steps.push(`${entry.events?.map(({ type }) => type).join(' ')}: ${durability}`);
    },
  };
  const changes = chatChanges({
    log,
    contents,
    workspace: await createWorkspace(join(folder, 'project')),
    now: Date.now,
    tellOthers: async () => {},
    running: () => 0,
    onLateWrite: () => {},
    keeper: {
      keepContent: contents.keep,
      keepCopy: () => Promise.reject(new Error('nothing is deleted here')),
      fileChanged: ({ relativePath }) => steps.push(`${relativePath} is written`),
      lookAgain: ({ handle }) => void handle.close(),
    },
  });
  const { files } = await changes.list({ kind: 'chat' });
  const asked = files.flatMap(({ path, undo }) =>
    undo.kind === 'back' ? [{ path, hash: undo.hash, over: false }] : [],
  );
  await changes.takeBack({ kind: 'chat' }, { files: asked, whileRunning: false });
  expect(steps).toEqual(['changing-files: synced', 'a.txt is written', 'file-changed item-added: synced']);
  await opened.close();
});
