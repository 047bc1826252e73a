import { createHash } from 'node:crypto';
import type { ModelEndpoint, ModelMessage, ReplyOrigin } from './model';

// Ids of calls as servers are told of them. A server gets back its own ids; of calls from elsewhere it is told nine
// letters and digits, which is what the strictest take (Mistral).

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 9;

/** Nine letters and digits, always the same for the same id. */
export function shortId(id: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(id).digest('hex')}`);
  let short = '';
  while (short.length < length) {
    short += digits[Number(rest % 62n)];
    rest /= 62n;
  }
  return short;
}

/** Whether the reply came from where the request goes, so that what was kept of it is understood there. */
export function isOwn(origin: ReplyOrigin | undefined, endpoint: ModelEndpoint): origin is ReplyOrigin {
  return (
    origin !== undefined &&
    origin.providerId === endpoint.providerId &&
    origin.model === endpoint.model &&
    origin.protocol === endpoint.protocol
  );
}

/** By our ids of all calls in the messages: what the server is told instead. */
export function wireIds(
  messages: readonly ModelMessage[],
  endpoint: ModelEndpoint,
  shortened: boolean,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const message of messages) {
    if (message.role !== 'assistant') continue;
    const keeps = !shortened && isOwn(message.origin, endpoint);
    for (const { id } of message.tool_calls ?? []) ids.set(id, keeps ? id : shortId(id));
  }
  return ids;
}
