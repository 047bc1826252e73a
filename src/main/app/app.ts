import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyAppState } from '@shared/app-state';
import { type AnyText, isSameText, sayInEnglish } from '@shared/texts/text';
import { createStore } from '@shared/wire/store';
import { type BackgroundEnd, commandsAfter, createCommands } from '../commands/commands';
import { createDetachedStore } from '../commands/detached/detached-store';
import { createSwitches } from '../mcp/config/switches';
import type { ServerProcesses } from '../mcp/entries';
import { createRules } from '../queue/policy/rules';
import { sandboxNote } from '../sandbox/found-before';
import { forgetAttachments } from '../storage/attachments/sweep-attachments';
import { createPendingNotices } from '../storage/chats/pending-notices';
import { emptyTrash } from '../storage/chats/trash';
import { chatsFolder } from '../storage/project-key';
import { createRecentProjects } from '../storage/recent-projects';
import { createSettingsStore, type SettingsView } from '../storage/settings';
import { createWindowStates } from '../storage/window-state';
import { hostEnvironment } from '../terminal/command-environment';
import type { HostClient } from '../terminal/host-client';
import { createHostClient } from '../terminal/host-client';
import type { Instance } from '../terminal/instance';
import { createInstance, endAbandoned } from '../terminal/instance';
import { createTerminals } from '../terminal/terminals';
import { listTools } from '../tools/create-tools';
import { endedNote } from '../tools/kit/command-text';
import { openTrustFile } from '../trust/trust-file';
import { createAgentEditor } from './agents/agent-editor';
import type { App } from './application';
import { startTitling } from './chats/titles/title-chats';
import { startNotifier } from './notifications/notifier';
import { type CommandSandbox, createCommandSandbox, sandboxSetting } from './parts/command-sandbox';
import { createLongWorks } from './parts/long-work';
import { createLookedAt } from './parts/looked-at';
import type { AppOptions, AppParts } from './parts/parts';
import { createProjectChanges } from './parts/project-changes';
import { keepCopyIn } from './parts/tool-services';
import { createProjects } from './projects';
import { startUpdateCheck } from './updates/update-check';

// The whole application in plain Node: creates and connects all parts. The hosts (Electron, served, headless) give it a
// `Host` and channels, and know only this interface.

export async function createApp(options: AppOptions): Promise<App> {
  const parts = await createParts(options);
  const projects = createProjects(parts);
  const endCalls = parts.unattended ? () => {} : startNotifier(parts);
  const endTitles = parts.unattended ? () => {} : startTitling(parts, projects);
  const endUpdates = parts.unattended ? () => {} : startUpdateCheck(parts);
  const keybindings = parts.unattended ? null : await keysForWindows(parts);
  const emptied = parts.unattended ? Promise.resolve() : tidyUp(parts);
  return {
    ...parts,
    projects,
    agents: createAgentEditor(parts),
    async close() {
      endCalls();
      endTitles();
      endUpdates();
      await projects.close();
      await emptied;
      await parts.closeTerminals();
      await parts.changes.settle();
      await parts.sandbox.close();
      await parts.rules.close();
      parts.trust.close();
      parts.settings.close();
      await Promise.all([parts.settings.spending.settled(), parts.settings.learned.settled()]);
      keybindings?.close();
      await parts.windows.settled();
      await parts.log.close();
    },
  };
}

async function keysForWindows({ home, store, notice, withdraw }: AppParts) {
  const { followKeybindings } = await import('../storage/keybindings/follow-keybindings');
  return await followKeybindings({
    home,
    onChange: (keybindings) => store.emit('app', { type: 'keybindings-changed', keybindings }),
    onProblem: (problem) => notice('warning', problem, 'keybindings.json'),
    onMended: withdraw,
  });
}

async function createParts(options: AppOptions): Promise<AppParts & Pick<Running, 'closeTerminals'>> {
  const { home, env, secrets, log } = options;
  const store = createStore();
  const moreTools = options.moreTools ?? [];
  const tools = listTools(moreTools);
  store.load('app', { ...emptyAppState, version: options.version, home, tools });
  const { notice, withdraw: onMended } = noticesOf({ store, log });
  const onProblem = (text: AnyText) => notice('warning', text);
  // Configurations of servers may contain keys.
  const showSettings = ({ settings: all, ...view }: SettingsView) =>
    store.emit('app', { type: 'settings-changed', ...view, settings: { ...all, mcpServers: {}, mcp: {} } });
  let sandbox: CommandSandbox | null = null;
  const settings = await createSettingsStore({
    home,
    env,
    secrets,
    onMended,
    onProblem: (text, file) => notice('warning', text, file),
    onSpent: ({ spent, raised }) => store.emit('app', { type: 'spent', today: { spent, raised } }),
    onChange(view) {
      showSettings(view);
      sandbox?.settingChanged();
    },
  });
  sandbox = createSandboxOf(options, { store, settings });
  const rules = await createRules({
    file: join(home, 'rules.json'),
    tools,
    onChange: (all) => store.emit('app', { type: 'rules-changed', rules: [...all] }),
    onProblem: (text, file) => notice('warning', text, file),
    onMended,
  });
  const trust = await openTrustFile({ home, onProblem, onMended });
  showSettings(settings.current());
  if (Object.keys(settings.current().settings.budget.day).length > 0) void settings.spending.today();
  store.emit('app', { type: 'rules-changed', rules: rules.current() });
  const base = {
    unattended: false,
    chatIdleMs: 30_000,
    now: Date.now,
    ...options,
    moreTools,
    store,
    settings,
    rules,
    trust,
    sandbox,
    notice,
    withdraw: onMended,
    notes: createPendingNotices(),
    changes: createProjectChanges({
      home,
      settings,
      keepCopyFor: (root) => keepCopyIn(chatsFolder(home, root)),
      onLateWrite: (told) => notice('warning', told),
      onProblem: (error) => options.log.write('error', 'a write to a file that was replaced', error),
    }),
    lookedAt: createLookedAt(),
    works: createLongWorks(),
    recent: createRecentProjects({ home, onProblem }),
    windows: createWindowStates({ home, now: Date.now, onProblem }),
  };
  return { ...base, ...createRunning(base) };
}

