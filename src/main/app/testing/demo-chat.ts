import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Decision, Mode, Proposal } from '@shared/approval/approval';
import { chatTopic } from '@shared/topics';
import { createStore, type Store } from '@shared/wire/store';
import { onTestFinished } from 'vitest';
import { type Agent, createAgent } from '../../agent/agent';
import { endpointAt } from '../../agent/testing/endpoint';
import { soon } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import { createDemoFetch } from '../../demo-model/demo-model';
import { createWorkspace } from '../../project/workspace';
import { noHooks } from '../../queue/call-hooks';
import { createQueue, type Queue } from '../../queue/queue';
import type { ChatLog } from '../../storage/chats/chat-log';
import { openChatLog } from '../../storage/chats/open-chat-log';
import { createTestTerminals } from '../../terminal/testing/test-terminals';
import { createTools } from '../../tools/create-tools';
import { toolSchema } from '../../tools/kit/lenient-input';
import { noServices } from '../../tools/kit/no-services';
import type { Tool } from '../../tools/kit/tool';

// For tests: a chat with the demo model and everything real around it: a folder, the tools, the queue, the questions.

export type DemoChat = {
  /** Sends a message, and resolves when a call waits for an answer or the turn is over. */
  say(text: string): Promise<void>;
  /** Answers the waiting call, and waits as `say` does. */
  decide(decision: Decision): Promise<void>;
  /** The proposal for a file, if a change waits. */
  proposal(): Promise<Proposal | null>;
  /** The last text of the model. */
  answer(): string;
  /** The tools it used, in order. */
  used(): string[];
  /** The pattern of its first search. */
  searchedFor(): unknown;
  todos(): string[];
  file(name: string): Promise<string>;
};

type DemoFiles = Readonly<Record<string, string | Buffer>>;

/** A small project with one example of everything that the demo model looks for. */
export const fishProject = {
  'README.md': '# Fish\n\nA library about fish.\n\n## Usage\n\nCall it.\n',
  'package.json':
    '{ "name": "fish", "description": "About fish", "scripts": { "test": "x" }, "dependencies": { "zod": "1" } }',
  'src/index.ts': 'export function swim() {}\n// TODO: dive\n',
  'test/index.test.ts': '',
};

/** Closed at the end of the test. The test fails if an unexpected error was logged. */
export async function openDemoChat(files: DemoFiles, mode: Mode = { kind: 'ask' }): Promise<DemoChat> {
  const folder = await realpath(await tempFolder());
  const root = join(folder, 'projekt');
  await writeProject(root, files);
  const store = createStore();
  const create = { title: '', mode, model: null };
  const log = await openChatLog({ folder, id: 'demo', store, now: Date.now, create });
  const problems: unknown[] = [];
  const onProblem = (...problem: readonly unknown[]) => void problems.push(problem);
  const tools = await openTools(log);
  const queue = await openQueue(root, { log, tools, onProblem });
  const agent = openAgent(queue, { log, tools, onProblem });
  onTestFinished(async () => {
    await agent.stop();
    await log.close();
    if (problems.length > 0) throw new Error('the demo went wrong', { cause: problems });
  });
  return {
    ...acts({ store, queue, agent }),
    ...looks(store, log),
    file: (name) => readFile(join(root, name), 'utf8'),
  };
}

