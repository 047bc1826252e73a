import {
  type EventOf,
  type KindOf,
  kindOf,
  type NumberedEvent,
  type Snapshot,
  type StateOf,
  type Topic,
  type TopicEvent,
  type TopicKind,
  type TopicState,
  topicId,
  topicKinds,
} from '../topics';

// Event store: holds the state of every topic. Main emits, the store reduces and numbers, and every subscriber is told
// in order.

export type Subscriber = { sendEvent(event: NumberedEvent): void };

export type Store = {
  state<T extends Topic>(topic: T): TopicState<T>;
  /** Reduces `event` into the topic's state and tells everyone who follows it. */
  emit<T extends Topic>(topic: T, event: TopicEvent<T>): void;
  /** Puts a state in place that was rebuilt from disk. Who follows finds out by the gap in the numbers of the next event. */
  load<T extends Topic>(topic: T, state: TopicState<T>): void;
  /** Forgets a topic's state; its subscribers keep what they have and hear no more of it. */
  forget(topic: Topic): void;
  /** The topic as it is; every later event goes to `subscriber`, unless it was dropped. */
  follow<T extends Topic>(topic: T, subscriber: Subscriber): Snapshot<T>;
  unfollow(topic: Topic, subscriber: Subscriber): void;
  isFollowed(topic: Topic): boolean;
  /** Drops the subscriber everywhere: its window is gone. */
  drop(subscriber: Subscriber): void;
  /** Calls `listener` after each event, for the parts of main that react to state. Returns how to stop. */
  onEvent(listener: (event: NumberedEvent) => void): () => void;
  /** Calls `listener` when the last one who followed a topic is gone. Returns how to stop. */
  onUnfollowed(listener: (topic: Topic) => void): () => void;
};

type Entry<K extends TopicKind> = {
  readonly topic: Topic;
  seq: number;
  state: StateOf<K>;
  readonly subscribers: Set<Subscriber>;
};
type Entries = { readonly [K in TopicKind]: Map<string, Entry<K>> };

export function createStore(): Store {
  const entries: Entries = { app: new Map(), project: new Map(), chat: new Map(), terminal: new Map() };
  const listeners = new Set<(event: NumberedEvent) => void>();
  const leaveListeners = new Set<(topic: Topic) => void>();
  /** What they asked for may be ready only after they are gone. */
  const dropped = new WeakSet<Subscriber>();

  const open = <K extends TopicKind>(kind: K, topic: Topic): Entry<K> => {
    const id = topicId(topic);
    const known = entries[kind].get(id);
    if (known) return known;
    const state = topicKinds[kind].empty(id);
    const entry: Entry<K> = { topic, seq: 0, state, subscribers: new Set() };
    entries[kind].set(id, entry);
    return entry;
  };
  const entryOf = <T extends Topic>(topic: T): Entry<KindOf<T>> => open(kindOf(topic), topic);

  const reduce = <K extends TopicKind>(kind: K, entry: Entry<K>, event: EventOf<K>) => {
    entry.state = topicKinds[kind].reduce(entry.state, event);
    entry.seq += 1;
  };

  const leave = (topic: Topic, subscriber: Subscriber) => {
    const subscribers = entries[kindOf(topic)].get(topicId(topic))?.subscribers;
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    for (const listener of leaveListeners) listener(topic);
  };

  return {
    state: <T extends Topic>(topic: T) => entryOf(topic).state,
    emit(topic, event) {
      const entry = entryOf(topic);
      reduce(kindOf(topic), entry, event);
      const numbered = { topic, seq: entry.seq, event };
      for (const subscriber of entry.subscribers) subscriber.sendEvent(numbered);
      for (const listener of listeners) listener(numbered);
    },
    load(topic, state) {
      const entry = entryOf(topic);
      entry.state = state;
      entry.seq += 1;
    },
    forget(topic) {
      entries[kindOf(topic)].delete(topicId(topic));
    },
    follow<T extends Topic>(topic: T, subscriber: Subscriber) {
      const entry = entryOf(topic);
      if (!dropped.has(subscriber)) entry.subscribers.add(subscriber);
      return { topic, seq: entry.seq, state: topicKinds[kindOf(topic)].snapshot(entry.state) };
    },
    unfollow: leave,
    isFollowed: (topic) => (entries[kindOf(topic)].get(topicId(topic))?.subscribers.size ?? 0) > 0,
    drop(subscriber) {
      dropped.add(subscriber);
      for (const ofKind of Object.values(entries))
        for (const { topic } of ofKind.values()) leave(topic, subscriber);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnfollowed(listener) {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
  };
}
