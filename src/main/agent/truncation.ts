import type { ModelEndpoint, ModelError } from './model/kit/model';
import { windowIn } from './model/kit/window-in';
import { serverMessage } from './model/server-message';

// A window that is smaller than was thought: told in a refusal, or by a server that reads only the end of what it is
// sent, without a word. Ollama does so beyond the window it was started with.

type Counted = {
  /** Tokens, estimated. */
  readonly sent: number;
  /** As the server counted them; 0: it did not. */
  readonly counted: number;
};

/** By the chat: what was counted last of a request that seemed to be larger. */
const suspected = new WeakMap<object, number>();

/** The window, once the same round figure was counted twice of requests that were much larger; else null. */
export function truncatedAt(chat: object, { sent, counted }: Counted): number | null {
  if (counted === 0 || counted >= sent * 0.7) {
    suspected.delete(chat);
    return null;
  }
  const before = suspected.get(chat);
  suspected.set(chat, counted);
  return before === counted && isRound(counted) ? counted : null;
}

/** Windows are powers of two, or some of them together. */
function isRound(tokens: number): boolean {
  return tokens % 256 === 0;
}

/** What the server itself says of its window, as it refuses a request that is too long. */
export function learnWindow(endpoint: ModelEndpoint, { fault, refusal }: ModelError): void {
  // Of another refusal the body may repeat what the user wrote.
  if (fault !== 'context-too-long') return;
  const window = windowIn(serverMessage(refusal?.body ?? ''));
  if (window !== null && window < endpoint.contextWindow)
    endpoint.learn?.([{ kind: 'context-window', of: String(window) }]);
}
