import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../../e2e/fake-model';
import { anthropicModels, startAnthropic } from '../../../../../e2e/services/anthropic';
import { ollamaModel, startOllama } from '../../../../../e2e/services/ollama';
import { acceptedKey } from '../../../../../e2e/services/service';
import { startTestProxy } from '../../testing/test-proxy';
import { listedFactsOf, listModels } from './list-models';
import { probeLocalServers } from './probe';

/** A server that answers with JSON by path. */
async function startServer(answers: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => response.end(JSON.stringify(answers[url] ?? {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let fake: FakeModel;
let odd: Server;
let oddUrl: string;
let oddAnswer: { status: number; body: string } | 'silence';

beforeEach(async () => {
  fake = await startFakeModel();
  odd = createServer((_request, response) => {
    if (oddAnswer !== 'silence') response.writeHead(oddAnswer.status).end(oddAnswer.body);
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  oddUrl = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/v1`;
});

afterEach(async () => {
  odd.closeAllConnections();
  odd.close();
  await fake.close();
});

describe('the list of models', () => {
  it('holds their names, sorted, whether or not the base URL ends with a slash', async () => {
    fake.setModels(['qwen', 'gpt']);
    const listed = ['gpt', 'qwen'].map((id) => ({ id }));
    expect(await listModels({ baseUrl: fake.baseUrl })).toEqual(listed);
    expect(await listModels({ baseUrl: `${fake.baseUrl}/` })).toEqual(listed);
  });

  it('has the price of each where the server says one, whatever else stands there', async () => {
    const pricing = { prompt: '0.000001', completion: '0.000002' };
    const data = [{ id: 'b', pricing }, { id: 'a', pricing: { prompt: 7 } }, { id: 'c' }];
    oddAnswer = { status: 200, body: JSON.stringify({ data }) };
    expect(await listModels({ baseUrl: oddUrl })).toEqual([
      { id: 'a' },
      { id: 'b', price: { input: 1, output: 2, currency: 'USD' } },
      { id: 'c' },
    ]);
  });

  it('says which protocol a server of Anthropic Messages expects', async () => {
    const service = await startAnthropic();
    onTestFinished(() => service.close());
    await expect(listModels({ baseUrl: service.baseUrl, apiKey: acceptedKey })).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('Choose the protocol Anthropic Messages.'),
    });
    const wrongKey = { baseUrl: service.baseUrl, apiKey: 'wrong', protocol: 'messages' } as const;
    await expect(listModels(wrongKey)).rejects.toMatchObject({ code: 'denied' });
  });

  it('passes over odd entries, and reads a list without a frame', async () => {
    const entries = [null, 7, {}, { id: '' }, { id: 4 }, { id: 'b', context_length: 'much' }, { id: 'a' }];
    for (const body of [entries, { data: entries }]) {
      oddAnswer = { status: 200, body: JSON.stringify(body) };
      expect(await listModels({ baseUrl: oddUrl })).toEqual([{ id: 'a' }, { id: 'b' }]);
    }
  });

  it('takes ten thousand entries', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({ id: `m${index}`, context_length: 8192 }));
    oddAnswer = { status: 200, body: JSON.stringify({ data }) };
    expect(await listModels({ baseUrl: oddUrl })).toHaveLength(10_000);
  });

  it('is asked for with the headers of the protocol', async () => {
    const anthropic = await startAnthropic();
    onTestFinished(() => anthropic.close());
    const listed = await listModels({
      baseUrl: anthropic.baseUrl,
      apiKey: acceptedKey,
      protocol: 'messages',
    });
    expect(listed.map(({ id }) => id)).toEqual([...anthropicModels]);
  });

  it('has what LM Studio and Ollama say of their models elsewhere', async () => {
    const ollama = await startOllama();
    onTestFinished(() => ollama.close());
    expect(await listModels({ baseUrl: ollama.baseUrl })).toContainEqual(
      expect.objectContaining({ id: ollamaModel, tools: true, images: false }),
    );
    const studio = await startServer({
      '/v1/models': { data: [{ id: 'm' }] },
      '/api/v0/models': {
        data: [{ id: 'm', type: 'vlm', max_context_length: 131_072, loaded_context_length: 4096 }],
      },
    });
    expect(await listModels({ baseUrl: `${studio}/v1` })).toEqual([
      { id: 'm', contextWindow: 4096, images: true },
    ]);
  });

  it('is refused in words that help, with a code that tells the key from the address', async () => {
    oddAnswer = { status: 401, body: '{"error":{"message":"no sk-secret-1"}}' };
    await expect(listModels({ baseUrl: oddUrl, apiKey: 'sk-secret-1' })).rejects.toMatchObject({
      code: 'denied',
      message: expect.stringMatching(/^127\.0\.0\.1:\d+ rejected this API key \(401\)\.$/),
    });
    await expect(listModels({ baseUrl: oddUrl })).rejects.toMatchObject({
      code: 'denied',
      message: expect.stringMatching(/^127\.0\.0\.1:\d+ requires an API key \(401\)\. Enter a key\.$/),
    });
    oddAnswer = { status: 400, body: '[{"error":{"message":"Missing Authorization header"}}]' };
    await expect(listModels({ baseUrl: oddUrl })).rejects.toMatchObject({
      code: 'denied',
      message: expect.stringMatching(/rejected the request without an API key \(400\)/),
    });
    await expect(listModels({ baseUrl: oddUrl, apiKey: 'sk-1' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    oddAnswer = { status: 500, body: '{"error":"busy"}' };
    await expect(listModels({ baseUrl: oddUrl })).rejects.toMatchObject({ code: 'unavailable' });
    oddAnswer = { status: 404, body: '' };
    await expect(listModels({ baseUrl: oddUrl.replace('/v1', '') })).rejects.toThrow(
      `Cannot find a list of models at ${oddUrl.replace('/v1', '')}/models (404). The base URL of most servers ends with “/v1”.`,
    );
    await expect(listModels({ baseUrl: oddUrl })).rejects.toThrow(
      `Cannot find a list of models at ${oddUrl}/models (404). Check the base URL.`,
    );
    oddAnswer = { status: 200, body: '<html>' };
    await expect(listModels({ baseUrl: oddUrl })).rejects.toThrow('did not return a list of models');
    await expect(listModels({ baseUrl: 'http://127.0.0.1:1/v1' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

it('is asked for through the proxy of the environment', async () => {
  const proxy = await startTestProxy(Number(new URL(fake.baseUrl).port));
  vi.stubEnv('HTTP_PROXY', proxy.url);
  vi.stubEnv('http_proxy', '');
  const baseUrl = fake.baseUrl.replace(/127\.0\.0\.1:\d+/, 'models.invalid');
  expect((await listModels({ baseUrl })).map(({ id }) => id)).toEqual(['fake-model']);
  proxy.refuse(407);
  await expect(listModels({ baseUrl })).rejects.toThrow(`through the proxy ${proxy.url.replace(/\/$/, '')}`);
  expect(proxy.asked).toEqual(Array(2).fill(`GET ${baseUrl}/models`));
  vi.unstubAllEnvs();
  await proxy.close();
});

describe('the facts of one model', () => {
  it('are asked for of that model alone, also where its tag is left out', async () => {
    const asked: unknown[] = [];
    const server = createServer(async (request, response) => {
      const body = await text(request);
      if (request.url === '/api/show') asked.push(JSON.parse(body));
      const answers: Record<string, unknown> = {
        '/v1/models': { data: Array.from({ length: 60 }, (_, index) => ({ id: `m${index}:latest` })) },
        '/api/ps': { models: [{ name: 'm55:latest', context_length: 8192 }] },
        '/api/show': { capabilities: ['tools'] },
      };
      response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    expect(await listedFactsOf({ baseUrl }, 'm55', AbortSignal.timeout(9000))).toMatchObject({
      contextWindow: 8192,
      tools: true,
    });
    expect(asked).toEqual([{ model: 'm55:latest' }]);
  });
});

describe('the probe of local servers', () => {
  it('finds those that answer in time, all at once, and is not held up by the others', async () => {
    oddAnswer = 'silence';
    const server = (id: string, baseUrl: string) => ({ id, name: id, baseUrl, keyUrl: null });
    const found = await probeLocalServers(
      [server('silent', oddUrl), server('fake', fake.baseUrl), server('dead', 'http://127.0.0.1:1/v1')],
      { timeoutMs: 1500 },
    );
    expect(found).toEqual([{ ...server('fake', fake.baseUrl), models: ['fake-model'] }]);
  });
});
