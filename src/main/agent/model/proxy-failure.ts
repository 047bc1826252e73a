import { type Text, textOf } from '@shared/texts/text';
import { environmentProxy, shownProxy, UnusableProxyError } from './environment-proxy';

// What went wrong at a proxy, for a person. Servers behind it fail as they do without one.

/** Without its password; null where the connection is direct. */
export function shownProxyFor(baseUrl: string): string | null {
  const address = URL.parse(baseUrl);
  try {
    const proxy = address && environmentProxy(address);
    return proxy && shownProxy(proxy);
  } catch {
    // It was told when the request was to be sent.
    return null;
  }
}

/** Why a connection failed, where the fault is the proxy's and stays until somebody mends it. */
export function proxyFault(error: unknown, code: string): Text | null {
  if (error instanceof UnusableProxyError) return textOf('proxy.unusable', { variable: error.variable });
  if (code === 'ECONNREFUSED') return textOf('proxy.refused');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return textOf('proxy.no-host');
  const status = statusOf(error);
  if (code !== 'ERR_PROXY_TUNNEL' || status < 400 || status > 499) return null;
  return status === 407 ? textOf('network.proxy') : textOf('proxy.no-tunnel', { status });
}

/** The answer of a proxy that was to make a tunnel; 0: there was none. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) || 0 : 0;
}
