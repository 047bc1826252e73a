import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { endpointAt } from '../testing/endpoint';
import type { ModelOptions } from './kit/model';
import { streamReply } from './stream-reply';

// Refusals of requests that contain the model's `body` setting.

let fake: FakeModel;

beforeEach(async () => {
  fake = await startFakeModel();
});

afterEach(() => fake.close());

async function refusalOf(status: number, body: ModelOptions['body']): Promise<unknown> {
  fake.onRequest(() => ({ status, body: { error: { message: 'unknown field: thinking' } } }));
  const request = { messages: [{ role: 'user' as const, content: 'hi' }], tools: [] };
  const { signal } = new AbortController();
  return await streamReply(endpointAt(fake.baseUrl, { options: { body } }), request, { signal }).catch(
    (error: unknown) => error,
  );
}

const body = { thinking: { type: 'enabled' }, top_k: 20 };
const refused = 'Fake rejected the request (400): unknown field: thinking.';

it.each([400, 422])('names the keys of the setting (%i)', async (status) => {
  expect(await refusalOf(status, body)).toMatchObject({
    fault: 'bad-request',
    message: `${refused.replace('400', `${status}`)} The extra request body of this model may be the cause: thinking, top_k.`,
  });
});

it('says nothing of it without keys, or if the key of the provider is refused', async () => {
  expect(await refusalOf(400, {})).toMatchObject({ message: refused });
  expect(await refusalOf(401, body)).toMatchObject({
    message: expect.not.stringContaining('extra request body'),
  });
});
