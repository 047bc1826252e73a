import type { Called } from '@shared/app-state';
import { words } from '@shared/texts/text';
import { useServerState } from '../server-state';
import { showChat, showPage, showSettings } from '../ui-state';
import { chatLookedAt } from './looked-at';
import { permission } from './permission';

// Notifies the user of a chat of this project through the browser while the window is not in front. On the desktop the
// main process shows system notifications. A click shows the chat and decides nothing. It also shows the chat or page
// that the user chose outside the window.

/** Runs until the page closes. */
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

/** A window that opens later ignores an old request. */
function isRecent(at: number): boolean {
  return Date.now() - at < 5000;
}

function notify({ chatId, kind, title, isSilent }: Called): void {
  const { project } = useServerState.getState();
  if (!project || permission() !== 'granted' || chatLookedAt() === chatId) return;
  const shown = new Notification(words('notification.title', { project: project.name, title }), {
    body: words(`notification.${kind}`),
    silent: isSilent,
    // One notification per chat, however many windows show the project.
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
