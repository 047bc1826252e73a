import type { TurnHooks } from '../../hooks/turn-hooks';
import { type CallHooks, noHooks } from '../../queue/call-hooks';
import { effectiveMode } from '../../queue/policy/policy';
import type { ChatLog } from '../../storage/chats/chat-log';
import type { AppParts } from '../parts/parts';
import type { LateHooks } from './open-hooks';

// The hooks of a chat: on its calls, its messages and the ends of its turns.

export type ChatHooks = TurnHooks & { readonly calls: CallHooks; close(): void };

export type ChatHooksParts = {
  readonly log: ChatLog;
  readonly hooks: LateHooks;
  readonly parts: Pick<AppParts, 'now'>;
  readonly isNew: boolean;
};

export function chatHooks({ log, hooks: late, parts, isNew }: ChatHooksParts): ChatHooks {
  const closing = new AbortController();
  const chat = {
    log,
    now: parts.now,
    isNew,
    closing: closing.signal,
    mode: () => effectiveMode(log.state().mode, parts.now()).kind,
  };
  let calls: CallHooks | null = null;
  let turns: TurnHooks | null = null;
  const onCalls = async (): Promise<CallHooks> => {
    const hooks = await late.get();
    if (hooks === null) return noHooks;
    const { createCallHooks } = await import('../../hooks/create-call-hooks');
    calls ??= createCallHooks({ ...chat, hooks });
    return calls;
  };
  const onTurns = async (): Promise<TurnHooks | null> => {
    const hooks = await late.get();
    if (hooks === null) return null;
    const { createTurnHooks } = await import('../../hooks/turn-hooks');
    turns ??= createTurnHooks({ ...chat, hooks });
    return turns;
  };
  return {
    calls: {
      before: async (...given) => (await onCalls()).before(...given),
      change: async (...given) => (await onCalls()).change(...given),
      after: async (...given) => (await onCalls()).after(...given),
    },
    beforeMessage: async (text) => (await onTurns())?.beforeMessage(text),
    continuesTurn: async (...given) => (await (await onTurns())?.continuesTurn(...given)) ?? false,
    close: () => closing.abort(),
  };
}
