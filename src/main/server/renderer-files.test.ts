import { once } from 'node:events';
import { mkdir, readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { startServer } from './server';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const script = '/assets/index-abc123.js';

/** Larger than what the sockets hold. */
const large = '/assets/editor-abc123.js';

let port: number;
let cookie = '';
let folder = '';

beforeEach(async () => {
  const renderer = await tempFolder();
  await mkdir(path.join(renderer, 'assets'));
  await writeFile(path.join(renderer, 'index.html'), '<!doctype html>');
  await writeFile(path.join(renderer, script), 'export {};');
  await writeFile(path.join(renderer, `${script}.br`), 'by the best way');
  await writeFile(path.join(renderer, `${script}.gz`), 'by the second best');
  await writeFile(path.join(renderer, large), '');
  await truncate(path.join(renderer, large), 32 * 1024 * 1024);
  folder = renderer;
  const links: string[] = [];
  const server = await startServer({
    address: '127.0.0.1',
    port: null,
    renderer,
    pages: [''],
    pageLanguage: () => 'en',
    onLink: (link) => links.push(link),
    onChannel() {},
  });
  onTestFinished(() => server.close());
  port = server.port;
  const { headers } = await ask(new URL(String(links[0])).search.replace('?', '/?'), {});
  cookie = String(headers['set-cookie']?.[0]?.split(';')[0]);
});

/** Uses `node:http`, because `fetch` would decompress the body. */
async function ask(target: string, headers: Record<string, string>): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path: target, headers: { cookie, ...headers }, agent: false };
  const [response] = await once(request(options).end(), 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

test.each([
  ['gzip, deflate, br, zstd', 'br', 'by the best way'],
  ['gzip', 'gzip', 'by the second best'],
  ['identity', undefined, 'export {};'],
])('of what the build packed, a browser that takes %s gets %s', async (accepted, encoding, text) => {
  const answer = await ask(script, { 'accept-encoding': accepted });
  expect([answer.status, answer.text, answer.headers['content-encoding']]).toEqual([200, text, encoding]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(text.length),
    vary: 'Accept-Encoding',
  });
});

test('a packed file is no file of its own', async () => {
  expect((await ask(`${script}.br`, {})).status).toBe(404);
});

test('what a browser has of a file that never changes is not sent again; the page always is', async () => {
  const etag = String((await ask(script, {})).headers.etag);
  const again = await ask(script, { 'if-none-match': `W/"other", ${etag}` });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  const other = await ask(script, { 'if-none-match': 'W/"other"' });
  expect([other.status, other.text]).toEqual([200, 'export {};']);
  const page = await ask('/', { 'if-none-match': '*' });
  expect([page.status, page.text, page.headers.etag]).toEqual([200, '<!doctype html>', undefined]);
});

test.runIf(process.platform === 'linux')(
  'no file stays open, however a browser ends its request',
  async () => {
    // Node closes a forgotten file once its memory is needed, and warns.
    const warnings: string[] = [];
    const note = ({ message }: Error) => void warnings.push(message);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const { etag } = (await ask(script, {})).headers;
    await ask(script, { 'if-none-match': String(etag) });
    const options = { host: '127.0.0.1', port, path: large, headers: { cookie }, agent: false };
    const head = request({ ...options, method: 'HEAD' }).end();
    const [headed] = await once(head, 'response');
    headed.resume();
    for (let times = 0; times < 200; times += 1) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const asked = `GET ${times % 2 === 0 ? script : large} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`;
      await new Promise((resolve) => socket.write(asked, resolve));
      // Before the answer, or while it comes.
      for (let turn = 0; turn < times % 10; turn += 1) await new Promise(setImmediate);
      socket.destroy();
    }
    await expect.poll(openFiles).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

/** The files of the window that this process has open. */
async function openFiles(): Promise<readonly string[]> {
  const links = await readdir('/proc/self/fd');
  const files = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')));
  return files.filter((file) => file.startsWith(folder));
}
