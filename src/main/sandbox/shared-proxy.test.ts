import { once } from 'node:events';
import { createServer, request } from 'node:http';
import {
  encodeSandboxedCommand,
  proxyUsernameFor,
} from '@anthropic-ai/sandbox-runtime/dist/sandbox/sandbox-utils.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { proxyFolder } from './run-folders';
import type { Destination } from './sandbox-protocol';
import { createSharedProxy, listenOnSocket } from './shared-proxy';
import { anotherSandbox, inSandbox, place, sandbox } from './testing/in-sandbox';
import type { Sandbox } from './wrap-command';

async function pageServer(): Promise<number> {
  const server = createServer((_, answer) => answer.end('a page'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

function asked(answer: (to: Destination) => Promise<boolean>) {
  const met: Destination[] = [];
  const mayConnect = (to: Destination) => {
    met.push(to);
    return answer(to);
  };
  return { met, options: { confinement: { kind: 'works', mayConnect } } as const };
}

const get = (port: number, proxy: string) =>
  `curl -sm 20 --noproxy '' -w ' %{http_code}' -x "$${proxy}" http://127.0.0.1:${port}/`;

it.skipIf(process.platform === 'win32')(
  'the name of a run opens nothing once the run has ended',
  async () => {
    const port = await pageServer();
    const proxy = createSharedProxy(listenOnSocket('socat'), await proxyFolder(), async () => true);
    onTestFinished(() => proxy.close());
    const { httpSocketPath, proxyAuthToken } = await proxy.open('run');
    const user = proxyUsernameFor(encodeSandboxedCommand('run'));
    const authorization = `Basic ${Buffer.from(`${user}:${proxyAuthToken}`).toString('base64')}`;
    const statusOf = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const page = `http://127.0.0.1:${port}/`;
        const headers = { 'Proxy-Authorization': authorization, Host: `127.0.0.1:${port}` };
        request({ socketPath: httpSocketPath, path: page, headers, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await statusOf()).toBe(200);
    proxy.forget('run');
    expect(await statusOf()).toBe(403);
  },
);

describe.runIf(sandbox !== null)('the proxy', () => {
  it('asks where a command connects, whose connection waits for the answer', async () => {
    const port = await pageServer();
    const { promise: answer, resolve: allow } = Promise.withResolvers<boolean>();
    const { met, options } = asked(() => answer);
    const ran = inSandbox(await place(), `${get(port, 'HTTP_PROXY')}; ${get(port, 'ALL_PROXY')}`, options);
    await expect.poll(() => met).toEqual([{ host: '127.0.0.1', port }]);
    allow(true);
    expect((await ran).stdout).toBe('a page 200a page 200');
    expect(met).toEqual([
      { host: '127.0.0.1', port },
      { host: '127.0.0.1', port },
    ]);
  });

  it('asks by the one spelling of an address, and says that it may not', async () => {
    const port = await pageServer();
    const { met, options } = asked(async () => false);
    const { stdout } = await inSandbox(
      await place(),
      `curl -sm 20 --noproxy '' -D - -x "$HTTP_PROXY" http://0x7f.1:${port}/`,
      options,
    );
    expect(met).toEqual([{ host: '127.0.0.1', port }]);
    expect(stdout).toContain('403');
  });

  it('asks for each of several runs in one place by its own', async () => {
    const [where, port] = [await place(), await pageServer()];
    const open = asked(async () => true);
    const closed = asked(async () => false);
    const said: string[] = [];
    for (const { options } of [closed, open, closed])
      said.push((await inSandbox(where, get(port, 'HTTP_PROXY'), options)).stdout.slice(-3));
    expect(said).toEqual(['403', '200', '403']);
    expect([open.met.length, closed.met.length]).toEqual([1, 2]);
  });

  it('knows each run by what that run alone can know', async () => {
    const port = await pageServer();
    const open = asked(async () => true);
    const closed = asked(async () => false);
    const both = await Promise.all([
      inSandbox(await place(), get(port, 'HTTP_PROXY'), open.options),
      inSandbox(await place(), get(port, 'HTTP_PROXY'), closed.options),
      inSandbox(
        await place(),
        `export http_proxy="http://srt:wrong@localhost:3128"; ${get(port, 'http_proxy')}`,
        open.options,
      ),
    ]);
    expect(both.map(({ stdout }) => stdout.slice(-3))).toEqual(['200', '403', '407']);
    expect([open.met.length, closed.met.length]).toEqual([1, 1]);
  });

  it('is each sandbox’s own, and goes with that alone', async () => {
    const [where, port] = [await place(), await pageServer()];
    const { options } = asked(async () => true);
    const reached = async (by: Sandbox | null) =>
      (await inSandbox(where, get(port, 'HTTP_PROXY'), { ...options, by })).stdout;
    const [first, second] = [await anotherSandbox(), await anotherSandbox()];
    try {
      expect([await reached(first), await reached(second), await reached(first)]).toEqual(
        Array.from({ length: 3 }, () => 'a page 200'),
      );
      await second.close();
      expect(await reached(first)).toBe('a page 200');
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  });
});
