import type { Attachment } from '../attachments/attachment-schema';
import type { ChatEvent, ChatState, QueuedMessage } from './chat-schema';

// The reducer for queued messages, and for files of the next message.

type WaitingEvent =
  | QueuedEvent
  | AttachedEvent
  | Extract<ChatEvent, { type: 'message-queued' | 'message-unqueued' }>;

export function changeWaiting(state: ChatState, event: WaitingEvent): ChatState {
  switch (event.type) {
    case 'message-queued':
      return enqueue(state, event.message);
    case 'message-unqueued':
      return unqueue(state, event.id);
    case 'queued-edited':
    case 'queued-moved':
      return { ...state, queued: changeQueued(state.queued, event) };
    case 'attachment-added':
    case 'attachment-removed':
      return changeAttached(state, event);
  }
}

type QueuedEvent = Extract<ChatEvent, { type: 'queued-edited' | 'queued-moved' }>;

/** A message that was sent meanwhile is no longer queued, and does not return. */
function changeQueued(queued: readonly QueuedMessage[], event: QueuedEvent): QueuedMessage[] {
  const known = queued.find((message) => message.id === event.id);
  if (!known) return [...queued];
  if (event.type === 'queued-moved')
    return queued.filter((message) => message !== known).toSpliced(event.to, 0, known);
  const { prompt: _prompt, ...rest } = known;
  const { text, prompt } = event;
  const edited = { ...rest, text, ...(prompt !== undefined && { prompt }) };
  return queued.map((message) => (message === known ? edited : message));
}

function enqueue(state: ChatState, message: QueuedMessage): ChatState {
  return withoutAttached({ ...state, queued: [...state.queued, message] }, message.attachments);
}

type AttachedEvent = Extract<ChatEvent, { type: 'attachment-added' | 'attachment-removed' }>;

function changeAttached(state: ChatState, event: AttachedEvent): ChatState {
  if (event.type === 'attachment-added') return { ...state, attached: [...state.attached, event.attachment] };
  return { ...state, attached: state.attached.filter(({ id }) => id !== event.id) };
}

/** The attachments of the message wait again. If the message is being sent, the next event removes them. */
function unqueue(state: ChatState, id: string): ChatState {
  const { attachments = [] } = state.queued.find((message) => message.id === id) ?? {};
  return {
    ...state,
    queued: state.queued.filter((message) => message.id !== id),
    attached: [...state.attached, ...attachments],
  };
}

/** Removes attachments that were sent. */
export function withoutAttached(state: ChatState, sent: readonly Attachment[] = []): ChatState {
  if (sent.length === 0) return state;
  const ids = new Set(sent.map(({ id }) => id));
  return { ...state, attached: state.attached.filter(({ id }) => !ids.has(id)) };
}
