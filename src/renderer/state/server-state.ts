import type { Contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import {
  chatTopic,
  isOfKind,
  type NumberedEvent,
  projectTopic,
  type Topic,
  terminalTopic,
  topicId,
} from '@shared/topics';
import { callNames } from '@shared/wire/call-names';
import { type Client, clientOf, connect } from '@shared/wire/rpc';
import { create } from 'zustand';
import { projectInAddress, showInAddress } from './address';
import { openChannel } from './channel';
import { createHolders, type ServerState, type TerminalSink } from './state-holders';

// The main process's state as this window knows it. Only events and snapshots of the main process write it; components
// read it by selector.

export const useServerState = create<ServerState>(() => ({
  connection: 'connecting',
  app: null,
  project: null,
  chats: {},
}));
const terminals = new Map<string, TerminalSink>();
const holders = createHolders(useServerState, terminals);

/** Calls to the main process. They reject with an AppError; its code is `closed` while the connection is lost. */
export const api = clientThatReconnects();

let client: Client<Contract> | null = null;

/** The state of a followed topic: the number of its last event, or the events that arrived before its snapshot. */
type Followed = { readonly seq: number } | { readonly early: NumberedEvent[] };
const followed = new Map<Topic, Followed>();
const pageTag = crypto.randomUUID();

/** Connects, and reconnects whenever the connection is lost, until the page closes. */
export async function startServerState(): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await liveUntilClosed(() => {
        failures = 0;
      });
      setLost('lost');
    } catch (error) {
      failures += 1;
      setLost(error instanceof AppError && error.code === 'denied' ? 'unknown' : 'lost');
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(4000, 250 * 2 ** failures)));
  }
}

/** A page that was never connected retries after every kind of failure. */
function setLost(connection: 'lost' | 'unknown'): void {
  client = null;
  useServerState.setState((state) => ({ connection: state.app ? connection : 'connecting' }));
}

/** The last requested project; until its snapshot arrives, the window shows the previous one. */
let wantedProject: string | undefined;

/** Makes the window show that project, also after a reload. The previous project stays open in the main process. */
export async function followProject(key: string): Promise<void> {
  const before = wantedProject;
  wantedProject = key;
  try {
    await follow(projectTopic(key));
  } catch (error) {
    if (wantedProject === key) wantedProject = before;
    throw error;
  } finally {
    leaveOtherProjects();
  }
  if (wantedProject === key) showInAddress(key);
}

function leaveOtherProjects(): void {
  const shown = useServerState.getState().project?.key;
  for (const topic of followed.keys())
    if (isOfKind(topic, 'project') && ![shown, wantedProject].includes(topicId(topic))) leave(topic);
}

/** Keeps `chats[chatId]` current until `unfollowChat`. */
export async function followChat(chatId: string): Promise<void> {
  await follow(chatTopic(chatId));
}

export function unfollowChat(chatId: string): void {
  leave(chatTopic(chatId));
  useServerState.setState(({ chats }) => ({
    chats: Object.fromEntries(Object.entries(chats).filter(([id]) => id !== chatId)),
  }));
}

/** Sends the terminal's output to `sink` until the returned function is called. */
export function followTerminal(id: string, sink: TerminalSink): () => void {
  const topic = terminalTopic(id);
  terminals.set(id, sink);
  void follow(topic).catch(() => {});
  return () => {
    terminals.delete(id);
    leave(topic);
  };
}

async function liveUntilClosed(onOpen: () => void): Promise<void> {
  const channel = await openChannel();
  const closed = new Promise<void>((resolve) => channel.onClose(resolve));
  const connected = connect<Contract>(callNames, channel, {
    pageTag,
    onEvent: takeEvent,
    onGap: (topics) => {
      // A topic that was unfollowed in between stays unfollowed.
      for (const topic of topics) if (followed.has(topic)) void follow(topic).catch(() => {});
    },
  });
  client = connected.client;
  await followAll();
  onOpen();
  useServerState.setState({ connection: 'open' });
  await closed;
}

/** The project first: its topics can be followed only once it is open. */
async function followAll(): Promise<void> {
  const others = [...followed.keys()].filter((topic) => topic !== 'app' && !isOfKind(topic, 'project'));
  await follow('app');
  await followShownProject();
  await Promise.all(others.map(followAgain));
}

/** The project in the page's address; else the last used project, else the first open one. */
async function followShownProject(): Promise<void> {
  const { app, project } = useServerState.getState();
  const open = app?.projects ?? [];
  const used = open.find(({ key }) => key === app?.projectInUse) ?? open[0];
  const key = project?.key ?? projectInAddress() ?? used?.key;
  if (key === undefined) return;
  await followProject(key).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'closed') throw error;
    useServerState.setState({ project: null });
    leaveOtherProjects();
  });
}

/** A terminal or chat may be gone by now. The window still follows the other topics. */
async function followAgain(topic: Topic): Promise<void> {
  if (isOfKind(topic, 'terminal')) return void follow(topic).catch(() => {});
  await follow(topic).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    unfollowChat(topicId(topic));
  });
}

async function follow(topic: Topic): Promise<void> {
  if (!client) throw new AppError('closed', textOf('wire.not-connected'));
  const early: NumberedEvent[] = [];
  followed.set(topic, { early });
  const snapshot = await client.topics.subscribe({ topic });
  // The topic was unfollowed in between, and the main process may have handled that call first.
  if (!followed.has(topic)) return leave(topic);
  followed.set(topic, { seq: snapshot.seq });
  holders.put(topic, snapshot.state);
  for (const event of early) takeEvent(event);
}

function leave(topic: Topic): void {
  followed.delete(topic);
  void client?.topics.unsubscribe({ topic }).catch(() => {});
}

function takeEvent(numbered: NumberedEvent): void {
  const { topic, seq, event } = numbered;
  const known = followed.get(topic);
  if (!known) return;
  if ('early' in known) return void known.early.push(numbered);
  if (seq <= known.seq) return;
  if (seq > known.seq + 1) return void follow(topic).catch(() => {});
  followed.set(topic, { seq });
  holders.take(topic, event);
}

function clientThatReconnects(): Client<Contract> {
  return clientOf(callNames, async ({ group, name }, input) => {
    const current = client as Record<string, Record<string, (input?: unknown) => Promise<unknown>>> | null;
    const call = current?.[group]?.[name];
    if (!call) throw new AppError('closed', textOf('wire.connecting'));
    return await call(input);
  });
}
