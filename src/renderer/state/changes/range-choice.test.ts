import { expect, it } from 'vitest';
import { choicesWith, rangeOf } from './range-choice';

it('a choice is a range of now', () => {
  const now = new Date(2026, 4, 6, 12, 30);
  expect(rangeOf('turn', 'message', now)).toEqual({ kind: 'turn', itemId: 'message' });
  expect(rangeOf('turn', null, now)).toEqual({ kind: 'chat' });
  expect(rangeOf('hour', null, now)).toEqual({ kind: 'since', at: now.getTime() - 3_600_000 });
  expect(rangeOf('today', null, now)).toEqual({ kind: 'since', at: new Date(2026, 4, 6).getTime() });
});

it('where one came from is offered as long as it is shown', () => {
  expect(choicesWith('call')[0]).toBe('call');
  expect(choicesWith('one-turn')[0]).toBe('one-turn');
  expect(choicesWith('chat')).toEqual(['turn', 'chat', 'hour', 'today']);
});
