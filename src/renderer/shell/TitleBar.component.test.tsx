import { emptyChat } from '@shared/chat/chat';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { sayColumns, useDrawer } from '../state/layout/side-panels';
import { useUiState } from '../state/ui-state';
import { useHeldChat } from '../state/use-chat';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { TitleBar } from './TitleBar';

// The title bar's data about the chat in front, while no panel shows the chat.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
  main.addChat({ ...emptyChat('front'), mode: { kind: 'plan' } });
});

beforeEach(() => useUiState.setState({ page: 'inbox' }));

const mode = () => page.getByRole('button', { name: /^Mode: / });

/** Another component that shows the chat, until it is closed. */
function Other() {
  const [isOpen, setOpen] = useState(true);
  useHeldChat(isOpen ? 'front' : null);
  return isOpen ? (
    <button type="button" onClick={() => setOpen(false)}>
      Close the chat
    </button>
  ) : (
    <p>Closed</p>
  );
}

it('on a page without the chat, the mode is the chat’s own, also after it was changed', async () => {
  show(<TitleBar chatId="front" />);
  await expect.element(mode()).toHaveTextContent('Mode: Plan');
  main.emit('chat:front', { type: 'mode-changed', mode: { kind: 'accept-edits' } });
  await expect.element(mode()).toHaveTextContent('Mode: Accept edits');
  main.emit('chat:front', { type: 'mode-changed', mode: { kind: 'plan' } });
});

it('what else showed the chat does not take its mode along when it goes', async () => {
  show([<TitleBar key="bar" chatId="front" />, <Other key="other" />]);
  await expect.element(mode()).toHaveTextContent('Mode: Plan');
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await expect.element(page.getByText('Closed')).toBeVisible();
  await expect.element(mode()).toHaveTextContent('Mode: Plan');
});

it('the buttons of the tree and the chat are pressed while it is shown, as a column or a drawer', async () => {
  onTestFinished(() => {
    sayColumns(null);
    useDrawer.setState({ open: 'chat' });
  });
  useUiState.setState({ page: 'work' });
  useDrawer.setState({ open: 'tree' });
  show(<TitleBar chatId="front" />);
  const pressed = async (tree: boolean, chat: boolean) => {
    const button = (name: string) => page.getByRole('button', { name });
    await expect.element(button('Show or hide the project tree')).toHaveAttribute('aria-pressed', `${tree}`);
    await expect.element(button('Show or hide the chat')).toHaveAttribute('aria-pressed', `${chat}`);
  };
  await pressed(true, false);
  sayColumns({ tree: false, chat: true });
  await pressed(false, true);
  sayColumns({ tree: true, chat: true });
  await pressed(true, true);
  useUiState.setState({ page: 'settings' });
  await pressed(false, false);
});
