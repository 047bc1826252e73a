import { once } from 'node:events';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { filesWith } from './canary';
import { type Pilotfish, startPilotfish } from './pilotfish';

// The served host, as another host on the network or another web page sees it.

type Served = {
  readonly port: number;
  readonly link: URL;
  readonly process: Pilotfish;
  readonly root: string;
};

const test = base.extend<{ served: Served }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures it needs.
  served: async ({}, use) => {
    const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-serve-')));
    const process = startPilotfish(['serve', root, '--no-open'], { home: path.join(root, 'home') });
    const [, address = ''] = await process.printed(/^Pilotfish serves .+ at (\S+)$/m);
    const link = new URL(address);
    await use({ root, process, link, port: Number(link.port) });
    process.kill('SIGKILL');
    await process.ended;
    await rm(root, { recursive: true });
  },
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** `node:http`, because it sends any path, method and host unchanged. */
async function ask(port: number, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path: target, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const piece of response) text += piece;
  return { status: response.statusCode, headers: response.headers, text };
}

/** The first line of the answer to an upgrade that is sent byte for byte. */
async function upgrade(port: number, headers: Record<string, string>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /socket HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n', 1)[0] ?? '';
}

async function sessionOf({ port, link }: Served): Promise<{ readonly cookie: string; readonly key: string }> {
  const { headers } = await ask(port, link.pathname + link.search);
  const cookie = String(headers['set-cookie']?.[0]?.split(';', 1)[0]);
  return { cookie, key: String(headers.location?.split('#pilotfish-key=')[1]) };
}

test('a stranger gets nothing; the link lets one browser in, and leaves its token nowhere', async ({
  served,
}) => {
  const { port, link, root } = served;
  const token = link.searchParams.get('token') ?? '';
  expect(link.hostname).toBe('127.0.0.1');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(served.process.stdout().trim().split('\n')).toHaveLength(1);
  for (const target of ['/', '/index.html', '/assets/', '/?token=', `/?token=${'x'.repeat(43)}`]) {
    const { status, text } = await ask(port, target);
    expect([target, status]).toEqual([target, 403]);
    expect(text).toContain('Pilotfish needs a new link');
  }

  // The host exchanges a token once, for a cookie that no script can read; the next browser gets a new link.
  const target = link.pathname + link.search;
  const first = await ask(port, target);
  expect([first.status, first.headers.location]).toEqual([
    303,
    expect.stringMatching(
      new RegExp(`^/\\?project=${link.searchParams.get('project')}#pilotfish-key=[\\w-]{43}$`),
    ),
  ]);
  expect(first.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect((await ask(port, target)).status).toBe(403);
  const [, next = ''] = await served.process.printed(/^Link for another browser: (\S+)$/m);
  expect(next).not.toBe(link.href);
  expect((await ask(port, `/${new URL(next).search}`)).status).toBe(303);

  // Opening the folder wrote nothing into it, and the token is in no file.
  expect((await readdir(root)).toSorted()).toEqual(['home']);
  expect(await filesWith(token, path.join(root, 'home'))).toEqual([]);
});

test('with the cookie only our own page is served, by our own name, and with the headers that keep other content out', async ({
  served,
}) => {
  const { port } = served;
  const { cookie, key } = await sessionOf(served);
  const page = { Cookie: cookie, 'Sec-WebSocket-Protocol': `pilotfish.${key}` };
  // A foreign name that resolves to this machine.
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', '%']) {
    expect((await ask(port, '/', { host, cookie })).status, host).toBe(403);
    expect(await upgrade(port, { ...page, Host: host, Origin: `http://${host}` })).toMatch(/^HTTP\/1\.1 4/);
  }
  const own = `http://127.0.0.1:${port}`;
  expect(await upgrade(port, { ...page, Origin: own })).toContain('101');
  for (const headers of [
    { Origin: own },
    page,
    { ...page, Origin: 'null' },
    { ...page, Origin: 'https://evil.example' },
    { ...page, Origin: `http://127.0.0.1:${port + 1}` },
    // A server on another port gets the cookie, and may send any origin.
    { Cookie: cookie, Origin: own },
    { ...page, Cookie: `pilotfish-${port}=${'x'.repeat(43)}`, Origin: own },
  ] as Record<string, string>[])
    expect(await upgrade(port, headers), JSON.stringify(headers)).toContain('403');

  for (const target of ['/../package.json', '/%2e%2e/package.json', '//etc/passwd', '/%00', '/.hidden']) {
    const { status, text } = await ask(port, target, { cookie });
    expect([400, 404], target).toContain(status);
    expect(text).not.toMatch(/root:|"name"/);
  }
  const html = await ask(port, '/', { cookie });
  for (const { headers } of [html, await ask(port, '/')]) {
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe/);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  }
  // A browser fetches six files at a time.
  const files = html.text.match(/(?:src|href)="[^"]+\.(?:js|css)"/g) ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(6);
});

test('a port in use is one sentence and exit 1', async ({ served }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const args = ['serve', served.root, '--no-open', '--port', String(port)];
  const { code, stdout, stderr } = await startPilotfish(args, { home: path.join(served.root, 'home') }).ended;
  other.close();
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\. [^\\n]+\\n$`));
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} ends it cleanly although a browser is connected`, async ({ served }) => {
    const socket = connect(served.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => {});
    served.process.kill(signal);
    expect(await served.process.ended).toMatchObject({ code: 0, stderr: '' });
  });

test('listening where others can reach it is warned of, in the terminal and in the window', async ({
  page,
}) => {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-serve-')));
  const started = startPilotfish(['serve', root, '--no-open', '--host', '0.0.0.0'], {
    home: path.join(root, 'home'),
  });
  const [, link = ''] = await started.printed(/^Pilotfish serves .+ at (\S+)$/m);
  await page.goto(link);
  const warning = `Pilotfish listens on 0.0.0.0 without encryption, so others on the network can reach it and read the traffic. Omit --host. From another machine, use a tunnel such as “ssh -L ${new URL(link).port}:127.0.0.1:${new URL(link).port}”.`;
  await expect(page.getByText(warning)).toBeVisible();
  started.kill('SIGTERM');
  expect((await started.ended).stderr).toBe(`${warning}\n`);
  await rm(root, { recursive: true });
});
