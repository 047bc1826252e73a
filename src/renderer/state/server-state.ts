import type { AppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat';
import { contract } from '@shared/contract';
import { AppError } from '@shared/errors';
import { type Client, connect } from '@shared/rpc';
import type { TerminalEvent, TerminalState } from '@shared/terminal';
import {
  isTerminalTopic,
  type NumberedEvent,
  reduceTopic,
  type Topic,
  terminalTopic,
  topicId,
} from '@shared/topics';
import { create } from 'zustand';
import { openChannel } from './channel';

// Main's state as this window knows it. Only main's events and snapshots write it; components read it by selector.

type ServerState = {
  /** `lost`: it was there and is being looked for again. */
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly app: AppState | null;
  /** The chats this window follows. */
  readonly chats: Readonly<Record<string, ChatState>>;
};

export const useServerState = create<ServerState>(() => ({ connection: 'connecting', app: null, chats: {} }));

/** Main's calls. They reject with an AppError; `closed` while there is no connection. */
export const api = clientThatReconnects();

let client: Client<typeof contract> | null = null;

/** What is known of a followed topic: the number of its last event, or the events that came before its snapshot. */
type Followed = { readonly seq: number } | { readonly early: NumberedEvent[] };
const followed = new Map<Topic, Followed>();
const pageTag = crypto.randomUUID();

/** Connects, and connects again whenever the connection is lost, for as long as the page lives. */
export async function startServerState(): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await liveUntilClosed(() => {
        failures = 0;
      });
    } catch {
      failures += 1;
    }
    client = null;
    useServerState.setState((state) => ({ connection: state.app ? 'lost' : 'connecting' }));
    await new Promise((resolve) => setTimeout(resolve, Math.min(4000, 250 * 2 ** failures)));
  }
}

/** Keeps `chats[chatId]` current until `unfollowChat`. */
export async function followChat(chatId: string): Promise<void> {
  await follow(`chat:${chatId}`);
}

export function unfollowChat(chatId: string): void {
  followed.delete(`chat:${chatId}`);
  useServerState.setState(({ chats }) => ({
    chats: Object.fromEntries(Object.entries(chats).filter(([id]) => id !== chatId)),
  }));
  void client?.topics.unsubscribe({ topic: `chat:${chatId}` }).catch(() => {});
}

/** Where a terminal's output goes: past React's state, which it would only slow down. */
export type TerminalSink = { onSnapshot(state: TerminalState): void; onOutput(text: string): void };
const terminals = new Map<string, TerminalSink>();

/** Gives `sink` what the terminal printed, and goes on doing so until the returned function is called. */
export function followTerminal(id: string, sink: TerminalSink): () => void {
  const topic = terminalTopic(id);
  terminals.set(id, sink);
  void follow(topic).catch(() => {});
  return () => {
    terminals.delete(id);
    followed.delete(topic);
    void client?.topics.unsubscribe({ topic }).catch(() => {});
  };
}

async function liveUntilClosed(onOpen: () => void): Promise<void> {
  const channel = await openChannel();
  const closed = new Promise<void>((resolve) => channel.onClose(resolve));
  const connected = connect(contract, channel, {
    pageTag,
    onEvent: takeEvent,
    onGap: (topics) => {
      for (const topic of topics) void follow(topic).catch(() => {});
    },
  });
  client = connected.client;
  await Promise.all([...new Set<Topic>(['app', ...followed.keys()])].map(followAgain));
  onOpen();
  useServerState.setState({ connection: 'open' });
  await closed;
}

/** A terminal or a chat may be gone meanwhile; that is no reason to be without the rest. */
async function followAgain(topic: Topic): Promise<void> {
  if (isTerminalTopic(topic)) return void follow(topic).catch(() => {});
  await follow(topic).catch((error: unknown) => {
    if (topic === 'app' || !(error instanceof AppError) || error.code !== 'not-found') throw error;
    unfollowChat(topicId(topic));
  });
}

async function follow(topic: Topic): Promise<void> {
  if (!client) throw new AppError('closed', 'Pilotfish is not connected.');
  const early: NumberedEvent[] = [];
  followed.set(topic, { early });
  const snapshot = await client.topics.subscribe({ topic });
  if (!followed.has(topic)) return;
  followed.set(topic, { seq: snapshot.seq });
  put(topic, snapshot.state);
  for (const event of early) takeEvent(event);
}

function takeEvent(numbered: NumberedEvent): void {
  const { topic, seq, event } = numbered;
  const known = followed.get(topic);
  if (!known) return;
  if ('early' in known) return void known.early.push(numbered);
  if (seq <= known.seq) return;
  if (seq > known.seq + 1) return void follow(topic).catch(() => {});
  followed.set(topic, { seq });
  if (isTerminalTopic(topic)) {
    terminals.get(topicId(topic))?.onOutput((event as TerminalEvent).text);
    return;
  }
  const state = stateOf(topic);
  if (state) put(topic, reduceTopic(topic, state, event) as AppState | ChatState);
}

function stateOf(topic: Topic): AppState | ChatState | null {
  const { app, chats } = useServerState.getState();
  return topic === 'app' ? app : (chats[topicId(topic)] ?? null);
}

function put(topic: Topic, state: AppState | ChatState | TerminalState): void {
  if (isTerminalTopic(topic)) terminals.get(topicId(topic))?.onSnapshot(state as TerminalState);
  else if (topic === 'app') useServerState.setState({ app: state as AppState });
  else
    useServerState.setState(({ chats }) => ({
      chats: { ...chats, [topicId(topic)]: state as ChatState },
    }));
}

function clientThatReconnects(): Client<typeof contract> {
  const groups = Object.entries(contract).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.keys(calls).map((name) => [name, forward(group, name)])),
  ]);
  return Object.fromEntries(groups) as Client<typeof contract>;
}

function forward(group: string, name: string): (input?: unknown) => Promise<unknown> {
  return async (input) => {
    const current = client as Record<string, Record<string, (input?: unknown) => Promise<unknown>>> | null;
    const call = current?.[group]?.[name];
    if (!call) throw new AppError('closed', 'Pilotfish is not connected. It is being tried again.');
    return await call(input);
  };
}
