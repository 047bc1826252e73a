import { emptyAppState } from '@shared/app-state';
import { emptyChat } from '@shared/chat/chat';
import { defaultSettings } from '@shared/settings/settings';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUiState } from '../../../state/ui-state';
import { testProject } from '../../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../../testing/scripted-main';
import { show } from '../../../testing/show';
import { Composer } from '../Composer';

// Queued messages above the composer, and the effect of Enter while the model works.

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: '',
    createdAt: 1,
    updatedAt: 1,
    turn: 'running',
    waiting: [],
    locked: false,
  } as const;
  const settings = { ...defaultSettings, providers: [], keys: [] };
  main = await startScriptedMain({ settings } as never, testProject([{ ...summary, id: 'chat' }]));
});

const calls = { editQueued: () => {}, moveQueued: () => {}, sendQueuedNow: () => {}, send: () => {} };
const row = (text: string) => page.getByRole('button', { name: `Edit queued message: ${text}` });

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  main.play({ chat: calls });
  const queued = ['one', 'two', 'three'].map((text, index) => ({ id: `q${index + 1}`, text }));
  await main.showChat({ ...emptyChat('chat'), turn: { kind: 'running', since: 1 }, queued });
  show(<Composer chatId="chat" blocked={null} />);
});

describe('a queued message', () => {
  it('is changed in its place with Enter, and as it was with Esc; the keyboard stays with it', async () => {
    await row('two').click();
    const field = page.getByRole('textbox', { name: 'Queued message' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{End} and more{Enter}');
    await expect
      .poll(() => main.called('chat.editQueued'))
      .toEqual([{ chatId: 'chat', id: 'q2', text: 'two and more' }]);
    await expect.element(row('two')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{End}, no{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    expect(main.called('chat.editQueued')).toHaveLength(1);
  });

  it('is moved with Alt and the arrows, said to a screen reader, and not beyond the ends', async () => {
    await expect.element(row('three')).toBeVisible();
    (row('three').element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(() => main.called('chat.moveQueued')).toEqual([{ chatId: 'chat', id: 'q3', to: 1 }]);
    await expect.element(page.getByRole('status').getByText('Moved to 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(main.called('chat.moveQueued')).toHaveLength(1);
  });

  it('is dragged to another place', async () => {
    await row('three').dropTo(row('one'));
    await expect.poll(() => main.called('chat.moveQueued')).toEqual([{ chatId: 'chat', id: 'q3', to: 0 }]);
  });

  it('is sent now', async () => {
    await page.getByRole('button', { name: 'Interrupt and send now: two' }).click();
    await expect.poll(() => main.called('chat.sendQueuedNow')).toEqual([{ chatId: 'chat', id: 'q2' }]);
  });
});

it('Enter queues while the model works, and Mod+Enter interrupts: the composer says so', async () => {
  await page.getByRole('textbox', { name: 'Message', exact: true }).first().click();
  await userEvent.keyboard('Wait');
  await expect.element(page.getByText('Enter to queue, Ctrl+Enter to interrupt')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => main.called('chat.send')).toHaveLength(1);
  await userEvent.keyboard('Stop{Control>}{Enter}{/Control}');
  await expect.poll(() => main.called('chat.sendQueuedNow')).toEqual([{ chatId: 'chat' }]);
  expect(main.called('chat.send')).toHaveLength(2);
});

it('set the other way round, Enter interrupts and Mod+Enter queues: the composer says so', async () => {
  const { settings, providers, activeProvider, searchKey } = emptyAppState;
  const steering = { ...settings, chat: { ...settings.chat, enterWhileWorking: 'steer' } } as const;
  main.emit('app', {
    type: 'settings-changed',
    settings: steering,
    providers,
    activeProvider,
    searchKey,
  });
  await page.getByRole('textbox', { name: 'Message', exact: true }).first().click();
  await userEvent.keyboard('Wait');
  await expect.element(page.getByText('Enter to interrupt, Ctrl+Enter to queue')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => main.called('chat.send')).toHaveLength(1);
  await userEvent.keyboard('Stop');
  expect(main.called('chat.sendQueuedNow')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => main.called('chat.sendQueuedNow')).toEqual([{ chatId: 'chat' }]);
  expect(main.called('chat.send')).toHaveLength(2);
});
