import type { ModeKind } from '@shared/approval/approval';
import type { HookEvent, HookRun } from '@shared/hooks/hooks-schema';
import type { RanHook } from './run-hook';

// The events of hooks: what each hook gets, and what the journal has of it.

/** The fields that every event has. */
export function eventInput(
  event: HookEvent,
  { chatId, mode, root }: { readonly chatId: string; readonly mode: ModeKind; readonly root: string },
) {
  return { session_id: chatId, cwd: root, hook_event_name: event, permission_mode: modes[mode] };
}

/** As other agents name them. */
const modes: Readonly<Record<ModeKind, string>> = {
  plan: 'plan',
  ask: 'default',
  'accept-edits': 'acceptEdits',
  auto: 'auto',
};

const longestReason = 2_000;

/** For the journal. */
export function hookRun({ hook, answer, durationMs }: RanHook, said: HookRun['answer']): HookRun {
  const { event, label } = hook;
  const reason = (answer.reason || answer.context).slice(0, longestReason);
  return { event, hook: label, answer: said, reason, durationMs };
}

export function answerOf({ hook, answer: { decision, context } }: RanHook): HookRun['answer'] {
  switch (decision) {
    case 'deny':
      return hook.event === 'PostToolUse' ? 'told' : 'denied';
    case 'ask':
      return 'asked';
    case 'allow':
      return hook.from === 'user' ? 'allowed' : 'passed';
    case 'failed':
      return 'failed';
    case 'none':
      return context === '' ? 'passed' : 'told';
  }
}
