// Preloading: what the window will show sooner or later is fetched in idle moments, so that showing it waits for nothing.

import { withMonacoWords } from '../editor/parts/with-monaco-words';

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
  () => import('../shell/FolderDialog'),
  () => import('../shell/AutoDialog'),
  () => import('../shell/ModelDialog'),
];

/** Large: the window is in use by then, and nothing of its start competes with them. The editor is the largest. */
const largeParts: readonly Load[] = [
  () => import('../settings/SettingsPage'),
  () => import('../terminal/TerminalPanel'),
  () => withMonacoWords(() => import('../editor/file/TextView')),
  () => withMonacoWords(() => import('../editor/DiffView')),
];

const largeAfterMs = 3000;

/** One after another, each in an idle moment of its own, until all are there or the returned function is called. */
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
  const later = setTimeout(() => void preload(largeParts), largeAfterMs);
  return () => {
    ended = true;
    clearTimeout(later);
  };
}

/** Safari does not say when it is idle; there it is after whatever waits already. */
async function idleMoment(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
