import { waitingQuestions } from '@shared/inbox/waiting-questions';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { armed, card, decisionsOf } from '../../approvals/testing/asked-card';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { commandSubject, waitingChat } from '../../testing/waiting-chat';
import { MessageRow } from '../MessageRow';
import { Composer } from './Composer';

// From an empty composer to the waiting question.

const { chat, call } = waitingChat(commandSubject('make'));
const { id } = chat;
let main: ScriptedMain;
beforeAll(async () => {
  const times = { createdAt: 1, updatedAt: 1 };
  const summary = { id, title: '', ...times, turn: 'running', locked: false } as const;
  const waiting = waitingQuestions([call]);
  main = await startScriptedMain({}, testProject([{ ...summary, waiting }]));
});

it('goes to the waiting question with Ctrl+Enter while it is empty, and decides nothing', async () => {
  main.play({ queue: { decide: () => {} } });
  useUiState.setState({ chatId: id, drafts: {} });
  await main.showChat(chat);
  show(
    <>
      <MessageRow chatId={id} row={call.messageId} />
      <Composer chatId={id} blocked={null} />
    </>,
  );
  await armed();
  const hint = page.getByText('Ctrl+Enter goes to the question');
  await expect.element(hint).not.toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).first().click();
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(card()).toHaveFocus();
  await expect.element(hint).not.toBeVisible();
  expect(decisionsOf(main)).toEqual([]);
});
