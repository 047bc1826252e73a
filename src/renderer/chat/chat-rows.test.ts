import type { AssistantItem, Item } from '@shared/chat/chat';
import { describe, expect, it } from 'vitest';
import { itemIdsOf, rowsOf } from './chat-rows';

const said = (id: string, text = '', more: Partial<AssistantItem> = {}): Item => ({
  kind: 'assistant',
  id,
  at: 0,
  model: 'm',
  text,
  reasoning: '',
  state: 'complete',
  callIds: [],
  ...more,
});
const asked = (id: string): Item => ({ kind: 'user', id, at: 0, text: 'x' });

describe('rowsOf', () => {
  it('joins messages without words to the one before', () => {
    const rows = rowsOf([
      asked('u1'),
      said('a1', 'I look.'),
      said('a2'),
      said('a3', ' \n'),
      said('a4', 'So.'),
    ]);
    expect(rows.map(itemIdsOf)).toEqual([['u1'], ['a1', 'a2', 'a3'], ['a4']]);
  });

  it('joins nothing over a message of the user, a notice, or a thought', () => {
    const notice: Item = { kind: 'notice', id: 'n', at: 0, level: 'info', text: 'x' };
    const thought = said('a4', '', { reasoning: 'Hm.' });
    const rows = rowsOf([said('a1'), asked('u1'), said('a2'), notice, said('a3'), thought]);
    expect(rows.map(itemIdsOf)).toEqual([['a1'], ['u1'], ['a2'], ['n'], ['a3'], ['a4']]);
  });

  it('keeps the calls of two models apart', () => {
    const rows = rowsOf([said('a1', 'x'), said('a2', '', { model: 'n' }), said('a3', '', { model: 'n' })]);
    expect(rows.map(itemIdsOf)).toEqual([['a1'], ['a2', 'a3']]);
  });

  it('leaves a message alone that still arrives or was cut', () => {
    const rows = rowsOf([
      said('a1', 'x', { state: 'cut' }),
      said('a2'),
      said('a3', '', { state: 'streaming' }),
    ]);
    expect(rows.map(itemIdsOf)).toEqual([['a1'], ['a2'], ['a3']]);
  });
});
