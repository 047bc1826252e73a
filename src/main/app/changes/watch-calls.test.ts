import { createStore } from '@shared/wire/store';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createCommandChanges } from '../../changes/command-changes';
import { openChatLog } from '../../storage/chats/open-chat-log';
import { watchCalls } from './watch-calls';

it('a command waits for the files and the memory files at the same time', async () => {
  const folder = await tempFolder();
  const log = await openChatLog({
    folder,
    id: 'chat',
    store: createStore(),
    now: () => 1,
    create: { title: '', mode: { kind: 'ask' }, model: null },
  });
  onTestFinished(() => log.close());
  const memoryBegan = Promise.withResolvers<void>();
  const snapshots = async () => {
    await memoryBegan.promise;
    return { none: 'git is missing' };
  };
  const isEndless = () => new Promise(() => undefined);
  const watch = watchCalls({
    log,
    root: folder,
    folder,
    memory: {
      async begin() {
        memoryBegan.resolve();
        return { end: async () => [] };
      },
    },
    parts: {
      changes: { of: () => createCommandChanges(snapshots, isEndless), snapshots },
      log: { write() {} },
      now: () => 1,
    },
  });
  const watched = await watch('call', new AbortController().signal);
  expect(await watched.end(null)).toMatchObject({ effects: { unknown: 'git is missing' } });
});
