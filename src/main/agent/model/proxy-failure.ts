import { type Text, textOf } from '@shared/texts/text';
import { environmentProxy, shownProxy, UnusableProxyError } from './environment-proxy';

// Messages for the user about failures of a proxy. Servers behind it fail as they do on a direct connection.

/** The proxy's address, password removed; null for a direct connection. */
export function shownProxyFor(baseUrl: string): string | null {
  const address = URL.parse(baseUrl);
  try {
    const proxy = address && environmentProxy(address);
    return proxy && shownProxy(proxy);
  } catch {
    // Sending the request has already reported it.
    return null;
  }
}

/** The reason for a failed connection, if the proxy causes it and only a change of its configuration helps. */
export function proxyFault(error: unknown, code: string): Text | null {
  if (error instanceof UnusableProxyError) return textOf('proxy.unusable', { variable: error.variable });
  if (code === 'ECONNREFUSED') return textOf('proxy.refused');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return textOf('proxy.no-host');
  const status = statusOf(error);
  if (code !== 'ERR_PROXY_TUNNEL' || status < 400 || status > 499) return null;
  return status === 407 ? textOf('network.proxy') : textOf('proxy.no-tunnel', { status });
}

/** The status of a proxy that refused a tunnel; 0: it sent none. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) || 0 : 0;
}
