import type { ChatHit } from '@shared/chat/found-chats';
import type { ChatSummary } from '@shared/project/project-state';
import { someQuestions } from '@shared/testing/questions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useMessageGoal } from '../state/chat-list/message-goal';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ChatsMenu } from './ChatsMenu';
import { openChatsMenu } from './list/chats-menu-state';

// The list of chats, with the keyboard only.

const chat = (id: string, title: string | null, more: Partial<ChatSummary> = {}): ChatSummary => ({
  id,
  title,
  createdAt: 1,
  updatedAt: 1,
  turn: 'idle',
  waiting: [],
  locked: false,
  ...more,
});
const chats = [chat('a', 'Mend the parser'), chat('b', 'Write the notes'), chat('c', 'Write the tests')];
const nothing = { search: () => ({ hits: [], more: false }) };

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject(chats));
});
beforeEach(() => {
  main.play({ chat: nothing });
  useUiState.setState({ chatId: 'a' });
  useServerState.setState({ project: testProject(chats) });
});

const field = page.getByRole('textbox', { name: 'Search chats' });
const list = page.getByRole('dialog', { name: 'Chats' });
const row = (name: RegExp) => list.getByRole('button', { name });

async function open(): Promise<void> {
  show(<ChatsMenu chatId="a" />);
  await page.getByRole('button', { name: 'Chats' }).click();
  await expect.element(field).toBeVisible();
}

async function search(text: string): Promise<void> {
  await open();
  await field.fill(text);
}

describe('in the search field', () => {
  it('Enter opens the first chat that is found', async () => {
    await search('write');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => useUiState.getState().chatId).toBe('b');
    await expect.element(list).not.toBeInTheDocument();
  });

  it('Arrow down goes to the chats, and Arrow up from the first one back', async () => {
    await search('write');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row(/^Write the notes/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => useUiState.getState().chatId).toBe('c');
  });

  it('Enter opens nothing where nothing is found, which is said', async () => {
    await search('nowhere');
    await expect.element(list.getByText('No titles or messages match “nowhere”.')).toBeVisible();
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    expect(useUiState.getState().chatId).toBe('a');
  });

  it('what was said is found too, marked, and opened at its message', async () => {
    const excerpt = [
      { text: 'the ', isMatch: false },
      { text: 'heron', isMatch: true },
    ];
    const hit: ChatHit = { chatId: 'c', itemId: 'm7', by: 'model', excerpt, count: 3 };
    main.play({ chat: { search: () => ({ hits: [hit], more: false }) } });
    await search('heron');
    await expect.element(list.getByText('heron', { exact: true })).toBeVisible();
    await expect.element(list.getByText('+2')).toBeVisible();
    expect(main.called('chat.search')).toEqual([{ project: 'project-0123456789ab', text: 'heron' }]);
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => useUiState.getState().chatId).toBe('c');
    expect(useMessageGoal.getState().goal).toMatchObject({ chatId: 'c', itemId: 'm7' });
  });

  it('a search that fails says why', async () => {
    main.play({ chat: {} });
    await search('heron');
    await expect.element(list.getByText(/no answer to chat\.search/)).toBeVisible();
  });
});

