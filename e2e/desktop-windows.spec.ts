import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Pilotfish, test } from './app';
import { answerDialog, chooseMenu, dialogs, inMain, windowOpenedBy } from './desktop';
import { shimBinary } from './electron-shell';
import { composer, often } from './window';

// The windows of the desktop application: their projects, and what the system asks a running application to open.

test.use({ ownProcess: true });
// The application starts five times.
test.setTimeout(60_000);

/** A folder beside the project. */
async function makeFolder({ project }: Pilotfish, name: string): Promise<string> {
  const folder = path.join(path.dirname(project), name);
  await mkdir(folder);
  await writeFile(path.join(folder, `${name}.md`), '# Other\n');
  return folder;
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

const expectInFront = async ({ electron }: Pilotfish, title: string) =>
  await expect
    .poll(() => inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle()), {
      intervals: often,
    })
    .toBe(title);

test('folders open from the menu, by a second start and by a link, each in its window, whose page is kept in its place', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { electron, page, project } = pilotfish;
  await test.step('a folder from the menu’s dialog opens in a window of its own', async () => {
    const other = await makeFolder(pilotfish, 'other');
    const second = await windowOpenedBy(electron, async () => {
      await chooseMenu(electron, 'Open Folder in New Window…');
      await answerDialog(electron, { paths: [other] });
    });
    await expect(second.getByRole('treeitem', { name: 'other.md' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Project: project' })).toBeVisible();
    await expect(second).toHaveTitle('other – Pilotfish');
    await expectInFront(pilotfish, 'other – Pilotfish');
  });
  await test.step('a second start opens its folder in the running application and ends', async () => {
    const third = await makeFolder(pilotfish, 'third');
    const opened = await windowOpenedBy(electron, async () => {
      expect(await startAgain(pilotfish, third)).toBe(0);
    });
    await expect(opened.getByRole('treeitem', { name: 'third.md' })).toBeVisible();
    expect(await startAgain(pilotfish, project)).toBe(0);
    await expectInFront(pilotfish, 'project – Pilotfish');
    expect(await visibleWindows(pilotfish)).toBe(3);
  });
  await test.step('a deep link opens a known folder after a yes, and no other', async () => {
    const link = (folder: string) => `pilotfish://open?folder=${encodeURIComponent(folder)}`;
    await startAgain(pilotfish, link('/etc'));
    await startAgain(pilotfish, link(project));
    await expect.poll(() => dialogs(electron)).toHaveLength(2);
    await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.blur());
    await answerDialog(electron, { response: 0 });
    await expectInFront(pilotfish, 'project – Pilotfish');
    expect((await dialogs(electron))[1]?.options).toMatchObject({ detail: project });
    expect(await visibleWindows(pilotfish)).toBe(3);
  });
  await test.step('a page is kept in its place: no foreign page, no permission, no window', async () => {
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
    expect(await visibleWindows(pilotfish)).toBe(3);
  });
});
