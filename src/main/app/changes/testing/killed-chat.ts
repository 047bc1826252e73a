import { join } from 'node:path';
import { createStore } from '@shared/wire/store';
import type { ChangeKeeper } from '../../../project/old-version';
import { createWorkspace } from '../../../project/workspace';
import { createKeptContents } from '../../../storage/chats/kept-contents';
import { openChatLog } from '../../../storage/chats/open-chat-log';
import { chatChanges } from '../chat-changes';

// For tests: a chat that one process after another opens; each of them is killed.

const quiet = { tellOthers: async () => {}, running: () => 0, onLateWrite: () => {} };

export async function openKilledChat(folder: string, isNew = false) {
  const workspace = await createWorkspace(join(folder, 'project'));
  const contents = createKeptContents(join(folder, 'contents'));
  const keeper: ChangeKeeper = {
    keepContent: contents.keep,
    keepCopy: () => Promise.reject(new Error('nothing is deleted here')),
    fileChanged: () => {},
    lookAgain: ({ handle }) => void handle.close(),
  };
  const create = isNew ? { create: { title: '', model: null, mode: { kind: 'ask' as const } } } : {};
  const log = await openChatLog({ folder, id: 'chat', store: createStore(), now: Date.now, ...create });
  const changes = chatChanges({
    log,
    workspace,
    contents,
    keeper,
    now: Date.now,
    ...quiet,
  });
  await changes.settle();
  return { log, changes, workspace, keeper };
}
