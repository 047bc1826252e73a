import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import { AppError } from '@shared/errors';
import { isSecureAddress } from '@shared/settings/secure-address';
import { textOf } from '@shared/texts/text';

// HTTP of a sign-in. Codes and tokens go over https or stay on this machine, redirects are refused, and each answer is
// limited in time and size.

const timeoutMs = 30_000;
const maxBytes = 1024 * 1024;

/** Throws AppError `unavailable` for a forbidden address, and for an answer that is too large. */
export function signInFetch(signal: AbortSignal): FetchLike {
  return async (address, init) => {
    if (!isSecureAddress(String(address)))
      throw new AppError('unavailable', textOf('sign-in.not-secure', { address: String(address) }));
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { status, statusText, headers } = answer;
    // An event stream has no end, so only the head of the answer is used.
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream) await answer.body?.cancel();
    const body = isStream || hasNoBody(status) ? null : await bodyOf(answer, String(address));
    return new Response(body, { status, statusText, headers });
  };
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

async function bodyOf({ body }: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError('unavailable', textOf('sign-in.too-large', { address }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
