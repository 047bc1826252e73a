import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyAppState, type Notice } from '@shared/app-state';
import type { Rule } from '@shared/approval';
import { contract } from '@shared/contract';
import { AppError } from '@shared/errors';
import { type Channel, type Handlers, serve } from '@shared/rpc';
import { createHandlers } from './handlers';
import type { Host } from './host';
import { type OpenProject, openProject } from './open-project';
import { checkFolder } from './project/check-folder';
import { createRules, type Rules } from './queue/rules';
import { type ChatNotes, createChatNotes } from './storage/chat-notes';
import { chatsFolder } from './storage/chats';
import type { Log } from './storage/log';
import { createRecentProjects, type RecentProjects } from './storage/recent-projects';
import type { Secrets } from './storage/secrets';
import { createSettingsStore, type SettingsStore, type SettingsView } from './storage/settings';
import { type Attempt, createStarts } from './storage/starts';
import { createWindowStates, type WindowStates } from './storage/window-state';
import { createStore, type Follower, type Store } from './store';
import { hostEnvironment } from './terminal/command-environment';
import { type BackgroundEnd, type Commands, commandsAfter, createCommands } from './terminal/commands';
import { createHostClient } from './terminal/host-client';
import { createInstance, endAbandoned } from './terminal/instance';
import { createKeptStore } from './terminal/kept-store';
import { createTerminals, type Terminals } from './terminal/terminals';
import { builtInTools } from './tools';
import { endedNote } from './tools/command-text';

// The whole application in plain Node: builds every part and puts them together. The shells (Electron, served,
// headless) give it a host and channels, and know nothing of what is inside.

export type AppOptions = {
  readonly host: Host;
  /** Absolute path of the data folder. */
  readonly home: string;
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly secrets: Secrets;
  /** Nobody is there to answer a question: what needs one is denied. */
  readonly unattended?: boolean;
};

/** What every part of the application is built from. */
export type AppParts = AppOptions & {
  readonly store: Store;
  readonly settings: SettingsStore;
  readonly rules: Rules;
  readonly terminals: Terminals;
  readonly commands: Commands;
  /** What models are told of chats that need not be open. */
  readonly notes: ChatNotes;
  /** What windows show, by project. */
  readonly windows: WindowStates;
  readonly recent: RecentProjects;
  readonly unattended: boolean;
  readonly now: () => number;
  /** Tells every window something, until it is dismissed. The same text is told once. */
  notice(level: Notice['level'], text: string): void;
  /** What such a notice says is so no more. */
  withdraw(text: string): void;
};

/** A window, as main knows it: where its events go. */
export type Window = Follower;

export type App = AppParts & {
  readonly handlers: Handlers<typeof contract, Window>;
  project(): OpenProject | null;
  /** Opens the folder in place of the one that is open. AppError `not-found`, in words for the person, when it cannot be. */
  openProject(path: string): Promise<void>;
  /** The same for the folder of a start; if the last four that opened it died, the person is offered it instead. */
  openAtStart(path: string): Promise<void>;
  addRule(rule: Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>): Promise<void>;
  removeRule(id: string, chatId: string | undefined): Promise<void>;
  /** Answers one window over `channel` until it closes. */
  connect(channel: Channel): void;
  /** Ends what runs, keeps what waits, and lets go of every file. */
  close(): Promise<void>;
};

/** After so many deaths the next start does not open the project by itself. */
const deathsInARow = 4;

export async function createApp(options: AppOptions): Promise<App> {
  const parts = await createParts(options);
  const starts = createStarts(parts.home);
  let project: OpenProject | null = null;
  let attempt: Attempt | null = null;

  const app: App = {
    ...parts,
    get handlers() {
      return handlers;
    },
    project: () => project,
    async openProject(path) {
      const check = await checkFolder(path);
      if (check.kind === 'unusable') throw new AppError('not-found', check.problem);
      await attempt?.survived();
      attempt = parts.unattended ? null : await starts.begin(check.path);
      const next = await openProject(check.path, parts);
      await project?.close('project');
      project = next;
      if (!parts.unattended) await parts.recent.opened(check.path);
    },
    async openAtStart(path) {
      const root = await realpath(path).catch(() => path);
      if ((await starts.deaths(root)) < deathsInARow) await app.openProject(path);
      else parts.store.emit('app', { type: 'project-not-opened', root });
    },
    async addRule(rule) {
      if (rule.scope === 'chat') throw new AppError('invalid', 'A rule for one chat is made from its card.');
      await parts.rules.add(project?.workspace.root ?? null, rule);
    },
    async removeRule(id, chatId) {
      if (chatId) await (await project?.chats.open(chatId))?.removeRule(id);
      else await parts.rules.remove(id);
    },
    connect(channel) {
      connectWindow(app, channel, () => project);
    },
    async close() {
      try {
        await project?.close('application');
        await parts.closeTerminals();
        await parts.rules.close();
        parts.settings.close();
      } finally {
        await attempt?.survived();
      }
      await parts.windows.settled();
      await parts.log.close();
    },
  };
  const handlers = createHandlers(app);
  return app;
}

