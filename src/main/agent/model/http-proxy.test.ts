import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { askInProcess } from '../testing/ask-in-process';
import { startTestProxy, type TestProxy } from '../testing/test-proxy';
import { authority, serverTls } from '../testing/tls-fixture';
import { httpFetch } from './http-fetch';
import type { FetchInit } from './kit/fetch';
import { setSystemProxy } from './system-proxy';

// The connection to a model through a company's network: real proxies, tunnels and certificates.

let server: Server;
let tlsServer: Server;
let seen: string[];
let proxy: TestProxy;
let tlsProxy: TestProxy;

beforeEach(async () => {
  seen = [];
  const answer: Parameters<typeof createServer>[1] = async (request, response) => {
    seen.push(`${request.method} ${request.headers.host}${request.url} ${await text(request)}`);
    response.end('answer');
  };
  server = createServer(answer);
  tlsServer = createTlsServer(serverTls, answer);
  proxy = await startTestProxy(await portOf(server));
  tlsProxy = await startTestProxy(await portOf(tlsServer));
  for (const name of ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'])
    for (const each of [name, name.toUpperCase()]) vi.stubEnv(each, '');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await Promise.all([proxy.close(), tlsProxy.close()]);
  for (const each of [server, tlsServer]) {
    each.closeAllConnections();
    each.close();
    await once(each, 'close');
  }
});

async function portOf(listening: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()));
  return (listening.address() as AddressInfo).port;
}

function ask(address: string, changes: Partial<FetchInit> = {}) {
  const signal = new AbortController().signal;
  return httpFetch(address, {
    method: 'POST',
    headers: {},
    body: '{}',
    redirect: 'manual',
    signal,
    ...changes,
  });
}

describe('the proxy of the system', () => {
  afterEach(() => setSystemProxy(null));

  it('is asked where the environment names none', async () => {
    setSystemProxy(async () => `PROXY ${new URL(proxy.url).host}`);
    expect((await ask('http://models.invalid/v1')).status).toBe(200);
    expect(proxy.asked).toEqual(['POST http://models.invalid/v1']);
  });

  it('is not asked where the environment makes an exception', async () => {
    setSystemProxy(async () => `PROXY ${new URL(proxy.url).host}`);
    vi.stubEnv('ALL_PROXY', tlsProxy.url);
    vi.stubEnv('NO_PROXY', '*');
    await expect(ask('http://models.invalid/v1')).rejects.toThrow();
    expect(proxy.asked).toEqual([]);
  });
});

describe('a proxy of the environment', () => {
  it('is asked for an http address as a whole, with its password', async () => {
    vi.stubEnv('HTTP_PROXY', proxy.url.replace('//', '//me:pass%20word@'));
    expect((await ask('http://models.invalid/v1/chat?a=b')).status).toBe(200);
    expect((await ask('http://models.invalid/v1/models', { method: 'GET', body: undefined })).status).toBe(
      200,
    );
    expect(proxy.asked).toEqual([
      'POST http://models.invalid/v1/chat?a=b',
      'GET http://models.invalid/v1/models',
    ]);
    expect(proxy.authorization()).toBe(`Basic ${btoa('me:pass word')}`);
    expect(seen).toEqual(['POST models.invalid/v1/chat?a=b {}', 'GET models.invalid/v1/models ']);
  });

  it('is not asked for an exception, nor for this machine', async () => {
    vi.stubEnv('ALL_PROXY', proxy.url);
    vi.stubEnv('NO_PROXY', 'here.invalid');
    await expect(ask('http://api.here.invalid/')).rejects.toMatchObject({
      code: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    });
    const { port } = server.address() as AddressInfo;
    expect((await ask(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(proxy.asked).toEqual([]);
  });

  it('makes a tunnel where TLS is spoken, and its refusal is the failure', async () => {
    vi.stubEnv('https_proxy', proxy.url);
    proxy.refuse(407);
    await expect(ask('https://models.invalid/v1')).rejects.toMatchObject({
      code: 'ERR_PROXY_TUNNEL',
      statusCode: 407,
    });
    expect(proxy.asked).toEqual(['CONNECT models.invalid:443']);
    expect(seen).toEqual([]);
  });

  describe('that makes no tunnel and does not refuse one', () => {
    let connected: Promise<Socket[]>;
    let mute: ReturnType<typeof createTcpServer>;

    beforeEach(async () => {
      mute = createTcpServer();
      connected = once(mute, 'connection') as Promise<Socket[]>;
      vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${await portOf(mute as unknown as Server)}`);
    });

    afterEach(async () => {
      for (const socket of await connected) socket.destroy();
      mute.close();
    });

    it('is left when the request is stopped', async () => {
      const stop = new AbortController();
      const asked = expect(ask('https://models.invalid/', { signal: stop.signal })).rejects.toMatchObject({
        code: 'ECONNRESET',
      });
      await connected;
      stop.abort();
      await asked;
    });

    it('is given up after ten seconds', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const asked = expect(ask('https://models.invalid/')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      await connected;
      vi.advanceTimersByTime(10_000);
      await asked;
    });
  });
});

describe('a certificate of a company’s own authority', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await tempFolder();
    file = path.join(folder, 'authority.pem');
    await writeFile(file, authority);
  });

  const askBehind = (env: Record<string, string>) =>
    askInProcess('https://models.invalid/v1', { HTTPS_PROXY: tlsProxy.url, ...env });

  it('is refused where nobody trusts it', async () => {
    expect(await askBehind({})).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE alone');
    expect(seen).toEqual([]);
  });

  it('is trusted by NODE_EXTRA_CA_CERTS, through a tunnel', async () => {
    expect(await askBehind({ NODE_EXTRA_CA_CERTS: file })).toBe('200 alone');
    expect(tlsProxy.asked).toEqual(['CONNECT models.invalid:443']);
    expect(seen).toEqual(['POST models.invalid/v1 {}']);
  });

  // On other systems, the certificates are not in a file that a test could replace.
  it.runIf(process.platform === 'linux')('is trusted because the system trusts it', async () => {
    expect(await askBehind({ SSL_CERT_FILE: file })).toBe('200 alone');
    expect(seen).toEqual(['POST models.invalid/v1 {}']);
  });
});
