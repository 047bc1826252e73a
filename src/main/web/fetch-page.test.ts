import { execFile } from 'node:child_process';
import type { LookupFunction } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Guard } from './guarded-request';
import { get, serve, textOf } from './testing/get-page';
import { type Answer, page, redirect } from './testing/page-server';

/** Has the signature of Node's lookup, which has more forms than needed here. */
function lookupOf(answer: () => readonly string[]): NonNullable<Guard['lookup']> {
  const lookup: LookupFunction = (_name, _options, done) => {
    done(
      null,
      answer().map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return lookup as unknown as NonNullable<Guard['lookup']>;
}

describe('where a page is fetched from', () => {
  it('is no address of this machine or its network, however it is written', async () => {
    const server = await serve({ '/': page('secret') });
    const { port } = server;
    for (const host of [
      '127.0.0.1',
      '0x7f.1',
      '2130706433',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '[::1]',
      'localhost',
    ])
      await expect(get(new URL(`http://${host}:${port}/`), { allowedHosts: [] })).rejects.toThrow(
        /is not on the public internet\. The user can allow the host .+ under "Web" in the settings/,
      );
    expect(server.asked).toEqual([]);
  });

  it('is never where a cloud tells its machines their secrets, even if that is allowed', async () => {
    for (const host of ['169.254.169.254', '168.63.129.16', '[fd00:ec2::254]', '[::ffff:a9fe:a9fe]'])
      await expect(get(new URL(`http://${host}/latest/meta-data`))).rejects.toThrow(/It is never reached\./);
  });

  it('is a local host that is allowed, with its port if one is named', async () => {
    const server = await serve({ '/': page('here', 'text/plain') });
    const found = { kind: 'text', url: server.url('/').href, title: '', text: 'here' };
    expect(await get(server.url('/'), { allowedHosts: ['127.0.0.1'] })).toEqual(found);
    expect(await get(server.url('/'), { allowedHosts: [server.host] })).toEqual(found);
    await expect(get(server.url('/'), { allowedHosts: ['127.0.0.1:1'] })).rejects.toThrow(
      /not on the public/,
    );
  });

  it('is no name that leads to a local address, though to public ones as well', async () => {
    const server = await serve({ '/': page('secret') });
    const url = new URL(`http://docs.example.com:${server.port}/`);
    for (const addresses of [
      ['127.0.0.1'],
      ['93.184.216.34', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      ['64:ff9b::7f00:1'],
    ])
      await expect(get(url, { allowedHosts: [], lookup: lookupOf(() => addresses) })).rejects.toThrow(
        /docs\.example\.com is at \S+, which is not on the public internet/,
      );
    expect(server.asked).toEqual([]);
  });

  it('is the address that was checked, though the resolver has another answer ready', async () => {
    const server = await serve({ '/': page('secret') });
    const answers: (readonly string[])[] = [['192.0.2.1'], ['127.0.0.1']];
    let questions = 0;
    const lookup = lookupOf(() => answers[questions++] ?? ['127.0.0.1']);
    const url = new URL(`http://docs.example.com:${server.port}/`);
    // An allowed address without a machine, so that the connection is tried and fails.
    await expect(get(url, { lookup, timeoutMs: 300 })).rejects.toThrow(/Cannot fetch/);
    expect([questions, server.asked]).toEqual([1, []]);
  });

  it('is asked anew at every hop', async () => {
    const server = await serve({ '/': redirect('/next'), '/next': page('secret', 'text/plain') });
    const url = new URL(`http://docs.example.com:${server.port}/`);
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    let questions = 0;
    const lookup = lookupOf(() => answers[questions++] ?? []);
    await expect(get(url, { lookup })).rejects.toThrow(/docs\.example\.com is at 169\.254\.169\.254, which/);
    expect(server.asked).toEqual(['/']);
  });
});

describe('where the environment names a proxy', () => {
  const folder = import.meta.dirname;
  const hooks = path.join(folder, '../base/testing/typescript-hooks.mjs');
  const script = path.join(folder, 'testing/fetch-page.child.ts');

  it('it is not gone through, because it could connect to anything', async () => {
    const proxy = await serve({});
    const server = await serve({ '/': page('here', 'text/plain') });
    const told = async (...args: readonly string[]) => {
      const url = `http://${proxy.host}`;
      const env = { PATH: process.env.PATH, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: url, HTTPS_PROXY: url };
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', hooks, script, ...args], {
        env,
      });
      return stdout.trim();
    };
    expect(await told(server.url('/').href, server.host)).toBe('text');
    expect(await told(server.url('/').href)).toContain('is not on the public internet');
    expect(await told('http://nowhere.invalid/')).toContain(
      'Pages are fetched without the proxy of the environment',
    );
    expect([proxy.asked, server.asked]).toEqual([[], ['/']]);
  });
});

describe('a redirect', () => {
  it('is followed on the same host', async () => {
    const server = await serve({
      '/': redirect('/a'),
      '/a': redirect('b?x=1', 308),
      '/b?x=1': page('here', 'text/plain'),
    });
    expect(await get(server.url('/'))).toMatchObject({ url: server.url('/b?x=1').href, text: 'here' });
  });

  it('to another host is told, not followed, private ones included', async () => {
    const other = await serve({ '/': page('secret') });
    for (const to of [
      other.url('/').href,
      'https://docs.example.com/x',
      'http://169.254.169.254/',
      '//10.0.0.1/',
    ]) {
      const server = await serve({ '/': redirect(to) });
      expect(await get(server.url('/'))).toEqual({
        kind: 'moved',
        url: server.url('/').href,
        to: new URL(to, server.url('/')).href,
      });
    }
    expect(other.asked).toEqual([]);
  });

  it('to what is no page is refused', async () => {
    for (const to of ['file:///etc/passwd', 'https://a:b@docs.example.com/']) {
      const server = await serve({ '/': redirect(to) });
      await expect(get(server.url('/'))).rejects.toThrow(/it redirects to what is no address of the web\.$/);
    }
  });

  it('is followed five times, and no more', async () => {
    const server = await serve({
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [`/${step}`, redirect(`/${step + 1}`)])),
      '/7': page('here', 'text/plain'),
    });
    expect(await get(server.url('/2'))).toMatchObject({ text: 'here' });
    await expect(get(server.url('/1'))).rejects.toThrow(/it redirects more than 5 times\.$/);
  });
});

