import {
  type AnyState,
  initialState,
  type NumberedEvent,
  reduceTopic,
  type Snapshot,
  snapshotOf,
  type Topic,
  type TopicEvent,
  type TopicState,
} from '@shared/topics';

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
  /** The topic as it is; every later event goes to `subscriber`. */
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

type Entry = { seq: number; state: AnyState; readonly subscribers: Set<Subscriber> };

export function createStore(): Store {
  const entries = new Map<Topic, Entry>();
  const listeners = new Set<(event: NumberedEvent) => void>();
  const leaveListeners = new Set<(topic: Topic) => void>();

  const entryOf = (topic: Topic): Entry => {
    const known = entries.get(topic);
    if (known) return known;
    const entry: Entry = { seq: 0, state: initialState(topic), subscribers: new Set() };
    entries.set(topic, entry);
    return entry;
  };

  const leave = (topic: Topic, subscriber: Subscriber) => {
    const subscribers = entries.get(topic)?.subscribers;
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    for (const listener of leaveListeners) listener(topic);
  };

  return {
    state: <T extends Topic>(topic: T) => entryOf(topic).state as TopicState<T>,
    emit(topic, event) {
      const entry = entryOf(topic);
      entry.state = reduceTopic(topic, entry.state, event);
      entry.seq += 1;
      const numbered: NumberedEvent = { topic, seq: entry.seq, event };
      for (const subscriber of entry.subscribers) subscriber.sendEvent(numbered);
      for (const listener of listeners) listener(numbered);
    },
    load(topic, state) {
      const entry = entryOf(topic);
      entry.state = state;
      entry.seq += 1;
    },
    forget(topic) {
      entries.delete(topic);
    },
    follow<T extends Topic>(topic: T, subscriber: Subscriber) {
      const entry = entryOf(topic);
      entry.subscribers.add(subscriber);
      return { topic, seq: entry.seq, state: snapshotOf(topic, entry.state) as TopicState<T> };
    },
    unfollow: leave,
    isFollowed: (topic) => (entries.get(topic)?.subscribers.size ?? 0) > 0,
    drop(subscriber) {
      for (const topic of entries.keys()) leave(topic, subscriber);
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
