import { type AssistantItem, emptyChat, type Item } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { show } from '../testing/show';
import { MessageRow } from './MessageRow';

const answer: AssistantItem = {
  kind: 'assistant',
  id: 'm1',
  text: 'I begin with',
  reasoning: '',
  callIds: [],
  state: 'cut',
  model: 'fake-model',
  at: 1,
};
const notice = (text: ReturnType<typeof textOf>): Item => ({
  kind: 'notice',
  id: 'n1',
  level: 'info',
  text,
  at: 2,
});

it.each([
  ['not where the next line says that the user stopped it', [notice(textOf('turn.stopped'))], 0],
  ['where another line follows', [notice(textOf('model.none'))], 1],
  ['where nothing follows', [], 1],
])('an answer that was cut off says so: %s', async (_where, after, times) => {
  useServerState.setState({ chats: { c: { ...emptyChat('c'), items: [answer, ...after] } } });
  show(<MessageRow chatId="c" row="m1" />);
  await expect.element(page.getByText('I begin with')).toBeVisible();
  expect(page.getByText('The reply was cut off here.').elements()).toHaveLength(times);
});

it('an answer names its model where another one answered before', async () => {
  const said: Item = { kind: 'user', id: 'u1', at: 2, text: 'And now?' };
  const others = ['m2', 'm3'].map((id): Item => ({ ...answer, id, model: 'gpt-5.6' }));
  useServerState.setState({ chats: { c: { ...emptyChat('c'), items: [answer, said, ...others] } } });
  show(['m1', 'm2', 'm3'].map((id) => <MessageRow key={id} chatId="c" row={id} />));
  const answers = page.getByRole('article');
  await expect.element(answers.nth(1).getByText('gpt-5.6')).toBeVisible();
  expect(answers.nth(0).getByText('fake-model').elements()).toEqual([]);
  expect(answers.nth(2).getByText('gpt-5.6').elements()).toEqual([]);
});

it('a summary says that the model reads it instead, and opens', async () => {
  const summary: Item = { kind: 'summary', id: 's1', at: 1, text: 'They looked for **herons**.' };
  useServerState.setState({ chats: { c: { ...emptyChat('c'), items: [summary] } } });
  show(<MessageRow chatId="c" row="s1" />);
  await page.getByRole('button', { name: /The model reads the summary instead/ }).click();
  await expect.element(page.getByText('herons')).toBeVisible();
  await expect.element(page.getByText(/the pinned messages word for word/)).toBeVisible();
});