async function writeProject(root: string, files: DemoFiles): Promise<void> {
  await mkdir(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

type OnProblem = (...problem: readonly unknown[]) => void;

const unused = () => Promise.reject(new Error('not needed by the demo'));

async function openTools(log: ChatLog): Promise<readonly Tool[]> {
  const { commands, home, project } = await createTestTerminals();
  return createTools({
    ...noServices,
    isKeptOutput: () => false,
    commands: {
      run: (command) => commands.run({ ...command, confined: null, call: null, project, outputs: home }),
      start: unused,
      sandbox: async () => ({ kind: 'without', why: 'there is none' }),
      shell: async () => 'bash',
      tokenBudget: () => null,
    },
    correctsByModel: () => false,
    todos: { set: (todos) => log.append({ events: [{ type: 'todos-changed', todos: [...todos] }] }) },
  });
}

type DemoParts = { readonly log: ChatLog; readonly tools: readonly Tool[]; readonly onProblem: OnProblem };

async function openQueue(root: string, { log, tools, onProblem }: DemoParts): Promise<Queue> {
  return createQueue({
    log,
    workspace: await createWorkspace(root),
    tools: () => tools,
    rules: { current: () => [], add: unused, catchUp: async () => undefined },
    services: {
      keepOutput: unused,
      keepContent: async () => 'kept',
      keepCopy: unused,
      lookAgain: ({ handle }) => void handle.close(),
      watchChanges: async () => ({ end: async () => ({ changes: [], effects: null }) }),
      problems: { async follow() {}, afterWrite: async () => '' },
      hooks: noHooks,
      instructionsFor: async () => [],
      wrote: () => {},
      accepts: () => false,
    },
    unattended: false,
    now: Date.now,
    onProblem,
  });
}

function openAgent(queue: Queue, { log, tools, onProblem }: DemoParts): Agent {
  const offered = tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    parameters: toolSchema(tool),
  }));
  const system = log.state().mode.kind === 'plan' ? 'Mode Plan: look.' : 'Mode Ask: go on.';
  const demo = createDemoFetch({ pauseMs: 0 });
  return createAgent({
    log,
    queue,
    endpoint: async () => ({ ...endpointAt('http://demo.invalid/v1'), apiKey: null, fetch: demo }),
    prefix: {
      refresh: async () => {},
      basis: () => '',
      make: async () => ({ system, tools: offered, told: {}, memoryTokens: 0 }),
    },
    workState: async () => ({ changed: [], commands: [] }),
    endOfTurn: async () => [],
    newId: randomUUID,
    now: Date.now,
    onProblem,
  });
}

const topic = chatTopic('demo') as 'chat:demo';

function waitingCall(store: Store) {
  return Object.values(store.state(topic).calls).find((call) => call.phase.phase === 'waiting');
}

type Acting = { readonly store: Store; readonly queue: Queue; readonly agent: Agent };

function acts({ store, queue, agent }: Acting): Pick<DemoChat, 'say' | 'decide' | 'proposal'> {
  const untilQuiet = async (answered?: string) => {
    let stop = () => {};
    const asked = new Promise<void>((resolve) => {
      const look = () => {
        const call = waitingCall(store);
        if (call && call.id !== answered) resolve();
      };
      stop = store.onEvent(look);
      look();
    });
    await soon(Promise.race([asked, agent.settled()]), () => 'a question of the demo model, or its end');
    stop();
  };
  return {
    async say(text) {
      await agent.send(text);
      await untilQuiet();
    },
    async decide(decision) {
      const id = waitingCall(store)?.id ?? '';
      await queue.decide(id, (await queue.proposal(id)).hash, decision);
      await untilQuiet(id);
    },
    async proposal() {
      const call = waitingCall(store);
      return call ? await queue.proposal(call.id) : null;
    },
  };
}

function looks(store: Store, log: ChatLog): Pick<DemoChat, 'answer' | 'used' | 'searchedFor' | 'todos'> {
  const made = () => log.records().flatMap((record) => (record.role === 'assistant' ? record.calls : []));
  return {
    answer() {
      const { items } = store.state(topic);
      const said = items.findLast((item) => item.kind === 'assistant' || item.kind === 'summary');
      return said?.text ?? '';
    },
    used: () => made().map((call) => call.name),
    searchedFor() {
      const search = made().find((call) => call.name === 'search_file_content');
      return JSON.parse(search?.arguments ?? '{}').pattern;
    },
    todos: () => store.state(topic).todos.map((todo) => `${todo.status}: ${todo.content}`),
  };
}
