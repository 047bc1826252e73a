import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { FetchLike, Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { fieldOf } from '@shared/base/json';
import type { HttpServer } from '@shared/servers/servers';

// MCP over HTTP: streamable, or the older server-sent events. The size of each answer is limited.

export type HttpOptions = {
  readonly server: HttpServer;
  readonly authProvider: OAuthClientProvider | undefined;
};

/** Creates a new one, because a transport can start only once. */
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
    // After a broken stream the server begins a new session, which has not been initialised.
    return endedBy(transport, (error) => error instanceof SseError);
  }
  const { StreamableHTTPClientTransport } = await import(
    '@modelcontextprotocol/sdk/client/streamableHttp.js'
  );
  // Its session id may be undefined, but the interface declares it as optional.
  const transport = new StreamableHTTPClientTransport(url, options) as Transport;
  return endedBy(transport, (error) => transport.sessionId !== undefined && isUnknownSession(error));
}

/** A connection is useless after these errors. It is closed, so that a new one can start. */
function endedBy(transport: Transport, isFatal: (error: Error) => boolean): Transport {
  transport.onerror = (error) => {
    // The call with the error gets it first.
    if (isFatal(error)) setImmediate(() => void transport.close());
  };
  return transport;
}

/** The protocol's answer for a forgotten session. The server did nothing then. */
export function isUnknownSession(error: unknown): boolean {
  return fieldOf(error, 'code') === 404;
}

/** Whether a server that refuses streamable HTTP like this may support the older transport. */
export function mayBeSse(error: unknown): boolean {
  const code = fieldOf(error, 'code');
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

/** Limits each line of an event stream, and the whole of any other answer. */
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
