import type { Allowance, Refusal } from '../approval/approval-schema';
import { type Text, textOf } from '../texts/text';
import type { CallPhase } from '../tool-call/tool-call-schema';

/** The text about a call that was decided elsewhere in the meantime. Pure. */
export function decidedText(phase: CallPhase): Text {
  switch (phase.phase) {
    case 'queued':
    case 'waiting':
      return textOf('asks.already-decided');
    case 'running':
    case 'done':
      return allowedText(phase.allowance);
    case 'failed':
      return phase.refusal ? refusedText(phase.refusal) : textOf('asks.over-first');
    case 'rejected':
      return phase.reason === null
        ? textOf('asks.rejected-elsewhere')
        : textOf('asks.rejected-elsewhere-for', { reason: phase.reason });
    case 'cancelled':
      return textOf(cancelled[phase.why]);
  }
}

const answers = {
  accept: 'asks.accepted-elsewhere',
  'accept-with-edits': 'asks.accepted-with-edits-elsewhere',
  // Accepted with an earlier call of its batch. Afterwards it cannot be decided.
  'accept-these': 'asks.accepted-elsewhere',
  'accept-these-with-edits': 'asks.accepted-with-edits-elsewhere',
  always: 'asks.accepted-always-elsewhere',
  plan: 'asks.plan-decided-elsewhere',
  answer: 'asks.answered-elsewhere',
  form: 'asks.answered-elsewhere',
} as const;

function allowedText(allowance: Allowance): Text {
  switch (allowance.by) {
    case 'person':
      return textOf(answers[allowance.answer]);
    case 'rule':
      return textOf('asks.allowed-by-rule-first', { rule: allowance.rule, scope: allowance.scope });
    case 'hook':
      return textOf('asks.allowed-by-hook-first', { hook: allowance.hook });
    case 'mode':
      return textOf('asks.allowed-by-mode-first', { mode: textOf(`mode.${allowance.mode}`) });
    case 'read-only':
      return textOf('asks.runs-unasked');
  }
}

function refusedText(refusal: Refusal): Text {
  switch (refusal.by) {
    case 'rule':
      return textOf('asks.refused-by-rule-first', { rule: refusal.rule, scope: refusal.scope });
    case 'hook':
      return textOf('asks.refused-by-hook-first', { hook: refusal.hook });
    case 'mode':
      return textOf('asks.refused-by-mode-first', { mode: textOf(`mode.${refusal.mode}`) });
    case 'rejection':
    case 'repeat':
    case 'unattended':
      return textOf('asks.over-first');
  }
}

const cancelled = {
  stopped: 'asks.stopped-first',
  interrupted: 'asks.closed-first',
  closed: 'asks.closed-first',
  skipped: 'asks.skipped-first',
  stale: 'asks.stale-first',
  superseded: 'asks.superseded-first',
} as const;
