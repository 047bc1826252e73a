import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Decision, Mode, Question } from '@shared/approval/approval';
import type { ChatState } from '@shared/chat/chat';
import { worded } from '@shared/texts/testing/worded';
import { type AnyText, say } from '@shared/texts/text';
import { createStore, type Store } from '@shared/wire/store';
import { soonSo } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import { keepDeletedFile } from '../../project/keep-deleted';
import { createWorkspace, type Workspace } from '../../project/workspace';
import type { ChatLog } from '../../storage/chats/chat-log';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { openChatLog } from '../../storage/chats/open-chat-log';
import { createTools, listTools } from '../../tools/create-tools';
import { noServices } from '../../tools/kit/no-services';
import type { ToolServices } from '../../tools/kit/services';
import type { Tool } from '../../tools/kit/tool';
import { noCommands } from '../../tools/testing/test-context';
import { noHooks } from '../call-hooks';
import type { ModelCall } from '../calls/call';
import type { BatchOutcome, CallServices } from '../parts';
import { createRules, type Rules } from '../policy/rules';
import { lastOpened } from '../policy/testing/last-opened';
import { createQueue, type Queue } from '../queue';

// For tests: a queue with real parts around it: a project folder, a chat's file, rules, and the tools.

export type TestPlace = { readonly root: string; readonly home: string };

export type TestCall = { readonly tool: string; readonly input: object | string; readonly refused?: string };

export type TestQueue = TestPlace & {
  readonly queue: Queue;
  readonly log: ChatLog;
  readonly store: Store;
  readonly rules: Rules;
  readonly workspace: Workspace;
  readonly problems: string[];
  /** Writes the model's reply to the chat, as the agent does, and runs its calls: `c1`, `c2`, … in the chat. */
  run(...calls: readonly TestCall[]): Promise<BatchOutcome>;
  /** The same, but resolves with the question of the first waiting call. */
  runToQuestion(...calls: readonly TestCall[]): Promise<Asked>;
  /** Aborts the calls of `run`. */
  stop(): void;
  /** The user sends a message. */
  say(text: string): Promise<void>;
  setMode(mode: Mode): Promise<void>;
  /** Resolves when `holds` is true for the chat's state. */
  until(holds: (state: ChatState) => boolean): Promise<ChatState>;
  /** Resolves with the call's question, its texts in words, when it waits with a question that `fits`. */
  question(callId: string, fits?: (question: Question) => boolean): Promise<Question>;
  decide(callId: string, decision: Decision): Promise<void>;
  /** The result of each call, nested ones too, in the order of the calls. */
  results(): Record<string, string>;
  phases(): Record<string, string>;
  write(name: string, text: string): Promise<string>;
  read(name: string): Promise<string | null>;
  path(name: string): string;
  /** Stops running calls and closes the chat. */
  close(): Promise<void>;
};

export type Asked = { readonly question: Question; readonly outcome: Promise<BatchOutcome> };

export type TestOptions = {
  readonly mode?: Mode;
  readonly tools?: readonly Tool[];
  /** Instead of the tools of the application. */
  readonly only?: readonly Tool[];
  readonly unattended?: boolean;
  readonly services?: Partial<CallServices & ToolServices>;
  readonly now?: () => number;
  /** Continues in the folders of an earlier queue, with its chat unless `create` is set. */
  readonly at?: TestPlace;
  readonly create?: boolean;
};

export async function createTestPlace(): Promise<TestPlace> {
  const folder = await realpath(await tempFolder());
  const place = { root: join(folder, 'project'), home: join(folder, 'home') };
  await mkdir(place.root);
  await mkdir(place.home);
  return place;
}

export async function createTestQueue(options: TestOptions = {}): Promise<TestQueue> {
  const place = options.at ?? (await createTestPlace());
  const store = createStore();
  const log = await openTestLog(place, store, options);
  const workspace = await createWorkspace(place.root);
  const problems: string[] = [];
  const onProblem = (text: AnyText) => problems.push(say(text));
  const rules = lastOpened(
    await createRules({
      file: join(place.home, 'rules.json'),
      tools: listTools(),
      onChange: () => undefined,
      onProblem,
    }),
  );
  await rules.openProject(workspace.root);
  const services = { ...testServices(log, place.home), ...options.services };
  const tools = options.only ?? [...createTools(services), ...(options.tools ?? [])];
  const queue = createQueue({
    log,
    tools: () => tools,
    workspace,
    rules,
    services,
    unattended: options.unattended ?? false,
    now: options.now ?? Date.now,
    onProblem,
  });
  const { close, ...running } = createRuns(queue, log, store);
  return {
    ...place,
    ...running,
    ...projectFiles(place.root),
    queue,
    log,
    store,
    rules,
    workspace,
    problems,
    say: (text) => log.append({ records: [{ role: 'user', itemId: text, text }] }),
    setMode: (mode) => log.append({ events: [{ type: 'mode-changed', mode }] }),
    results: () => resultsOf(log),
    phases: () =>
      Object.fromEntries(Object.entries(log.state().calls).map(([id, { phase }]) => [id, phase.phase])),
    async close() {
      await close();
      await rules.close();
      await log.close();
    },
  };
}

