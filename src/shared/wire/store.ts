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

// Event store with the state of every topic. The main process emits an event; the store reduces and numbers it, and
// sends it to every subscriber in order.

export type Subscriber = { sendEvent(event: NumberedEvent): void };

export type Store = {
  state<T extends Topic>(topic: T): TopicState<T>;
  /** Reduces `event` into the topic's state and sends it to all subscribers. */
  emit<T extends Topic>(topic: T, event: TopicEvent<T>): void;
  /**
   * Replaces the state with one that was rebuilt from disk. Subscribers notice it by the gap in the numbers of the next
   * event.
   */
  load<T extends Topic>(topic: T, state: TopicState<T>): void;
  /** Removes a topic's state. Its subscribers keep their copy and get no more events. */
  forget(topic: Topic): void;
  /** Returns the topic's current state. Every later event goes to `subscriber`, unless it was dropped. */
  follow<T extends Topic>(topic: T, subscriber: Subscriber): Snapshot<T>;
  unfollow(topic: Topic, subscriber: Subscriber): void;
  isFollowed(topic: Topic): boolean;
  /** Drops the subscriber everywhere, because its window is gone. */
  drop(subscriber: Subscriber): void;
  /**
   * Calls `listener` after each event, for parts of the main process that react to state. Returns a function that stops
   * it.
   */
  onEvent(listener: (event: NumberedEvent) => void): () => void;
  /** Calls `listener` when a topic loses its last subscriber. Returns a function that stops it. */
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
  /** Dropped subscribers: `follow` may come after its subscriber is gone. */
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
