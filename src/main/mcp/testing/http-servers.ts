import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

// For tests: MCP servers over HTTP with the SDK's own transports and one tool.

export type HttpTestServer = {
  readonly url: string;
  /** The number of open sessions. */
  sessions(): number;
  /** Its requests, each as `<method> <path>`. */
  readonly asked: readonly string[];
  /** Breaks every connection and forgets every session, like a restart. */
  forget(): void;
};

/** The older protocol: a stream of events, and a second address for the client's messages. */
export async function startSseServer(): Promise<HttpTestServer> {
  const open = new Map<string, SSEServerTransport>();
  return await listen('/sse', open, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/message') {
      const transport = open.get(searchParams.get('sessionId') ?? '');
      return transport ? await transport.handlePostMessage(request, response) : refuse(response, 404);
    }
    if (request.method !== 'GET') return refuse(response, 405);
    const transport = new SSEServerTransport('/message', response);
    open.set(transport.sessionId, transport);
    await serve(transport, () => open.delete(transport.sessionId));
  });
}

/** With sessions. As in the protocol, it refuses an unknown session with 404. */
export async function startStreamableServer(): Promise<HttpTestServer> {
  const open = new Map<string, StreamableHTTPServerTransport>();
  return await listen('/mcp', open, async (request, response) => {
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const transport = open.get(id);
      return transport ? await transport.handleRequest(request, response) : refuse(response, 404);
    }
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (session) => void open.set(session, transport),
    });
    await serve(transport as Transport, () => open.delete(transport.sessionId ?? ''));
    await transport.handleRequest(request, response);
  });
}

async function serve(transport: Transport, onClose: () => void): Promise<void> {
  const server = new McpServer({ name: 'far away', version: '1.0.0' });
  const input = { text: z.string() };
  server.registerTool('echo', { description: 'Says it again.', inputSchema: input }, async ({ text }) => ({
    content: [{ type: 'text', text: `far: ${text}` }],
  }));
  server.server.onclose = onClose;
  await server.connect(transport);
}

type Sessions = Map<string, { close(): Promise<void> }>;

async function listen(
  path: string,
  open: Sessions,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<HttpTestServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    void answer(request, response).catch(() => refuse(response, 500));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    sessions: () => open.size,
    asked,
    forget() {
      server.closeAllConnections();
      open.clear();
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status).end();
}
