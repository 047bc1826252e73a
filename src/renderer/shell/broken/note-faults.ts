import { api } from '../../state/server-state';

// Faults of the page that nobody expected: told to main, which writes them into its log.

/** A fault that comes again and again says nothing new. */
const mostNoted = 20;
const longest = 10_000;

let noted = 0;

/** Notes every exception that nothing caught, for as long as the page lives. */
export function noteFaults(): void {
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

function note(fault: unknown): void {
  noted += 1;
  if (noted > mostNoted) return;
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  // Where main cannot be told, the browser's console has it all the same.
  api.app.noteFault({ text: text.slice(0, longest) }).catch(() => {});
}
