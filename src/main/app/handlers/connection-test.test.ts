import { contract } from '@shared/contract/contract';
import { type Provider, providerSchema } from '@shared/settings/settings-schema';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import { type Client, connect } from '@shared/wire/rpc';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createGate, type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { tempFolder } from '../../base/testing/temp-folder';
import { plainHost } from '../parts/plain-host';
import { startApp } from '../start-app';
import { connectWindow } from './connect-window';

// A window's connection test, from the call to the server and back.

let fake: FakeModel;
let client: Client<typeof contract>;
let closeWindow: () => void;

beforeEach(async () => {
  fake = await startFakeModel();
  const env = { PILOTFISH_HOME: await tempFolder() };
  const app = await startApp({ host: plainHost, env, version: '0' });
  const channel = createMemoryChannel();
  connectWindow(app, channel.main);
  ({ client } = connect<typeof contract>(contract, channel.window, {
    pageTag: 't',
    onEvent() {},
    onGap() {},
  }));
  closeWindow = () => channel.close();
  onTestFinished(async () => {
    channel.close();
    await app.close();
    await fake.close();
  });
});

const count = 'heron, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10';
const call = { calls: [{ name: 'echo_word', arguments: { word: 'heron' } }] };

function provider(): Provider {
  return providerSchema.parse({ id: 'mine', name: 'Mine', baseUrl: fake.baseUrl, model: 'heron' });
}

function windowIn({ lines }: Awaited<ReturnType<typeof client.settings.testConnection>>): unknown {
  return lines.find(({ part }) => part === 'context-window')?.told;
}

test('a saved provider is tested with its stored key, and what its model is set to', async () => {
  await client.settings.saveProvider({ provider: provider(), key: 'canary-key' });
  fake.reply(call, count);
  fake.sideReply('Red.');
  const models = { 'her*': { effort: 'low', contextWindow: 9000 } };
  const report = await client.settings.testConnection({
    of: { providerId: 'mine' },
    provider: { model: 'heron', models },
  });
  expect(windowIn(report)).toEqual({ key: 'connection.window-set', params: { tokens: 9000 } });
  for (const { headers, body } of fake.requests) {
    expect(headers.authorization).toBe('Bearer canary-key');
    expect(body).toMatchObject({ model: 'heron', reasoning_effort: 'low' });
  }
  expect(fake.requests).toHaveLength(3);
});

test('what is typed is tested without a key of another provider, and what was learned holds for the address', async () => {
  await client.settings.saveProvider({ provider: provider(), key: 'canary-key' });
  fake.onRequest(({ body }) =>
    'stream_options' in body ? { status: 400, body: { error: { message: 'stream_options?' } } } : null,
  );
  fake.reply(call, count);
  fake.sideReply('Blue.');
  const report = await client.settings.testConnection({
    of: { baseUrl: `${fake.baseUrl}/` },
    provider: { model: 'heron' },
  });
  expect(windowIn(report)).toMatchObject({ key: 'connection.window-assumed' });
  expect(fake.requests.map(({ headers }) => headers.authorization)).not.toContain('Bearer canary-key');
  const learned = { baseUrl: fake.baseUrl, model: 'heron' };
  const changes = [{ kind: 'no-stream-options' }];
  expect(await client.settings.learned()).toMatchObject([{ ...learned, changes }]);
  await client.settings.forget(learned);
  expect(await client.settings.learned()).toEqual([]);
});

test('a test that is ended, or replaced by another, answers nobody', async () => {
  const [first, second] = [createGate(), createGate()];
  fake.reply({ ...call, hold: first }, { ...call, hold: second });
  const query = { of: { baseUrl: fake.baseUrl }, provider: { model: 'heron' } };
  const replaced = client.settings.testConnection(query);
  await first.reached;
  const ended = client.settings.testConnection(query);
  await expect(replaced).rejects.toMatchObject({ code: 'closed' });
  await second.reached;
  await client.settings.endTest();
  await expect(ended).rejects.toMatchObject({ code: 'closed' });
  first.release();
  second.release();
});

test('a test ends with its window', async () => {
  const hold = createGate();
  fake.reply({ ...call, hold });
  const query = { of: { baseUrl: fake.baseUrl }, provider: { model: 'heron' } };
  const testing = client.settings.testConnection(query);
  await hold.reached;
  closeWindow();
  await expect(testing).rejects.toMatchObject({ code: 'closed' });
  hold.release();
  expect(fake.requests).toHaveLength(1);
});
