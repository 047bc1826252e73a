import { useEffect } from 'react';
import { followProject, useServerState } from '../state/server-state';
import { startNew, useQuickQuestion } from './quick-question';

// The project of a quick question: before the first question the last used one, else the user's choice.

/** Updates it whenever the user returns to the Quick Ask window. */
export function useFollowedProject(): void {
  useEffect(() => {
    window.addEventListener('focus', followUsed);
    return () => window.removeEventListener('focus', followUsed);
  }, []);
}

/** The user chose it: the previous question stays with its project. */
export function askAboutProject(key: string): void {
  if (useServerState.getState().project?.key === key) return;
  startNew();
  follow(key);
}

function followUsed(): void {
  const { app, project } = useServerState.getState();
  const { chatId, draft } = useQuickQuestion.getState();
  const used = app?.projectInUse;
  if (chatId !== null || draft !== '' || !used || used === project?.key) return;
  if (app.projects.some(({ key }) => key === used)) follow(used);
}

/** Without a connection, this happens when the user next returns to the window. */
function follow(key: string): void {
  void followProject(key).catch(() => {});
}
