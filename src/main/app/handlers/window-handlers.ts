import type { Contract } from '@shared/contract/contract';
import type { WindowStart } from '@shared/contract/window-calls';
import { textOf } from '@shared/texts/text';
import type { Handlers } from '@shared/wire/serve';
import { listSmallFolder } from '../../project/tree';
import type { App, Window } from '../application';

// What a window asks about itself.

export function windowHandlers(app: App): Handlers<Contract, Window>['window'] {
  return {
    read: (window) => windowStart(app, window),
    async keep({ project, windowId, tooLong = [], ...parts }) {
      for (const path of tooLong) app.notice('warning', textOf('window.too-long', { path }));
      await app.windows.keep(project, windowId, parts);
    },
    open: (place) => openAt(app, place),
    quickAsk: () => app.host.showQuickAsk(),
  };
}

type Place = { readonly project: string | null; readonly chatId?: string | undefined };

/** A window that is open already hears of the chat; a new one has it in its address. */
async function openAt(app: App, { project, chatId }: Place): Promise<void> {
  await app.host.openWindow(project, chatId);
  if (project !== null && chatId !== undefined)
    app.store.emit('app', { type: 'chat-wanted', wanted: { project, chatId, at: app.now() } });
}

/** Of a folder of more entries a window shows the tree a moment later. */
const mostListedAtOnce = 1000;

async function windowStart(
  app: App,
  { project, windowId }: { project: string; windowId: string },
): Promise<WindowStart> {
  const { workspace } = app.projects.get(project);
  const [state, root] = await Promise.all([
    app.windows.read(project, windowId),
    listSmallFolder(workspace, { path: '', most: mostListedAtOnce }),
  ]);
  return { ...state, root };
}
