import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import type { Channel } from '@shared/wire/channel';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { tempFolder } from '../base/testing/temp-folder';
import { startServer } from './server';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

let port: number;
let links: string[];
let channels: Channel[];
let arrived: () => void;

beforeEach(async () => {
  const renderer = await tempFolder();
  await mkdir(path.join(renderer, 'assets'));
  await writeFile(path.join(renderer, 'index.html'), '<!doctype html><title>Pilotfish</title>');
  await writeFile(path.join(renderer, 'assets', 'index-abc123.js'), 'export {};');
  await writeFile(path.join(renderer, '.hidden.js'), 'secret');
  await writeFile(path.join(path.dirname(renderer), 'outside.js'), 'outside');
  [links, channels, arrived] = [[], [], () => {}];
  const server = await startServer({
    address: '127.0.0.1',
    port: null,
    renderer,
    pages: [''],
    pageLanguage: () => 'en',
    onLink: (link) => links.push(link),
    onChannel: (channel) => {
      channels.push(channel);
      arrived();
    },
  });
  onTestFinished(() => server.close());
  port = server.port;
});

/** Uses `node:http`, because it sends any path, host and method unchanged. */
async function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

function targetOf(link: string | undefined): string {
  const url = new URL(String(link));
  return url.pathname + url.search;
}

async function enter(): Promise<{ readonly cookie: string; readonly key: string }> {
  const { headers } = await ask(targetOf(links.at(-1)));
  const key = new URLSearchParams(String(headers.location).split('#')[1]).get('pilotfish-key');
  return { cookie: String(headers['set-cookie']?.[0]?.split(';')[0]), key: String(key) };
}

async function cookie(): Promise<string> {
  return (await enter()).cookie;
}

/** `key`: in the form in which a page sends it with its socket. */
async function openSocket(
  { key, ...headers }: Record<string, string>,
  target = '/socket',
): Promise<'open' | number> {
  const protocols = key === undefined ? [] : [`pilotfish.${key}`];
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, protocols, { headers });
  onTestFinished(() => socket.terminate());
  return await new Promise((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

test('the link is exchanged for a cookie and is gone from the address', async () => {
  const { status, headers } = await ask(targetOf(links[0]));
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/#pilotfish-key=[\w-]{43}$/)]);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(new RegExp(`^pilotfish-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`)),
  ]);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('a token is 32 random bytes', () => {
  const token = new URL(String(links[0])).searchParams.get('token');
  expect(Buffer.from(String(token), 'base64url')).toHaveLength(32);
});

test('with the cookie the page and its files are there', async () => {
  const headers = { cookie: `theme=dark; ${await cookie()}; other=1` };
  const page = await ask('/', headers);
  expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Pilotfish</title>']);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  const script = await ask('/assets/index-abc123.js', headers);
  expect([script.status, script.text]).toEqual([200, 'export {};']);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
  });
});

test('every answer carries the safety headers', async () => {
  for (const target of ['/', '/nothing', '/?token=wrong']) {
    const { headers } = await ask(target);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  }
});

test('a token works once, and its use brings a new link', async () => {
  expect(links).toHaveLength(1);
  expect((await ask(targetOf(links[0]))).status).toBe(303);
  expect(links).toHaveLength(2);
  const again = await ask(targetOf(links[0]));
  expect(again.status).toBe(403);
  expect(again.text).toContain('This link was used before, or comes from an earlier start of Pilotfish.');
  expect(again.text).toContain('Open the newest link in the terminal where Pilotfish runs');
  expect(again.headers['set-cookie']).toBeUndefined();
  expect((await ask(targetOf(links[1]))).status).toBe(303);
});

test.each(['wrong', '', 'x'.repeat(43), 'x'.repeat(8000)])(
  'a wrong token is refused and uses up nothing',
  async (token) => {
    expect((await ask(`/?token=${token}`)).status).toBe(403);
    expect((await ask(targetOf(links[0]))).status).toBe(303);
  },
);

test('a look at the headers alone uses up no token', async () => {
  expect((await ask(targetOf(links[0]), {}, 'HEAD')).status).toBe(403);
  expect((await ask(targetOf(links[0]))).status).toBe(303);
});

test.each(['/', '/index.html', '/assets/index-abc123.js', '/socket'])(
  '%s is refused without a cookie',
  async (target) => {
    const { status, text } = await ask(target);
    expect(status).toBe(403);
    expect(text).toContain('Pilotfish does not know this browser yet.');
  },
);

test('a cookie of another port or value is refused', async () => {
  const own = await cookie();
  const [name, value] = own.split('=');
  for (const other of [
    `pilotfish-1=${value}`,
    `${name}=${'x'.repeat(43)}`,
    `${name}=`,
    String(name),
    `x${own}`,
  ])
    expect((await ask('/', { cookie: other })).status).toBe(403);
});

test.each([
  ...['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.', '[::2]', 'LOCALHOST:9000'],
  ...['127.1', '0x7f.0.0.1', '0177.0.0.1:9000', '2130706433', '[0:0:0:0:0:0:0:1]', 'a@localhost'],
])('a request for the host "%s" is refused, cookie or not', async (host) => {
  const headers = { ...(await enter()), host };
  expect((await ask('/', headers)).status).toBe(403);
  expect((await ask(targetOf(links.at(-1)), { host })).status).toBe(403);
  expect(await openSocket({ ...headers, origin: `http://${host}` })).toBe(403);
});

test.each(['localhost', 'localhost:9000', '[::1]:9000', '127.0.0.1:9000'])(
  'a request through a tunnel, for %s, is answered',
  async (host) => {
    const headers = { ...(await enter()), host };
    expect((await ask('/', headers)).status).toBe(200);
    expect(await openSocket({ ...headers, origin: `http://${host}` })).toBe('open');
  },
);

