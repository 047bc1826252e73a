import { emptyChat, type Item } from '@shared/chat/chat';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ChatPanel } from './ChatPanel';
import { closeFindBar, openFindBar } from './find/find-bar-state';

// Search in a chat of which the window has only the end.

const count = 300;
const said = (index: number): Item => ({
  kind: 'user',
  id: `m${index}`,
  at: index,
  text: index % 100 === 0 ? `The heron ${index}.` : `Message ${index}.\n\nAnd more.`,
});
const all = Array.from({ length: count }, (_, index) => said(index));
const hits = ['m0', 'm100', 'm200'];

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: 'Birds',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    waiting: [],
    locked: false,
  } as const;
  main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));
});

const field = () => page.getByRole('textbox', { name: 'Find in this chat' });
const marked = () => [...(CSS.highlights.get('found-in-chat-current') ?? [])].map(String);
const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeInViewport();

beforeEach(async () => {
  closeFindBar();
  useUiState.setState({ chatId: 'chat', drafts: {} });
  const pageBefore = ({ before, from }: { before: string; from?: string }) => {
    const end = all.findIndex(({ id }) => id === before);
    const start =
      from === undefined ? Math.max(0, end - 60) : Math.max(0, all.findIndex(({ id }) => id === from) - 10);
    return { items: all.slice(start, end), calls: {}, earlier: start };
  };
  const find = ({ text }: { text: string }) =>
    'the heron'.includes(text) ? { hits, more: false } : { hits: [], more: false };
  main.play({ chat: { find, page: pageBefore } } as never);
  await main.showChat({ ...emptyChat('chat'), items: all.slice(240), earlier: 240 });
  show(<ChatPanel chatId="chat" providerId={null} above={null} />);
  await page.getByRole('textbox', { name: 'Message', exact: true }).first().click();
});

describe('finding in a chat', () => {
  it('walks the places from the newest, also those that are not loaded, and marks the words', async () => {
    openFindBar();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('heron');
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    await shown('The heron 200.');
    await expect.poll(marked).toEqual(['heron']);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await shown('The heron 100.');
    await userEvent.keyboard('{F3}{F3}');
    await expect.element(page.getByText('1 of 3')).toBeVisible();
    await shown('The heron 0.');
    await expect.element(field()).toHaveFocus();
  });

  it('stays at the end where all that was found is in sight', async () => {
    main.play({ chat: { find: () => ({ hits: ['m200'], more: false }) } } as never);
    await main.showChat({ ...emptyChat('chat'), items: all.slice(199, 202) });
    await shown('The heron 200.');
    openFindBar();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('heron');
    await expect.poll(marked).toEqual(['heron']);
    await expect.element(page.getByRole('button', { name: 'Jump to newest' })).not.toBeInTheDocument();
  });

  it('says that there is nothing, and with Esc the keyboard is where it was', async () => {
    openFindBar();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('owl');
    await expect.element(page.getByText('No results')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Message', exact: true }).first()).toHaveFocus();
    expect(marked()).toEqual([]);
  });

  it('says why it cannot be looked for', async () => {
    main.play({});
    openFindBar();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('heron');
    await expect.element(page.getByText('The script has no answer to chat.find.')).toBeVisible();
  });
});
