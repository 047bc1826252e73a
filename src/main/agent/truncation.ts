import type { ModelEndpoint, ModelError } from './model/kit/model';
import { windowIn } from './model/kit/window-in';
import { serverMessage } from './model/server-message';

// Detects a context window smaller than its setting: from a refusal, or from a server that silently drops the beginning
// of a request. Ollama does this beyond the window that it was started with.

type Counted = {
  /** Tokens, estimated. */
  readonly sent: number;
  /** Tokens counted by the server; 0: unknown. */
  readonly counted: number;
};

/** By chat: the server's last count for a request that seemed larger. */
const suspected = new WeakMap<object, number>();

/** The window, after the server counted the same round number for two much larger requests; else null. */
export function truncatedAt(chat: object, { sent, counted }: Counted): number | null {
  if (counted === 0 || counted >= sent * 0.7) {
    suspected.delete(chat);
    return null;
  }
  const before = suspected.get(chat);
  suspected.set(chat, counted);
  return before === counted && isRound(counted) ? counted : null;
}

/** Windows are powers of two, or sums of some. */
function isRound(tokens: number): boolean {
  return tokens % 256 === 0;
}

/** Learns the window that the server names when it refuses a request as too long. */
export function learnWindow(endpoint: ModelEndpoint, { fault, refusal }: ModelError): void {
  // The body of another refusal may repeat the user's text.
  if (fault !== 'context-too-long') return;
  const window = windowIn(serverMessage(refusal?.body ?? ''));
  if (window !== null && window < endpoint.contextWindow)
    endpoint.learn?.([{ kind: 'context-window', of: String(window) }]);
}