test('a request that a page of another origin makes is refused', async () => {
  const headers = { cookie: await cookie() };
  const other = ['http://evil.example', 'null', `http://127.0.0.1:${port + 1}`, 'http://127.0.0.1'];
  for (const origin of [...other, `https://127.0.0.1:${port}`, `ws://127.0.0.1:${port}`])
    expect((await ask('/', { ...headers, origin })).status).toBe(403);
  expect((await ask('/', { ...headers, origin: `http://127.0.0.1:${port}` })).status).toBe(200);
});

test('a socket opens only with our origin, our cookie and key, and at its own place', async () => {
  const session = await enter();
  const own = { ...session, origin: `http://127.0.0.1:${port}` };
  expect(await openSocket(own)).toBe('open');
  expect(await openSocket(session)).toBe(403);
  expect(await openSocket({ key: own.key, origin: own.origin })).toBe(403);
  // Like a server on another port of this host, which also gets the cookie from browsers.
  expect(await openSocket({ cookie: own.cookie, origin: own.origin })).toBe(403);
  expect(await openSocket({ ...own, key: 'x'.repeat(43) })).toBe(403);
  expect(await openSocket({ ...own, key: 'x'.repeat(43), 'pilotfish-key': own.key })).toBe(403);
  const { key: ofOther, ...withoutProtocol } = own;
  expect(await openSocket({ ...withoutProtocol, 'pilotfish-key': ofOther })).toBe('open');
  const other = await enter();
  expect(await openSocket({ ...own, key: other.key })).toBe(403);
  expect(await openSocket({ ...other, origin: own.origin })).toBe('open');
  expect(await openSocket({ ...own, origin: 'http://evil.example' })).toBe(403);
  expect(await openSocket({ ...own, origin: `http://127.0.0.1:${port + 1}` })).toBe(403);
  expect(await openSocket(own, '/')).toBe(403);
  expect(await openSocket(own, '/assets/index-abc123.js')).toBe(403);
});

test('a page ends the sessions of all other browsers, their sockets too', async () => {
  const [own, other] = [await enter(), await enter()];
  const origin = `http://127.0.0.1:${port}`;
  expect(await openSocket({ ...other, origin })).toBe('open');
  const closed = new Promise<void>((resolve) => channels.at(-1)?.onClose(resolve));
  const end = (headers: Record<string, string>) =>
    ask('/socket', headers, 'DELETE').then(({ status }) => status);
  expect(await end({ cookie: own.cookie })).toBe(403);
  expect(await end({ cookie: own.cookie, 'pilotfish-key': other.key })).toBe(403);
  expect(await end({ cookie: own.cookie, 'pilotfish-key': own.key })).toBe(204);
  await closed;
  expect((await ask('/', { cookie: other.cookie })).status).toBe(403);
  expect(await openSocket({ ...own, origin })).toBe('open');
});

const nowhere = [
  '/../outside.js /..%2foutside.js /%2e%2e/outside.js /assets/../../outside.js /assets/..%5c..%5coutside.js /assets/%2e%2e%2f%2e%2e%2foutside.js //outside.js /%00index.html',
  '/.hidden.js /% /C:/outside.js /assets /assets/ /nothing.js',
];

test.each(nowhere.join(' ').split(' '))('%s leads nowhere', async (target) => {
  const { status, text } = await ask(target, { cookie: await cookie() });
  expect(status).toBe(404);
  expect(text).not.toContain('outside');
});

test('only GET and HEAD are answered', async () => {
  const headers = { cookie: await cookie() };
  expect((await ask('/', headers, 'POST')).status).toBe(405);
  const head = await ask('/', headers, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
});

test('a page learns by a request whether the socket would let it in', async () => {
  const { cookie: own, key } = await enter();
  const asked = (headers: Record<string, string>) => ask('/socket', headers).then(({ status }) => status);
  expect(await asked({ cookie: own, 'pilotfish-key': key })).toBe(204);
  expect([await asked({ cookie: own }), await asked({ 'pilotfish-key': key })]).toEqual([403, 403]);
});

test('a request whose target is a whole url is no address of ours', async () => {
  const answer = await ask('http://evil.example/', { cookie: await cookie(), host: `127.0.0.1:${port}` });
  expect(answer.status).toBe(400);
});

test('text is packed for browsers that take it', async () => {
  const headers = { cookie: await cookie(), 'accept-encoding': 'gzip, br' };
  const { headers: answered } = await ask('/', headers);
  expect(answered['content-encoding']).toBe('gzip');
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: headers.cookie } });
  expect(await response.text()).toContain('<title>Pilotfish</title>');
});

test('frames go both ways, whole and in order', async () => {
  const { key, ...session } = await enter();
  const headers = { ...session, origin: `http://127.0.0.1:${port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, [`pilotfish.${key}`], { headers });
  const there = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await Promise.all([once(socket, 'open'), there]);
  const [channel] = channels;
  const received: string[] = [];
  const complete = new Promise<void>((resolve) => {
    channel?.onFrame((frame) => {
      received.push(frame);
      if (received.length === 2) resolve();
    });
  });
  const frames = ['first ☂', 'x'.repeat(2_000_000)];
  socket.send(Buffer.from('not text'), { binary: true });
  for (const frame of frames) socket.send(frame);
  await complete;
  expect(received).toEqual(frames);
  channel?.send('back');
  expect(String((await once(socket, 'message'))[0])).toBe('back');
  const closed = new Promise<void>((resolve) => channel?.onClose(resolve));
  socket.close();
  await closed;
  expect(() => channel?.send('too late')).not.toThrow();
});
