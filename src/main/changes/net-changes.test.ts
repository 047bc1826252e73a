import { describe, expect, it } from 'vitest';
import type { JournaledChange } from '../storage/chats/chat-log';
import { netChanges } from './net-changes';

const step = (
  callId: string,
  before: string | null,
  after: string | null,
  more: Partial<JournaledChange> = {},
): JournaledChange => ({ callId, turn: null, relativePath: 'a.txt', before, after, mode: null, ...more });

const order = (...steps: readonly JournaledChange[]) =>
  netChanges(steps).flatMap((net) => net.steps.map(({ callId }) => callId));

describe('the steps of a file', () => {
  it('stand in the order they were journaled in, also where somebody else changed it between them', () => {
    expect(order(step('one', 'a', 'b'), step('two', 'c', 'd'))).toEqual(['one', 'two']);
  });

  it('stand behind those that left what they found, where what went on beside them is journaled late', () => {
    const late = step('late', 'a', 'b', { whileGoing: true });
    expect(order(step('one', 'b', 'c'), late)).toEqual(['late', 'one']);
    const gone = step('late', 'a', null, { whileGoing: true });
    expect(order(step('one', null, 'c'), gone)).toEqual(['late', 'one']);
  });

  it('do not begin with a deletion because a file that was made was nowhere before', () => {
    const steps = [step('made', null, 'a'), step('edited', 'a', 'b'), step('renamed', 'of-person', null)];
    expect(order(...steps)).toEqual(['made', 'edited', 'renamed']);
  });
});
