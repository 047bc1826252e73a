import { type AppEvent, type AppState, emptyAppState, reduceApp } from './app-state';
import { type ChatEvent, type ChatState, emptyChat, reduceChat } from './chat/chat';
import { newestPart } from './chat/chat-part';
import { emptyProject, type ProjectEvent, type ProjectState, reduceProject } from './project/project-state';
import { emptyTerminal, reduceTerminal, type TerminalEvent, type TerminalState } from './terminal/terminal';

// Topics: the streams that a window can follow. A table defines the initial state and the reducer of each kind. Both
// sides reduce the same events to the same state.

type Kinds = {
  app: { readonly state: AppState; readonly event: AppEvent };
  project: { readonly state: ProjectState; readonly event: ProjectEvent };
  chat: { readonly state: ChatState; readonly event: ChatEvent };
  terminal: { readonly state: TerminalState; readonly event: TerminalEvent };
};

export type TopicKind = keyof Kinds;
export type StateOf<K extends TopicKind> = Kinds[K]['state'];
export type EventOf<K extends TopicKind> = Kinds[K]['event'];

type KindRow<K extends TopicKind> = {
  empty(id: string): StateOf<K>;
  reduce(state: StateOf<K>, event: EventOf<K>): StateOf<K>;
  /** The part of the state that a window gets at first. */
  snapshot(state: StateOf<K>): StateOf<K>;
};

export const topicKinds: { readonly [K in TopicKind]: KindRow<K> } = {
  app: { empty: () => emptyAppState, reduce: reduceApp, snapshot: whole },
  project: { empty: emptyProject, reduce: reduceProject, snapshot: whole },
  chat: { empty: emptyChat, reduce: reduceChat, snapshot: newestPart },
  terminal: { empty: () => emptyTerminal, reduce: reduceTerminal, snapshot: whole },
};

function whole<State>(state: State): State {
  return state;
}

/** `app`, or a kind and the id of its object: `project:<key>`, `chat:<id>`, `terminal:<id>`. */
export type TopicOf<K extends TopicKind> = K extends 'app' ? 'app' : `${K}:${string}`;
export type Topic = TopicOf<TopicKind>;
export type KindOf<T extends Topic> = T extends `${infer K extends TopicKind}:${string}` ? K : 'app';
export type TopicState<T extends Topic> = StateOf<KindOf<T>>;
export type TopicEvent<T extends Topic> = EventOf<KindOf<T>>;
export type AnyState = StateOf<TopicKind>;
export type AnyEvent = EventOf<TopicKind>;

/** One event on the wire. The `seq` of a topic grows by one; after a gap the window needs a new snapshot. */
export type NumberedEvent<T extends Topic = Topic> = {
  readonly topic: T;
  readonly seq: number;
  readonly event: TopicEvent<T>;
};

export type Snapshot<T extends Topic = Topic> = {
  readonly topic: T;
  /** The number of the last event in `state`. */
  readonly seq: number;
  readonly state: TopicState<T>;
};

export function projectTopic(key: string): `project:${string}` {
  return `project:${key}`;
}

export function chatTopic(chatId: string): `chat:${string}` {
  return `chat:${chatId}`;
}

export function terminalTopic(id: string): `terminal:${string}` {
  return `terminal:${id}`;
}

export function isTopic(value: string): value is Topic {
  return value === 'app' || /^(?:project|chat|terminal):[\w-]+$/.test(value);
}

/** The topic's kind. Only this function parses the name. */
export function kindOf<T extends Topic>(topic: T): KindOf<T> {
  const [kind] = topic.split(':', 1);
  return kind as KindOf<T>;
}

/** The id of the topic's project, chat or terminal; empty for `app`. */
export function topicId(topic: Topic): string {
  return topic.slice(kindOf(topic).length + 1);
}

export function isOfKind<K extends TopicKind>(topic: Topic, kind: K): topic is TopicOf<K> {
  return kindOf(topic) === kind;
}

/** Whether the event belongs to this topic. */
export function isEventOf<T extends Topic>(numbered: NumberedEvent, topic: T): numbered is NumberedEvent<T> {
  return numbered.topic === topic;
}

export function initialState<T extends Topic>(topic: T): TopicState<T> {
  return topicKinds[kindOf(topic)].empty(topicId(topic));
}

export function reduceTopic<T extends Topic>(
  topic: T,
  state: TopicState<T>,
  event: TopicEvent<T>,
): TopicState<T> {
  return reduce(kindOf(topic), state, event);
}

function reduce<K extends TopicKind>(kind: K, state: StateOf<K>, event: EventOf<K>): StateOf<K> {
  return topicKinds[kind].reduce(state, event);
}
