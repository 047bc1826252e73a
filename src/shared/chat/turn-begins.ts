import { notAsked } from '../cost/budget';
import type { ChatEvent, ChatState } from './chat-schema';

/**
 * At the start of a turn, records the chat's usage so far and resets its budget. A turn starts with its first message.
 * If that message was queued, the turn starts when it runs.
 */
export function noteTurnBegins(state: ChatState, event: ChatEvent): ChatState {
  const { turn, usage } = state;
  const isAtRest = turn.kind === 'idle' || turn.kind === 'paused';
  const isSaid = event.type === 'item-added' && event.item.kind === 'user' && isAtRest;
  const isTaken = event.type === 'turn-changed' && event.turn.kind === 'running' && turn.kind === 'idle';
  return isSaid || isTaken ? { ...state, usageBefore: usage, turnBudget: notAsked } : state;
}
