import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../e2e/fake-model';
import type { Clock } from './model/model-request';
import { sideRequest } from './side-request';
import { endpointAt } from './testing/endpoint';

let fake: FakeModel;

beforeEach(async () => {
  fake = await startFakeModel();
});

afterEach(() => fake.close());

const clock: Clock = { now: () => 0, random: () => 0.5, wait: async () => {} };

function ask(signal = new AbortController().signal): Promise<string> {
  return sideRequest(endpointAt(fake.baseUrl), { system: 'Be brief.', prompt: 'Why?' }, { signal, clock });
}

it('asks without tools and history, and gives the text', async () => {
  fake.sideReply('Because.');
  expect(await ask()).toBe('Because.');
  expect(fake.requests[0]?.body).not.toHaveProperty('tools');
  expect(fake.requests[0]?.messages).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Why?' },
  ]);
});

it('is tried again twice, and no more', async () => {
  fake.onRequest(() => ({ status: 500 }));
  await expect(ask()).rejects.toThrow('Pilotfish tried 3 times.');
});

it('fails when the answer is empty or was cut by a length limit', async () => {
  fake.sideReply('', { text: 'Beca', finish: 'length' });
  await expect(ask()).rejects.toThrow('Fake sent an empty reply.');
  await expect(ask()).rejects.toThrow('A length limit cut the reply');
});

it('ends with the signal', async () => {
  await expect(ask(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});
