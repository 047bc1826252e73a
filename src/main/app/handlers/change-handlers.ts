import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { emptyKeptRoom, keptRoom } from '../changes/kept-room';
import { chatOf } from './chat-of';

// Lists and undoes the changes of a chat.

export function changeHandlers(app: App): Handlers<Contract, Window>['changes'] {
  const changesOf = async (chatId: string) => (await chatOf(app, chatId)).changes;
  return {
    list: async ({ chatId, range, over }) => (await changesOf(chatId)).list(range, over),
    sides: async ({ chatId, range, path, over }) => (await changesOf(chatId)).sides(range, path, over),
    takeBack: ({ chatId, range, work, ...wish }) =>
      app.works.run(work, async (own) => (await changesOf(chatId)).takeBack(range, wish, own)),
    takeBackHunks: async ({ chatId, range, ...wish }) => (await changesOf(chatId)).takeBackHunks(range, wish),
    keep: async ({ chatId, files }) => (await changesOf(chatId)).keep(files),
    room: () => keptRoom(app),
    emptyRoom: () => emptyKeptRoom(app),
  };
}
