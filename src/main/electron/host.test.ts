import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createHost, type HostOptions } from './host';
import { openVault } from './system/vault';
import { app, BrowserWindow, clipboard, dialog, Notification, safeStorage, shell } from './testing/stand-in';

const options: HostOptions = {
  showWindow: async () => {},
  showQuickAsk() {},
  dragIcon: '/fish.png',
  lastFolder: async () => '/projects',
  onNotificationFailed() {},
  platform: 'linux',
  environmentReady: Promise.resolve(),
  env: process.env,
  userHome: tmpdir(),
};
const project = { key: 'fish-0123456789ab', root: '/fish', name: 'fish' };

const clicks: string[] = [];
const notification = {
  project,
  chatId: 'c1',
  title: 'Pilotfish',
  body: 'asks',
  isSilent: true,
  isLookedAt: false,
  onClick: () => void clicks.push('c1'),
};

beforeEach(() => {
  clicks.length = 0;
  shell.opened.length = 0;
  dialog.asked.length = 0;
  dialog.parents.length = 0;
  Notification.shown.length = 0;
  BrowserWindow.all.length = 0;
  BrowserWindow.focused = null;
  Object.assign(safeStorage, { isAvailable: true, version: 'v11' });
});

test('a link is opened after a question that names it, and only after a yes', async () => {
  const host = createHost(options);
  dialog.answer = 2;
  await host.openLink('https://example.com/a');
  dialog.answer = 1;
  await host.openLink('https://example.com/b');
  expect([shell.opened, clipboard.text]).toEqual([[], 'https://example.com/b']);
  dialog.answer = 0;
  await host.openLink('https://example.com/c');
  expect(shell.opened).toEqual(['https://example.com/c']);
  expect(dialog.asked).toEqual([
    'Open this address in your browser? https://example.com/a',
    'Open this address in your browser? https://example.com/b',
    'Open this address in your browser? https://example.com/c',
  ]);
});

test('an address that cannot be copied is an error', async () => {
  const { writeText } = clipboard;
  clipboard.writeText = async () => {
    throw new Error('no clipboard');
  };
  dialog.answer = 1;
  await expect(createHost(options).openLink('https://example.com/')).rejects.toThrow('no clipboard');
  clipboard.writeText = writeText;
});

test('what is asked about is the address that is opened, without characters that hide where it leads', async () => {
  dialog.answer = 0;
  await createHost(options).openLink('https://ex\u00e4mple.com/\u202egnp.exe');
  expect(shell.opened).toEqual(['https://xn--exmple-cua.com/%E2%80%AEgnp.exe']);
  expect(dialog.asked).toEqual([`Open this address in your browser? ${shell.opened[0]}`]);
});

test.each(['file:///etc/passwd', 'http://example.com/', 'vscode://x', 'docs/readme.md'])(
  '%s is not asked about and not opened',
  async (url) => {
    dialog.answer = 0;
    await expect(createHost(options).openLink(url)).rejects.toThrow();
    expect([shell.opened, dialog.asked]).toEqual([[], []]);
  },
);

test('what a server shows on this machine is opened like any link', async () => {
  dialog.answer = 0;
  await createHost(options).openLink('http://localhost:3000/');
  expect(shell.opened).toEqual(['http://localhost:3000/']);
});

test('a file is written where the user says, as a whole, and nowhere when they do not say', async () => {
  const folder = await tempFolder();
  const to = join(folder, 'chat.md');
  const host = createHost(options);
  app.paths.documents = '/home/me/Documents';
  dialog.chosen = null;
  await host.saveFile({ name: 'chat.md', text: '# One\n' });
  expect(await readdir(folder)).toEqual([]);
  dialog.chosen = to;
  await host.saveFile({ name: 'chat.md', text: '# One, at length\n' });
  await host.saveFile({ name: 'chat.md', text: '# Two\n' });
  expect(await readdir(folder)).toEqual(['chat.md']);
  expect(await readFile(to, 'utf8')).toBe('# Two\n');
  expect(dialog.offered).toBe('/home/me/Documents/chat.md');
});

test('why a file cannot be written is said', async () => {
  const to = join(await tempFolder(), 'gone', 'chat.md');
  dialog.chosen = to;
  const saving = createHost(options).saveFile({ name: 'chat.md', text: '# One\n' });
  await expect(saving).rejects.toMatchObject({
    code: 'unavailable',
    message: `Cannot write ${to}: it does not exist`,
  });
});

test('the folder chosen is told, or that none was', async () => {
  dialog.chosen = '/project';
  expect(await createHost(options).pickFolder()).toBe('/project');
  dialog.chosen = null;
  expect(await createHost(options).pickFolder()).toBeNull();
});

test('a folder is looked for beside the last one', async () => {
  await createHost(options).pickFolder();
  expect(dialog.offered).toBe('/projects');
});

