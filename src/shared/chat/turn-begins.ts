import { notAsked } from '../cost/budget';
import type { ChatEvent, ChatState } from './chat-schema';

/**
 * When a turn begins, notes what the chat had taken, and that its budget is whole again. A turn begins with its first
 * message, or where that waited in line, with itself.
 */
export function noteTurnBegins(state: ChatState, event: ChatEvent): ChatState {
  const { turn, usage } = state;
  const isAtRest = turn.kind === 'idle' || turn.kind === 'paused';
  const isSaid = event.type === 'item-added' && event.item.kind === 'user' && isAtRest;
  const isTaken = event.type === 'turn-changed' && event.turn.kind === 'running' && turn.kind === 'idle';
  return isSaid || isTaken ? { ...state, usageBefore: usage, turnBudget: notAsked } : state;
}
