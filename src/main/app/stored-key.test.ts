import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contract } from '@shared/contract/contract';
import { type Provider, providerSchema } from '@shared/settings/settings-schema';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import { type Client, connect } from '@shared/wire/rpc';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import type { App } from './application';
import { connectWindow } from './handlers/connect-window';
import { modelEndpoint } from './parts/model-endpoint';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';

// The recipients of a stored key: real servers record the headers they receive.

type Server = { readonly baseUrl: string; readonly received: IncomingHttpHeaders[] };

async function startServer(): Promise<Server> {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    // Requests to a local server beside the list contain no stored data.
    if (request.url?.startsWith('/v1/')) received.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{ "data": [{ "id": "m" }] }');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, received };
}

type Started = { readonly app: App; readonly client: Client<typeof contract>; readonly home: string };

async function start(home?: string): Promise<Started> {
  const folder = home ?? (await tempFolder());
  const app = await startApp({ host: plainHost, env: { PILOTFISH_HOME: folder }, version: '0' });
  const channel = createMemoryChannel();
  connectWindow(app, channel.main);
  const { client } = connect<typeof contract>(contract, channel.window, {
    pageTag: 't',
    onEvent() {},
    onGap() {},
  });
  onTestFinished(async () => {
    channel.close();
    await app.close();
  });
  return { app, client, home: folder };
}

function provider(baseUrl: string, change: Partial<Provider> = {}): Provider {
  return { ...providerSchema.parse({ id: 'mine', name: 'Mine', baseUrl, model: 'm' }), ...change };
}

/** A saved provider is asked once for its models, after the call has ended. */
async function askedForModels({ received }: Server): Promise<void> {
  await expect.poll(() => received.length).toBe(1);
}

async function keyFor({ app }: Started): Promise<string | null> {
  const chat = { model: { providerId: 'mine', model: 'm' }, items: [] };
  return (await modelEndpoint(app.settings, chat)).apiKey;
}

test('a stored key and stored headers go to their own address, whatever address a window names', async () => {
  const { client } = await start();
  const [own, other] = [await startServer(), await startServer()];
  const saved = provider(own.baseUrl, { headers: { 'X-Secret': 'canary-header' } });
  await client.settings.saveProvider({ provider: saved, key: 'canary-key' });
  await askedForModels(own);

  const asked = { providerId: 'mine', baseUrl: other.baseUrl };
  expect(await client.settings.models(asked)).toEqual([{ id: 'm' }]);
  expect(await client.settings.models({ providerId: 'mine' })).toEqual([{ id: 'm' }]);
  expect(other.received).toEqual([]);
  for (const headers of own.received)
    expect(headers).toMatchObject({ authorization: 'Bearer canary-key', 'x-secret': 'canary-header' });
  expect(own.received).toHaveLength(3);
});

test('a typed key and typed headers go to the typed address, and nothing stored with them', async () => {
  const { client } = await start();
  const [own, other] = [await startServer(), await startServer()];
  const saved = provider(own.baseUrl, { headers: { 'X-Secret': 'canary-header' } });
  await client.settings.saveProvider({ provider: saved, key: 'canary-key' });
  await askedForModels(own);

  await client.settings.models({ baseUrl: other.baseUrl, key: 'typed', headers: { 'X-New': '1' } });
  await client.settings.models({ baseUrl: other.baseUrl });
  expect(own.received).toHaveLength(1);
  expect(other.received.map((headers) => headers.authorization)).toEqual(['Bearer typed', undefined]);
  expect(other.received[0]).toMatchObject({ 'x-new': '1' });
  expect(JSON.stringify(other.received)).not.toContain('canary');
});

test('a provider that is unknown is said', async () => {
  const { client } = await start();
  await expect(client.settings.models({ providerId: 'gone' })).rejects.toMatchObject({ code: 'unavailable' });
});

test('a provider whose address moves to another server must be given its key again, or none', async () => {
  const started = await start();
  const { client } = started;
  await client.settings.saveProvider({ provider: provider('https://a.example/v1'), key: 'canary-key' });

  const moved = provider('https://b.example/v1');
  await expect(client.settings.saveProvider({ provider: moved })).rejects.toMatchObject({
    code: 'invalid',
    message:
      'Pilotfish sends the stored key of Mine only to https://a.example. Enter a key for https://b.example, or save without a key.',
  });
  expect(await keyFor(started)).toBe('canary-key');

  await client.settings.saveProvider({ provider: provider('https://a.example/v2') });
  expect(await keyFor(started)).toBe('canary-key');
  await client.settings.saveProvider({ provider: moved, key: '' });
  expect(await keyFor(started)).toBeNull();
  await client.settings.saveProvider({ provider: provider('https://a.example/v1') });
  expect(await keyFor(started)).toBeNull();
});

test('an address that is changed behind the key gets no key, and the user is told what to do', async () => {
  const started = await start();
  await started.client.settings.saveProvider({
    provider: provider('https://a.example/v1'),
    key: 'canary-key',
  });
  const file = path.join(started.home, 'settings.json');
  const text = await readFile(file, 'utf8');
  await started.app.close();
  await writeFile(file, text.replace('https://a.example', 'https://evil.example'));

  const later = await start(started.home);
  expect(later.app.settings.current().providers).toContainEqual(
    expect.objectContaining({ id: 'mine', hasKey: false }),
  );
  await expect(keyFor(later)).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'The stored key of Mine is for https://a.example, but its base URL is now https://evil.example. Enter the key again in the settings.',
  });
  const saved = provider('https://evil.example/v1', { model: 'other' });
  await expect(later.client.settings.saveProvider({ provider: saved })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('only to https://a.example. Enter a key for https://evil.example'),
  });
  await later.client.settings.saveProvider({ provider: provider('https://a.example/v1') });
  expect(await keyFor(later)).toBe('canary-key');
});

test('a key that was kept before its address was written down belongs to the address there is at the next start', async () => {
  const home = await tempFolder();
  const settings = { providers: [provider('https://a.example/v1')] };
  await writeFile(path.join(home, 'settings.json'), JSON.stringify(settings));
  await writeFile(path.join(home, 'secrets'), '{ "provider:mine": { "plain": "canary-key" } }');
  const started = await start(home);
  expect(await keyFor(started)).toBe('canary-key');
  await started.app.close();

  const moved = { providers: [provider('https://b.example/v1')] };
  await writeFile(path.join(home, 'settings.json'), JSON.stringify(moved));
  await expect(keyFor(await start(home))).rejects.toMatchObject({ code: 'unavailable' });
});
