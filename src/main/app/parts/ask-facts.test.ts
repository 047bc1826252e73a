import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { providerSchema } from '@shared/settings/settings-schema';
import { expect, it, onTestFinished } from 'vitest';
import { ollamaModel, startOllama } from '../../../../e2e/services/ollama';
import { openRouterModel, startOpenRouter } from '../../../../e2e/services/openrouter';
import { streamReply } from '../../agent/model/stream-reply';
import { tempFolder } from '../../base/testing/temp-folder';
import { settingsHandlers } from '../handlers/settings-handlers';
import { startApp } from '../start-app';
import { caller, startTestApp } from '../testing/test-app';
import { factsListed } from './ask-facts';
import { factsFor, modelEndpoint } from './model-endpoint';
import { plainHost } from './plain-host';

const chat = { model: { providerId: 'mine', model: ollamaModel }, items: [] };

async function start(home: string, baseUrl: string) {
  const app = await startApp({ host: plainHost, env: { PILOTFISH_HOME: home }, version: '0' });
  onTestFinished(() => app.close());
  await app.settings.saveProvider(
    providerSchema.parse({ id: 'mine', name: 'Mine', baseUrl, model: ollamaModel }),
  );
  return app;
}

const hello = { messages: [{ role: 'user' as const, content: 'Hi' }], tools: [] };

it('asks a server after its first reply what it says of the model, and keeps it for the next start', async () => {
  const service = await startOllama({ window: 8192 });
  onTestFinished(() => service.close());
  const home = await tempFolder();
  const first = await start(home, service.baseUrl);
  const endpoint = await modelEndpoint(first.settings, chat);
  expect(endpoint.contextWindow).toBe(131_072);
  await streamReply(endpoint, hello, { signal: AbortSignal.timeout(9000) });
  await expect.poll(() => factsFor(first.settings, chat.model).contextWindow).toBe(8192);
  const file = path.join(home, 'learned.json');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('8192');
  const { settings } = await start(home, service.baseUrl);
  expect(factsFor(settings, chat.model)).toMatchObject({ contextWindow: 8192, tools: true, images: false });
});

it('asks once for each model, also where the server has no list', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { settings } = await start(
    await tempFolder(),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  );
  const endpoint = await modelEndpoint(settings, chat);
  for (let count = 0; count < 3; count += 1) endpoint.answered?.(false);
  (await modelEndpoint(settings, { ...chat, model: { ...chat.model, model: 'other' } })).answered?.(false);
  await expect.poll(() => asked).toEqual(['/v1/models', '/v1/models']);
});

it('believes a call more than a list that says there are no tools', async () => {
  const server = createServer((_request, response) =>
    response.end(
      JSON.stringify({
        data: [{ id: ollamaModel, context_length: 8192, capabilities: { function_calling: false } }],
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  for (const [hasCalls, tools] of [
    [true, undefined],
    [false, false],
  ] as const) {
    const home = await tempFolder();
    const { settings } = await start(home, address);
    (await modelEndpoint(settings, chat)).answered?.(hasCalls);
    await expect
      .poll(() => readFile(path.join(home, 'learned.json'), 'utf8').catch(() => ''))
      .toContain(ollamaModel);
    expect(factsFor(settings, chat.model).tools).toBe(tools);
  }
});

it('asks beside a chat without the effort that was chosen for it', async () => {
  const { settings } = await start(await tempFolder(), 'http://127.0.0.1:1/v1');
  const thinking = { ...chat, model: { ...chat.model, effort: 'high' } };
  expect((await modelEndpoint(settings, thinking)).options).toEqual({ effort: 'high' });
  expect((await modelEndpoint(settings, thinking, 'beside')).options).toEqual({});
});

it('asks for the facts about a model as soon as the user chooses it', async () => {
  const service = await startOpenRouter();
  onTestFinished(() => service.close());
  const { app, chat } = await startTestApp();
  const { baseUrl } = service;
  const router = { id: 'router', name: 'Router', baseUrl, model: openRouterModel };
  const { saveProvider } = settingsHandlers(app);
  await saveProvider(
    { provider: providerSchema.parse({ ...router, model: 'google/gemma-3-4b-it' }) },
    caller,
  );
  const first = { providerId: 'router', model: 'google/gemma-3-4b-it' };
  await expect.poll(() => factsFor(app.settings, first).price).toBeDefined();
  expect(factsFor(app.settings, first).tools).toBe(false);
  const choice = { providerId: 'router', model: openRouterModel };
  expect(factsFor(app.settings, choice).price).toBeUndefined();
  await (await (await chat()).open()).setModel(choice);
  await expect.poll(() => factsFor(app.settings, choice).price).toBeDefined();
});

it('tells when the server has answered with its list', async () => {
  const service = await startOllama({ window: 8192 });
  onTestFinished(() => service.close());
  const { settings } = await start(await tempFolder(), service.baseUrl);
  await streamReply(await modelEndpoint(settings, chat), hello, { signal: AbortSignal.timeout(9000) });
  await factsListed(settings.learned, { baseUrl: service.baseUrl, model: ollamaModel });
  expect(factsFor(settings, chat.model).contextWindow).toBe(8192);
});
