import type { Contract } from '@shared/contract/contract';
import type { WindowStart } from '@shared/contract/window-calls';
import { callOfKept } from '@shared/hunks/kept-key';
import { textOf } from '@shared/texts/text';
import type { WindowParts } from '@shared/window/window-state-schema';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { sayCutShort } from '../search/cut-short';

// Handlers for the window itself.

export function windowHandlers(app: App): Handlers<Contract, Window>['window'] {
  return {
    read(asked, window) {
      app.windows.attend(window, asked.windowId);
      return windowStart(app, asked);
    },
    async keep({ project, windowId, tooLong = [], ...parts }, window) {
      app.windows.attend(window, windowId);
      for (const path of tooLong) app.notice('warning', textOf('window.too-long', { path }));
      const edits = byProject(app, parts.edits ?? {}, project);
      const own = { ...parts, edits: edits.get(project) ?? {} };
      edits.delete(project);
      const { others, seen } = parts;
      const elsewhere = [...edits].map(([key, edits]) =>
        app.windows.keep(key, windowId, { edits, others: { edits: others?.edits }, seen }),
      );
      const kept = [app.windows.keep(project, windowId, own), ...elsewhere];
      tellOthers(app, windowId, Object.keys(parts.edits ?? {}));
      await Promise.all(kept);
    },
    edits: ({ chatId, windowId }) => app.windows.editsOf(app.projects.ofChat(chatId).key, windowId, chatId),
    open: (place) => openAt(app, place),
    lookAt: ({ chatId }, window) => app.lookedAt.tell(window, chatId),
    quickAsk: () => app.host.showQuickAsk(),
    saveFile: (file) => app.host.saveFile(file),
  };
}

/** Other windows show the edits of these calls too. */
function tellOthers(app: App, windowId: string, keys: readonly string[]): void {
  const chats = [...new Set(keys.flatMap((key) => callOfKept(key)?.chatId ?? []))];
  if (chats.length === 0 || !app.windows.hasOther(windowId)) return;
  app.store.emit('app', { type: 'calls-edited', edited: { windowId, chats } });
}

type Edits = NonNullable<WindowParts['edits']>;

/** Groups edits by the project of their chat; edits of closed projects go to the window's own project. */
function byProject({ projects }: App, edits: Edits, shown: string): Map<string, Edits> {
  const sorted = new Map<string, Edits>();
  for (const [key, edit] of Object.entries(edits)) {
    const chatId = callOfKept(key)?.chatId;
    const home = projects.all().find(({ chats }) => chatId !== undefined && chats.has(chatId))?.key ?? shown;
    sorted.set(home, { ...sorted.get(home), [key]: edit });
  }
  return sorted;
}

type Place = { readonly project: string | null; readonly chatId?: string | undefined };

/** An open window gets an event with the chat; a new one has it in its address. */
async function openAt(app: App, { project, chatId }: Place): Promise<void> {
  await app.host.openWindow(project, chatId);
  if (project !== null && chatId !== undefined)
    app.store.emit('app', { type: 'chat-wanted', wanted: { project, chatId, at: app.now() } });
}

/** For a folder with more entries, the window shows the tree a moment later. */
const mostListedAtOnce = 1000;

async function windowStart(
  app: App,
  { project, windowId }: { project: string; windowId: string },
): Promise<WindowStart> {
  const opened = app.projects.get(project);
  void sayCutShort({ home: app.home, workspace: opened.workspace }, app);
  const [state, root] = await Promise.all([
    app.windows.read(project, windowId),
    opened.folders.listSmall('', mostListedAtOnce),
  ]);
  return { ...state, root };
}
