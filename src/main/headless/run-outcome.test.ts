import type { Item } from '@shared/chat/chat';
import type { Text } from '@shared/texts/text';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { expect, test } from 'vitest';
import { outcomeOf } from './run-outcome';

const answer: Item = {
  kind: 'assistant',
  id: 'm1',
  at: 0,
  model: 'm',
  text: 'Half of',
  reasoning: '',
  state: 'complete',
  callIds: [],
};
const notice = (text: Text): Item => ({
  kind: 'notice',
  id: 'n1',
  at: 0,
  level: 'warning',
  text,
});
const ran = {
  turn: { kind: 'idle' } as const,
  items: [answer],
  calls: [],
  isStopped: false,
  isRefused: false,
};
const failed: Extract<CallPhase, { phase: 'failed' }> = {
  phase: 'failed',
  durationMs: 1,
  display: { kind: 'text', text: '' },
  preview: '',
};
const call = (id: string, phase: CallPhase): ToolCall => ({
  id,
  messageId: 'm1',
  tool: 'edit',
  displayName: 'Edit',
  title: 'Edit',
  inputPreview: '',
  phase,
});

test('a turn that ended by itself is done', () => {
  expect(outcomeOf(ran)).toEqual({ finish: 'done', rounds: 1, denied: 0, failed: 0 });
});

test.each([
  ['answer.ends-at-length', 'length'],
  ['answer.ends-filtered', 'filtered'],
] as const)('half an answer is told apart: %s', (key, finish) => {
  const told = notice({ key, params: {} });
  expect(outcomeOf({ ...ran, items: [answer, told] }).finish).toBe(finish);
  expect(outcomeOf({ ...ran, items: [answer, told, { ...answer, id: 'm2' }] }).finish).toBe('done');
});

test.each([
  ['rounds', 'limit'],
  ['budget', 'budget'],
  ['failed', 'error'],
] as const)('a turn that paused by %s ended by %s', (why, finish) => {
  const turn = { kind: 'paused', why, text: 'Why.' } as const;
  expect(outcomeOf({ ...ran, turn }).finish).toBe(finish);
});

test('a stop and a prompt that was not taken are told apart', () => {
  expect(outcomeOf({ ...ran, isStopped: true }).finish).toBe('stopped');
  expect(outcomeOf({ ...ran, isRefused: true }).finish).toBe('error');
});

test('denied are those that did not run by somebody’s word, or for want of it', () => {
  const calls = [
    call('a', { ...failed, refusal: { by: 'unattended' } }),
    call('b', { ...failed, refusal: { by: 'mode', mode: 'plan' } }),
    call('c', { ...failed, phase: 'rejected', reason: null }),
    call('d', failed),
    call('e', { ...failed, refusal: { by: 'repeat' } }),
    call('f', { ...failed, refusal: { by: 'rejection' } }),
  ];
  expect(outcomeOf({ ...ran, calls })).toMatchObject({ denied: 4, failed: 2 });
});
