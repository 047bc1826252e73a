import { api } from '../../state/server-state';

// Sends unexpected errors of the page to the main process, which writes them into its log.

/** Later errors of a page are dropped, because most of them repeat an earlier one. */
const mostNoted = 20;
const longest = 10_000;

let noted = 0;

/** Reports every uncaught exception until the page closes. */
export function noteFaults(): void {
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

function note(fault: unknown): void {
  noted += 1;
  if (noted > mostNoted) return;
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  // Without a connection, the browser's console still has it.
  api.app.noteFault({ text: text.slice(0, longest) }).catch(() => {});
}
