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
import { watchAttention } from '../state/questions/attention';
import { followChat, startServerState, useServerState } from '../state/server-state';
import { testTools } from './tools';

// Main as a component test sees it: the real wire and the real store of topics, and answers that play a script.

type Answers = Handlers<Contract, Subscriber>;

/** What main answers; a call that the script says nothing about fails, and is noted all the same. */
export type Script = { readonly [Group in keyof Answers]?: Partial<Answers[Group]> };

export type ScriptedMain = {
  readonly emit: Store['emit'];
  /** Answers from now on as `script` says, and forgets what was called so far. */
  play(script: Script): void;
  /** The inputs of all calls of `name`, e.g. `queue.decide`, since the script began. */
  called(name: string): readonly unknown[];
  /** Has main know the chat, which no window follows yet. */
  addChat(chat: ChatState): void;
  /** Has the window follow the chat, as a panel that shows it would. */
  showChat(chat: ChatState): Promise<void>;
};

/** Connects this page, which shows `project`, to a scripted main for as long as the page lives: once a test file, which is a page of its own. */
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
  // A page in a frame has no focus at first, and what brings it there would hold the first answer back.
  globalThis.window.focus();
  watchAttention();
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
