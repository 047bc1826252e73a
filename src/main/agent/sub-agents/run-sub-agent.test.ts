import { expect, it, onTestFinished } from 'vitest';
import { type FakeReply, startFakeModel } from '../../../../e2e/fake-model';
import { endpointAt } from '../testing/endpoint';
import { runSubAgent, type SubAgentParts } from './run-sub-agent';

const read = { calls: [{ name: 'read_file', arguments: { path: 'a.ts' } }] };
const full = { ...read, usage: { input: 9500, output: 10 } };
const summary = 'All that was read so far. '.repeat(10);

type Changes = Partial<SubAgentParts> & Pick<SubAgentParts, 'prompt'>;

async function start(replies: readonly FakeReply[]) {
  const fake = await startFakeModel();
  onTestFinished(() => fake.close());
  fake.reply(...replies);
  let count = 0;
  const run = (changes: Changes) =>
    runSubAgent({
      chat: { append: async () => {} },
      definition: { name: 'scout', description: '', tools: null, model: null, prompt: 'You look.' },
      limits: { rounds: 100, minutes: 60 },
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
      ...changes,
    });
  return { fake, run };
}

it('each of its requests holds its prompt, also behind several summaries', async () => {
  const { fake, run } = await start([read, read, full, read, full, read, full, { text: 'Found.' }]);
  fake.sideReply(summary, summary, summary);
  const answer = await run({ prompt: 'Find the heron.' });
  expect(answer.text).toBe('Found.');
  const mains = fake.requests.filter(({ tools }) => tools.length > 0);
  expect(mains).toHaveLength(8);
  expect(fake.requests).toHaveLength(11);
  for (const { messages } of mains) expect(JSON.stringify(messages[1])).toContain('Find the heron.');
});

it.each([
  ['rounds', { rounds: 2, minutes: 60 }, '2 rounds'],
  ['tokens', { rounds: 100, minutes: 60, tokens: 240 }, '240 tokens'],
  ['time', { rounds: 100, minutes: 2 }, '2 minutes of work'],
])('at its limit of %s it ends, and says what was done', async (_what, limits, limit) => {
  const { fake, run } = await start([{ ...read, text: 'I look.' }, read, read]);
  // Each round takes a minute of the model's time.
  const answer = await run({ prompt: 'Find it.', limits, now: () => fake.requests.length * 60_000 });
  expect(answer).toMatchObject({ calls: 2 });
  expect(answer.text).toBe(
    `I look.\n\n[Not finished: the sub-agent reached its limit of ${limit}. Its calls so far: read_file (2).]`,
  );
  expect(fake.requests).toHaveLength(2);
});
