import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { type Authorization, createAuthorization } from './authorization';

// MCP server over HTTP for tests that requires a token, with its authorization server. Only the header of its refusal
// contains the address of that server.

export type ProtectedServer = {
  /** Of the MCP server. */
  readonly url: string;
  readonly authorization: Authorization;
  close(): Promise<void>;
};

/** `says`: metadata of its authorization server that adds to or replaces the default; with `jwks_uri` that of OpenID. */
export async function startProtectedServer(says: object = {}): Promise<ProtectedServer> {
  const authorization = createAuthorization();
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}`;
    void answer({ request, response, address: new URL(request.url ?? '/', base), authorization, says });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    authorization,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: URL;
  readonly authorization: Authorization;
  readonly says: object;
};

async function answer(exchange: Exchange): Promise<unknown> {
  const { request, response, address, authorization, says } = exchange;
  const { origin, pathname, searchParams } = address;
  switch (pathname) {
    case '/about-this-resource':
      return json(response, 200, { resource: `${origin}/mcp`, authorization_servers: [origin] });
    case 'jwks_uri' in says ? '/.well-known/openid-configuration' : '/.well-known/oauth-authorization-server':
      return json(response, 200, { ...metadataOf(origin), ...says });
    case '/register':
      return json(response, 201, authorization.register(JSON.parse(await textOf(request))));
    case '/authorize': {
      const location = authorization.pageLeadsTo(searchParams);
      if (location === null) return json(response, 400, { error: 'invalid_request' });
      return response.writeHead(302, { location }).end();
    }
    case '/token': {
      const tokens = authorization.tokens(new URLSearchParams(await textOf(request)));
      return tokens ? json(response, 200, tokens) : json(response, 400, { error: 'invalid_grant' });
    }
    case '/mcp':
      return await answerMcp(exchange);
    default:
      return json(response, 404, { error: 'not_found' });
  }
}

/** Each request is a new session. */
async function answerMcp({ request, response, address, authorization }: Exchange): Promise<void> {
  if (!authorization.admits(request.headers.authorization?.replace('Bearer ', '') ?? '')) {
    const where = `Bearer error="invalid_token", resource_metadata="${address.origin}/about-this-resource"`;
    response.setHeader('www-authenticate', where);
    return json(response, 401, { error: 'invalid_token' });
  }
  const server = new McpServer({ name: 'protected', version: '1.0.0' });
  server.registerTool('whoami', { description: 'Says who is signed in.' }, async () => ({
    content: [{ type: 'text', text: 'You are signed in.' }],
  }));
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
  response.once('close', () => void transport.close());
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
