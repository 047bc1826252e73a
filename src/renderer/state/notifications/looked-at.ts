import { chatInFront } from '../chat-in-front';
import { api, useServerState } from '../server-state';
import { useUiState } from '../ui-state';

// The chat that the person looks at: in front in this window, which has the focus.

/** Null while they look at none, or elsewhere. */
export function chatLookedAt(): string | null {
  const { page, chatId } = useUiState.getState();
  if (page !== 'work' || document.visibilityState !== 'visible' || !document.hasFocus()) return null;
  return chatInFront(useServerState.getState().project, chatId);
}

/** Keeps main told of it on the desktop, where main calls the person; for as long as the page lives. */
export function tellLookedAt(): void {
  if (!window.pilotfish) return;
  let told: string | null = null;
  const tell = () => {
    const chatId = chatLookedAt();
    if (chatId === told) return;
    told = chatId;
    // What main is not told of is called for once too often.
    api.window.lookAt({ chatId }).catch(() => {});
  };
  useUiState.subscribe(tell);
  useServerState.subscribe(tell);
  window.addEventListener('focus', tell);
  window.addEventListener('blur', tell);
  document.addEventListener('visibilitychange', tell);
}
