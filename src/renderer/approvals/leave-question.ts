import { focusHome, isAwayFromComposer } from '../state/focus';
import { api } from '../state/server-state';

/** A second Esc within this many milliseconds stops the turn. */
const togetherMs = 1000;

let forgetFirst = () => {};

/**
 * Esc on a question: back to where the keyboard came from, deciding nothing. Beside the composer the turn is stopped if the
 * next key is Esc again.
 */
export function leaveQuestion(chatId: string): void {
  focusHome();
  forgetFirst();
  if (isAwayFromComposer()) return;
  const next = (event: KeyboardEvent) => {
    forgetFirst();
    if (event.key !== 'Escape' || event.repeat || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    // It fails only while there is no connection, and the window says that by itself.
    api.chat.stop({ chatId }).catch(() => {});
  };
  const timer = setTimeout(() => forgetFirst(), togetherMs);
  window.addEventListener('keydown', next, { capture: true });
  forgetFirst = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', next, { capture: true });
    forgetFirst = () => {};
  };
}
