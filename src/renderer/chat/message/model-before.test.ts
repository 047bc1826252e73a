import type { Item } from '@shared/chat/chat';
import { expect, it } from 'vitest';
import { modelBefore } from './model-before';

const answer = (id: string, model: string): Item => ({
  kind: 'assistant',
  id,
  at: 0,
  model,
  text: 'x',
  reasoning: '',
  state: 'complete',
  callIds: [],
});
const earlier = [answer('a1', 'heron'), answer('a2', 'gull')];
const items: readonly Item[] = [{ kind: 'user', id: 'u1', at: 0, text: 'x' }, answer('a3', 'wren')];

it('looks before the item, also in what was loaded of the chat’s beginning', () => {
  expect(modelBefore(earlier, items, 'a3')).toBe('gull');
  expect(modelBefore(earlier, items, 'a2')).toBe('heron');
});

it('is null for the first answer that is known', () => {
  expect(modelBefore(earlier, items, 'a1')).toBe(null);
  expect(modelBefore([], items, 'a3')).toBe(null);
});
