import type { AppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import type { ProjectState } from '@shared/project/project-state';
import type { TerminalState } from '@shared/terminal/terminal';
import {
  type AnyEvent,
  type AnyState,
  type EventOf,
  kindOf,
  type StateOf,
  type Topic,
  type TopicKind,
  topicId,
  topicKinds,
} from '@shared/topics';
import type { StoreApi } from 'zustand';

// Stores the state of each kind of topic in this window.

export type ServerState = {
  /** `lost`: the connection ended, and the window tries to reconnect. */
  /** `unknown`: the main process restarted and does not know this page. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'unknown';
  readonly app: AppState | null;
  /** The project of this window. */
  readonly project: ProjectState | null;
  /** The followed chats. */
  readonly chats: Readonly<Record<string, ChatState>>;
};

/** Receives a terminal's output outside React's state, which would only slow it down. */
export type TerminalSink = { onSnapshot(state: TerminalState): void; onOutput(text: string): void };

export type Holders = {
  put(topic: Topic, state: AnyState): void;
  /** Ignores events of topics that have no state. */
  take(topic: Topic, event: AnyEvent): void;
};

export function createHolders(
  store: Pick<StoreApi<ServerState>, 'getState' | 'setState'>,
  terminals: ReadonlyMap<string, TerminalSink>,
): Holders {
  const rows: HolderRows = {
    app: reducing('app', {
      get: () => store.getState().app,
      put: (_id, app) => store.setState({ app }),
    }),
    project: reducing('project', {
      get: (key) => ofKey(store.getState().project, key),
      put: (_key, project) => store.setState({ project }),
    }),
    chat: reducing('chat', {
      get: (id) => store.getState().chats[id] ?? null,
      put: (id, chat) => store.setState(({ chats }) => ({ chats: { ...chats, [id]: chat } })),
    }),
    terminal: {
      put: (id, state) => terminals.get(id)?.onSnapshot(state),
      take: (id, { text }) => terminals.get(id)?.onOutput(text),
    },
  };
  return {
    put: (topic, state) => putInto(rows, kindOf(topic), { id: topicId(topic), state }),
    take: (topic, event) => takeInto(rows, kindOf(topic), { id: topicId(topic), event }),
  };
}

type Holder<K extends TopicKind> = {
  put(id: string, state: StateOf<K>): void;
  take(id: string, event: EventOf<K>): void;
};
type HolderRows = { readonly [K in TopicKind]: Holder<K> };

type Place<K extends TopicKind> = Pick<Holder<K>, 'put'> & { get(id: string): StateOf<K> | null };

function reducing<K extends TopicKind>(kind: K, { get, put }: Place<K>): Holder<K> {
  return {
    put,
    take(id, event) {
      const state = get(id);
      if (state) put(id, topicKinds[kind].reduce(state, event));
    },
  };
}

type Told<K extends TopicKind> = {
  readonly id: string;
  readonly state: StateOf<K>;
  readonly event: EventOf<K>;
};

function putInto<K extends TopicKind>(
  rows: HolderRows,
  kind: K,
  { id, state }: Pick<Told<K>, 'id' | 'state'>,
): void {
  rows[kind].put(id, state);
}

function takeInto<K extends TopicKind>(
  rows: HolderRows,
  kind: K,
  { id, event }: Pick<Told<K>, 'id' | 'event'>,
): void {
  rows[kind].take(id, event);
}

/** Late events of the previous project must not change the next one. */
function ofKey(project: ProjectState | null, key: string): ProjectState | null {
  return project?.key === key ? project : null;
}