/** Notices for all windows. The log has each of them; windows show a text once. */
function noticesOf({ store, log }: Pick<AppParts, 'store' | 'log'>): Pick<AppParts, 'notice' | 'withdraw'> {
  const shownAs = (text: AnyText) =>
    store.state('app').notices.filter((shown) => isSameText(shown.text, text));
  return {
    notice(level, text, file = null) {
      log.write(level, sayInEnglish(text));
      if (shownAs(text).length > 0) return;
      store.emit('app', { type: 'notice-added', notice: { id: randomUUID(), level, text, file } });
    },
    withdraw(text) {
      for (const { id } of shownAs(text)) store.emit('app', { type: 'notice-removed', id });
    },
  };
}

function createSandboxOf(
  { home, env, withoutSandbox }: AppOptions,
  { store, settings }: Pick<AppParts, 'store' | 'settings'>,
): CommandSandbox {
  return createCommandSandbox({
    setting: () => (withoutSandbox ? 'off' : sandboxSetting(env, settings.current().settings)),
    onChange: (sandbox) => store.emit('app', { type: 'sandbox-found', sandbox }),
    // The sandbox consists of system files, so the search runs before the user's login shell has finished.
    async detect() {
      const { detectSandbox } = await import('../sandbox/detect-sandbox');
      return await detectSandbox({ dataFolder: home, env, note: { file: sandboxNote(home), isKept: true } });
    },
  });
}

type Running = Pick<AppParts, 'terminals' | 'commands' | 'mcp'> & { closeTerminals(): Promise<void> };

/** Creates the parts that run programs. It starts none, except to end leftovers of a killed application. */
function createRunning(parts: Omit<AppParts, keyof Running>): Running {
  const { env, store, now, home, settings } = parts;
  const instance = createInstance(home);
  const host = createHostClient({
    start: () => parts.host.startPtyHost(hostEnvironment(env)),
    onNotice: (text) => parts.notice('warning', text),
  });
  const terminals = createTerminals({ store, host, instance, env, now });
  const environment = () => settings.current().settings.commands.environment;
  const detached = createDetachedStore(home);
  const onBackgroundEnd = (end: BackgroundEnd) => tellModel(parts, end);
  const { sandbox } = parts.sandbox;
  const running = { host, terminals, instance, detached, home, sandbox };
  const commands = commandsAfter(
    parts.host.environmentReady,
    createCommands({ ...running, env, now, environment, onBackgroundEnd }),
  );
  const takeUp = async () => {
    await endAbandoned(instance, host, detached.spared);
    if (!parts.unattended) await commands.adopt();
  };
  const takenUp = takeUp().catch((error: unknown) =>
    parts.log.write('warning', 'taking up what an earlier run left behind', error),
  );
  const mcp = {
    switches: createSwitches({ home, onProblem: (text) => parts.notice('warning', text) }),
    processes: serverProcesses({ host, instance, env, ready: parts.host.environmentReady }),
  };
  return {
    terminals,
    commands,
    mcp,
    async closeTerminals() {
      await takenUp;
      await commands.close();
      await instance.forget(instance.id);
    },
  };
}

/** The chat may belong to a closed project; runs in the background. */
async function tellModel({ home, notes, log }: Pick<AppParts, 'home' | 'notes' | 'log'>, end: BackgroundEnd) {
  if (end.call === null) return;
  try {
    await notes.tell({ folder: chatsFolder(home, end.project.root), id: end.call.chatId }, endedNote(end));
  } catch (error) {
    log.write('error', 'telling a model that a command has ended', error);
  }
}

async function tidyUp(parts: AppParts): Promise<void> {
  const { boundKeptRoom } = await import('./changes/kept-room');
  await emptyTrashes(parts);
  await boundKeptRoom(parts);
}

// Empties the trash of all projects at each start: removes chats deleted 30 days ago, and their pending notes for
// models.

async function emptyTrashes({
  home,
  now,
  log,
  notes,
}: Pick<AppParts, 'home' | 'now' | 'log' | 'notes'>): Promise<void> {
  const root = join(home, 'chats');
  for (const key of await readdir(root).catch(() => [])) {
    const folder = join(root, key);
    const forget = async ({ id }: { readonly id: string }) => {
      await notes.forget({ folder, id });
      await forgetAttachments(folder, id);
    };
    await emptyTrash(folder, now(), forget).catch((error: unknown) =>
      log.write('warning', 'emptying the trash of chats', error),
    );
  }
}

// Starts and ends the processes of MCP servers. They are marked as Pilotfish's own, so that the next start finds
// leftovers of a killed one.

type Options = {
  readonly host: Pick<HostClient, 'endLeft'>;
  readonly instance: Instance;
  readonly env: NodeJS.ProcessEnv;
  /** Resolves when the user's environment is loaded. */
  readonly ready: Promise<void>;
};

function serverProcesses({ host, instance, env, ready }: Options): ServerProcesses {
  return {
    async environment() {
      await ready;
      return env;
    },
    async newRun() {
      await instance.mark();
      const run = `${instance.id}/server-${randomUUID()}`;
      return { run, env: { ...hostEnvironment(env), PILOTFISH_RUN: run } };
    },
    endLeft: host.endLeft,
  };
}
