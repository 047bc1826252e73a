import { type AppState, emptyAppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import { type Contract, contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import { questionsOf } from '@shared/inbox/waiting-questions';
import type { ProjectFolder } from '@shared/project/project';
import type { ProjectState } from '@shared/project/project-state';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import { chatTopic, isTopic, projectTopic } from '@shared/topics';
import { type Handlers, serve } from '@shared/wire/serve';
import { createStore, type Store, type Subscriber } from '@shared/wire/store';
import { vi } from 'vitest';
import { watchDecidedElsewhere } from '../approvals/decided-elsewhere';
import { watchEdits } from '../approvals/settle-edits';
import { followPublished } from '../state/problems/problems';
import { watchAttention } from '../state/questions/attention';
import { followChat, startServerState, useServerState } from '../state/server-state';
import { testTools } from './tools';

// The main process for a component test: the real wire and the real store of topics, with scripted answers.

type Answers = Handlers<Contract, Subscriber>;

/** The answers of the main process. A call without a scripted answer fails, but is still recorded. */
export type Script = { readonly [Group in keyof Answers]?: Partial<Answers[Group]> };

export type ScriptedMain = {
  readonly emit: Store['emit'];
  /** Answers according to `script` from now on, and clears the recorded calls. */
  play(script: Script): void;
  /** The inputs of all calls of `name`, e.g. `queue.decide`, since the script started. */
  called(name: string): readonly unknown[];
  /** Adds the chat to the main process. No window follows it yet. */
  addChat(chat: ChatState): void;
  /** Makes the window follow the chat, as a panel that shows it would. */
  showChat(chat: ChatState): Promise<void>;
};

/**
 * Connects this page, which shows `project`, to a scripted main process as long as the page exists. Call it once a
 * test file, because each has its own page.
 */
export async function startScriptedMain(
  app: Partial<AppState> = {},
  project: ProjectState | null = null,
): Promise<ScriptedMain> {
  const store = createStore();
  const projects = project === null ? [] : [{ ...folderOf(project), ...questionsOf(project.chats) }];
  store.load('app', { ...emptyAppState, projects, tools: testTools, ...app });
  if (project !== null) store.load(projectTopic(project.key), project);
  const script = createScript();
  const channel = createMemoryChannel();
  const window: Subscriber = { sendEvent: (event) => served.sendEvent(event) };
  const problems: unknown[] = [];
  const served = serve(contract, { ...script.answers, topics: topicAnswers(store) }, channel.main, {
    connection: window,
    onProblem: (...problem) => problems.push(problem),
  });
  Object.assign(globalThis.window, { pilotfish: channel.window });
  // A page in a frame starts without the focus, and gaining it later would delay the first answer.
  globalThis.window.focus();
  watchAttention();
  followPublished();
  watchEdits();
  watchDecidedElsewhere();
  void startServerState();
  await vi.waitUntil(() => useServerState.getState().connection === 'open');

  return {
    emit: store.emit,
    play: script.play,
    called: script.called,
    addChat: (chat) => store.load(chatTopic(chat.id), chat),
    async showChat(chat) {
      store.load(chatTopic(chat.id), chat);
      await followChat(chat.id);
      if (problems.length > 0) throw new Error('The wire had a problem.', { cause: problems });
    },
  };
}

function folderOf({ key, root, name }: ProjectState): ProjectFolder {
  return { key, root, name };
}

function topicAnswers(store: Store): Answers['topics'] {
  return {
    subscribe({ topic }, window) {
      if (!isTopic(topic)) throw new AppError('not-found', `There is no topic "${topic}".`);
      return store.follow(topic, window);
    },
    unsubscribe({ topic }, window) {
      if (isTopic(topic)) store.unfollow(topic, window);
    },
  };
}

type Answer = (input: unknown, window: Subscriber) => unknown;

function createScript() {
  let script: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {};
  let calls: { readonly name: string; readonly input: unknown }[] = [];
  const answer = (group: string, name: string) => async (input: unknown, window: Subscriber) => {
    calls.push({ name: `${group}.${name}`, input });
    const scripted = script[group]?.[name];
    if (!scripted) throw new AppError('unavailable', `The script has no answer to ${group}.${name}.`);
    return await scripted(input, window);
  };
  const groups = Object.entries(contract).map(([group, names]) => [
    group,
    Object.fromEntries(Object.keys(names).map((name) => [name, answer(group, name)])),
  ]);
  return {
    answers: Object.fromEntries(groups) as Answers,
    play(next: Script) {
      script = next as typeof script;
      calls = [];
    },
    called: (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ input }) => input),
  };
}
