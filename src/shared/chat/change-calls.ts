import { joinEffects } from '../changes/join-effects';
import type { ProposalProblems } from '../problems/problems-schema';
import type { AnyText } from '../texts/text';
import { type CallEffects, moves, type ToolCall } from '../tool-call/tool-call';
import type { ChatEvent, ChatState } from './chat-schema';
import { updateAssistant } from './update-assistant';

type CallEvent = Extract<
  ChatEvent,
  {
    type:
      | 'call-added'
      | 'call-moved'
      | 'call-granted'
      | 'effects-found'
      | 'hook-ran'
      | 'call-progress'
      | 'call-problems';
  }
>;

/** The next state after an event about a call. */
export function changeCalls(state: ChatState, event: CallEvent): ChatState {
  switch (event.type) {
    case 'call-added':
      return addCall(state, event.call);
    case 'call-moved':
      return moveCall(state, event.callId, event);
    case 'call-granted':
      return changeCall(state, event.callId, { granted: grantedBy(event) });
    case 'effects-found':
      return addEffects(state, event.callId, event.effects);
    case 'hook-ran':
      return addHookRun(state, event);
    case 'call-progress':
      return showProgress(state, event.callId, event.text);
    case 'call-problems':
      return showProblems(state, event.callId, event.problems);
  }
}

function grantedBy({ diff, verdict }: Extract<ChatEvent, { type: 'call-granted' }>): ToolCall['granted'] {
  return verdict === undefined ? { diff } : { diff, verdict };
}

function addEffects(state: ChatState, callId: string, found: CallEffects): ChatState {
  return changeCall(state, callId, { effects: joinEffects(state.calls[callId]?.effects, found) });
}

/** Hooks on the chat itself are only in its file. */
function addHookRun(state: ChatState, { callId, run }: Extract<ChatEvent, { type: 'hook-ran' }>): ChatState {
  if (callId === undefined) return state;
  return changeCall(state, callId, { hooks: [...(state.calls[callId]?.hooks ?? []), run] });
}

function changeCall(state: ChatState, callId: string, change: Partial<ToolCall>): ChatState {
  const call = state.calls[callId];
  return call ? { ...state, calls: { ...state.calls, [callId]: { ...call, ...change } } } : state;
}

/** The model's own call belongs to its message, a nested call to its parent call. */
function addCall(state: ChatState, call: ToolCall): ChatState {
  const calls = { ...state.calls, [call.id]: call };
  if (call.parentId === undefined)
    return updateAssistant({ ...state, calls }, call.messageId, (item) => ({
      ...item,
      callIds: [...item.callIds, call.id],
    }));
  const parent = state.calls[call.parentId];
  if (!parent) return { ...state, calls };
  const childIds = [...(parent.childIds ?? []), call.id];
  return { ...state, calls: { ...calls, [parent.id]: { ...parent, childIds } } };
}

function moveCall(
  state: ChatState,
  callId: string,
  { phase, review }: Pick<ToolCall, 'phase' | 'review'>,
): ChatState {
  const call = state.calls[callId];
  if (!call || !moves[call.phase.phase].includes(phase.phase)) return state;
  const moved = changeCall(state, callId, { phase, ...(review && { review }) });
  return isProposed(phase) ? moved : showProblems(moved, callId, null);
}

function showProblems(state: ChatState, callId: string, problems: ProposalProblems | null): ChatState {
  const call = state.calls[callId];
  if (!call || (problems === null && call.problems === undefined)) return state;
  const { problems: _, ...bare } = call;
  const next = problems !== null && isProposed(call.phase) ? { ...bare, problems } : bare;
  return { ...state, calls: { ...state.calls, [callId]: next } };
}

function isProposed({ phase }: ToolCall['phase']): boolean {
  return phase === 'queued' || phase === 'waiting';
}

function showProgress(state: ChatState, callId: string, progress: AnyText): ChatState {
  const call = state.calls[callId];
  if (call?.phase.phase !== 'running') return state;
  return moveCall(state, callId, { phase: { ...call.phase, progress } });
}
