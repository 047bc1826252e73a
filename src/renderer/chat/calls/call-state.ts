import type { Allowance, Refusal } from '@shared/approval';
import { hasFailed } from '@shared/terminal';
import type { CallPhase, Display } from '@shared/tool-call';
import { durationText } from '../../ui/durations';

// How a call's phase is told on its card. Pure.

/** `stopped`: it did not run; `cut-short`: it ran, and not to its end. */
export type CallTone = 'quiet' | 'busy' | 'good' | 'bad' | 'stopped' | 'cut-short';
export type CallWords = {
  readonly tone: CallTone;
  readonly state: string;
  /** Why it ran, or why it did not; null when there is nothing to say. */
  readonly why: string | null;
};

const cancelled = {
  stopped: 'You stopped the turn.',
  interrupted: 'Pilotfish ended, or the project was closed, while it ran.',
  closed: 'Not run: the project or Pilotfish was closed.',
  skipped: 'Skipped: you rejected an earlier call and asked for a new plan.',
  superseded: 'You sent a message first.',
} as const;

export function callWords(phase: CallPhase): CallWords {
  switch (phase.phase) {
    case 'queued':
      return { tone: 'quiet', state: 'Queued', why: null };
    case 'waiting':
      return { tone: 'busy', state: 'Waits for you', why: null };
    case 'running':
      return { tone: 'busy', state: 'Running', why: allowanceWords(phase.allowance) };
    case 'done':
      return { ...doneWords(phase.display), why: allowanceWords(phase.allowance) };
    case 'failed':
      return phase.refusal ? refusalWords(phase.refusal) : { tone: 'bad', state: 'Failed', why: null };
    case 'rejected':
      return { tone: 'stopped', state: 'Rejected', why: rejectionWords(phase.reason) };
    case 'cancelled':
      return hasRun(phase)
        ? cutShortWords(phase)
        : { tone: 'stopped', state: 'Not done', why: cancelled[phase.why] };
  }
}

type Cancelled = Extract<CallPhase, { phase: 'cancelled' }>;

function hasRun({ why, durationMs }: Cancelled): boolean {
  return why === 'interrupted' || (why === 'stopped' && durationMs > 0);
}

function cutShortWords({ why, durationMs }: Cancelled): CallWords {
  // After a crash nobody knows when it ended.
  if (why === 'interrupted')
    return { tone: 'cut-short', state: 'Stopped while it ran', why: cancelled.interrupted };
  return {
    tone: 'cut-short',
    state: `Stopped after ${durationText(durationMs)}`,
    why: 'You stopped the turn while it ran. What it had done by then stays done.',
  };
}

/** A command that ran was done as approved, and may have failed all the same. */
function doneWords(display: Display): Pick<CallWords, 'tone' | 'state'> {
  if (display.kind !== 'command-output') return { tone: 'good', state: 'Done' };
  if (hasFailed(display, display.benignExitCodes)) return { tone: 'bad', state: 'Failed' };
  return { tone: 'good', state: display.exitCode === null ? 'Started' : 'Done' };
}

function refusalWords(refusal: Refusal): CallWords {
  switch (refusal.by) {
    case 'mode':
      return {
        tone: 'stopped',
        state: `Refused: ${modes[refusal.mode]}`,
        why: `Refused by mode ${modes[refusal.mode]}.`,
      };
    case 'rule':
      return {
        tone: 'stopped',
        state: 'Refused: rule',
        why: `Refused by rule “${refusal.rule}” (${scopes[refusal.scope]}).`,
      };
    case 'rejection':
      return {
        tone: 'stopped',
        state: 'Refused',
        why: 'You rejected the same call before, so it was not asked again.',
      };
  }
}

const modes = { plan: 'Plan', ask: 'Ask', 'accept-edits': 'Accept edits', auto: 'Auto' } as const;
const scopes = { chat: 'this chat', project: 'this project', everywhere: 'everywhere' } as const;
const answers = {
  accept: 'You accepted.',
  'accept-with-edits': 'You accepted with edits.',
  always: 'You accepted and kept a rule.',
} as const;

/** Answers "why was this allowed?". */
export function allowanceWords(allowance: Allowance): string {
  switch (allowance.by) {
    case 'read-only':
      return 'Changes no file, so it never asks.';
    case 'mode':
      return `Allowed by mode ${modes[allowance.mode]}.`;
    case 'rule':
      return `Allowed by rule “${allowance.rule}” (${scopes[allowance.scope]}).`;
    case 'person':
      return answers[allowance.answer];
  }
}

function rejectionWords(reason: string | null): string {
  return reason === null ? 'You rejected it.' : `You rejected it: ${reason}`;
}
