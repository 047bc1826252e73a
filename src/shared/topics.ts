import { type AppEvent, type AppState, emptyAppState, reduceApp } from './app-state';
import { type ChatEvent, type ChatState, emptyChat, reduceChat } from './chat';
import { newestPart } from './chat-part';
import { emptyTerminal, reduceTerminal, type TerminalEvent, type TerminalState } from './terminal';

// The topics a window can follow: 'app', one per chat and one per terminal. Both sides reduce the same events to the
// same state.

export type Topic = 'app' | `chat:${string}` | `terminal:${string}`;
export type TopicState<T extends Topic> = T extends 'app'
  ? AppState
  : T extends `terminal:${string}`
    ? TerminalState
    : ChatState;
export type TopicEvent<T extends Topic> = T extends 'app'
  ? AppEvent
  : T extends `terminal:${string}`
    ? TerminalEvent
    : ChatEvent;
export type AnyState = AppState | ChatState | TerminalState;
export type AnyEvent = AppEvent | ChatEvent | TerminalEvent;

/** One event as it travels: the `seq` of a topic grows by one; a gap means: take a new snapshot. */
export type NumberedEvent = {
  readonly topic: Topic;
  readonly seq: number;
  readonly event: AnyEvent;
};

export type Snapshot<T extends Topic = Topic> = {
  readonly topic: T;
  /** The number of the last event that `state` holds. */
  readonly seq: number;
  readonly state: TopicState<T>;
};

export function chatTopic(chatId: string): `chat:${string}` {
  return `chat:${chatId}`;
}

export function terminalTopic(id: string): `terminal:${string}` {
  return `terminal:${id}`;
}

export function isTopic(value: string): value is Topic {
  return value === 'app' || /^(?:chat|terminal):[\w-]+$/.test(value);
}

export function isTerminalTopic(topic: Topic): topic is `terminal:${string}` {
  return topic.startsWith('terminal:');
}

/** The chat or terminal a topic is about. */
export function topicId(topic: Exclude<Topic, 'app'>): string {
  return topic.slice(topic.indexOf(':') + 1);
}

export function initialState(topic: Topic): AnyState {
  if (topic === 'app') return emptyAppState;
  return isTerminalTopic(topic) ? emptyTerminal : emptyChat(topicId(topic));
}

export function reduceTopic(topic: Topic, state: AnyState, event: AnyEvent): AnyState {
  if (topic === 'app') return reduceApp(state as AppState, event as AppEvent);
  if (isTerminalTopic(topic)) return reduceTerminal(state as TerminalState, event as TerminalEvent);
  return reduceChat(state as ChatState, event as ChatEvent);
}

/** What of a topic's state a window is given to start with. */
export function snapshotOf(topic: Topic, state: AnyState): AnyState {
  return topic === 'app' || isTerminalTopic(topic) ? state : newestPart(state as ChatState);
}
