import type { Allowance, GrantVerdict, PlanChoice, Refusal } from '@shared/approval/approval';
import { hasFailed } from '@shared/terminal/terminal';
import { type AnyText, type TextKey, words } from '@shared/texts/text';
import type { CallPhase, Display, ToolCall } from '@shared/tool-call/tool-call';
import type { ToolKind } from '@shared/tools/tools';
import { durationText } from '../ui/durations';
import { visibleLines, visibleProse, visibleText } from '../ui/visible-text';

// Describes a call's phase for its card. Pure.

/** `stopped`: the call did not run. `cut-short`: it ran, but was not completed. */
export type CallTone = 'quiet' | 'busy' | 'good' | 'bad' | 'stopped' | 'cut-short';
export type CallWords = {
  readonly tone: CallTone;
  readonly state: string;
  /** The reason why the call ran or was refused, with hidden characters made visible, or null. */
  readonly why: string | null;
};

const cancelled = {
  stopped: 'call-card.why-stopped',
  interrupted: 'call-card.why-interrupted',
  closed: 'call-card.why-closed',
  skipped: 'call-card.why-skipped',
  stale: 'call-card.why-stale',
  superseded: 'call-card.why-superseded',
} as const satisfies Record<string, TextKey>;

/**
 * The words for a call now. A call that waits for its turn may be decided already. `kind`: the kind of the tool, if
 * that exists.
 */
export function wordsOfCall(
  { phase, granted }: Pick<ToolCall, 'phase' | 'granted'>,
  kind?: ToolKind,
): CallWords {
  if (phase.phase !== 'queued' || granted === undefined) return callWords(phase, kind);
  const [state, why] = grantedWords[granted.verdict ?? 'accept'];
  return { tone: 'quiet', state: words(state), why: words(why) };
}

const grantedWords = {
  accept: ['call-card.granted', 'call-card.accepted-these'],
  'accept-with-edits': ['call-card.granted-with-edits', 'call-card.accepted-these-with-edits'],
  reject: ['call-card.granted-left-out', 'call-card.why-left-out'],
} as const satisfies Record<GrantVerdict, readonly [TextKey, TextKey]>;

/** `kind`: the kind of the tool, if that exists. */
export function callWords(phase: CallPhase, kind?: ToolKind): CallWords {
  switch (phase.phase) {
    case 'queued':
      return { tone: 'quiet', state: words('call-card.queued'), why: null };
    case 'waiting':
      return { tone: 'busy', state: words('call-card.waits'), why: null };
    case 'running':
      return { tone: 'busy', state: words('call-card.running'), why: allowanceWords(phase.allowance, kind) };
    case 'done':
      return { ...doneWords(phase.display), why: allowanceWords(phase.allowance, kind) };
    case 'failed':
      return phase.refusal
        ? refusalWords(phase.refusal)
        : { tone: 'bad', state: words('call-card.failed'), why: null };
    case 'rejected':
      return { tone: 'stopped', state: words('call-card.rejected'), why: rejectionWords(phase) };
    case 'cancelled':
      return hasRun(phase)
        ? cutShortWords(phase)
        : { tone: 'stopped', state: words('call-card.not-done'), why: words(cancelled[phase.why]) };
  }
}

/** The first line of a failed call's error. Null if the error is missing, or the state already contains it. */
export function failureLine(phase: CallPhase): string | null {
  const error = errorOf(phase);
  if (error === null) return null;
  return (
    visibleLines(error)
      .split('\n')
      .find((line) => line.trim() !== '') ?? null
  );
}

function errorOf(phase: CallPhase): AnyText | null {
  if (phase.phase === 'done')
    return phase.display.kind === 'command-output' ? (phase.display.error ?? null) : null;
  if (phase.phase !== 'failed' || phase.refusal) return null;
  return phase.display.kind === 'text' ? phase.display.text : phase.preview;
}

type Cancelled = Extract<CallPhase, { phase: 'cancelled' }>;

function hasRun({ why, durationMs }: Cancelled): boolean {
  return why === 'interrupted' || (why === 'stopped' && durationMs > 0);
}

