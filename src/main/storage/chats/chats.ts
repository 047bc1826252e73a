import type { ChatState } from '@shared/chat/chat';
import { type WaitingQuestion, waitingQuestions } from '@shared/inbox/waiting-questions';
import type { ChatSummary } from '@shared/project/project-state';
import { readChatFile } from './chat-file';
import { chatPath } from './open-chat-log';

// Functions for open and closed chats.

/** Ids of the calls in the chat's file. Empty if it cannot be read. */
export async function callsOfChat(folder: string, id: string): Promise<string[]> {
  const calls: string[] = [];
  await readChatFile(chatPath(folder, id), ({ events = [] }) => {
    for (const event of events) if (event.type === 'call-added') calls.push(event.call.id);
  }).catch(() => undefined);
  return calls;
}

/** A chat's entry in the list. */
export function chatSummary(state: ChatState): ChatSummary {
  return {
    id: state.id,
    title: state.title,
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
    turn: state.turn.kind,
    ...(state.turn.kind === 'paused' && { pausedFor: state.turn.why }),
    ...(state.shelf !== 'usual' && { shelf: state.shelf }),
    waiting: waitingIn(state.calls),
    locked: state.access === 'read-only',
  };
}

/** Cached by `calls`, an object that only a moved call replaces. Every event requests an entry. */
const waitingLists = new WeakMap<ChatState['calls'], readonly WaitingQuestion[]>();

function waitingIn(calls: ChatState['calls']): readonly WaitingQuestion[] {
  const known = waitingLists.get(calls);
  if (known !== undefined) return known;
  const waiting = waitingQuestions(Object.values(calls));
  waitingLists.set(calls, waiting);
  return waiting;
}
