import { expect, test } from './app';
import { answerDialog, dialogs, inMain, leaveWindows, windowOpenedBy } from './desktop';
import { openInElectron, shimBinary } from './electron-shell';
import { conversation, send } from './window';

// The desktop application where macOS differs, as far as Electron's answers tell.

test.use({
  ownProcess: true,
  shell: {
    open: (_context, { env, ...options }) =>
      openInElectron(shimBinary, { ...options, env: { ...env, ELECTRON_SHIM_PLATFORM: 'darwin' } }),
  },
});

test('questions belong to a window, notifications fail once, and no window is no end', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  const { page, electron, model } = pilotfish;
  model.reply('See [the pages](https://example.org/a).');
  await leaveWindows(electron);
  await send(page, 'Where?');
  const link = conversation(page).getByRole('link', { name: 'the pages' });
  await link.click();
  await answerDialog(electron, { response: 2 });
  await expect.poll(() => dialogs(electron)).toHaveLength(1);
  expect(await inMain(electron, ({ dialog }) => dialog.asked.map(({ isBlocking }) => isBlocking))).toEqual([
    false,
  ]);
  await expect(page.getByText(/^The system does not show the notifications of Pilotfish/)).toBeVisible();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Behaviour' }).click();
  await expect(page.getByText(/^macOS shows notifications .* only for signed applications/)).toBeVisible();

  await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getAllWindows().at(0)?.close());
  await expect.poll(() => page.isClosed()).toBe(true);
  const back = await windowOpenedBy(electron, () => inMain(electron, ({ app }) => void app.emit('activate')));
  await expect(back.getByRole('button', { name: /^Project: / })).toBeVisible();
});