describe('on a chat', () => {
  async function goTo(name: RegExp): Promise<void> {
    await open();
    await field.click();
    await userEvent.keyboard('{ArrowDown}');
    while (document.activeElement !== row(name).element()) await userEvent.keyboard('{ArrowDown}');
  }

  it('F2 renames it in its place; Esc leaves its name, and the list open', async () => {
    main.play({ chat: { ...nothing, rename: () => {} } });
    await goTo(/^Write the notes/);
    const title = list.getByRole('textbox', { name: 'New title' });
    await userEvent.keyboard('{F2}');
    await expect.element(title).toHaveFocus();
    await title.fill('Never');
    await userEvent.keyboard('{Escape}');
    await expect.element(row(/^Write the notes/)).toHaveFocus();
    expect(main.called('chat.rename')).toEqual([]);
    await userEvent.keyboard('{F2}');
    await title.fill('Notes');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => main.called('chat.rename')).toEqual([{ chatId: 'b', title: 'Notes' }]);
  });

  it('Delete deletes it at once, and it is taken back by Undo', async () => {
    const remove = ({ chatId }: { chatId: string }) => {
      useServerState.setState({ project: testProject(chats.filter(({ id }) => id !== chatId)) });
    };
    main.play({ chat: { ...nothing, remove, restore: () => {} } });
    await goTo(/^Write the notes/);
    await userEvent.keyboard('{Delete}');
    await expect.element(row(/^Write the notes/)).not.toBeInTheDocument();
    await expect.element(row(/^Write the tests/)).toHaveFocus();
    expect(main.called('chat.remove')).toEqual([{ chatId: 'b', atWork: 'keep' }]);
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => main.called('chat.restore')).toMatchObject([{ chatId: 'b' }]);
    await expect.element(list.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('one that was pinned leaves the keyboard to its neighbour when it is deleted, and has it when it is back', async () => {
    const now = Date.now();
    const many = ['a', 'b', 'c', 'd'].map((id, at) => chat(id, `Chat ${id}`, { updatedAt: now - at }));
    const put = (shown: readonly ChatSummary[]) =>
      useServerState.setState({ project: testProject([...shown]) });
    const pinned = many.map((one) => (one.id === 'c' ? { ...one, shelf: 'pinned' as const } : one));
    put(many);
    main.play({
      chat: {
        ...nothing,
        shelve: () => put(pinned),
        remove: () => put(pinned.filter(({ id }) => id !== 'c')),
        restore: () => put(pinned),
      },
    });
    await goTo(/^Chat c/);
    useServerState.setState({ project: testProject(pinned) });
    await expect.element(list.getByRole('img', { name: 'Pinned' })).toBeVisible();
    await expect.element(row(/^Chat c/)).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(row(/^Chat c/)).not.toBeInTheDocument();
    await expect.element(row(/^Chat a/)).toHaveFocus();
    list.getByRole('button', { name: 'Undo' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row(/^Chat c/)).toHaveFocus();
  });

  it('one that waits is asked about first', async () => {
    useServerState.setState({
      project: testProject([chat('a', 'Waits', { waiting: someQuestions(1), turn: 'running' })]),
    });
    main.play({ chat: { ...nothing, remove: () => {} } });
    await goTo(/^Waits/);
    await userEvent.keyboard('{Delete}');
    const question = page.getByRole('dialog', { name: 'Stop and delete this chat?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(main.called('chat.remove')).toEqual([]);
    await row(/^Waits/).click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: 'Stop and delete' }).click();
    await expect.poll(() => main.called('chat.remove')).toEqual([{ chatId: 'a', atWork: 'stop' }]);
  });

  it('its menu pins and archives it', async () => {
    main.play({ chat: { ...nothing, shelve: () => {} } });
    await open();
    await list.getByRole('button', { name: 'Actions for Write the notes' }).click();
    await page.getByRole('menuitem', { name: 'Pin' }).click();
    await expect.poll(() => main.called('chat.shelve')).toEqual([{ chatId: 'b', shelf: 'pinned' }]);
    await expect.element(list).toBeVisible();
  });
});

it('Esc leads back to where the keyboard was when its keys opened the list, else to its button', async () => {
  show(
    <>
      <textarea aria-label="Words" />
      <ChatsMenu chatId="a" />
    </>,
  );
  const message = page.getByRole('textbox', { name: 'Words' });
  await message.click();
  openChatsMenu();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(message).toHaveFocus();
  const button = page.getByRole('button', { name: 'Chats' });
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

describe('which chats', () => {
  it('archived ones stand apart, deleted ones can be restored', async () => {
    const archived = chat('d', 'Old fish', { shelf: 'archived' });
    useServerState.setState({ project: testProject([...chats, archived]) });
    const deleted = () => [{ id: 'e', title: 'Gone fish', deletedAt: Date.now() }];
    main.play({ chat: { ...nothing, deleted, restore: () => {} } });
    await open();
    await expect.element(row(/^Old fish/)).not.toBeInTheDocument();
    await list.getByRole('button', { name: 'Archived' }).click();
    await expect.element(row(/^Old fish/)).toBeVisible();
    await expect.element(row(/^Write the notes/)).not.toBeInTheDocument();
    await list.getByRole('button', { name: 'Deleted' }).click();
    await list.getByRole('button', { name: 'Restore Gone fish' }).click();
    await expect.poll(() => main.called('chat.restore')).toMatchObject([{ chatId: 'e' }]);
  });

  it('of a thousand only those near the screen are in the page, and End comes to the last', async () => {
    const many = Array.from({ length: 1000 }, (_, at) =>
      chat(`${at}`, `Chat ${at}`, { updatedAt: 5000 - at }),
    );
    useServerState.setState({ project: testProject(many) });
    await open();
    await field.click();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.element(row(/^Chat 999/)).toHaveFocus();
    expect(list.getByRole('listitem').elements().length).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await expect.element(row(/^Chat 0/)).toHaveFocus();
  });
});

describe('a chat that is still to be read', () => {
  it('says so, and is named, renamed and deleted once it is', async () => {
    useServerState.setState({ project: testProject([...chats, chat('d', null)]) });
    await open();
    await expect.element(row(/^Loading…/)).toBeVisible();
    await expect.element(list.getByRole('button', { name: 'Actions for Loading…' })).toBeDisabled();
    useServerState.setState({ project: testProject([...chats, chat('d', 'Count the fish')]) });
    await expect.element(row(/^Count the fish/)).toBeVisible();
    await expect.element(list.getByRole('button', { name: 'Actions for Count the fish' })).toBeEnabled();
    await expect.element(list.getByText('Loading…')).not.toBeInTheDocument();
  });
});
