import { randomUUID } from 'node:crypto';
import type { ModeKind } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import type { HookEvent } from '@shared/hooks/hooks-schema';
import { isSameText, type Text, textOf } from '@shared/texts/text';
import { cutInMiddle } from '../base/cut-in-middle';
import type { ChatLog } from '../storage/chats/chat-log';
import { answerOf, eventInput, hookRun } from './hook-events';
import { matches } from './hook-matches';
import { contextText } from './hook-texts';
import type { Hooks } from './hooks';
import type { RanHook } from './run-hook';

// The hooks on the messages of a chat and on the ends of its turns.

export type TurnHooks = {
  /**
   * Before a message of the user is sent: hooks may add notes for the model. AppError `invalid` if one blocks the
   * message.
   */
  beforeMessage(text: string): Promise<void>;
  /**
   * At the end of a turn: whether it must go on, with a note for the model that says why. `continued`: how often that
   * happened in this turn.
   */
  continuesTurn(continued: number, signal: AbortSignal): Promise<boolean>;
};

export type TurnHooksParts = {
  readonly hooks: Hooks;
  readonly log: ChatLog;
  mode(): ModeKind;
  now(): number;
  /** The chat is new, not one from before. */
  readonly isNew: boolean;
  /** Aborted when the chat is closed. */
  readonly closing: AbortSignal;
};

/** In characters, for the user; the model gets all of it. */
const longestNote = 1_000;

/** A hook that never agrees ends here. */
const mostContinued = 8;

export function createTurnHooks({ hooks, log, mode, now, isNew, closing }: TurnHooksParts): TurnHooks {
  let hasStarted = false;
  const run = async (event: HookEvent, more: object, { name = '', signal = closing } = {}) => {
    const found = await hooks.find(event, (matcher) => name === '' || matches(matcher, [name]));
    const input = { ...eventInput(event, { chatId: log.id, mode: mode(), root: hooks.root }), ...more };
    const ran = await Promise.all(found.map((hook) => hooks.run(hook, { input, root: hooks.root, signal })));
    if (ran.length > 0) await log.append({ events: ran.map(runEvent) });
    return ran;
  };
  const notice = (level: 'info' | 'warning', text: Text) => {
    const item = { kind: 'notice', id: randomUUID(), at: now(), level, text } as const;
    return { type: 'item-added', item } as const;
  };
  const isTold = (text: Text) =>
    log.state().items.some((item) => item.kind === 'notice' && isSameText(item.text, text));
  const addNotes = async (ran: readonly RanHook[]) => {
    const notes = ran.filter(({ answer }) => answer.context !== '');
    if (notes.length === 0) return;
    const told = notes.map(noteText).filter((text) => !isTold(text));
    await log.append({
      records: notes.map(({ hook, answer }) => ({
        role: 'note',
        text: contextText(hook.label, answer.context),
      })),
      events: told.map((text) => notice('info', text)),
    });
  };
  const tellFailures = async (ran: readonly RanHook[]) => {
    for (const { hook, answer } of ran) {
      if (answer.decision !== 'failed') continue;
      const text = textOf('hooks.failed', { hook: hook.label, reason: answer.reason });
      if (!isTold(text)) await log.append({ events: [notice('warning', text)] });
    }
  };
  return {
    async beforeMessage(text) {
      if (!hasStarted) {
        hasStarted = true;
        const source = isNew ? 'startup' : 'resume';
        const started = await run('SessionStart', { source }, { name: source });
        await addNotes(started);
        await tellFailures(started);
      }
      const ran = await run('UserPromptSubmit', { prompt: text });
      const denying = ran.find(({ answer }) => answer.decision === 'deny');
      if (denying) throw new AppError('invalid', blockedText(denying));
      await addNotes(ran);
      await tellFailures(ran);
    },
    async continuesTurn(continued, signal) {
      const ran = await run('Stop', { stop_hook_active: continued > 0 }, { signal });
      if (signal.aborted) return false;
      await tellFailures(ran);
      const denying = ran.find(({ answer }) => answer.decision === 'deny');
      if (!denying) return false;
      if (continued >= mostContinued) {
        const text = textOf('hooks.still-objects', { hook: denying.hook.label });
        await log.append({ events: [notice('warning', text)] });
        return false;
      }
      await log.append({
        records: [continueNote(denying)],
        events: [notice('info', continuesText(denying))],
      });
      return true;
    },
  };
}

function runEvent(ran: RanHook) {
  return { type: 'hook-ran', run: hookRun(ran, answerOf(ran)) } as const;
}

function continueNote({ hook, answer }: RanHook) {
  const why = answer.reason === '' ? 'The work is not finished.' : answer.reason;
  return { role: 'note', text: `The hook \`${hook.label}\` does not let the turn end: ${why}` } as const;
}

function continuesText({ hook: { label: hook }, answer: { reason } }: RanHook) {
  return reason === ''
    ? textOf('hooks.continues', { hook })
    : textOf('hooks.continues-because', { hook, reason });
}

function noteText({ hook: { label: hook }, answer: { context } }: RanHook) {
  return textOf('hooks.adds-note', { hook, note: cutInMiddle(context, longestNote) });
}

function blockedText({ hook: { label: hook }, answer: { reason } }: RanHook) {
  return reason === '' ? textOf('hooks.blocks', { hook }) : textOf('hooks.blocks-because', { hook, reason });
}
