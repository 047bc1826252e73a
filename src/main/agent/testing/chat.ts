import type { ChatState, Item, Turn } from '@shared/chat/chat';
import { worded } from '@shared/texts/testing/worded';
import { chatTopic } from '@shared/topics';
import { createStore, type Store } from '@shared/wire/store';
import { afterEach } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { soonSo } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import type { ChatLog } from '../../storage/chats/chat-log';
import { openChatLog } from '../../storage/chats/open-chat-log';
import { type Agent, createAgent } from '../agent';
import type { WorkState } from '../kept-words';
import type { StreamLimits } from '../model/guarded-fetch';
import type { ModelEndpoint } from '../model/kit/model';
import type { Clock } from '../model/model-request';
import { endpointAt } from './endpoint';
import { type CallScript, createScriptedQueue, type ScriptedQueue } from './scripted-queue';

// A chat with a real file, a real model server that plays a script, and a scripted queue.

export type TestChat = {
  readonly agent: Agent;
  readonly log: ChatLog;
  readonly queue: ScriptedQueue;
  readonly fake: FakeModel;
  readonly problems: unknown[];
  /** Every turn that windows have shown. */
  readonly turns: Turn[];
  state(): ChatState;
  /** Resolves as soon as `isSo` is true for the chat's state. */
  until(isSo: (state: ChatState) => boolean): Promise<void>;
  /** Ends the application as `kill -9` would, and starts it again on the same chat. */
  restart(changes?: TestChatOptions): Promise<TestChat>;
  end(): Promise<void>;
};

export type TestChatOptions = {
  readonly script?: CallScript;
  readonly endpoint?: Partial<ModelEndpoint>;
  readonly workState?: WorkState;
  readonly limits?: Partial<StreamLimits>;
  /** The facts in the prefix that may change. */
  readonly told?: () => Readonly<Record<string, string>>;
};

export const testTools = ['read_file', 'edit'].map((name) => ({
  name,
  description: name,
  parameters: { type: 'object' },
}));

/** Waits between two tries take no time. */
const clock: Clock = {
  now: () => 1000,
  random: () => 0.5,
  wait: async (_ms, signal) => signal.throwIfAborted(),
};

async function createTestChat(options: TestChatOptions = {}): Promise<TestChat> {
  const folder = await tempFolder();
  const fake = await startFakeModel();
  return await open({ folder, fake, options, isNew: true });
}

/** For a test file: creates chats, and ends them after each test. */
export function testChats(): (options?: TestChatOptions) => Promise<TestChat> {
  const open: TestChat[] = [];
  afterEach(async () => {
    for (const chat of open.splice(0)) await chat.end();
  });
  return async (options) => {
    const chat = await createTestChat(options);
    open.push(chat);
    return chat;
  };
}

type Opening = {
  readonly folder: string;
  readonly fake: FakeModel;
  readonly options: TestChatOptions;
  readonly isNew: boolean;
};

async function open({ folder, fake, options, isNew }: Opening): Promise<TestChat> {
  const store = createStore();
  const topic = chatTopic('chat') as 'chat:chat';
  const turns: Turn[] = [];
  store.onEvent(({ event }) => {
    if (event.type === 'turn-changed') turns.push(event.turn);
  });
  const create = isNew ? { title: '', mode: { kind: 'ask' as const }, model: null } : undefined;
  const log = await openChatLog({ folder, id: 'chat', store, now: () => 1, create });
  const queue = createScriptedQueue(log, options.script ?? (() => 'result'));
  const problems: unknown[] = [];
  let next: TestChat | null = null;
  let count = 0;
  const agent = createAgent({
    log,
    queue,
    endpoint: async () => endpointAt(fake.baseUrl, options.endpoint),
    prefix: {
      refresh: async () => {},
      basis: () => '',
      make: async () => ({
        system: 'You are a test.',
        tools: [...testTools],
        told: options.told?.() ?? {},
        memoryTokens: 0,
      }),
    },
    workState: async () => options.workState ?? { changed: [], commands: [] },
    endOfTurn: async () => [],
    newId: () => `${isNew ? 'id' : 'again'}-${++count}`,
    now: () => 1,
    clock,
    limits: options.limits,
    onProblem: (_problem, error) => problems.push(error),
  });
  return {
    agent,
    log,
    queue,
    fake,
    problems,
    turns,
    state: () => store.state(topic),
    until: (isSo) => reached(store, () => isSo(store.state(topic))),
    async restart(changes = {}) {
      await log.close();
      next = await open({ folder, fake, options: { ...options, ...changes }, isNew: false });
      return next;
    },
    async end() {
      if (next) return await next.end();
      await agent.close('application');
      await log.close();
      await fake.close();
    },
  };
}

function reached(store: Store, isSo: () => boolean): Promise<void> {
  return soonSo(isSo, store.onEvent, () => String(isSo));
}

/** A message as one line: its kind and its content. */
function line(item: Item): string {
  if (item.kind === 'begun-from') return `${item.kind}: ${item.title}`;
  if (item.kind === 'changes') return `${item.kind}: ${item.files} +${item.added} -${item.removed}`;
  if (item.kind === 'taken-back') return `${item.kind}: ${item.files.join(' ')}`;
  return item.kind === 'assistant' ? `assistant ${item.state}: ${item.text}` : `${item.kind}: ${item.text}`;
}

/** The chat's messages, one line each. */
export function lines(chat: TestChat): string[] {
  return worded(chat.state().items).map(line);
}

/** The messages of a request after the system prompt, as `role: content`. */
export function sent(chat: TestChat, request: number): string[] {
  const messages = chat.fake.requests[request]?.messages.slice(1) ?? [];
  return messages.map((message) => `${message.role}: ${String(message.content)}`);
}

/** A call for a scripted reply. */
export function call(name = 'read_file', id?: string) {
  return { name, arguments: { path: 'a.ts' }, id };
}
