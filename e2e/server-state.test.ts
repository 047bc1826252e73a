import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../src/main/app/application';
import { connectWindow } from '../src/main/app/handlers/connect-window';
import { plainHost } from '../src/main/app/parts/plain-host';
import { startApp } from '../src/main/app/start-app';
import { tempFolder } from '../src/main/base/testing/temp-folder';
import { startServer } from '../src/main/server/server';

// The window's server state against the real application over a real WebSocket.

type ServerStateModule = typeof import('../src/renderer/state/server-state');
type Server = Awaited<ReturnType<typeof startServer>>;

let folder: string;
let app: App;
let project: string;
let server: Server;
let windowState: ServerStateModule;
let sockets: WebSocket[];

beforeEach(async () => {
  folder = await realpath(await tempFolder());
  await mkdir(join(folder, 'project'));
  app = await startApp({ host: plainHost, env: { PILOTFISH_HOME: join(folder, 'home') }, version: '0.0.0' });
  project = (await app.projects.open(join(folder, 'project'))).key;
  sockets = [];
  await serve();
  vi.stubGlobal('window', {});
  vi.resetModules();
  windowState = await import('../src/renderer/state/server-state');
  void windowState.startServerState();
  await connected();
});

afterEach(async () => {
  await server.close();
  await app.close();
  vi.unstubAllGlobals();
});

/** Serves the application, and gives the page a WebSocket with a valid session. */
async function serve(): Promise<void> {
  const links: string[] = [];
  server = await startServer({
    address: '127.0.0.1',
    port: null,
    renderer: folder,
    pages: [''],
    pageLanguage: () => 'en',
    onChannel: (channel) => connectWindow(app, channel),
    onLink: (link) => links.push(link),
  });
  const entered = await fetch(links[0] ?? '', { redirect: 'manual' });
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const key = (entered.headers.get('location') ?? '').split('=').at(-1) ?? '';
  const origin = `http://127.0.0.1:${server.port}`;
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('history', { replaceState() {} });
  vi.stubGlobal('localStorage', { getItem: () => key });
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: URL, protocols: string[]) {
        super(url, protocols, { headers: { cookie, origin } });
        sockets.push(this);
      }
    },
  );
}

const connection = () => windowState.useServerState.getState().connection;
const connected = () => vi.waitUntil(() => connection() === 'open', { timeout: 20_000 });
const sameAsMain = () =>
  vi.waitFor(() => expect(windowState.useServerState.getState().app).toEqual(app.store.state('app')), {
    timeout: 20_000,
  });
const notice = (id: string, text = id) =>
  app.store.emit('app', { type: 'notice-added', notice: { id, level: 'info', text, file: null } });

it('follows what happens', async () => {
  const { id } = await windowState.api.chat.create({ project });
  await windowState.followChat(id);
  await windowState.api.chat.rename({ chatId: id, title: 'A title' });
  notice('a');
  await sameAsMain();
  await vi.waitFor(() => expect(windowState.useServerState.getState().chats[id]?.title).toBe('A title'));
});

it('has, after a connection that was lost, what happened meanwhile, and not what is gone', async () => {
  const [kept, removed] = [
    await windowState.api.chat.create({ project }),
    await windowState.api.chat.create({ project }),
  ];
  for (const { id } of [kept, removed]) {
    await windowState.followChat(id);
    await windowState.api.chat.rename({ chatId: id, title: 'before' });
  }
  await server.close();
  await vi.waitUntil(() => connection() === 'lost');
  await expect(windowState.api.chat.create({ project })).rejects.toThrow('Disconnected from Pilotfish.');
  await app.projects.get(project).chats.remove(removed.id);
  notice('meanwhile');
  app.store.emit(`chat:${kept.id}`, { type: 'title-changed', title: 'meanwhile' });
  await serve();
  await connected();
  await sameAsMain();
  const { chats } = windowState.useServerState.getState();
  expect(Object.values(chats).map(({ title }) => title)).toEqual(['meanwhile']);
  notice('after');
  await sameAsMain();
  expect(sockets.length).toBeGreaterThan(1);
});

it('has, when it could not keep up with a flood, what main has in the end', async () => {
  const long = 'x'.repeat(1024 * 1024);
  for (let index = 0; index < 12; index += 1) notice(`n${index}`, long);
  notice('last');
  await sameAsMain();
  notice('after');
  await sameAsMain();
});
