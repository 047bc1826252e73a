import { type ChatEvent, type ChatState, emptyChat, reduceChat } from '@shared/chat/chat';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChatEntry } from '../storage/chats/chat-log';
import { createAssistantItem } from './assistant-item';

afterEach(() => void vi.useRealTimers());

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

/** A log like that of a chat: the events it shows, and the entries that survive a crash. */
function startLog() {
  const lines: ChatEntry[] = [];
  let shown = emptyChat('c');
  const show = (event: ChatEvent) => {
    shown = reduceChat(shown, event);
  };
  const append = async (entry: ChatEntry) => {
    lines.push(entry);
    await Promise.resolve();
    for (const event of entry.events ?? []) show(event);
  };
  const rebuilt = () => lines.flatMap(({ events = [] }) => events).reduce(reduceChat, emptyChat('c'));
  const item = createAssistantItem({ log: { append, show }, newId: () => 'a1', now: () => 0 }, 'm');
  return { item, lines, shown: () => shown, rebuilt };
}

function textOf({ items }: ChatState): string | undefined {
  const [item] = items;
  return item?.kind === 'assistant' ? item.text : undefined;
}

it('keeps what is shown every two seconds while it comes, each piece once', async () => {
  vi.useFakeTimers();
  const { item, lines, shown, rebuilt } = startLog();
  let text = '';
  for (let token = 0; token < 1000; token += 1) {
    text += `${token} `;
    item.add({ text: `${token} `, reasoning: '' });
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(JSON.stringify(lines).length).toBeLessThan(text.length + 1000);
  expect(text.startsWith(textOf(rebuilt()) ?? 'nothing')).toBe(true);
  expect(textOf(rebuilt())?.length).toBeGreaterThan(text.length * 0.75);
  await vi.advanceTimersByTimeAsync(50);
  expect(textOf(shown())).toBe(text);
  await item.finish('complete');
  const count = lines.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([lines.length, textOf(rebuilt()), textOf(shown())]).toEqual([count, text, text]);
});

it('keeps nothing of an answer that was asked for again once the new one came', async () => {
  vi.useFakeTimers();
  const { item, shown, rebuilt } = startLog();
  item.add({ text: 'The first answer, cut', reasoning: 'why' });
  await vi.advanceTimersByTimeAsync(1999);
  item.add({ text: ' off', reasoning: '' });
  vi.advanceTimersByTime(1);
  // The piece is being written to the file.
  item.reset();
  item.add({ text: 'The second', reasoning: '' });
  await vi.advanceTimersByTimeAsync(2000);
  expect([textOf(shown()), textOf(rebuilt())]).toEqual(['The second', 'The second']);
});
