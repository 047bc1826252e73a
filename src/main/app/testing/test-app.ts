import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Decision, Rule } from '@shared/approval/approval';
import type { ChatState } from '@shared/chat/chat';
import type { ProjectState } from '@shared/project/project-state';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic, projectTopic } from '@shared/topics';
import { onTestFinished } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { soonSo } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import { startHost } from '../../terminal/testing/start-host';
import type { App, Window } from '../application';
import { createHandlers } from '../handlers/create-handlers';
import type { OpenChat } from '../open-chat';
import type { OpenProject } from '../open-project';
import type { Host } from '../parts/host';
import type { AppOptions } from '../parts/parts';
import { plainHost } from '../parts/plain-host';
import { startApp } from '../start-app';

// For tests: the whole application with its own project and data folder and a scripted model.

export type TestApp = {
  readonly app: App;
  readonly model: FakeModel;
  /** Absolute paths. */
  readonly home: string;
  readonly project: string;
  /** A new chat, or the one with this id. */
  chat(id?: string): Promise<TestAppChat>;
  /** Another application on the same folders; ends with the test. */
  again(more?: Choices): Promise<TestApp>;
};

export type TestAppChat = {
  readonly id: string;
  /** The chat as it is open now; after another process released it, this is a new object. */
  open(): Promise<OpenChat>;
  send(text: string): Promise<void>;
  state(): ChatState;
  /** Resolves as soon as `isSo` is true for the chat's state. */
  until(isSo: (state: ChatState) => boolean): Promise<void>;
  /** The call that waits for an answer, as soon as there is one. */
  waiting(): Promise<ToolCall>;
  decide(decision: Decision): Promise<void>;
};

/** `files` are in the project, by name. */
export async function startTestApp(
  files: Readonly<Record<string, string>> = {},
  choices: Choices = {},
): Promise<TestApp> {
  const folder = await realpath(await tempFolder());
  const [home, project] = [choices.home ?? join(folder, 'home'), join(folder, 'project')];
  await mkdir(project);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, name)), { recursive: true });
    await writeFile(join(project, name), text);
  }
  const model = await startFakeModel();
  onTestFinished(() => model.close());
  return await start({ home, project, model }, choices);
}

type Places = Pick<TestApp, 'home' | 'project' | 'model'>;

/** `settings`: the whole text of the settings, which then choose the model instead of the environment. */
type Choices = Pick<AppOptions, 'chatIdleMs' | 'unattended' | 'withoutSandbox'> & {
  readonly settings?: string;
  /** The data folder, if another place is needed. */
  readonly home?: string;
  /** Replaces the notifications of a desktop. */
  readonly notify?: Host['notify'];
};

async function start(
  places: Places,
  { settings, notify, home: _home, ...choices }: Choices,
): Promise<TestApp> {
  const { home, project, model } = places;
  if (settings !== undefined) {
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'settings.json'), settings);
  }
  const env = settings === undefined && { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  const app = await startApp({
    host: { ...plainHost, startPtyHost: startHost, ...(notify && { notify }) },
    env: { PATH: process.env.PATH, PILOTFISH_HOME: home, ...env },
    version: '0.0.0',
    ...choices,
  });
  onTestFinished(() => app.close());
  await app.projects.open(project);
  return {
    ...places,
    app,
    chat: async (id) => chatOf(app, id ?? (await firstProject(app).chats.create())),
    again: (more) => start(places, { ...choices, ...(notify && { notify }), ...more }),
  };
}

/** The project that was opened first. */
export function firstProject(app: App): OpenProject {
  const [project] = app.projects.all();
  if (!project) throw new Error('no project is open');
  return project;
}

/** Its state in the windows. */
export function firstProjectState(app: App): ProjectState {
  return app.store.state(projectTopic(firstProject(app).key));
}

/** A window of the user that only makes calls. */
export const caller: Window = { sendEvent() {} };

export async function addRule(
  app: App,
  rule: Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>,
): Promise<void> {
  await createHandlers(app).rules.add({ ...rule, project: firstProject(app).key }, caller);
}

/** A rule for the project or everywhere. */
export async function removeRule(app: App, id: string): Promise<void> {
  await createHandlers(app).rules.remove({ scope: 'project', id, project: firstProject(app).key }, caller);
}

function chatOf(app: App, id: string): TestAppChat {
  const state = () => app.store.state(chatTopic(id));
  const open = () => firstProject(app).chats.open(id);
  const until = (isSo: (state: ChatState) => boolean) =>
    soonSo(
      () => isSo(state()),
      app.store.onEvent,
      () => `${isSo} of ${JSON.stringify(state())}`,
    );
  const waitingCall = () => Object.values(state().calls).find((call) => call.phase.phase === 'waiting');
  const waiting = async () => {
    await until(() => waitingCall() !== undefined);
    return waitingCall() as ToolCall;
  };
  return {
    id,
    open,
    state,
    until,
    waiting,
    send: async (text) => (await open()).agent.send(text),
    async decide(decision) {
      const { id: callId } = await waiting();
      const { queue } = await open();
      await queue.decide(callId, questionOf(state(), callId).hash, decision);
    },
  };
}

function questionOf({ calls }: ChatState, callId: string) {
  const phase = calls[callId]?.phase;
  if (phase?.phase !== 'waiting') throw new Error('the call does not wait');
  return phase.question;
}
