import { useEffect } from 'react';
import { followProject, useServerState } from '../state/server-state';
import { startNew, useQuickQuestion } from './quick-question';

// Which project a quick question is about: the one used last, as long as nothing is asked, else the person's choice.

/** Whenever the person turns to the small window anew. */
export function useFollowedProject(): void {
  useEffect(() => {
    window.addEventListener('focus', followUsed);
    return () => window.removeEventListener('focus', followUsed);
  }, []);
}

/** The person chose it: the question before stays with its project. */
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

/** Without a connection it is done with the next turn to the window. */
function follow(key: string): void {
  void followProject(key).catch(() => {});
}
