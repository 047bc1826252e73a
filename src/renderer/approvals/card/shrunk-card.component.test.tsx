import { callKeyOf } from '@shared/base/call-key';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeTab } from '../../state/files/close-tab';
import { sayColumns } from '../../state/layout/side-panels';
import { offerDiff } from '../../state/questions/open-diffs';
import { openFile, openTab, proposalTab, showPage, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { fileSubject, type OneCall } from '../../testing/waiting-chat';
import { armed, askOnCard, button, card, decisionsOf, focusCard, reason } from '../testing/asked-card';

// The card of a change while its diff is in front: the answers are below the diff.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});
beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null, page: 'work' });
  sayColumns({ tree: true, chat: true });
});
afterEach(() => sayColumns(null));

async function ask(): Promise<OneCall> {
  const asked = await askOnCard(main, { subject: fileSubject('a.ts') });
  openTab(proposalTab(asked.chat.id, asked.call.id, 'a.ts'));
  await expect.element(button('Decide in the diff')).toBeVisible();
  return asked;
}

const areAnswersShown = () => expect.element(button('Accept'));
const decisions = () => decisionsOf(main);

it('has a title, counts, the reason and the way to the diff', async () => {
  await ask();
  await areAnswersShown().not.toBeInTheDocument();
  await expect.element(card().getByText(/asks because the mode is Ask/)).toBeVisible();
  await expect.element(card().getByText('+1')).toBeVisible();
  const buttons = () =>
    card()
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Decide in the diff', 'Show answers here']);
  await focusCard();
  await expect.poll(buttons).toEqual(['Decide in the diffF7', 'Show answers here']);
});

it('is complete while another tab or page, the terminals or a drawer cover the diff', async () => {
  const { chat, call } = await ask();
  const { id } = proposalTab(chat.id, call.id, 'a.ts');
  const covers = [
    [() => openFile('b.ts'), () => useUiState.setState({ activeTab: id })],
    [() => showPage('inbox'), () => showPage('work')],
    [() => sayColumns(null), () => sayColumns({ tree: false, chat: true })],
  ] as const;
  for (const [cover, uncover] of covers) {
    cover();
    await areAnswersShown().toBeVisible();
    await expect.element(button('Decide in the diff')).not.toBeInTheDocument();
    uncover();
    await areAnswersShown().not.toBeInTheDocument();
  }
  closeTab(id);
  await areAnswersShown().toBeVisible();
});

it('accepts and rejects by its keys', async () => {
  await ask();
  await focusCard();
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  await expect.element(reason()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(card()).toHaveFocus();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      return decisions();
    })
    .toEqual([{ answer: 'accept' }]);
});

it('shows its answers on request, and hides them again', async () => {
  await ask();
  await button('Show answers here').click();
  await armed();
  await expect.element(button('Hide answers')).toHaveAttribute('aria-expanded', 'true');
  await button('Hide answers').click();
  await areAnswersShown().not.toBeInTheDocument();
  await expect.element(button('Show answers here')).toHaveFocus();
});

it('leads the keyboard into the diff', async () => {
  const { chat, call } = await ask();
  let entered = 0;
  const nothing = () => {};
  const parts = { accept: nothing, reject: nothing, comment: nothing };
  const diff = { goToChange: nothing, openAccessibleView: nothing, parts, focus: nothing };
  offerDiff(callKeyOf(chat.id, call.id), {
    ...diff,
    enter: () => {
      entered += 1;
    },
  });
  await button('Decide in the diff').click();
  expect(entered).toBe(1);
});

it('takes the keyboard from an answer that disappears', async () => {
  const { chat, call } = await ask();
  openFile('b.ts');
  await armed();
  (button('Accept').element() as HTMLElement).focus();
  openTab(proposalTab(chat.id, call.id, 'a.ts'));
  await expect.element(card()).toHaveFocus();
  openFile('b.ts');
  await button('Open diff').click();
  await expect.element(card()).toHaveFocus();
  await expect.element(button('Decide in the diff')).toBeVisible();
});
