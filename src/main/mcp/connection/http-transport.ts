import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { FetchLike, Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { HttpServer } from '@shared/servers/servers';

// MCP over HTTP: streamable, or the older server-sent events. What is answered is bounded in size.

export type HttpOptions = {
  readonly server: HttpServer;
  readonly authProvider: OAuthClientProvider | undefined;
};

/** A new one: none of them can be started twice. */
export async function createHttpTransport(
  { server, authProvider }: HttpOptions,
  kind: 'http' | 'sse',
): Promise<Transport> {
  const url = new URL(server.url);
  const options = {
    requestInit: { headers: server.headers },
    fetch: boundedFetch,
    ...(authProvider && { authProvider }),
  };
  if (kind === 'sse') {
    const { SSEClientTransport, SseError } = await import('@modelcontextprotocol/sdk/client/sse.js');
    const transport = new SSEClientTransport(url, options);
    // What follows a stream that broke is another session, to which nothing was said yet.
    return endedBy(transport, (error) => error instanceof SseError);
  }
  const { StreamableHTTPClientTransport } = await import(
    '@modelcontextprotocol/sdk/client/streamableHttp.js'
  );
  // Its session id may be undefined, which the interface has as absent.
  const transport = new StreamableHTTPClientTransport(url, options) as Transport;
  return endedBy(transport, (error) => transport.sessionId !== undefined && isUnknownSession(error));
}

/** A connection that goes on after these errors would be of no use: it is over, and may be begun anew. */
function endedBy(transport: Transport, isFatal: (error: Error) => boolean): Transport {
  transport.onerror = (error) => {
    // The call that met it is told of it first.
    if (isFatal(error)) setImmediate(() => void transport.close());
  };
  return transport;
}

/** As the protocol has a server say that it forgot the session; nothing was done then. */
export function isUnknownSession(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 404;
}

/** Whether a server that refuses streamable HTTP like this may speak the older way. */
export function mayBeSse(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return code === 400 || code === 404 || code === 405;
}

const longestMessage = 16 * 1024 * 1024;

const boundedFetch: FetchLike = async (url, init) => {
  const response = await fetch(url, init);
  if (response.body === null) return response;
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const body = response.body.pipeThrough(boundary(isStream));
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
};

/** Of a stream of events each line is bounded, of anything else the whole. */
function boundary(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const newline = isStream ? chunk.lastIndexOf(10) : -1;
      length = newline === -1 ? length + chunk.length : chunk.length - newline;
      if (length > longestMessage) controller.error(new Error('The server sent a message that is too long.'));
      else controller.enqueue(chunk);
    },
  });
}
