import { chatInFront } from '../chat-in-front';
import { api, useServerState } from '../server-state';
import { useUiState } from '../ui-state';

// The chat that the user looks at: in front in this window, which has the focus.

/** Null while another page or window is in front, or a new chat. */
export function chatLookedAt(): string | null {
  const { page, chatId } = useUiState.getState();
  if (page !== 'work' || document.visibilityState !== 'visible' || !document.hasFocus()) return null;
  return chatInFront(useServerState.getState().project, chatId);
}

/** Reports this chat to the main process on the desktop, which shows the notifications. Runs until the page closes. */
export function tellLookedAt(): void {
  if (!window.pilotfish) return;
  let told: string | null = null;
  const tell = () => {
    const chatId = chatLookedAt();
    if (chatId === told) return;
    told = chatId;
    // If the report fails, the user gets at most one notification too many.
    api.window.lookAt({ chatId }).catch(() => {});
  };
  useUiState.subscribe(tell);
  useServerState.subscribe(tell);
  window.addEventListener('focus', tell);
  window.addEventListener('blur', tell);
  document.addEventListener('visibilitychange', tell);
}
