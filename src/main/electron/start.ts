import { promises as withoutArchives } from 'node:original-fs';
import path from 'node:path';
import type { RecentProject } from '@shared/project/project';
import type { Settings } from '@shared/settings/settings';
import { type AnyText, say, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Channel } from '@shared/wire/channel';
import { app, nativeTheme, session } from 'electron';
import type { App } from '../app/application';
import { connectWindow } from '../app/handlers/connect-window';
import type { Host } from '../app/parts/host';
import { replaceDisk } from '../base/disk';
import { createSerialQueue } from '../base/serial-queue';
import { tellWindowShown } from '../cli/window-shown';
import { whatIsAtWork } from '../desktop/at-work';
import { closeQuestion } from '../desktop/close-question';
import { askLoginShell, type LoginAnswer } from '../desktop/login-environment';
import { openFolder, openFolders } from '../desktop/open-folders';
import { asker, hasTray } from '../desktop/tray-host';
import { keepCrashLog } from '../storage/crash-log';
import { homePath } from '../storage/home-path';
import { openBounds } from './bounds';
import { agreedFolder, takeLinks } from './deep-link';
import { showError, tellError } from './dialogs';
import { type FolderRequests, listenForFolders } from './folder-requests';
import { openIpcChannels } from './ipc-channel';
import { keepMenu } from './keep-menu';
import { pageUrl } from './origin';
import { placeProfile } from './profile';
import { createProjectWindows } from './project-windows';
import { registerScheme, serveRenderer } from './protocol';
import { startQuickAsk } from './quick-ask/start-quick-ask';
import { closeApp, quitProperly } from './quit';
import { showRecent } from './recent-menus';
import { revivePage } from './revive-page';
import { saveLogs } from './save-logs';
import { denyByDefault } from './security';
import { requestIn } from './start-request';
import { startWithHost } from './start-with-host';
import { tellGraphicsFailure } from './system/graphics-failure';
import { keepAwake } from './system/keep-awake';
import { setSpellCheck } from './system/spell-check';
import { applySwitches } from './system/start-switches';
import { offerTextMenu } from './text-menu';
import { openMainWindow } from './window';
import { mainWindows } from './windows/main-windows';

// The Electron host: one application, a window for each project, one process for each data folder.

export type ElectronOptions = {
  readonly version: string;
  /** The folder of the built application, with `main`, `preload` and `renderer`. */
  readonly outFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly argv: readonly string[];
  readonly userHome: string;
  readonly platform: NodeJS.Platform;
};

/** Call this before Electron is ready. */
export async function startElectron(options: ElectronOptions): Promise<void> {
  replaceDisk(withoutArchives);
  registerScheme();
  const requests = listenForFolders();
  takeLinks();
  const { env, platform, userHome } = options;
  app.setAppUserModelId(userModelId);
  const home = homePath(env, platform, userHome);
  const { again, problem } = applySwitches({ home, argv: options.argv, platform });
  if (again) return;
  const settleProfile = await placeProfile(home, env);
  const { folders, links } = requestIn(options.argv, app.isPackaged);
  if (!app.requestSingleInstanceLock({ folders, links })) return app.quit();
  requests.link(links);
  app.enableSandbox();
  const loginShell = askLoginShell(options);
  await app.whenReady();
  await settleProfile();
  await run({
    ...options,
    requests,
    loginShell,
    folders: folders.length > 0 ? folders : requests.takeAll(),
    problem,
  });
}

/** The `appId` of `electron-builder.yml`. Windows groups windows and shows notifications by it. Others ignore it. */
const userModelId = 'app.pilotfish';

/**
 * Ends the application before it has a window, and shows the error in a system dialog. Linux can show dialogs only when
 * ready.
 */
export async function endWith(error: unknown): Promise<void> {
  await app.whenReady();
  sayWhy(error);
  app.exit(1);
}

function sayWhy(error: unknown): void {
  showError(words('desktop.not-started'), say(toldOf(error)));
}

async function sayNoWindow({ log }: App, error: unknown): Promise<void> {
  log.write('error', 'the window', error);
  await tellError(words('desktop.no-window'), say(toldOf(error)));
}

type Start = ElectronOptions & {
  readonly requests: FolderRequests;
  readonly loginShell: Promise<LoginAnswer>;
  readonly folders: readonly string[];
  /** A problem of the start so far, for the user. */
  readonly problem: AnyText | null;
};

