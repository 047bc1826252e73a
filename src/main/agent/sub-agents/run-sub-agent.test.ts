import { expect, it, onTestFinished } from 'vitest';
import { startFakeModel } from '../../../../e2e/fake-model';
import { endpointAt } from '../testing/endpoint';
import { runSubAgent } from './run-sub-agent';

const read = { calls: [{ name: 'read_file', arguments: { path: 'a.ts' } }] };
const full = { ...read, usage: { input: 9500, output: 10 } };
const summary = 'All that was read so far. '.repeat(10);

it('each of its requests holds its prompt, also behind several summaries', async () => {
  const fake = await startFakeModel();
  onTestFinished(() => fake.close());
  fake.reply(read, read, full, read, full, read, full, 'Found.');
  fake.sideReply(summary, summary, summary);
  let count = 0;
  const definition = { name: 'scout', description: '', tools: null, model: null, prompt: 'You look.' };
  const answer = await runSubAgent({
    chat: { append: async () => {} },
    definition,
    prompt: 'Find the heron.',
    context: {
      callId: 'task',
      signal: new AbortController().signal,
      report: () => {},
      runNested: async (calls) => ({ outcome: 'finished', results: calls.map(() => 'x'.repeat(4000)) }),
      tools: () => [],
    },
    ownTools: () => [],
    endpoint: async () => endpointAt(fake.baseUrl, { contextWindow: 10_000 }),
    prefix: {
      refresh: async () => {},
      basis: () => '',
      make: async () => ({
        system: 'You look.',
        tools: [{ name: 'read_file', description: 'Reads.', parameters: { type: 'object' } }],
        told: {},
        memoryTokens: 0,
      }),
    },
    workState: async () => ({ changed: [], commands: [] }),
    newId: () => `id-${++count}`,
    now: () => 1,
  });
  expect(answer.text).toBe('Found.');
  const mains = fake.requests.filter(({ tools }) => tools.length > 0);
  expect(mains).toHaveLength(8);
  expect(fake.requests).toHaveLength(11);
  for (const { messages } of mains) expect(JSON.stringify(messages[1])).toContain('Find the heron.');
});
