import { emptyAppState } from '@shared/app-state';
import { emptyChat } from '@shared/chat/chat';
import { defaultSettings } from '@shared/settings/settings';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { QuickAsk } from './QuickAsk';
import { useQuickQuestion } from './quick-question';

// The Quick Ask page while the user cannot ask yet, and when no reply arrives.

const withModel = { settings: { ...defaultSettings, activeProvider: 'demo' } };

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain(withModel, testProject());
});
beforeEach(() => {
  main.play({});
  useQuickQuestion.setState({ chatId: null, draft: '', told: null });
  useServerState.setState(({ app }) => ({
    app: { ...(app ?? emptyAppState), ...withModel },
    project: testProject(),
  }));
});

const field = page.getByRole('textbox', { name: 'Question' });

it('without a folder it offers those that were open, and opens the one that is chosen', async () => {
  const heron = { key: 'heron-0123456789ab', root: '/home/me/heron', name: 'heron', missing: false };
  const gone = { key: 'gone-0123456789ab', root: '/home/me/gone', name: 'gone', missing: true };
  main.play({ project: { recent: () => [heron, gone], open: () => ({ project: heron.key }) } });
  useServerState.setState(({ app }) => ({ app: app && { ...app, projects: [] }, project: null }));
  show(<QuickAsk />);
  await expect.element(page.getByText(/Choose one for your question/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /gone/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /heron/ }).click();
  await expect.poll(() => main.called('project.open')).toEqual([{ path: heron.root }]);
});

it('without a folder that was ever open, and without a model, it leads to the main window', async () => {
  main.play({ project: { recent: () => [] } });
  useServerState.setState(({ app }) => ({ app: app && { ...app, projects: [] }, project: null }));
  show(<QuickAsk />);
  await expect.element(page.getByText(/Open one in the main window first/)).toBeVisible();
  useServerState.setState(({ app }) => ({
    app: app && { ...app, settings: defaultSettings },
    project: testProject(),
  }));
  await expect.element(page.getByText(/Choose a model in the main window first/)).toBeVisible();
  await field.fill('Where do herons nest?');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  expect(main.called('chat.create')).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Open the main window' })).toBeVisible();
});

it('Esc in a tab of a browser says that it cannot be hidden, and the field keeps the keyboard', async () => {
  const { pilotfish } = window;
  onTestFinished(() => void Object.assign(window, { pilotfish }));
  Reflect.deleteProperty(window, 'pilotfish');
  show(<QuickAsk />);
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(/This page is a browser tab/)).toBeVisible();
  await expect.element(field).toHaveFocus();
});

it('a question that could not be sent stays in the field, and why is said', async () => {
  show(<QuickAsk />);
  await field.fill('Where do herons nest?');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The script has no answer to chat.create.');
  await expect.element(field).toHaveValue('Where do herons nest?');
});

it('an answer that fails is said with a way to try again; one that comes is read without its marks, paragraph by paragraph', async () => {
  const asked = { kind: 'user', id: 'u', at: 1, text: 'Where do herons nest?' } as const;
  const failed = { kind: 'paused', why: 'failed', text: 'The key was refused.' } as const;
  await main.showChat({ ...emptyChat('q'), items: [asked], turn: failed });
  main.play({ chat: { continue: () => undefined } });
  useQuickQuestion.setState({ chatId: 'q' });
  show(<QuickAsk />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The key was refused.Try again');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => main.called('chat.continue')).toEqual([{ chatId: 'q' }]);

  main.emit('chat:q', { type: 'turn-changed', turn: { kind: 'running', since: 1 } });
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const answer = { kind: 'assistant', id: 'a', at: 2, model: 'm', reasoning: '' } as const;
  main.emit('chat:q', {
    type: 'item-added',
    item: { ...answer, text: 'In **trees**.\n\nOr', callIds: [], state: 'streaming' },
  });
  const read = () => [...document.querySelectorAll('[aria-live="polite"] p')].map((one) => one.textContent);
  await expect.poll(read).toEqual(['In trees.']);
  const text = 'In **trees**.\n\nOr in `reeds`.';
  main.emit('chat:q', { type: 'assistant-finished', id: 'a', text, reasoning: '', state: 'complete' });
  main.emit('chat:q', { type: 'turn-changed', turn: { kind: 'idle' } });
  await expect.poll(read).toEqual(['In trees.', 'Or in reeds.']);
  await expect.element(page.getByRole('button', { name: 'Copy the answer' })).toBeVisible();
  await userEvent.keyboard('{Control>}n{/Control}');
  await expect.element(field).toHaveFocus();
  expect(useQuickQuestion.getState().chatId).toBeNull();
});

it('an answer that a budget keeps from coming goes on with more of it, or where the limit is another now', async () => {
  const budget = { of: 'day' } as const;
  const turn = { kind: 'paused', why: 'budget', text: 'Used up.', budget } as const;
  const asked = { kind: 'user', id: 'u', at: 1, text: 'Where do herons nest?' } as const;
  await main.showChat({ ...emptyChat('q'), items: [asked], turn });
  main.play({ chat: { continue: () => undefined } });
  useQuickQuestion.setState({ chatId: 'q' });
  show(<QuickAsk />);
  await page.getByRole('button', { name: 'Raise for today' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => main.called('chat.continue')).toHaveLength(2);
  expect(main.called('chat.continue')).toEqual([{ chatId: 'q', raise: 'raise' }, { chatId: 'q' }]);
});
