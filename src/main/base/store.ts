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

// Holds the state of every topic. Main emits, the store reduces and numbers, and every follower is told in order.

export type Follower = { sendEvent(event: NumberedEvent): void };

export type Store = {
  state<T extends Topic>(topic: T): TopicState<T>;
  /** Reduces `event` into the topic's state and tells everyone who follows it. */
  emit<T extends Topic>(topic: T, event: TopicEvent<T>): void;
  /** Puts a state in place that was rebuilt from disk. Who follows finds out by the gap in the numbers of the next event. */
  load<T extends Topic>(topic: T, state: TopicState<T>): void;
  /** Forgets a topic's state; its followers keep what they have and hear no more of it. */
  forget(topic: Topic): void;
  /** The topic as it is; every later event goes to `follower`. */
  follow<T extends Topic>(topic: T, follower: Follower): Snapshot<T>;
  unfollow(topic: Topic, follower: Follower): void;
  /** Drops the follower everywhere: its window is gone. */
  drop(follower: Follower): void;
  /** Calls `listener` after each event, for the parts of main that react to state. Returns how to stop. */
  onEvent(listener: (event: NumberedEvent) => void): () => void;
};

type Entry = { seq: number; state: AnyState; readonly followers: Set<Follower> };

export function createStore(): Store {
  const entries = new Map<Topic, Entry>();
  const listeners = new Set<(event: NumberedEvent) => void>();

  const entryOf = (topic: Topic): Entry => {
    const known = entries.get(topic);
    if (known) return known;
    const entry: Entry = { seq: 0, state: initialState(topic), followers: new Set() };
    entries.set(topic, entry);
    return entry;
  };

  return {
    state: <T extends Topic>(topic: T) => entryOf(topic).state as TopicState<T>,
    emit(topic, event) {
      const entry = entryOf(topic);
      entry.state = reduceTopic(topic, entry.state, event);
      entry.seq += 1;
      const numbered: NumberedEvent = { topic, seq: entry.seq, event };
      for (const follower of entry.followers) follower.sendEvent(numbered);
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
    follow<T extends Topic>(topic: T, follower: Follower) {
      const entry = entryOf(topic);
      entry.followers.add(follower);
      return { topic, seq: entry.seq, state: snapshotOf(topic, entry.state) as TopicState<T> };
    },
    unfollow(topic, follower) {
      entries.get(topic)?.followers.delete(follower);
    },
    drop(follower) {
      for (const entry of entries.values()) entry.followers.delete(follower);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
