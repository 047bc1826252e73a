import type { ConnectionLine } from '@shared/models/connection-report';
import { expect, it } from 'vitest';
import { connectionSummary } from './connection-summary';

const summaryOf = (parts: Partial<Record<ConnectionLine['part'], ConnectionLine['state']>>) =>
  connectionSummary(
    Object.entries(parts).map(([part, state]) => ({ part, state, told: 'x' }) as ConnectionLine),
  );

it('is ready for work where the answer, tools and their results work, whatever else does not', () => {
  const lines = { answer: 'works', tools: 'works', 'tool-result': 'works', images: 'fails' } as const;
  expect(summaryOf(lines)).toEqual({ state: 'works', text: 'connection.summary-ready' });
});

it('is for chat alone where tools, or their results, do not work', () => {
  const chatOnly = { state: 'unclear', text: 'connection.summary-chat-only' };
  expect(summaryOf({ answer: 'works', tools: 'fails' })).toEqual(chatOnly);
  expect(summaryOf({ answer: 'works', tools: 'works', 'tool-result': 'fails' })).toEqual(chatOnly);
});

it('tells tools that are off from tools that fail', () => {
  const off = { state: 'unclear', text: 'connection.summary-tools-off' };
  expect(summaryOf({ answer: 'works', tools: 'none' })).toEqual(off);
});

it('does not work without an answer', () => {
  const fails = { state: 'fails', text: 'connection.summary-fails' };
  expect(summaryOf({ answer: 'fails' })).toEqual(fails);
  expect(summaryOf({ answer: 'unclear', tools: 'works', 'tool-result': 'works' })).toEqual(fails);
});