async function createParts(options: AppOptions): Promise<AppParts & Pick<Running, 'closeTerminals'>> {
  const { home, env, secrets, log } = options;
  const store = createStore();
  const tools = builtInTools.map(({ name, displayName }) => ({ name, displayName }));
  store.load('app', { ...emptyAppState, version: options.version, home, tools });
  const notice: AppParts['notice'] = (level, text) => {
    log.write(level, text);
    const known = store.state('app').notices.some((shown) => shown.text === text);
    if (!known) store.emit('app', { type: 'notice-added', notice: { id: randomUUID(), level, text } });
  };
  const onProblem = (text: string) => notice('warning', text);
  const onMended: AppParts['withdraw'] = (text) => {
    for (const { id } of store.state('app').notices.filter((shown) => shown.text === text))
      store.emit('app', { type: 'notice-removed', id });
  };
  const showSettings = (view: SettingsView) => store.emit('app', { type: 'settings-changed', ...view });
  const settings = await createSettingsStore({
    ...{ home, env, secrets, onProblem, onMended },
    onChange: showSettings,
  });
  const rules = await createRules({
    file: join(home, 'rules.json'),
    tools: tools.map(({ name }) => name),
    onChange: (all) => store.emit('app', { type: 'rules-changed', rules: [...all] }),
    onProblem,
    onMended,
  });
  showSettings(settings.current());
  const base = {
    unattended: false,
    now: Date.now,
    ...options,
    store,
    settings,
    rules,
    notice,
    withdraw: onMended,
    notes: createChatNotes(),
    recent: createRecentProjects({ home, onProblem }),
    windows: createWindowStates({ home, now: Date.now, onProblem }),
  };
  return { ...base, ...createRunning(base) };
}

type Running = Pick<AppParts, 'terminals' | 'commands'> & { closeTerminals(): Promise<void> };

/** What runs programs. Starts nothing, except where an earlier application was killed and left something to end. */
function createRunning(parts: Omit<AppParts, 'terminals' | 'commands'>): Running {
  const { env, store, now, home, settings } = parts;
  const instance = createInstance(home);
  const host = createHostClient({
    start: () => parts.host.startPtyHost(hostEnvironment(env)),
    onNotice: (text) => parts.notice('warning', text),
  });
  const terminals = createTerminals({ store, host, instance, env, now });
  const environment = () => settings.current().settings.commands.environment;
  const kept = createKeptStore(home);
  const onBackgroundEnd = (end: BackgroundEnd) => tellModel(parts, end);
  const running = { host, terminals, instance, kept, home };
  const commands = commandsAfter(
    parts.host.environmentReady,
    createCommands({ ...running, env, now, environment, onBackgroundEnd }),
  );
  const takeUp = async () => {
    await endAbandoned(instance, host, kept.spared);
    if (!parts.unattended) await commands.adopt();
  };
  const takenUp = takeUp().catch((error: unknown) =>
    parts.log.write('warning', 'taking up what an earlier run left behind', error),
  );
  return {
    terminals,
    commands,
    async closeTerminals() {
      await takenUp;
      await commands.close();
      await instance.forget(instance.id);
    },
  };
}

/** The chat may belong to a project that is not open, and nobody waits for this. */
async function tellModel({ home, notes, log }: Pick<AppParts, 'home' | 'notes' | 'log'>, end: BackgroundEnd) {
  if (end.call === null) return;
  try {
    await notes.tell({ folder: chatsFolder(home, end.project.root), id: end.call.chatId }, endedNote(end));
  } catch (error) {
    log.write('error', 'telling a model that a command has ended', error);
  }
}

function connectWindow(app: App, channel: Channel, project: () => OpenProject | null): void {
  const window: Window = { sendEvent: (event) => server.sendEvent(event) };
  const server = serve(contract, app.handlers, channel, {
    connection: window,
    onProblem: (problem, error) => app.log.write('warning', problem, error),
  });
  channel.onClose(() => {
    app.store.drop(window);
    app.terminals.drop(window);
    project()?.watch(window, []);
  });
}