function openTestLog({ home }: TestPlace, store: Store, options: TestOptions): Promise<ChatLog> {
  const mode = options.mode ?? { kind: 'ask' };
  const isNew = options.at === undefined || options.create === true;
  return openChatLog({
    folder: join(home, 'chats'),
    id: 'chat',
    store,
    now: options.now ?? Date.now,
    ...(isNew ? { create: { title: 'Chat', mode, model: null } } : {}),
  });
}

type Runs = Pick<TestQueue, 'run' | 'runToQuestion' | 'stop' | 'until' | 'question' | 'decide' | 'close'>;

function createRuns(queue: Queue, log: ChatLog, store: Store): Runs {
  let stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const until: Runs['until'] = async (holds) => {
    const what = () => `${holds} of ${JSON.stringify(log.state())}`;
    await soonSo(() => holds(log.state()), store.onEvent, what);
    return log.state();
  };

  const question: Runs['question'] = async (callId, fits = () => true) => {
    const asked = (state: ChatState) => {
      const phase = state.calls[callId]?.phase;
      const shown = phase?.phase === 'waiting' ? worded(phase.question) : null;
      return shown !== null && fits(shown) ? shown : null;
    };
    return asked(await until((state) => asked(state) !== null)) as Question;
  };

  const run: Runs['run'] = async (...calls) => {
    stopping = new AbortController();
    const outcome = queue.runBatch(await reply(log, calls), stopping.signal);
    running = outcome.catch(() => undefined);
    return await outcome;
  };

  return {
    run,
    until,
    question,
    async runToQuestion(...calls) {
      const first = lastCallNumber(log) + 1;
      const ids = calls.map((_, index) => `c${first + index}`);
      const outcome = run(...calls);
      const waitingIn = ({ calls: known }: ChatState) =>
        ids.find((id) => known[id]?.phase.phase === 'waiting');
      const waiting = waitingIn(await until((state) => waitingIn(state) !== undefined)) ?? '';
      return { question: await question(waiting), outcome };
    },
    stop: () => stopping.abort(),
    async decide(callId, decision) {
      await queue.decide(callId, (await question(callId)).hash, decision);
    },
    async close() {
      stopping.abort();
      await running;
    },
  };
}

function projectFiles(root: string): Pick<TestQueue, 'write' | 'read' | 'path'> {
  return {
    async write(name, text) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
      return join(root, name);
    },
    read: (name) => readFile(join(root, name), 'utf8').catch(() => null),
    path: (name) => join(root, name),
  };
}

function testServices(log: ChatLog, home: string): CallServices & ToolServices {
  return {
    ...noServices,
    sideRequest: async () => {
      throw new Error('no model here');
    },
    accepts: () => false,
    correctsByModel: () => false,
    async keepOutput(text) {
      const path = join(home, 'output.txt');
      await writeFile(path, text);
      return path;
    },
    isKeptOutput: () => false,
    commands: noCommands,
    keepContent: createKeptContents(join(home, 'contents')).keep,
    keepCopy: (path, content) => keepDeletedFile(join(home, 'deleted'), path, content),
    lookAgain: ({ handle }) => void handle.close(),
    watchChanges: async () => ({ end: async () => ({ changes: [], effects: null }) }),
    problems: { async follow() {}, afterWrite: async () => '' },
    hooks: noHooks,
    instructionsFor: async () => [],
    wrote: () => {},
    todos: {
      set: (todos) => log.append({ events: [{ type: 'todos-changed', todos: [...todos] }] }),
    },
  };
}

/** The model's reply in the chat: its message, and the record that names its calls. */
async function reply(log: ChatLog, calls: readonly TestCall[]): Promise<ModelCall[]> {
  const first = lastCallNumber(log) + 1;
  const messageId = `m${first}`;
  const modelCalls = calls.map(
    ({ tool, input, refused }, index): ModelCall => ({
      id: `c${first + index}`,
      messageId,
      name: tool,
      arguments: typeof input === 'string' ? input : JSON.stringify(input),
      ...(refused === undefined ? {} : { refused }),
    }),
  );
  const message = { id: messageId, at: 1, model: 'm', text: '', reasoning: '', state: 'complete' } as const;
  await log.append({
    events: [{ type: 'item-added', item: { kind: 'assistant', ...message, callIds: [] } }],
    records: [{ role: 'assistant', itemId: messageId, text: '', calls: modelCalls.map(recorded) }],
  });
  return modelCalls;
}

function recorded({ id, name, arguments: text }: ModelCall) {
  return { id, name, arguments: text };
}

function lastCallNumber(log: ChatLog): number {
  return log.records().flatMap((record) => (record.role === 'assistant' ? record.calls : [])).length;
}

function resultsOf(log: ChatLog): Record<string, string> {
  const results = log
    .records()
    .filter((record) => record.role === 'result' || record.role === 'nested-result');
  const texts = results.map(({ callId, content }) => [
    callId,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  if (new Set(texts.map(([id]) => id)).size !== texts.length) throw new Error('a call has two results');
  return Object.fromEntries(
    texts.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'en', { numeric: true })),
  );
}

/** The calls of the chat's last reply, as the agent submits them after a restart. */
export function lastCalls(log: ChatLog): ModelCall[] {
  const last = log.records().findLast((record) => record.role === 'assistant');
  if (last?.role !== 'assistant') return [];
  return last.calls.map((call) => ({ ...call, messageId: last.itemId }));
}
