import type { CallPhase } from '@shared/tool-call';
import { describe, expect, it } from 'vitest';
import { allowanceWords, callWords } from './call-state';

const outcome = { durationMs: 5, display: { kind: 'text', text: 'x' }, preview: 'x' } as const;

describe('callWords', () => {
  it('has a word and a tone for every phase', () => {
    const phases: CallPhase[] = [
      { phase: 'queued' },
      { phase: 'running', startedAt: 0, allowance: { by: 'nature' }, progress: '' },
      { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome },
      { phase: 'failed', ...outcome },
    ];
    expect(phases.map(callWords)).toEqual([
      { tone: 'quiet', state: 'Queued', why: null },
      { tone: 'busy', state: 'Running', why: 'Changes no file, so it never asks.' },
      { tone: 'good', state: 'Done', why: 'You accepted.' },
      { tone: 'bad', state: 'Failed', why: null },
    ]);
  });

  it('repeats the reason a person gave', () => {
    expect(callWords({ phase: 'rejected', reason: 'too much', ...outcome }).why).toBe(
      'You rejected it: too much',
    );
    expect(callWords({ phase: 'rejected', reason: null, ...outcome }).why).toBe('You rejected it.');
  });

  it('says why a call was not done', () => {
    const why = (['stopped', 'interrupted', 'skipped', 'superseded'] as const).map(
      (reason) => callWords({ phase: 'cancelled', why: reason, ...outcome }).why,
    );
    expect(why).toEqual([
      'You stopped the turn.',
      'Stopped while it ran.',
      'Skipped: you rejected an earlier call and asked for a new plan.',
      'You sent a message instead of deciding.',
    ]);
  });
});

describe('allowanceWords', () => {
  it('names the mode or the rule that let a call run', () => {
    expect(allowanceWords({ by: 'mode', mode: 'accept-edits' })).toBe('Allowed by mode Accept edits.');
    expect(allowanceWords({ by: 'rule', rule: 'allow edit src/**', scope: 'project' })).toBe(
      'Allowed by rule “allow edit src/**” (this project).',
    );
  });
});
