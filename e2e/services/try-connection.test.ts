import { expect, it } from 'vitest';
import type { ModelEndpoint } from '../../src/main/agent/model/kit/model';
import { tryConnection } from '../../src/main/agent/model/try-connection';
import { textOf } from '../../src/shared/texts/text';
import { allServices, type ServiceEntry } from './all-services';
import type { Service } from './service';

// A connection test against each service, as strict as the real one.

function endpointAt({ baseUrl }: Service, { name, model, protocol, headers }: ServiceEntry): ModelEndpoint {
  return {
    providerId: '',
    providerName: name,
    baseUrl,
    apiKey: null,
    headers,
    model,
    contextWindow: 128_000,
    images: false,
    files: false,
    tools: true,
    protocol,
    options: {},
    learned: [],
  };
}

it.each(allServices)('works with $name: a call, its result, and what must go back', async (entry) => {
  const service = await entry.start();
  service.reply({
    reasoning: 'The tool first.',
    calls: [{ name: 'echo_word', input: { word: 'heron' } }],
  });
  service.reply({ text: 'heron, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10' });
  const trial = {
    endpoint: endpointAt(service, entry),
    contextWindow: async () => textOf('connection.window-known', { tokens: 128_000 }),
    tryImages: true,
  };
  const { lines } = await tryConnection(trial, new AbortController().signal);
  await service.close();
  const states = Object.fromEntries(lines.map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({
    answer: 'works',
    tools: 'works',
    'tool-result': 'works',
    reasoning: entry.tellsReasoning ? 'works' : 'none',
  });
  expect(service.kept.filter((part) => !JSON.stringify(service.requests[1]?.body).includes(part))).toEqual(
    [],
  );
});
