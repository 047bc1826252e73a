import { emptyChat } from '@shared/chat/chat';
import { chatTopic } from '@shared/topics';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useServerState } from '../../state/server-state';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { Composer } from './Composer';

// The composer: the effect of its keys, and where the written text goes.

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: '',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    waiting: [],
    locked: false,
  } as const;
  main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));
});

const field = () => page.getByRole('textbox', { name: 'Message' }).first();
const sent = () => main.called('chat.send');

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  main.play({ chat: { send: () => {}, unqueue: () => {} } });
  await main.showChat(emptyChat('chat'));
  show(<Composer chatId="chat" blocked={null} />);
  await field().click();
});

describe('the composer', () => {
  it('sends with Enter, and is empty then', async () => {
    await userEvent.keyboard('Hello.{Enter}');
    await expect.poll(sent).toEqual([{ chatId: 'chat', text: 'Hello.' }]);
    await expect.element(field()).toHaveValue('');
  });

  it('breaks the line with Shift+Enter', async () => {
    await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two');
    await expect.element(field()).toHaveValue('one\ntwo');
    expect(sent()).toEqual([]);
  });

  it('does neither while text is being composed', async () => {
    await userEvent.keyboard('nihon');
    const composing = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    const untouched = field().element().dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(untouched).toBe(true);
    expect(sent()).toEqual([]);
    await expect.element(field()).toHaveValue('nihon');
  });

  it('keeps what was written when it could not be sent, and says why', async () => {
    main.play({});
    await userEvent.keyboard('Hello.{Enter}');
    await expect.element(page.getByText('The script has no answer to chat.send.')).toBeVisible();
    await expect.element(field()).toHaveValue('Hello.');
  });

  it('walks what was said with the arrows, as a shell does, and loses nothing that was typed', async () => {
    for (const [id, text] of Object.entries({ one: 'First\nof two', two: '/plan', three: 'Third' }))
      main.emit(chatTopic('chat'), { type: 'item-added', item: { kind: 'user', id, text, at: 1 } });
    await expect.poll(() => useServerState.getState().chats.chat?.items.length).toBe(3);
    await userEvent.keyboard('My draft{Home}{ArrowUp}');
    await expect.element(field()).toHaveValue('Third');
    await userEvent.keyboard(', and more{ArrowUp}');
    await expect.element(field()).toHaveValue('Third, and more');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(field()).toHaveValue('/plan');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field()).toHaveValue('First\nof two');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect.element(field()).toHaveValue('Third, and more');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field()).toHaveValue('My draft');
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
    await expect.poll(sent).toEqual([{ chatId: 'chat', text: 'Third, and more' }]);
    await expect.element(field()).toHaveValue('My draft');
  });

  it('lists what is queued, each with a way to take it back', async () => {
    const message = { id: 'queued-1', text: 'And then?' };
    main.emit(chatTopic('chat'), { type: 'message-queued', message });
    const queued = page.getByRole('list', { name: 'Queued messages' });
    await expect.element(queued.getByText('And then?')).toBeVisible();
    await queued.getByRole('button', { name: /^Remove/ }).click();
    await expect.poll(() => main.called('chat.unqueue')).toEqual([{ chatId: 'chat', id: 'queued-1' }]);
    main.emit(chatTopic('chat'), { type: 'message-unqueued', id: 'queued-1' });
    await expect.element(queued).not.toBeInTheDocument();
  });
});
