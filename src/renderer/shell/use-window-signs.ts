import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../state/language';
import { waitingElsewhere } from '../state/questions/next-question';
import { useServerState } from '../state/server-state';
import { windowTitle } from './window-title';

// State of the app outside React's tree: the theme, and the title of the window in the system.

export function useTheme(): void {
  const theme = useServerState((state) => state.app?.settings.theme ?? 'system');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}

export function useWindowTitle(): void {
  const project = useServerState((state) => state.project?.name ?? null);
  const waiting = useServerState(({ project }) => waitingElsewhere(project?.chats ?? [], null));
  // Changes with the language.
  useLanguage((state) => state.spoken);
  const isLookedAt = useSyncExternalStore(onAttention, hasAttention);
  const title = windowTitle({ project, waiting: isLookedAt ? 0 : waiting });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const signs = ['focus', 'blur'] as const;

/** Whether the window is in front and visible; then it shows its questions itself. */
function hasAttention(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function onAttention(look: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, look);
    document.removeEventListener('visibilitychange', look);
  };
}
