import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import { AppError, messageOf } from '@shared/errors';
import { isSecureAddress } from '@shared/settings/secure-address';
import { textOf } from '@shared/texts/text';
import { type AuthorizationRequest, askForPage, checkSender, exchangeCode } from './authorization';
import type { CredentialStore, SignInServer } from './credentials';
import { listenForRedirect } from './redirect-listener';

// Sign-in to an MCP server: from its authorization page to tokens in the secret store. The browser returns to a
// loopback address here, or the user pastes the address of the redirect.

export type SignIn = {
  /** The authorization page: https, or on this machine. */
  readonly page: string;
  /**
   * Takes the address of the redirect. Resolves once it led to tokens. Throws AppError otherwise: `invalid` if the
   * address belongs to another sign-in; this sign-in then continues.
   */
  take(address: string): Promise<void>;
  /** Resolves once signed in. Rejects with AppError on failure, `closed` if it was cancelled. */
  readonly over: Promise<void>;
  cancel(): void;
};

/** The time that the user has. */
const patienceMs = 10 * 60_000;

/** Throws AppError `unavailable` if the server lacks a sign-in. */
export async function beginSignIn(server: SignInServer, credentials: CredentialStore): Promise<SignIn> {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(patienceMs)]);
  const state = randomBytes(32).toString('base64url');
  const over = Promise.withResolvers<void>();
  // Waiting callers get the error. An error that has no waiting caller must not count as unhandled.
  over.promise.catch(() => {});
  let request: AuthorizationRequest | null = null;
  let isTaken = false;

  const take = async (address: string) => {
    const { code, issuers, failure } = answerIn(address, state);
    if (isTaken || request === null) throw new AppError('already-decided', textOf('sign-in.already-over'));
    isTaken = true;
    try {
      await checkSender(request, issuers);
      if (failure !== null) throw new AppError('denied', textOf('sign-in.refused', { reason: failure }));
      await exchangeCode(request, code);
      over.resolve();
    } catch (error) {
      over.reject(asAppError(error, server));
      throw asAppError(error, server);
    }
  };

  const { redirectUrl: before } = await credentials.of(server);
  const listener = await listenForRedirect({ port: portOf(before), take });
  const close = () => listener.close();
  signal.addEventListener('abort', () => {
    over.reject(new AppError('closed', textOf('sign-in.given-up', { server: server.alias })));
  });
  void over.promise.then(close, close);
  try {
    const fetchFn = signInFetch(signal);
    request = await askForPage({ server, credentials, state, redirectUrl: listener.url, fetchFn });
  } catch (error) {
    over.reject(error);
    throw asAppError(error, server);
  }
  return { page: request.page, take, over: over.promise, cancel: () => end.abort() };
}

function portOf(redirectUrl: string | undefined): number | null {
  return redirectUrl === undefined ? null : Number(URL.parse(redirectUrl)?.port) || null;
}

type Answer = {
  readonly code: string;
  /** The authorization servers that it names as its sender. */
  readonly issuers: readonly string[];
  readonly failure: string | null;
};

/** Throws AppError `invalid` if the address does not belong to this sign-in. */
function answerIn(address: string, state: string): Answer {
  const query = URL.parse(address.trim())?.searchParams;
  if (!query?.has('state')) throw new AppError('invalid', textOf('sign-in.no-such-address'));
  if (!isSame(query.get('state') ?? '', state)) throw new AppError('invalid', textOf('sign-in.of-another'));
  const failure = query.get('error');
  const code = query.get('code') ?? '';
  if (failure === null && code === '') throw new AppError('invalid', textOf('sign-in.no-such-address'));
  return {
    code,
    issuers: query.getAll('iss'),
    failure: failure && (query.get('error_description') ?? failure).slice(0, 300),
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function asAppError(error: unknown, { alias }: SignInServer): AppError {
  if (error instanceof AppError) return error;
  const reason = messageOf(error).slice(0, 300);
  return new AppError('unavailable', textOf('sign-in.failed', { server: alias, reason }), { cause: error });
}

// HTTP of a sign-in. Codes and tokens go over https or stay on this machine, redirects are refused, and each answer is
// limited in time and size.

const timeoutMs = 30_000;
const maxBytes = 1024 * 1024;

/** Throws AppError `unavailable` for a forbidden address, and for an answer that is too large. */
function signInFetch(signal: AbortSignal): FetchLike {
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
