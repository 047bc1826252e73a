import type { ChatEvent } from '@shared/chat';
import { expect, it, vi } from 'vitest';
import { createAssistantItem } from './assistant-item';

it('shows what arrives at 200 tokens a second at most twenty times a second, and all of it', async () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const log = {
    append: async () => undefined,
    show: (event: ChatEvent) => {
      if (event.type === 'assistant-delta') shown.push(event.text);
    },
  };
  const parts = { log, newId: () => 'a1', now: () => 0 };
  const item = createAssistantItem(parts, 'm');
  for (let token = 0; token < 200; token += 1) {
    item.add({ text: `${token} `, reasoning: '' });
    await vi.advanceTimersByTimeAsync(5);
  }
  vi.useRealTimers();
  await item.finish('complete');
  expect(shown.length).toBeLessThanOrEqual(21);
  expect(shown.join('')).toBe(Array.from({ length: 200 }, (_, token) => `${token} `).join(''));
});
