import type { GrantVerdict, Refusal } from '@shared/approval/approval';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { allowanceWords, callWords, failureLine, wordsOfCall } from './call-state';

const outcome = { durationMs: 5, display: { kind: 'text', text: 'x' }, preview: 'x' } as const;

describe('failureLine', () => {
  const failed = (text: string, refusal?: Refusal): CallPhase => ({
    phase: 'failed',
    durationMs: 5,
    preview: 'told',
    display: { kind: 'text', text },
    ...(refusal && { refusal }),
  });
  const command = (error?: string): CallPhase => ({
    phase: 'done',
    allowance: { by: 'read-only' },
    durationMs: 5,
    preview: '',
    display: {
      kind: 'command-output',
      exitCode: null,
      signal: null,
      text: 'out',
      terminalId: null,
      ...(error && { error }),
    },
  });

  it.each<[CallPhase, string | null]>([
    [failed('\nNo file a.ts.\nLook again.'), 'No file a.ts.'],
    [failed('a\u202eb'), 'a‹U+202E›b'],
    [failed(''), null],
    [failed('No.', { by: 'rejection' }), null],
    [command('There is no shell.\nInstall one.'), 'There is no shell.'],
    [command(), null],
    [{ phase: 'queued' }, null],
  ])('of %j is %j', (phase, line) => expect(failureLine(phase)).toBe(line));
});

describe('callWords', () => {
  it('has a word and a tone for every phase', () => {
    const phases: CallPhase[] = [
      { phase: 'queued' },
      { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' },
      { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome },
      { phase: 'failed', ...outcome },
    ];
    expect(phases.map((phase) => callWords(phase))).toEqual([
      { tone: 'quiet', state: 'Queued', why: null },
      { tone: 'busy', state: 'Running', why: 'Allowed because it is read-only.' },
      { tone: 'good', state: 'Done', why: 'You accepted it.' },
      { tone: 'bad', state: 'Failed', why: null },
    ]);
  });

  it('says of one that was accepted before its turn that it is, until its turn comes', () => {
    expect(wordsOfCall({ phase: { phase: 'queued' }, granted: { diff: 'd' } })).toEqual({
      tone: 'quiet',
      state: 'Accepted, queued',
      why: 'You accepted it together with an earlier edit of its batch.',
    });
    expect(wordsOfCall({ phase: { phase: 'queued' } }).state).toBe('Queued');
    const running = { startedAt: 0, allowance: { by: 'read-only' }, progress: '' } as const;
    expect(wordsOfCall({ phase: { phase: 'running', ...running }, granted: { diff: 'd' } }).state).toBe(
      'Running',
    );
  });

  it('names the decision of a call that was decided before its turn', () => {
    const state = (verdict: GrantVerdict) =>
      wordsOfCall({ phase: { phase: 'queued' }, granted: { diff: 'd', verdict } }).state;
    expect(state('accept-with-edits')).toBe('Accepted with edits, queued');
    expect(state('reject')).toBe('Left out, queued');
    const rejected = { phase: 'rejected', reason: null, leftOut: true, ...outcome } as const;
    expect(callWords(rejected).why).toBe('You left it out together with an earlier call of its batch.');
    expect(callWords({ ...rejected, reason: 'too large' }).why).toBe(
      'You left it out together with an earlier call of its batch: too large',
    );
    const allowance = { by: 'person', answer: 'accept-these-with-edits' } as const;
    expect(callWords({ phase: 'done', allowance, ...outcome }).why).toBe(
      'You accepted it with edits, together with an earlier call of its batch.',
    );
  });

  it('says of one whose own calls are judged that it is they that ask', () => {
    const phase = { phase: 'done', allowance: { by: 'read-only' }, ...outcome } as const;
    expect(callWords(phase, 'agent').why).toBe(
      'A sub-agent may always start. Pilotfish checks each of its calls.',
    );
  });

  it.each([
    [{ exitCode: 0 }, 'good', 'Done'],
    [{ exitCode: 127 }, 'bad', 'Failed'],
    [{ exitCode: 1 }, 'bad', 'Failed'],
    [{ exitCode: 1, benignExitCodes: [1] }, 'good', 'Done'],
    [{ exitCode: null, signal: 'SIGKILL' }, 'bad', 'Failed'],
    [{ exitCode: null, error: 'There is no shell.' }, 'bad', 'Failed'],
    [{ exitCode: 143, signal: 'SIGTERM', stopped: true as const }, 'cut-short', 'Stopped by you'],
    [{ exitCode: null }, 'good', 'Started'],
  ])('tells a command that ended with %o as its terminal does', (end, tone, state) => {
    const display = { kind: 'command-output', signal: null, text: '', terminalId: null, ...end } as const;
    const phase = { phase: 'done', allowance: { by: 'read-only' }, ...outcome, display } as const;
    expect(callWords(phase)).toMatchObject({ tone, state });
  });

  it('says who refused a call, which is no failure', () => {
    const refused = (refusal: Refusal) => callWords({ phase: 'failed', refusal, ...outcome });
    expect(refused({ by: 'mode', mode: 'plan' })).toEqual({
      tone: 'stopped',
      state: 'Denied: Plan',
      why: 'Denied by mode Plan.',
    });
    expect(refused({ by: 'rule', rule: 'deny edit .env', scope: 'project' })).toEqual({
      tone: 'stopped',
      state: 'Denied: rule',
      why: 'Denied by rule “deny edit .env” (this project).',
    });
    expect(refused({ by: 'rejection' }).state).toBe('Denied');
  });

  it('repeats the reason a user gave', () => {
    expect(callWords({ phase: 'rejected', reason: 'too much', ...outcome }).why).toBe(
      'You rejected it: too much',
    );
    expect(callWords({ phase: 'rejected', reason: null, ...outcome }).why).toBe('You rejected it.');
  });

  it('tells what ran and was stopped from what never began', () => {
    const cancelled = (why: 'stopped' | 'interrupted', durationMs: number) =>
      callWords({ phase: 'cancelled', why, ...outcome, durationMs });
    expect(cancelled('stopped', 1900)).toEqual({
      tone: 'cut-short',
      state: 'Stopped after 2 s',
      why: 'You stopped it while it was running. Its effects up to then remain.',
    });
    expect(cancelled('interrupted', 90)).toMatchObject({ tone: 'cut-short', state: 'Stopped while running' });
    expect(cancelled('stopped', 0)).toMatchObject({ tone: 'stopped', state: 'Not run' });
  });

  it('says why a call was not done', () => {
    const why = (['stopped', 'interrupted', 'closed', 'skipped', 'stale', 'superseded'] as const).map(
      (reason) => callWords({ phase: 'cancelled', why: reason, ...outcome, durationMs: 0 }).why,
    );
    expect(why).toEqual([
      'You stopped the turn.',
      'Pilotfish or the project was closed while it was running.',
      'The project or Pilotfish was closed before it ran.',
      'Skipped: you rejected an earlier call and asked for a new plan.',
      'Skipped: the file of an earlier call had changed, and the model had to read it again first.',
      'You sent a message instead of an answer.',
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
