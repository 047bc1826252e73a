import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { processStart } from '../base/processes/process-identity';
import { tempFolder } from '../base/testing/temp-folder';
import { createTestContext } from '../tools/testing/test-context';
import { odd, startServers, type TestServers } from './testing/test-servers';

// Faulty behaviour of servers, each next to a server that continues undisturbed.

async function echo(servers: TestServers, alias: string): Promise<unknown> {
  const tool = servers.tool(`${alias}__echo`);
  return (await tool.run({ text: 'hi' }, await createTestContext(), null)).forModel;
}

test('a list of tools without an end is cut, and one that never comes is given up', async () => {
  const servers = await startServers({
    endless: odd('endless'),
    mute: { ...odd('no-list'), timeout: 1000 },
    docs: odd('good'),
  });
  await servers.start();
  expect(servers.state('endless').tools).toHaveLength(50);
  expect(servers.state('mute').connection).toMatchObject({
    kind: 'failed',
    why: { key: 'servers.no-answer' },
  });
  expect(await echo(servers, 'docs')).toBe('echo: hi');
});

test('a server that says over and over that its tools changed keeps them, and disturbs nobody', async () => {
  const servers = await startServers({ restless: odd('restless'), docs: odd('good') });
  await servers.start();
  expect(await echo(servers, 'restless')).toBe('echo: hi');
  expect(await echo(servers, 'docs')).toBe('echo: hi');
  await servers.close();
  expect(servers.sessions()).toEqual([]);
});

test('results of no shape are taken for what can be read of them, or are an error', async () => {
  const servers = await startServers({
    a: odd('shapeless'),
    b: { ...odd('nothing'), timeout: 1000 },
    c: odd('fails'),
  });
  await servers.start();
  expect(await echo(servers, 'a')).toBe('');
  await expect(echo(servers, 'b')).rejects.toThrow('The server "b" did not answer in time.');
  expect(servers.log('b')).toContain('"result":null');
  await expect(echo(servers, 'c')).rejects.toThrow('No such fish.');
});

test.each([-32000, -32001, -32602, 7])(
  'an error of number %d that a server answers with is told as it says it',
  async (code) => {
    const servers = await startServers({
      a: odd('refuses', String(code)),
      b: odd('refuses-all', String(code)),
    });
    await servers.start();
    await expect(echo(servers, 'a')).rejects.toThrow(
      `The server "a" answered with an error: MCP error ${code}: The fish quota is used up`,
    );
    expect(servers.state('a').connection.kind).toBe('ready');
    expect(servers.state('b').connection).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('The fish quota is used up'),
    });
  },
);

test('a server that ends and leaves a child with its pipes is there again, without the child', async () => {
  const file = join(await tempFolder(), 'pid');
  const servers = await startServers({ leaves: odd('orphans', file) });
  await servers.start();
  await expect(echo(servers, 'leaves')).rejects.toThrow('The server "leaves" ended during the call.');
  await servers.until(() => servers.state('leaves').connection.kind === 'ready');
  expect(await processStart(Number(readFileSync(file, 'utf8')))).toBeNull();
});

test('over HTTP, an answer that is too long or never comes is no server', async () => {
  const megabyte = `"${'x'.repeat(1024 * 1024)}",`;
  const server = createServer(async (request, response) => {
    if (request.url === '/mute') return;
    response.on('error', () => undefined).writeHead(200, { 'content-type': 'application/json' });
    for (let sent = 0; sent < 40 && !response.destroyed; sent += 1)
      response.write(sent === 0 ? `[${megabyte}` : megabyte);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const servers = await startServers({
    huge: { url: `${base}/huge` },
    mute: { url: `${base}/mute`, timeout: 1000 },
  });
  await servers.start();
  expect(servers.state('huge').connection).toMatchObject({
    kind: 'failed',
    why: expect.stringContaining('The server sent a message that is too long.'),
  });
  expect(servers.state('mute').connection).toMatchObject({
    kind: 'failed',
    why: { key: 'servers.no-answer' },
  });
});
