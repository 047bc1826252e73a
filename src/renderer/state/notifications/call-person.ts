import type { Called } from '@shared/app-state';
import { words } from '@shared/texts/text';
import { useServerState } from '../server-state';
import { showChat, showPage, showSettings } from '../ui-state';
import { chatLookedAt } from './looked-at';
import { permission } from './permission';

// Calls the person to a chat of this window's project while they look elsewhere, by the browser's notifications; the
// desktop has the system's, which main shows. A click shows the chat and decides nothing. Goes where the person was taken outside of the window too.

/** For as long as the page lives. */
export function callPerson(): void {
  useServerState.subscribe(({ app, project }, before) => {
    if (!app) return;
    const asked = app.shortcutsWanted;
    if (asked && asked !== before.app?.shortcutsWanted && isHere(asked.project) && isRecent(asked.at))
      showSettings('keys');
    if (!project) return;
    const { called, wanted } = app;
    if (called && before.app && called !== before.app.called && called.project === project.key)
      notify(called);
    if (wanted && wanted !== before.app?.wanted && wanted.project === project.key && isRecent(wanted.at))
      goTo(wanted.chatId);
  });
}

function isHere(project: string | null): boolean {
  return project === (useServerState.getState().project?.key ?? null);
}

/** A window that is opened later is not taken anywhere. */
function isRecent(at: number): boolean {
  return Date.now() - at < 5000;
}

function notify({ chatId, kind, title, isSilent }: Called): void {
  const { project } = useServerState.getState();
  if (!project || permission() !== 'granted' || chatLookedAt() === chatId) return;
  const shown = new Notification(words('notification.title', { project: project.name, title }), {
    body: words(`notification.${kind}`),
    silent: isSilent,
    // One for each chat, whatever number of windows shows the project.
    tag: chatId,
  });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    goTo(chatId);
  });
}

function goTo(chatId: string): void {
  showPage('work');
  showChat(chatId);
}
