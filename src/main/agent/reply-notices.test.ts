import type { Item } from '@shared/chat/chat';
import { worded } from '@shared/texts/testing/worded';
import { textOf } from '@shared/texts/text';
import { expect, it } from 'vitest';
import type { Reply } from './model/kit/model';
import { replyNotices } from './reply-notices';
import { endpointAt } from './testing/endpoint';
import type { TurnParts } from './turn';

const reply: Reply = { text: 'Hello.', reasoning: '', calls: [], usage: null, finish: 'stop' };
const request = {
  messages: [
    { role: 'system' as const, content: 'x'.repeat(8_000) },
    { role: 'user' as const, content: 'hi' },
  ],
  tools: [],
};

function noticesOf(contextWindow: number, items: readonly Item[] = []): readonly string[] {
  const log = { state: () => ({ items }) } as unknown as TurnParts['log'];
  const endpoint = endpointAt('http://127.0.0.1:1/v1', { contextWindow });
  return replyNotices({ log }, { endpoint, request, reply }).map(worded) as string[];
}

it('says, once in a chat, that hardly anything fits beside the instructions and tools', () => {
  const [said = ''] = noticesOf(3_000);
  expect(said).toMatch(/^Fake gives “fake-model” a context window of 3,000 tokens\..*OLLAMA_CONTEXT_LENGTH/);
  const text = textOf('answer.window-small', { provider: '', model: '', tokens: 1, beginning: 1 });
  expect(noticesOf(3_000, [{ kind: 'notice', id: 'n', at: 0, level: 'warning', text }])).toEqual([]);
});

it('says nothing of a window with room', () => {
  expect(noticesOf(32_000)).toEqual([]);
});
