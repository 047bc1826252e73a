import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Pilotfish, test } from './app';
import { answerDialog, chooseMenu, dialogs, inMain, windowOpenedBy } from './desktop';
import { shimBinary } from './electron-shell';
import { composer } from './window';

// The windows of the desktop application: their projects, and what the system asks a running application to open.

test.use({ ownProcess: true });

/** A second folder beside the project. */
async function makeOther({ project }: Pilotfish): Promise<string> {
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  await writeFile(path.join(other, 'other.md'), '# Other\n');
  return other;
}

const visibleWindows = ({ electron }: Pilotfish) =>
  inMain(
    electron,
    ({ BrowserWindow }) => BrowserWindow.getAllWindows().filter((one) => one.isVisible()).length,
  );

/** Starts the application again on the same data folder; resolves with the exit code. */
async function startAgain({ electron, home }: Pilotfish, ...args: string[]): Promise<number> {
  const variables = ['PATH', 'LD_LIBRARY_PATH', 'ELECTRON_SHIM_NODE', 'ELECTRON_SHIM_CHROMIUM'];
  const env = await inMain(
    electron,
    (_shim, names: string[]) => Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])),
    variables,
  );
  const second = spawn(shimBinary, [path.resolve('.'), ...args], {
    env: { ...env, PILOTFISH_HOME: home, ELECTRON_SHIM_PROFILES: path.dirname(home) },
    stdio: 'ignore',
  });
  const [code] = await once(second, 'exit');
  return code;
}

test('a folder from the menu’s dialog opens in a window of its own, and its window remembers it', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { electron, page } = pilotfish;
  const other = await makeOther(pilotfish);
  const second = await windowOpenedBy(electron, async () => {
    await chooseMenu(electron, 'Open Folder in New Window…');
    await answerDialog(electron, { paths: [other] });
  });
  await expect(second.getByRole('treeitem', { name: 'other.md' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Project: project' })).toBeVisible();
  await expect(second).toHaveTitle('other – Pilotfish');
  await expect
    .poll(() => inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle()))
    .toBe('other – Pilotfish');
  expect(await dialogs(electron)).toHaveLength(1);
});

test('a second start opens its folder in the running application and ends', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const other = await makeOther(pilotfish);
  const second = await windowOpenedBy(pilotfish.electron, async () => {
    expect(await startAgain(pilotfish, other)).toBe(0);
  });
  await expect(second.getByRole('treeitem', { name: 'other.md' })).toBeVisible();
  expect(await startAgain(pilotfish, pilotfish.project)).toBe(0);
  await expect
    .poll(() =>
      inMain(pilotfish.electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle()),
    )
    .toBe('project – Pilotfish');
  expect(await visibleWindows(pilotfish)).toBe(2);
});

test('a deep link opens a known folder after a yes, and no other', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { electron, project } = pilotfish;
  const link = (folder: string) => `pilotfish://open?folder=${encodeURIComponent(folder)}`;
  await startAgain(pilotfish, link('/etc'));
  await startAgain(pilotfish, link(project));
  await expect.poll(() => dialogs(electron)).toHaveLength(1);
  await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.blur());
  await answerDialog(electron, { response: 0 });
  await expect
    .poll(() => inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle()))
    .toBe('project – Pilotfish');
  const [asked] = await dialogs(electron);
  expect(asked?.options).toMatchObject({ detail: project });
  expect(await visibleWindows(pilotfish)).toBe(1);
});

test('a page is kept in its place: no foreign page, no permission, no window', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { page } = pilotfish;
  await page.evaluate(() => {
    location.href = 'https://example.com/';
  });
  await expect(composer(page)).toBeVisible();
  const states = await page.evaluate(() =>
    Promise.all(
      (['geolocation', 'notifications'] as const).map(
        async (name) => (await navigator.permissions.query({ name })).state,
      ),
    ),
  );
  expect(states).toEqual(['denied', 'denied']);
  expect(await page.evaluate(() => window.open('file:///etc/passwd'))).toBeNull();
  expect(await visibleWindows(pilotfish)).toBe(1);
});
