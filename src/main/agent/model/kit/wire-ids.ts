import { createHash } from 'node:crypto';
import type { ModelEndpoint, ModelMessage, ReplyOrigin } from './model';

// Ids of calls in requests. A server gets its own ids back. Calls from elsewhere get nine letters and digits, the
// format of the strictest server (Mistral).

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

/** Whether the reply came from the endpoint of the request, which then understands its stored data. */
export function isOwn(origin: ReplyOrigin | undefined, endpoint: ModelEndpoint): origin is ReplyOrigin {
  return (
    origin !== undefined &&
    origin.providerId === endpoint.providerId &&
    origin.model === endpoint.model &&
    origin.protocol === endpoint.protocol
  );
}

/** The ids for the server, by our ids of all calls in the messages. */
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
