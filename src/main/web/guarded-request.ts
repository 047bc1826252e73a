import { lookup as systemLookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';
import { hostMatches } from './host-match';
import { kindOfAddress } from './public-address';

// Guarded request: one GET, only to public addresses: a name is looked up once, and the connection gets exactly the
// checked addresses. Redirects, reused connections and proxies are off, because Pilotfish cannot see where they
// connect.

export type Guard = {
  /** Local hosts that may be reached (`web.allowedHosts`). */
  readonly allowedHosts: readonly string[];
  /** Replaces the system's lookup. */
  readonly lookup?: typeof systemLookup;
};

/** The head of the answer, with its body unread. Throws ToolError if the request is forbidden or fails. */
export async function guardedRequest(url: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = guard.allowedHosts.some((allowed) => hostMatches(allowed, url, 'every'));
  if (isIP(host) !== 0) assertReachable(host, { url, isAllowed });
  signal.throwIfAborted();
  const request = moduleFor(url).request(url, {
    headers,
    agent: false,
    lookup: checkedLookup(guard.lookup ?? systemLookup, (address) =>
      assertReachable(address, { url, isAllowed }),
    ),
  });
  endWith(request, signal);
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).on('error', reject).end();
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ToolError) throw error;
    throw new ToolError(`Cannot fetch ${url.href}: ${messageOf(error)}.${proxyNote()}`, { cause: error });
  }
}

const headers = {
  'user-agent': 'Pilotfish (web_fetch)',
  accept: 'text/html,application/xhtml+xml,text/markdown,text/plain;q=0.9,application/pdf;q=0.9,*/*;q=0.8',
  'accept-language': 'en,*;q=0.5',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

type Place = { readonly url: URL; readonly isAllowed: boolean };

function assertReachable(address: string, { url, isAllowed }: Place): void {
  const kind = kindOfAddress(address);
  if (kind === 'public' || (kind === 'local' && isAllowed)) return;
  const at = url.hostname.includes(address) ? address : `${url.hostname} is at ${address}, which`;
  throw new ToolError(
    kind === 'metadata'
      ? `Cannot fetch ${url.href}: ${at} is where a cloud tells its machines their secrets. It is never reached.`
      : `Cannot fetch ${url.href}: ${at} is not on the public internet. ` +
          `The user can allow the host ${url.host} under "Web" in the settings (web.allowedHosts).`,
  );
}

/** Works as `lookup`, but fails if `check` throws for one of the addresses. */
function checkedLookup(lookup: typeof systemLookup, check: (address: string) => void): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      try {
        for (const { address } of found) check(address);
      } catch (refusal) {
        return done(refusal as Error, []);
      }
      const [first] = found;
      if (options.all || !first) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

/** Avoids an import, because an import reads every export, and one of them loads all of `fetch`. */
function moduleFor({ protocol }: URL) {
  return process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
}

function endWith(request: ClientRequest, signal: AbortSignal): void {
  const end = () => request.destroy();
  signal.addEventListener('abort', end);
  request.once('close', () => signal.removeEventListener('abort', end));
}

function proxyNote(): string {
  const isSet = ['http_proxy', 'https_proxy', 'all_proxy'].some(
    (name) => process.env[name] || process.env[name.toUpperCase()],
  );
  return isSet
    ? ' Pages are fetched without the proxy of the environment, because addresses are checked.'
    : '';
}