test('a question belongs to the main window in front, else to the first visible one', async () => {
  const [hidden, visible, front] = [new BrowserWindow({}), new BrowserWindow({}), new BrowserWindow({})];
  expect(hidden.isVisible()).toBe(false);
  visible.show();
  front.show();
  BrowserWindow.focused = front;
  const ask = () => createHost(options).openLink('https://example.com/');
  await ask();
  BrowserWindow.focused = null;
  await ask();
  BrowserWindow.all.length = 0;
  await ask();
  expect(dialog.parents).toEqual([front, visible, null]);
});

test('a file is shown in the file manager, and put into the trash', async () => {
  const host = createHost(options);
  await host.reveal('/fish/a.ts');
  await host.trash?.('/fish/b.ts');
  expect(shell).toMatchObject({ revealed: ['/fish/a.ts'], trashed: ['/fish/b.ts'] });
});

test('files are dragged out of the window in front, with the picture of the first', async () => {
  const host = createHost(options);
  await host.startDrag(['/fish/a.ts']);
  const [behind, window] = [new BrowserWindow({}), new BrowserWindow({})];
  BrowserWindow.focused = window;
  for (const icons of ['own', 'empty', 'none'] as const) {
    app.icons = icons;
    await host.startDrag(['/fish/a.ts', '/fish/lib']);
  }
  const item = { file: '/fish/a.ts', files: ['/fish/a.ts', '/fish/lib'] };
  expect(window.webContents.drags.map(({ icon, ...rest }) => ({ ...rest, icon: icon.path }))).toEqual([
    { ...item, icon: '/fish/a.ts' },
    { ...item, icon: '/fish.png' },
    { ...item, icon: '/fish.png' },
  ]);
  expect(behind.webContents.drags).toEqual([]);
});

test('an editor is started once the environment is the user’s', async () => {
  const { promise: environmentReady, resolve } = Promise.withResolvers<void>();
  const env: NodeJS.ProcessEnv = { PATH: '' };
  const host = createHost({ ...options, environmentReady, env });
  const place = { command: 'node --version', absolutePath: '/fish/a.ts', line: 1 };
  const opening = host.openInEditor(place);
  Object.assign(env, process.env);
  resolve();
  await expect(opening).resolves.toBeUndefined();
});

test('a notification shows unless the user looks at its chat, and a click on it shows that', async () => {
  const showings: unknown[] = [];
  const showWindow = async (...place: unknown[]) => void showings.push(place);
  const host = createHost({ ...options, showWindow });
  BrowserWindow.focused = new BrowserWindow({});
  host.notify({ ...notification, isLookedAt: true });
  expect(Notification.shown).toEqual([]);
  host.notify(notification);
  expect(Notification.shown.map(({ options }) => options)).toEqual([
    { title: 'fish – Pilotfish', body: 'asks', silent: true },
  ]);
  Notification.shown[0]?.emit('click');
  await expect.poll(() => clicks).toEqual(['c1']);
  expect(showings).toEqual([[project.key, 'c1']]);
});

test('a window that is left is not looked at, whatever its page told last', () => {
  createHost(options).notify({ ...notification, isLookedAt: true });
  expect(Notification.shown).toHaveLength(1);
});

test('of a chat only the newest notification stays, and those of other chats with it', () => {
  const host = createHost(options);
  host.notify(notification);
  host.notify({ ...notification, chatId: 'c2', body: 'asks too' });
  host.notify({ ...notification, body: 'is done' });
  host.notify({ ...notification, body: 'failed' });
  expect(Notification.shown.map(({ options }) => options.body)).toEqual(['asks too', 'failed']);
});

test('a notification is held until it is closed', async () => {
  const host = createHost(options);
  host.notify(notification);
  const shown = new WeakRef(Notification.shown.pop() ?? {});
  await collectGarbage();
  expect(shown.deref()).toBeInstanceOf(Notification);
  (shown.deref() as Notification | undefined)?.emit('close');
  await collectGarbage();
  expect(shown.deref()).toBeUndefined();
  // Keeps the host alive up to this line.
  expect(host.notify).toBeInstanceOf(Function);
});

/** In a later turn, because a dereferenced `WeakRef` keeps its target alive until the end of the turn. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setImmediate(resolve));
  runInNewContext('gc')();
}

test('the vault gives back what it was given, and holds it otherwise', async () => {
  const vault = await openVault('linux');
  const cipher = await vault?.encrypt('canary-key-1');
  expect(Buffer.from(cipher ?? []).toString()).not.toContain('canary');
  expect(await vault?.decrypt(new Uint8Array(cipher ?? []))).toBe('canary-key-1');
});

test('on Linux the published key of a desktop without a secret service is no vault', async () => {
  safeStorage.version = 'v10';
  expect(await openVault('linux')).toBeNull();
  expect(await openVault('darwin')).not.toBeNull();
});

test('without encryption there is no vault', async () => {
  safeStorage.isAvailable = false;
  expect(await openVault('darwin')).toBeNull();
});
