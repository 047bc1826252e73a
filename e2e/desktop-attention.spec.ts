import path from 'node:path';
import { expect, test } from './app';
import { writeCall } from './calls';
import { inMain, leaveWindows, windowAt } from './desktop';
import { answer, card, composer, conversation, send } from './window';

// Pilotfish calls for attention, and answers quick questions, while its window is not in front.

test.use({ ownProcess: true, settings: '{ "quickAsk": { "shortcut": "Control+Shift+Space" } }' });

test('Pilotfish calls for attention, and answers a quick question', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  await test.step('a question calls by a notification and a number; a click shows its card', async () => {
    const { electron, page, project, model } = pilotfish;
    await leaveWindows(electron);
    model.reply({ calls: [writeCall(path.join(project, 'notes.txt'), 'hush\n')] }, 'Done.');
    await send(page, 'Write my notes.');
    const shown = () =>
      inMain(electron, ({ Notification }) => Notification.shown.map(({ options }) => options.title));
    await expect.poll(shown).toEqual(['project – Write my notes.']);
    const badge = () => inMain(electron, ({ app }) => app.told.badge);
    await expect.poll(badge).toBe(1);
    await page.getByRole('button', { name: /^New chat/ }).click();
    await expect(card(page, 'notes.txt')).toHaveCount(0);
    await inMain(electron, ({ Notification }) => void Notification.shown[0]?.emit('click', {}));
    await expect(card(page, 'notes.txt')).toBeVisible();
    expect(await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.isVisible())).toBe(
      true,
    );
    await answer(card(page, 'notes.txt'), 'Accept');
    await expect.poll(badge).toBe(0);
  });
  await test.step('a quick question opens by its shortcut and from the tray, is answered, and hides', async () => {
    const { electron, model } = pilotfish;
    model.reply('It is a small project.');
    const press = () =>
      inMain(electron, ({ globalShortcut }) => globalShortcut.held.get('Control+Shift+Space')?.());
    await expect
      .poll(() => inMain(electron, ({ globalShortcut }) => [...globalShortcut.held.keys()]))
      .toEqual(['Control+Shift+Space']);
    await press();
    const small = await windowAt(electron, /quick-ask/);
    await small.getByRole('textbox', { name: 'Question' }).fill('What is this?');
    await small.keyboard.press('Enter');
    await expect(conversation(small).getByText('It is a small project.')).toBeVisible();
    const isShown = () =>
      inMain(electron, ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .find((one) => one.options.frame === false)
          ?.isVisible(),
      );
    expect(await isShown()).toBe(true);
    await press();
    expect(await isShown()).toBe(false);
    await inMain(electron, ({ Tray }) => {
      const menu = Tray.all[0]?.told.menu as { find(label: string): { click?(): void } | undefined };
      menu.find('Quick Question')?.click?.();
    });
    expect(await isShown()).toBe(true);
    await expect(composer(pilotfish.page)).toBeVisible();
  });
});