describe('what comes', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const)('is unpacked: %s', async (encoding, pack) => {
    expect(await textOf(page(pack('héllo'), 'text/plain', { 'content-encoding': encoding }))).toBe('héllo');
  });

  it('is given up once it unpacks to more than 10 MB', async () => {
    const zeros = Buffer.alloc(11 * 1024 * 1024, 'a');
    for (const [encoding, body] of [
      ['gzip', gzipSync(zeros)],
      ['deflate', deflateSync(zeros)],
      ['br', brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
      ['zstd', zstdCompressSync(zeros)],
      ['gzip, gzip', gzipSync(gzipSync(zeros))],
    ] as const)
      await expect(textOf(page(body, 'text/plain', { 'content-encoding': encoding }))).rejects.toThrow(
        /it is larger than 10 MB\.$/,
      );
    await expect(textOf(page(zeros, 'text/plain'))).rejects.toThrow(/it is larger than 10 MB\.$/);
  });

  it('is refused where it is packed in a way nobody knows, or wrongly', async () => {
    const packed = (encoding: string) => textOf(page('text', 'text/plain', { 'content-encoding': encoding }));
    await expect(packed('rot13')).rejects.toThrow(/packed in an unknown way \(rot13\)/);
    await expect(packed('constructor')).rejects.toThrow(/packed in an unknown way/);
    await expect(packed('gzip, gzip, gzip, gzip')).rejects.toThrow(/packed in an unknown way/);
    await expect(packed('gzip')).rejects.toThrow(/its content broke off \(incorrect header check\)/);
  });

  it('has its time in all, however it drips', async () => {
    const drip: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const silent: Answer = () => undefined;
    const server = await serve({ '/drip': drip, '/silent': silent });
    for (const path of ['/drip', '/silent'])
      await expect(get(server.url(path), { timeoutMs: 300 })).rejects.toThrow(
        /it took longer than 0\.3 s\.$/,
      );
  });

  it('ends with the call', async () => {
    const stop = new AbortController();
    const server = await serve({ '/': () => stop.abort(new Error('stopped')) });
    await expect(get(server.url('/'), { signal: stop.signal })).rejects.toThrow('stopped');
  });

  it('may be shorter than it was said to be: then it broke off', async () => {
    const lies: Answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('short');
      response.socket?.end();
    };
    await expect(textOf(lies)).rejects.toThrow(/its content broke off/);
  });

  it('is told by its status when it is no page', async () => {
    const server = await serve({});
    await expect(get(server.url('/gone'))).rejects.toThrow(/gone: the server answered 404 Not Found$/);
  });
});
