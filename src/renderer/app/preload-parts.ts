// Preloading: what the window will show sooner or later is fetched in idle moments, so that showing it waits for nothing.

import { isFinished } from '@shared/tool-call/tool-call';
import { withMonacoWords } from '../editor/parts/with-monaco-words';
import { useServerState } from '../state/server-state';
import { toolNamed } from '../state/tools';

type Load = () => Promise<unknown>;

/** Small, and wanted soon. */
const smallParts: readonly Load[] = [
  () => import('../chat/MessageList'),
  () => import('../chat/find/FindBar'),
  () => import('../chat/composer/slash/SlashMenu'),
  () => import('../chat/list/ChatList'),
  () => import('../ui/DialogFrame'),
  () => import('../shell/palette/CommandPalette'),
  () => import('../quick-open/QuickOpenDialog'),
  () => import('../search/SearchPanel'),
  () => import('../chat/markdown/LinkQuestion'),
  () => import('../project/entries/NameField'),
  () => import('../project/entries/TreeQuestions'),
  () => import('../changes/UndoDialog'),
  () => import('../history/HistoryPage'),
  () => import('../shell/FolderDialog'),
  () => import('../shell/AutoDialog'),
  () => import('../shell/models/ModelDialog'),
];

const diffView: Load = () => withMonacoWords(() => import('../editor/DiffView'));

/** Large: the window is in use by then, and nothing of its start competes with them. The editor is the largest. */
const largeParts: readonly Load[] = [
  () => import('./InboxWithMarkdown'),
  () => import('../settings/SettingsPage'),
  () => import('../terminal/TerminalPanel'),
  () => withMonacoWords(() => import('../editor/file/TextView')),
  diffView,
];

const largeAfterMs = 3000;

/**
 * One after another, each in an idle moment of its own, until all are there or the returned function is called; what
 * shows a change as soon as one is near, beside all that is shown of it before.
 */
export function preloadParts(): () => void {
  let ended = false;
  const preload = async (parts: readonly Load[]) => {
    for (const load of parts) {
      await idleMoment();
      if (ended) return;
      // Who shows the part tries again, and says what is wrong.
      await load().catch(() => {});
    }
  };
  void preload(smallParts);
  const unwatch = whenChangeIsNear(() => void diffView().catch(() => {}));
  const later = setTimeout(() => {
    unwatch();
    void preload(largeParts);
  }, largeAfterMs);
  return () => {
    ended = true;
    clearTimeout(later);
    unwatch();
  };
}

/** Calls `act` once, now or as soon as there is a call that may change a file. */
function whenChangeIsNear(act: () => void): () => void {
  const look = (state: ReturnType<typeof useServerState.getState>) => {
    const calls = Object.values(state.chats).flatMap((chat) => Object.values(chat.calls));
    if (!calls.some(({ tool, phase }) => !isFinished(phase) && toolNamed(state, tool)?.kind === 'change'))
      return;
    stop();
    act();
  };
  const stop = useServerState.subscribe(look);
  look(useServerState.getState());
  return stop;
}

/** Safari does not say when it is idle; there it is after whatever waits already. */
async function idleMoment(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
