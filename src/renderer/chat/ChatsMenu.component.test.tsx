import type { ChatSummary } from '@shared/project-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { show } from '../testing/show';
import { ChatsMenu } from './ChatsMenu';

// The list of chats, by the keyboard alone.

const chat = (id: string, title: string | null): ChatSummary => ({
  id,
  title,
  createdAt: 1,
  updatedAt: 1,
  turn: 'idle',
  waiting: 0,
  locked: false,
});
const chats = [chat('a', 'Mend the parser'), chat('b', 'Write the notes'), chat('c', 'Write the tests')];

beforeEach(() => {
  useUiState.setState({ chatId: 'a' });
  useServerState.setState({ project: testProject(chats) });
});

async function search(text: string): Promise<void> {
  show(<ChatsMenu chatId="a" />);
  await page.getByRole('button', { name: 'Chats' }).click();
  await page.getByRole('textbox', { name: 'Search chats by title' }).fill(text);
}

describe('in the search field', () => {
  it('Enter opens the first chat that is found', async () => {
    await search('write');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => useUiState.getState().chatId).toBe('b');
    await expect.element(page.getByRole('dialog', { name: 'Chats' })).not.toBeInTheDocument();
  });

  it('Arrow down goes to the chats, and Arrow up from the first one back', async () => {
    await search('write');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect.element(page.getByRole('textbox', { name: 'Search chats by title' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => useUiState.getState().chatId).toBe('c');
  });

  it('Enter opens nothing where nothing is found', async () => {
    await search('nowhere');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Chats' })).toBeVisible();
    expect(useUiState.getState().chatId).toBe('a');
  });
});

describe('a chat that is still to be read', () => {
  it('says so, and is named, renamed and deleted once it is', async () => {
    useServerState.setState({ project: testProject([...chats, chat('d', null)]) });
    show(<ChatsMenu chatId="a" />);
    await page.getByRole('button', { name: 'Chats' }).click();
    await expect.element(page.getByRole('button', { name: /^Reading…/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete Reading…' })).toBeDisabled();
    useServerState.setState({ project: testProject([...chats, chat('d', 'Count the fish')]) });
    await expect.element(page.getByRole('button', { name: /^Count the fish/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete Count the fish' })).toBeEnabled();
    await expect.element(page.getByText('Reading…')).not.toBeInTheDocument();
  });
});
