import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Pilotfish, test } from './app';
import { editCall, shellCall } from './calls';
import { filesWith } from './canary';
import { answerDialog, chooseMenu, dialogs, inMain } from './desktop';
import { createGate } from './fake-model';
import { chooseMode, composer, send } from './window';

// The end of the desktop application, and the end of its page.

test.use({ ownProcess: true });

const windows = ({ electron }: Pilotfish) =>
  inMain(
    electron,
    ({ BrowserWindow }) => BrowserWindow.getAllWindows().filter((one) => one.isVisible()).length,
  );

test('whoever quits with a command running is asked, and may stay; with nothing at work nobody is, and the draft is there', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { electron, page, project, model } = pilotfish;
  model.reply({ calls: [shellCall('touch begun; sleep 600')] }, 'I see.');
  await chooseMode(page, 'Auto');
  await send(page, 'Run it.');
  await expect.poll(() => readdir(project)).toContain('begun');
  await chooseMenu(electron, 'Quit Pilotfish');
  await answerDialog(electron, { response: 1 });
  await expect.poll(() => dialogs(electron)).toHaveLength(1);
  expect(await windows(pilotfish)).toBe(1);
  const ended = once(electron.process(), 'exit');
  await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getAllWindows().at(0)?.close());
  await expect.poll(() => dialogs(electron)).toHaveLength(2);
  const [asked] = await dialogs(electron);
  expect(asked?.options).toMatchObject({ message: 'Quit Pilotfish?' });
  expect(asked?.options.detail).toContain('sleep 600');
  await answerDialog(electron, { response: 0 });
  expect((await ended)[0]).toBe(0);
  await pilotfish.restart();
  await expect(pilotfish.page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await composer(pilotfish.page).fill('not sent yet');
  const next = pilotfish.electron;
  const nextEnded = once(next.process(), 'exit');
  await inMain(next, ({ BrowserWindow }) => BrowserWindow.getAllWindows().at(0)?.close());
  expect((await nextEnded)[0]).toBe(0);
  expect(await filesWith('not sent yet', path.join(pilotfish.home, 'windows'))).toHaveLength(1);
});

test('a page that crashes comes back by itself, and a second time after a question; the turn goes on', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { electron, page, project, model } = pilotfish;
  const hold = createGate();
  model.reply(
    { text: 'I simplify it.', calls: [editCall(`${project}/src/sum.ts`, '1 + 1', '2')], hold },
    'Done.',
  );
  await send(page, 'Simplify.');
  await hold.reached;
  const crash = () =>
    inMain(electron, ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().at(0)?.webContents.forcefullyCrashRenderer(),
    );
  /** Playwright cannot look into a page that crashed once. */
  const text = () =>
    inMain(electron, ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().at(0)?.webContents.executeJavaScript('document.body.innerText'),
    ).catch(() => '');
  await Promise.all([page.waitForEvent('crash'), crash()]);
  hold.release();
  await expect.poll(text).toContain('I simplify it.');
  await expect.poll(text).toContain('Accept');
  await crash();
  await expect.poll(() => dialogs(electron)).toHaveLength(1);
  expect((await dialogs(electron))[0]?.options).toMatchObject({ message: 'The window has crashed again.' });
  await answerDialog(electron, { response: 0 });
  await expect.poll(text).toContain('I simplify it.');
});
