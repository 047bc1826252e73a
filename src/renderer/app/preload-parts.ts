// Preloading: what the window will show sooner or later is fetched in idle moments, so that showing it waits for nothing.

/** By how soon they are wanted; the editor, larger than all the rest, is last. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../chat/MessageList'),
  () => import('../chat/composer/slash/SlashMenu'),
  () => import('../chat/list/ChatList'),
  () => import('../ui/DialogFrame'),
  () => import('../shell/palette/CommandPalette'),
  () => import('../quick-open/QuickOpenDialog'),
  () => import('../chat/markdown/LinkQuestion'),
  () => import('../project/entries/NameField'),
  () => import('../project/entries/TreeQuestions'),
  () => import('../shell/FolderDialog'),
  () => import('../shell/AutoDialog'),
  () => import('../shell/ModelDialog'),
  () => import('../settings/SettingsPage'),
  () => import('../terminal/TerminalPanel'),
  () => import('../editor/file/TextView'),
  () => import('../editor/DiffView'),
];

/** One after another, each in an idle moment of its own, until all are there or the returned function is called. */
export function preloadParts(): () => void {
  let ended = false;
  const preload = async () => {
    for (const load of parts) {
      await idleMoment();
      if (ended) return;
      // Who shows the part tries again, and says what is wrong.
      await load().catch(() => {});
    }
  };
  void preload();
  return () => {
    ended = true;
  };
}

/** Safari does not say when it is idle; there it is after whatever waits already. */
async function idleMoment(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
