import path from 'node:path';
import { messageOf } from '@shared/errors';
import { app, BrowserWindow, dialog, session, type WebContents } from 'electron';
import type { App } from '../app';
import { tellWindowShown } from '../cli/window-shown';
import { keepBugs } from '../keep-bugs';
import { checkFolder } from '../project/check-folder';
import { visibleName } from '../project/visible-name';
import { startApp } from '../start-app';
import { homePath } from '../storage/home';
import { openBounds } from './bounds';
import { agrees, createHost, showWindow } from './host';
import { openIpcChannels } from './ipc-channel';
import { setMenu } from './menu';
import { pageUrl } from './origin';
import { registerScheme, serveRenderer } from './protocol';
import { denyByDefault } from './security';
import { openVault } from './vault';
import { openMainWindow } from './window';

// The Electron shell: one application, one window, one process a data folder.

export type ElectronOptions = {
  readonly version: string;
  /** The folder of the built application: `main`, `preload` and `renderer` are in it. */
  readonly outFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly argv: readonly string[];
  readonly userHome: string;
};

/** Must be called before Electron is ready. */
export async function startElectron(options: ElectronOptions): Promise<void> {
  const { env, argv } = options;
  registerScheme();
  // Cookies, caches and the lock that keeps a second process out belong to the data folder.
  app.setPath('userData', path.join(homePath(env, process.platform, options.userHome), 'electron'));
  const folder = folderOf(argv, app.isPackaged);
  if (!app.requestSingleInstanceLock({ folder })) return app.quit();
  app.enableSandbox();
  await app.whenReady();
  await run(options, folder);
}

/** What ends the application before it has a window: said in a dialog of the system's. */
export function endWith(error: unknown): void {
  dialog.showErrorBox('Pilotfish cannot start', messageOf(error));
  app.exit(1);
}

async function run({ version, outFolder, env }: ElectronOptions, folder: string | null): Promise<void> {
  const page = developmentPage(env) ?? pageUrl;
  const host = createHost(await openVault());
  const pilotfish = await startApp({ host, env, version });
  const forgetBugs = keepBugs(pilotfish.log);
  denyByDefault({
    app,
    session: session.defaultSession,
    page,
    onLink: (url) =>
      void host.openLink(url).catch((error: unknown) => pilotfish.log.write('warning', 'a link', error)),
  });
  app.on('web-contents-created', (_event, contents) => connectPage(contents, pilotfish, page));
  serveRenderer(path.join(outFolder, 'renderer'));
  setMenu(process.platform, !app.isPackaged);
  if (folder !== null) await openFolder(pilotfish, folder, pilotfish.openAtStart);

  const bounds = openBounds(pilotfish.home);
  const openWindow = () =>
    openMainWindow({
      preload: path.join(outFolder, 'preload', 'index.cjs'),
      page,
      bounds,
    });
  quitProperly(async () => {
    await Promise.allSettled([pilotfish.close(), bounds.written()]);
    forgetBugs();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openWindow();
  });
  app.on('second-instance', (_event, _argv, _cwd, data) => {
    showWindow();
    void switchFolder(pilotfish, (data as { folder?: unknown } | null)?.folder);
  });
  await openWindow();
  await tellWindowShown(env);
}

function connectPage(contents: WebContents, pilotfish: App, page: string): void {
  openIpcChannels(contents, {
    page,
    onChannel: pilotfish.connect,
    onRefused: (why) => pilotfish.log.write('warning', why),
  });
}

async function openFolder(pilotfish: App, folder: string, open = pilotfish.openProject): Promise<void> {
  const check = await checkFolder(folder);
  if (check.kind === 'folder') await open(check.path);
  else pilotfish.notice('error', check.problem);
}

/** Somebody started Pilotfish again with a folder: it takes the place of the one that is open if they agree. */
async function switchFolder(pilotfish: App, folder: unknown): Promise<void> {
  if (typeof folder !== 'string' || folder === pilotfish.project()?.workspace.root) return;
  const question = 'Open this folder in place of the one that is open?';
  if (pilotfish.project() && !(await agrees(question, visibleName(folder), 'Open'))) return;
  await openFolder(pilotfish, folder);
}

/** The first argument that is a path, made absolute here because a running process has another current folder. */
function folderOf(argv: readonly string[], isPackaged: boolean): string | null {
  // Unpackaged, the first one is the application itself.
  const paths = argv.slice(1).filter((argument) => !argument.startsWith('-'));
  const folder = paths[isPackaged ? 0 : 1];
  return folder === undefined ? null : path.resolve(folder);
}

function developmentPage(env: NodeJS.ProcessEnv): string | null {
  return app.isPackaged ? null : (env.ELECTRON_RENDERER_URL ?? null);
}

/** Quitting waits until the application has let go of its files. */
function quitProperly(close: () => Promise<void>): void {
  let isClosed = false;
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void close().then(() => {
      isClosed = true;
      app.quit();
    });
  });
}