async function run({ requests, loginShell, folders, ...options }: Start): Promise<void> {
  const { outFolder, env, platform, userHome } = options;
  const bounds = openBounds(homePath(env, platform, userHome));
  const isDark = () => isDarkWindow(pilotfish.settings.current().settings.theme);
  const spellCheck = () => checksSpelling(platform, pilotfish.settings.current().settings);
  const { page, preload, icon, windowIcon } = filesOf(options);
  const windows = createProjectWindows({
    page,
    open: (url) =>
      openMainWindow({
        preload,
        icon: windowIcon,
        page: url,
        bounds,
        isDark: isDark(),
        spellCheck: spellCheck(),
      }),
  });
  const showWindow = (project: string | null, chatId?: string) =>
    windows.show(project, chatId).catch((error: unknown) => sayNoWindow(pilotfish, error));
  let showQuickAsk = () => {};
  const ways = { showWindow, showQuickAsk: () => showQuickAsk() };
  const { pilotfish, host } = await startWithHost({ ...options, loginShell, ...ways, dragIcon: icon });
  const forgetBugs = keepCrashLog(pilotfish.log, (text) => showError(words('desktop.ends'), text));
  const close = once(async () => {
    await Promise.all([closeApp(pilotfish), bounds.written()]);
    forgetBugs();
  });
  let isTrayShown = false;
  void hasTray(platform, asker(env)).then((isShown) => {
    isTrayShown = isShown;
  });
  admitPages(pilotfish, host, page);
  serveRenderer(path.join(outFolder, 'renderer'));
  const { showFolder, showLinked, chooseFolder } = waysIn(pilotfish, host, showWindow);
  keepMenu(pilotfish, { platform, ...menuOf(outFolder), openFolder: () => void chooseFolder() });
  quitProperly({
    platform,
    question: () => closeQuestion(whatIsAtWork(pilotfish.store)),
    staysInTray: () => isTrayShown && pilotfish.settings.current().settings.desktop.closeToTray,
    close,
  });
  keepAwake(pilotfish);
  tellGraphicsFailure(pilotfish);
  app.on('activate', () => void showWindow(null));
  const asked = createSerialQueue();
  const [first = null, ...others] = await openFolders(pilotfish, folders);
  const shown = windows.show(first);
  requests.answer(
    (folder) => void asked.next(() => (folder === null ? showWindow(null) : showFolder(folder))),
    (link) => void asked.next(() => showLinked(link)),
  );
  try {
    await shown;
    await tellWindowShown(env);
    for (const project of others) await showWindow(project);
    showQuickAsk = startQuickAsk(pilotfish, {
      ...options,
      ...filesOf(options),
      spellCheck,
      showWindow: () => void showWindow(null),
      showFolder: (root) => void showFolder(root),
      onRecent: recentShown(platform, showFolder),
    });
  } catch (error) {
    sayWhy(error);
    await close();
    app.exit(1);
  }
}

function filesOf({ outFolder, env, platform }: Omit<ElectronOptions, 'argv'>) {
  const resources = path.join(outFolder, '..', 'resources');
  // From a clone, Linux has no desktop file that names an icon.
  const isNameless = platform === 'linux' && !app.isPackaged;
  return {
    page: developmentPage(env) ?? pageUrl,
    preload: path.join(outFolder, 'preload', 'index.cjs'),
    icon: path.join(resources, 'tray.png'),
    windowIcon: isNameless ? path.join(resources, 'icon.png') : undefined,
  };
}

function menuOf(outFolder: string) {
  const documents = app.isPackaged ? process.resourcesPath : path.join(outFolder, '..');
  return { isDevelopment: !app.isPackaged, documents };
}

function recentShown(platform: NodeJS.Platform, showFolder: (root: string) => Promise<void>) {
  const openFolder = (root: string) => void showFolder(root);
  return (recent: readonly RecentProject[]) =>
    showRecent(recent, { platform, program: app.isPackaged ? process.execPath : null, openFolder });
}

type ShowWindow = (project: string | null) => Promise<void>;

/** Requests from outside of a window: a folder, a link to a folder, or a folder that the user has to choose. */
function waysIn(pilotfish: App, host: Host, showWindow: ShowWindow) {
  const showFolder = async (folder: string) => {
    const opened = await openFolder(pilotfish, folder).catch((error: unknown) => {
      pilotfish.notice('error', toldOf(error));
      return null;
    });
    await showWindow(opened);
  };
  return {
    showFolder,
    async showLinked(link: string) {
      // The question needs a window to belong to.
      if (mainWindows().length === 0) await showWindow(null);
      const folder = await agreedFolder(link, await pilotfish.recent.list());
      await (folder === null ? showWindow(null) : showFolder(folder));
    },
    async chooseFolder() {
      const folder = await host.pickFolder();
      if (folder !== null) await showFolder(folder);
    },
  };
}

/** The first call runs the step. All calls wait for it. */
function once(step: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= step();
    return done;
  };
}

function isDarkWindow(theme: Settings['theme']): boolean {
  return theme === 'system' ? nativeTheme.shouldUseDarkColors : theme === 'dark';
}

function checksSpelling(platform: NodeJS.Platform, { desktop }: Settings): boolean {
  const languages = app.getPreferredSystemLanguages();
  return setSpellCheck(session.defaultSession, { platform, isWanted: desktop.spellCheck, languages });
}

/** Restricts each loaded page, reloads it after a crash, and connects it to the application. */
function admitPages(pilotfish: App, host: Host, page: string): void {
  const warn = (text: string, error?: unknown) => pilotfish.log.write('warning', text, error);
  denyByDefault({
    app,
    session: session.defaultSession,
    page,
    onLink: (url) => void host.openLink(url).catch((error: unknown) => warn('a link', error)),
  });
  app.on('web-contents-created', (_event, contents) => {
    offerTextMenu(contents);
    const onChannel = (channel: Channel) => connectWindow(pilotfish, channel);
    openIpcChannels(contents, { page, onChannel, onRefused: warn });
    revivePage(contents, {
      onDeath: (reason) => warn(`the page of a window died: ${reason}`),
      saveLogs: () => saveLogs(pilotfish),
    });
  });
}

function developmentPage(env: NodeJS.ProcessEnv): string | null {
  return app.isPackaged ? null : (env.ELECTRON_RENDERER_URL ?? null);
}