function cutShortWords({ why, durationMs }: Cancelled): CallWords {
  // After a crash the end time is unknown.
  if (why === 'interrupted')
    return {
      tone: 'cut-short',
      state: words('call-card.stopped-while-running'),
      why: words(cancelled.interrupted),
    };
  return {
    tone: 'cut-short',
    state: words('call-card.stopped-after', { duration: durationText(durationMs) }),
    why: words('call-card.why-stopped-running'),
  };
}

/** A command that ran was approved, but may have failed. */
function doneWords(display: Display): Pick<CallWords, 'tone' | 'state'> {
  if (display.kind === 'answer') return { tone: 'good', state: words('call-card.answered') };
  if (display.kind === 'plan') return planWords(display.choice);
  if (display.kind !== 'command-output') return { tone: 'good', state: words('call-card.done') };
  if (display.stopped) return { tone: 'cut-short', state: words('terminal-state.stopped') };
  if (hasFailed(display, display.benignExitCodes)) return { tone: 'bad', state: words('call-card.failed') };
  return { tone: 'good', state: words(display.exitCode === null ? 'call-card.started' : 'call-card.done') };
}

function planWords(choice: PlanChoice): Pick<CallWords, 'tone' | 'state'> {
  return choice === 'keep-planning'
    ? { tone: 'quiet', state: words('call-card.plan-kept') }
    : { tone: 'good', state: words('call-card.plan-approved') };
}

function refusalWords(refusal: Refusal): CallWords {
  switch (refusal.by) {
    case 'mode': {
      const mode = words(`mode.${refusal.mode}`);
      return {
        tone: 'stopped',
        state: words('call-card.refused-by-mode', { mode }),
        why: words('call-card.why-refused-by-mode', { mode }),
      };
    }
    case 'rule':
      return {
        tone: 'stopped',
        state: words('call-card.refused-by-rule'),
        why: words('call-card.why-refused-by-rule', ruleParams(refusal)),
      };
    case 'hook':
      return {
        tone: 'stopped',
        state: words('call-card.refused-by-hook'),
        why: words('call-card.why-refused-by-hook', { hook: visibleText(refusal.hook) }),
      };
    case 'rejection':
      return {
        tone: 'stopped',
        state: words('call-card.refused'),
        why: words('call-card.why-refused-again'),
      };
    case 'repeat':
      return {
        tone: 'stopped',
        state: words('call-card.refused'),
        why: words('call-card.why-refused-repeat'),
      };
    case 'unattended':
      return {
        tone: 'stopped',
        state: words('call-card.refused'),
        why: words('call-card.why-refused-unattended'),
      };
  }
}

const scopes = {
  chat: 'call-card.scope-chat',
  project: 'call-card.scope-project',
  everywhere: 'call-card.scope-everywhere',
} as const satisfies Record<string, TextKey>;
const answers = {
  accept: 'call-card.accepted',
  'accept-with-edits': 'call-card.accepted-with-edits',
  'accept-these': 'call-card.accepted-these',
  'accept-these-with-edits': 'call-card.accepted-these-with-edits',
  always: 'call-card.accepted-always',
  plan: 'call-card.decided-plan',
  answer: 'call-card.answered-question',
  form: 'call-card.answered-form',
} as const satisfies Record<string, TextKey>;

/** Answers "why was this allowed?". */
export function allowanceWords(allowance: Allowance, kind?: ToolKind): string {
  switch (allowance.by) {
    case 'read-only':
      return words(kind === 'agent' ? 'call-card.agent' : 'call-card.read-only');
    case 'mode':
      return words('call-card.allowed-by-mode', { mode: words(`mode.${allowance.mode}`) });
    case 'rule':
      return words('call-card.allowed-by-rule', ruleParams(allowance));
    case 'hook':
      return words('call-card.allowed-by-hook', { hook: visibleText(allowance.hook) });
    case 'person':
      return words(answers[allowance.answer]);
  }
}

function ruleParams({ rule, scope }: { readonly rule: string; readonly scope: keyof typeof scopes }) {
  return { rule: visibleText(rule), scope: words(scopes[scope]) };
}

function rejectionWords({ reason, leftOut }: Extract<CallPhase, { phase: 'rejected' }>): string {
  if (reason === null) return words(leftOut ? 'call-card.why-left-out' : 'call-card.why-rejected');
  const key = leftOut ? 'call-card.why-left-out-for' : 'call-card.why-rejected-for';
  return words(key, { reason: visibleProse(reason) });
}
