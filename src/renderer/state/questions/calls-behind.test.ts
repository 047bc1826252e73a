import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { expect, it } from 'vitest';
import { callsBehind } from './calls-behind';

const ran = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;
const question = {
  subject: { kind: 'call' as const, tool: 'edit', input: '{}' },
  hash: 'h',
  why: 'the mode is Ask',
  always: [],
  danger: false,
  stale: null,
};
const phases = {
  waiting: { phase: 'waiting', since: 0, question },
  queued: { phase: 'queued' },
  failed: { phase: 'failed', ...ran },
  running: { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' },
  done: { phase: 'done', allowance: { by: 'read-only' }, ...ran },
} as const satisfies Record<string, CallPhase>;

/** Calls of one message, or of one call, in their order. */
function calls(parentId: string | undefined, ...states: (keyof typeof phases)[]): Record<string, ToolCall> {
  return Object.fromEntries(
    states.map((state, index) => {
      const id = `${parentId ?? 'm'}/${index + 1}`;
      const what = { id, messageId: 'm', tool: 'edit', displayName: '', title: '', inputPreview: '' };
      return [id, { ...what, phase: phases[state], ...(parentId !== undefined && { parentId }) }];
    }),
  );
}

it('names what is queued behind a question, whatever was refused in between', () => {
  expect(callsBehind(calls(undefined, 'done', 'waiting', 'queued', 'failed', 'queued'), 'm/2')).toEqual([
    'm/3',
    'm/5',
  ]);
});

it('names nothing of another batch beside it', () => {
  const all = { ...calls(undefined, 'running', 'queued'), ...calls('m/1', 'waiting', 'waiting', 'queued') };
  expect(['m/1/1', 'm/1/2'].map((callId) => callsBehind(all, callId))).toEqual([[], ['m/1/3']]);
  expect(callsBehind(calls('m/1', 'waiting', 'queued', 'done', 'running', 'queued'), 'm/1/1')).toEqual([
    'm/1/2',
  ]);
});

it('is none for a call that is not there', () => {
  expect(callsBehind({}, 'm/1')).toEqual([]);
});
