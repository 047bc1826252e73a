import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { createGate, type Gate } from './fake-model';
import { beginAnew, composer, conversation, send } from './window';

// A button or Esc stops a turn. Queued messages are then sent or unqueued.

/** A turn whose answer is delayed until the gate opens. */
async function work({ page, model }: Pilotfish): Promise<Gate> {
  const hold = createGate();
  model.reply({ text: 'These words arrive, these never do.', hold, holdAfterBytes: 700 });
  await send(page, 'Speak.');
  await expect(conversation(page).getByText('These words').last()).toBeVisible();
  await expect(stopButton(page)).toBeVisible();
  return hold;
}

function stopButton(page: Page) {
  return page.getByRole('button', { name: 'Stop the turn' });
}

function queued(page: Page) {
  return page.getByRole('list', { name: 'Queued messages' }).getByRole('listitem');
}

function stoppedByYou(page: Page) {
  return conversation(page).getByText('Stopped by you.');
}

test('a turn is stopped by Esc and by the button', { tag: '@electron' }, async ({ pilotfish }) => {
  await test.step('Esc stops the turn, for good, but not where it closes what is open or ends a composition', async () => {
    const { page } = pilotfish;
    await work(pilotfish);
    await page.getByRole('button', { name: 'Chats' }).click();
    await expect(page.getByRole('dialog', { name: 'Chats' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Chats' })).toBeHidden();
    await expect(stopButton(page)).toBeVisible();

    await composer(page).focus();
    const session = await pilotfish.page.context().newCDPSession(page);
    const key = { key: 'Escape', code: 'Escape' };
    await session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown', windowsVirtualKeyCode: 229 });
    await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', windowsVirtualKeyCode: 229 });
    const held = { ...key, windowsVirtualKeyCode: 27, autoRepeat: true };
    await session.send('Input.dispatchKeyEvent', { ...held, type: 'rawKeyDown' });
    await page.keyboard.type('on');
    await expect(composer(page)).toHaveValue('on');
    await expect(stopButton(page)).toBeEnabled();
    await expect(stoppedByYou(page)).toHaveCount(0);

    await session.send('Input.dispatchKeyEvent', { ...held, type: 'keyUp', autoRepeat: false });
    await page.keyboard.press('Escape');
    await expect(stoppedByYou(page)).toBeVisible();
    await expect(stopButton(page)).toBeHidden();
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue('on');
  });
  await beginAnew(pilotfish);
  await test.step('the button stops too; what waited in line then is taken back, or sent by its button', async () => {
    const { page, model } = pilotfish;
    await work(pilotfish);
    for (const text of ['And then this.', 'First this.', 'Then that.']) await send(page, text);
    await composer(page).fill('Or that.');
    await page.getByRole('button', { name: 'Move to message field: And then this.' }).click();
    await expect(composer(page)).toHaveValue('And then this.\n\nOr that.');
    await expect(composer(page)).toBeFocused();
    await composer(page).fill('');
    await stopButton(page).click();
    await expect(stoppedByYou(page)).toBeVisible();
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(composer(page)).toHaveValue('Then that.');
    await expect(queued(page)).toHaveCount(1);
    await composer(page).fill('');
    model.reply('Here you are.');
    await page.getByRole('button', { name: 'Send queued messages' }).click();
    await expect(conversation(page).getByText('Here you are.')).toBeVisible();
    await expect(composer(page)).toBeFocused();
    await expect(queued(page)).toHaveCount(0);
    expect(model.requests[1]?.messages.at(-1)?.content).toBe('First this.');
  });
});
