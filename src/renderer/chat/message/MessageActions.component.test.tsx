import { type ChatState, emptyChat, type Item } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { MessageList } from '../MessageList';

// Actions on a message: continue it in another chat, or copy it.

const summary = {
  title: 'Herons',
  createdAt: 1,
  updatedAt: 1,
  turn: 'idle',
  waiting: [],
  locked: false,
} as const;

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain(
    {},
    testProject([
      { ...summary, id: 'chat' },
      { ...summary, id: 'old' },
    ]),
  );
});

const user: Item = { kind: 'user', id: 'u1', at: 1, text: 'Tell me of herons' };
const answer: Item = {
  kind: 'assistant',
  id: 'a1',
  at: 2,
  model: 'fake',
  text: 'They **wade**.',
  reasoning: '',
  state: 'complete',
  callIds: ['c1'],
};
const begun: Item = { kind: 'begun-from', id: 'b1', at: 1, chatId: 'old', itemId: 'o1', title: 'Herons' };
const chat: ChatState = {
  ...emptyChat('chat'),
  items: [begun, user, answer],
  calls: {
    c1: {
      id: 'c1',
      messageId: 'a1',
      tool: 'read_file',
      displayName: 'Read',
      title: 'herons.md',
      inputPreview: '{}',
      phase: {
        phase: 'done',
        allowance: { by: 'mode', mode: 'ask' },
        durationMs: 1,
        display: { kind: 'text', text: 'Read.' },
        preview: 'Herons',
      },
    },
  },
};

const branched = (said: string) => () => ({ id: 'copy', said, files: [] });
const tool = (name: string, of: 'You' | 'Model') =>
  page
    .getByRole('toolbar', { name: 'Actions' })
    .nth(of === 'You' ? 0 : 1)
    .getByRole('button', { name });
async function focus(name: string): Promise<void> {
  await expect.element(tool(name, 'You')).toBeInTheDocument();
  (tool(name, 'You').element() as HTMLElement).focus();
}

const branches = () => main.called('chat.branch');
const sent = () => main.called('chat.send');
const inFront = () => useUiState.getState().chatId;

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  main.play({ chat: { branch: branched('Tell me of herons'), send: () => {}, remove: () => {} } });
  await main.showChat(chat);
  show(<MessageList chatId="chat" />);
});

describe('a message', () => {
  it('is pinned, says so, and is unpinned', async () => {
    main.play({ chat: { pinMessage: () => undefined } });
    await tool('Pin message', 'Model').click();
    await expect
      .poll(() => main.called('chat.pinMessage'))
      .toEqual([{ chatId: 'chat', itemId: 'a1', isPinned: true }]);
    main.emit('chat:chat', { type: 'message-pinned', id: 'a1', isPinned: true });
    await expect.element(page.getByText('Pinned: a summary includes it word for word')).toBeVisible();
    await tool('Unpin message', 'Model').click();
    await expect.poll(() => main.called('chat.pinMessage')[1]).toMatchObject({ isPinned: false });
  });

  it('shows that it is pinned within its own edges, beside its buttons', async () => {
    for (const id of ['u1', 'a1']) main.emit('chat:chat', { type: 'message-pinned', id, isPinned: true });
    const signs = page.getByText('Pinned', { exact: true });
    await expect.poll(() => signs.elements().length).toBe(2);
    const edges = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const articles = page.getByRole('article').elements();
    const bars = page.getByRole('toolbar', { name: 'Actions' }).elements();
    for (const [index, sign] of signs.elements().entries()) {
      const [message, bar, label] = [edges(articles[index]), edges(bars[index]), edges(sign)];
      expect(label.right).toBeLessThanOrEqual(message.right);
      expect(label.left).toBeGreaterThanOrEqual(Math.min(message.left, bar.left));
      expect(label.right <= bar.left || label.left >= bar.right).toBe(true);
    }
    await signs.first().hover();
    await expect.element(page.getByText('Pinned: a summary includes it word for word').last()).toBeVisible();
  });

  it('is tried again in a new chat, from the answer and from what the user said', async () => {
    await tool('Ask again', 'Model').click();
    await expect.poll(inFront).toBe('copy');
    expect(branches()).toEqual([{ chatId: 'chat', itemId: 'a1', upTo: 'before' }]);
    expect(sent()).toEqual([{ chatId: 'copy', text: 'Tell me of herons' }]);
  });

  it('is gone on from, and the next message is written', async () => {
    await tool('Branch off from here', 'You').click();
    await expect.poll(inFront).toBe('copy');
    expect([branches(), sent()]).toEqual([[{ chatId: 'chat', itemId: 'u1', upTo: 'with' }], []]);
    await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveFocus();
  });

  it('is changed in its place with keys alone: Enter sends it in a new chat', async () => {
    await focus('Edit and resend');
    await userEvent.keyboard('{Enter}');
    const field = page.getByRole('textbox', { name: 'Message to send in a new chat' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(' and gulls{Shift>}{Enter}{/Shift}now{Enter}');
    await expect.poll(inFront).toBe('copy');
    expect(sent()).toEqual([{ chatId: 'copy', text: 'Tell me of herons and gulls\nnow' }]);
    await expect.element(field).not.toBeInTheDocument();
  });

  it('is as it was after Esc, and the keyboard where it was', async () => {
    await tool('Edit and resend', 'You').click();
    await userEvent.keyboard(' and gulls{Escape}');
    await expect.element(page.getByText('Tell me of herons', { exact: true })).toBeVisible();
    await expect.element(tool('Edit and resend', 'You')).toHaveFocus();
    expect(branches()).toEqual([]);
  });

  it('keeps what was written when it cannot be sent, says why, and leaves no new chat', async () => {
    const send = () => Promise.reject(new AppError('unavailable', 'The disk is full.'));
    main.play({ chat: { branch: branched(''), send, remove: () => {} } });
    await tool('Edit and resend', 'You').click();
    await userEvent.keyboard(' and gulls{Enter}');
    await expect.element(page.getByText('The disk is full.')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Message to send in a new chat' });
    await expect.element(field).toHaveValue('Tell me of herons and gulls');
    expect([main.called('chat.remove'), inFront()]).toEqual([[{ chatId: 'copy' }], 'chat']);
    await userEvent.keyboard('{Escape}');
  });

  it('is one stop of the Tab key, the arrows lead on, and all that it offers has a name', async () => {
    await focus('Edit and resend');
    const names = ['Ask again', 'Pin message', 'Undo to here…', 'Branch off from here', 'Copy as Markdown'];
    for (const name of names) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(tool(name, 'You')).toHaveFocus();
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: /herons\.md/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(tool('Ask again', 'Model')).toHaveFocus();
  });

  it('has what can be done with it under it, over nothing of the chat', async () => {
    await expect.element(tool('Ask again', 'Model')).toBeInTheDocument();
    const edges = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [said, answered] = page.getByRole('article').elements().map(edges);
    const [ofPerson, ofModel] = page.getByRole('toolbar', { name: 'Actions' }).elements().map(edges);
    const tops = [
      said?.bottom,
      ofPerson?.top,
      ofPerson?.bottom,
      answered?.top,
      answered?.bottom,
      ofModel?.top,
    ];
    expect(tops).toEqual(tops.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  });

  it('is copied as it was written, its calls as lines', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await tool('Copy as Markdown', 'Model').click();
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(written).toEqual(['They **wade**.\n\n- **Read** herons.md (done)']);
  });
});

it('a chat that begins as a copy leads to the other, at the message it goes on from', async () => {
  await page.getByRole('button', { name: 'Continues “Herons” from here' }).click();
  await expect.poll(inFront).toBe('old');
});
