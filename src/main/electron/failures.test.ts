import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { electron, home, pretend, project, quit, start } from './testing/rim';

// Failures are reported: of a start, a page, the application itself.

test('what ends the start is said in a dialog', async () => {
  await writeFile(home, 'a file where the data folder should be');
  const { endWith } = await import('./start');
  await start(project).catch(endWith);
  expect(electron.dialog.asked).toEqual([
    `Pilotfish cannot start: Pilotfish cannot use its data folder ${home}: a file with this name already exists. Set PILOTFISH_HOME to a writable folder.`,
  ]);
  expect(electron.app.calls).toContain('exit 1');
});

test('a page that cannot be loaded is said, and leaves nothing behind', async () => {
  electron.BrowserWindow.loadings.push(new Error('ERR_FAILED (-2)'), new Error('ERR_FAILED (-2) again'));
  await start(project);
  expect(electron.dialog.asked).toEqual(['Pilotfish cannot start: ERR_FAILED (-2) again']);
  expect(electron.app.calls).toContain('exit 1');
  expect(electron.BrowserWindow.all).toEqual([]);
});

test('a window that cannot be opened again is said, and in the log', async () => {
  pretend('darwin');
  await start(project);
  electron.BrowserWindow.all[0]?.close();
  electron.BrowserWindow.loadings.push(new Error('ERR_FAILED (-2)'), new Error('ERR_FAILED (-2) again'));
  electron.app.emit('activate');
  await vi.waitFor(() =>
    expect(electron.dialog.asked).toEqual(['Pilotfish cannot open its window ERR_FAILED (-2) again']),
  );
  expect(electron.dialog.boxes).toBe(0);
});

test('logs that cannot be written are said, and the work goes on meanwhile', async () => {
  await start(project);
  electron.dialog.chosen = home;
  const help = electron.Menu.current.find(({ role }) => role === 'help');
  help?.submenu?.find(({ label }) => label?.startsWith('Export Logs'))?.click?.();
  await vi.waitFor(() => expect(electron.dialog.asked).toHaveLength(1));
  expect(electron.dialog.asked[0]).toMatch(/^The logs could not be exported EISDIR/);
  expect(electron.dialog.boxes).toBe(0);
});

test('a page whose process died is loaded again, and it is in the log', async () => {
  await start(project);
  const contents = electron.BrowserWindow.all[0]?.webContents;
  contents?.emit('render-process-gone', {}, { reason: 'oom', exitCode: 5 });
  await vi.waitFor(() => expect(contents?.reloads).toBe(1));
  await quit();
  expect(await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8')).toContain(
    'warning the page of a window died: Its process ran out of memory (oom, exit code 5).',
  );
});

test('an exception nobody caught is said in a dialog', async () => {
  const before = process.listeners('uncaughtException');
  await start(project);
  const ours = process.listeners('uncaughtException').filter((listener) => !before.includes(listener));
  const exited = new Promise((resolve) =>
    vi.spyOn(process, 'exit').mockImplementationOnce((code) => resolve(code) as never),
  );
  for (const listener of ours) listener(new Error('of our own'), 'uncaughtException');
  expect(await exited).toBe(1);
  expect(electron.dialog.asked).toEqual([
    'Pilotfish must close: Pilotfish ends because of an internal error. The log in its data folder has the details.',
  ]);
});
