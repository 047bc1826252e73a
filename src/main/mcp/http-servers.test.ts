import { describe, expect, test } from 'vitest';
import { createTestContext } from '../tools/testing/test-context';
import { type HttpTestServer, startSseServer, startStreamableServer } from './testing/http-servers';
import { startServers, type TestServers } from './testing/test-servers';

// Servers over HTTP, with both transports.

async function echo(servers: TestServers, text: string): Promise<unknown> {
  const context = await createTestContext();
  return (await servers.tool('far__echo').run({ text }, context, null)).forModel;
}

/** Waits for the new session after it forgot the old ones. */
const isThereAgain = (servers: TestServers, far: HttpTestServer) =>
  servers.until(() => far.sessions() === 1 && servers.tools().length === 1);

describe('a server of the older protocol', () => {
  test('is found out by its refusal of the newer one; its tools are there and answer, and it is let go', async () => {
    const far = await startSseServer();
    const servers = await startServers({ far: { url: far.url } });
    await servers.start();
    expect(servers.state('far')).toMatchObject({
      transport: 'http',
      connection: { kind: 'ready', name: 'far away 1.0.0' },
      tools: [{ name: 'echo', callName: 'far__echo', state: { kind: 'on' } }],
    });
    expect(far.asked.slice(0, 3)).toEqual(['POST /sse', 'GET /sse', 'POST /message']);
    expect(await echo(servers, 'hi')).toBe('far: hi');
    expect(far.sessions()).toBe(1);
    await servers.close();
    await expect.poll(far.sessions).toBe(0);
  });

  test('is not asked for the newer one where it is configured as such', async () => {
    const far = await startSseServer();
    const servers = await startServers({ far: { type: 'sse', url: far.url } });
    await servers.start();
    expect(far.asked[0]).toBe('GET /sse');
    expect(await echo(servers, 'hi')).toBe('far: hi');
  });

  test('is connected to anew when its stream ends', async () => {
    const far = await startSseServer();
    const servers = await startServers({ far: { type: 'sse', url: far.url } });
    await servers.start();
    far.forget();
    await isThereAgain(servers, far);
    expect(await echo(servers, 'again')).toBe('far: again');
  });
});

test('a session that the server does not know any more is begun anew', async () => {
  const far = await startStreamableServer();
  const servers = await startServers({ far: { url: far.url } });
  await servers.start();
  expect(await echo(servers, 'hi')).toBe('far: hi');
  far.forget();
  await expect(echo(servers, 'lost')).rejects.toThrow(
    'The server "far" has forgotten this connection, and is connected to anew. Nothing was executed; call it again.',
  );
  await isThereAgain(servers, far);
  expect(await echo(servers, 'again')).toBe('far: again');
});
