// Preloading: idle moments load the parts that the window will need later, so that they appear at once.

import { isFinished } from '@shared/tool-call/tool-call';
import { withMonacoWords } from '../editor/parts/with-monaco-words';
import { useServerState } from '../state/server-state';
import { toolNamed } from '../state/tools';

type Load = () => Promise<unknown>;

/** Small parts, needed soon. */
const smallParts: readonly Load[] = [
  () => import('../chat/MessageList'),
  () => import('../chat/find/FindBar'),
  () => import('../chat/composer/slash/SlashMenu'),
  () => import('../chat/list/ChatList'),
  () => import('../ui/DialogFrame'),
  () => import('../shell/palette/CommandPalette'),
  () => import('../quick-open/QuickOpenDialog'),
  () => import('../search/SearchPanel'),
  () => import('../problems/ProblemsPanel'),
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

/** Large parts, loaded last so that the start has priority. The editor is the largest. */
const largeParts: readonly Load[] = [
  () => import('./InboxWithMarkdown'),
  () => import('../settings/SettingsPage'),
  () => import('../terminal/TerminalPanel'),
  () => withMonacoWords(() => import('../editor/file/TextView')),
  diffView,
];

const largeAfterMs = 3000;

/**
 * Loads one part after another, each in its own idle moment, until all are loaded or the returned function is called.
 * The diff is loaded separately, as soon as a call may change a file.
 */
export function preloadParts(): () => void {
  let ended = false;
  const preload = async (parts: readonly Load[]) => {
    for (const load of parts) {
      await idleMoment();
      if (ended) return;
      // The component that needs the part tries again, and shows the error.
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

/** Safari lacks an idle callback; there it runs after the waiting tasks. */
async function idleMoment(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
