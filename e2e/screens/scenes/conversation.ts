import { words } from '@shared/texts/text';
import { readCall } from '../../calls';
import { createGate } from '../../fake-model';
import type { Scene } from '../scene';
import { button, composer, send } from '../steps';

// Answers in the chat: their contents, their arrival, their failures, and their actions.

const todos = [
  { id: '1', content: 'Read the files that matter', status: 'completed' },
  {
    id: '2',
    content: 'Write the parser anew, and see to it that nothing else breaks',
    status: 'in_progress',
  },
  { id: '3', content: 'Run the tests', status: 'pending' },
];

const everything =
  '# A heading\n\nSome text with `code`, **weight** and a [link](https://example.org).\n\n- a list\n- of two\n\n| name | size |\n|---|---|\n| parse.ts | 60 lines |\n\n```ts\nexport const answer: number = 42; // why\n```\n\n> quoted';

const drawn =
  'By the formula $E = mc^2$, and at length:\n\n$$\\int_0^1 x^2\\,dx = \\frac{1}{3}$$\n\n```mermaid\ngraph LR; A[Read] --> B[Edit]\n```\n\n![a chart](https://example.org/chart.png)\n\nSee src/parse.ts:12.\n\nThe end.';

const reads = [
  readCall('README.md'),
  readCall('missing.md'),
  { name: 'todo_write', arguments: { todos } },
  { name: 'search_file_content', arguments: { pattern: 'sum' } },
];

export const conversationScenes: readonly Scene[] = [
  {
    name: 'chat',
    async reach({ page, model }) {
      model.reply({ reasoning: 'I weigh it.', text: 'I look.', calls: reads }, everything);
      await send(page, 'Look at the project, and tell me what you see.');
      await page.getByRole('log').getByText('quoted').waitFor();
    },
  },
  {
    name: 'chat-todos',
    async reach({ page, model }) {
      model.reply({ reasoning: 'I weigh it.', text: 'I look.', calls: reads }, 'I saw it.');
      await send(page, 'Look at the project.');
      await page.getByRole('log').getByText('I saw it.').waitFor();
      await page.getByRole('button', { name: words('todo-panel.count', { done: 1, all: 3 }) }).click();
      await page.getByRole('textbox', { name: words('todo-panel.new') }).waitFor();
      await button(page, words('chat-panel.thought')).click();
      await page.getByText('I weigh it.').waitFor();
    },
  },
  {
    name: 'chat-drawn',
    async reach({ page, model }) {
      model.reply(drawn);
      await send(page, 'Explain it with a drawing.');
      await page.getByRole('log').getByText('The end.').waitFor();
      await page.locator('.katex').first().waitFor();
      await button(page, words('markdown.draw')).waitFor();
    },
  },
  {
    name: 'chat-diagram',
    async reach({ page, model }) {
      model.reply(drawn);
      await send(page, 'Explain it with a drawing.');
      await button(page, words('markdown.draw')).click();
      await button(page, words('markdown.show-source')).waitFor();
      await page.getByRole('img').first().waitFor();
    },
  },
  {
    name: 'chat-link',
    async reach({ page, model }) {
      model.reply('See [our site](https://example.org/?who=you).');
      await send(page, 'Where?');
      await page.getByRole('link', { name: 'our site' }).click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'chat-streaming',
    async reach({ page, model }) {
      const hold = createGate();
      model.reply({ text: 'These words arrive, and the others never do.', hold, holdAfterBytes: 700 });
      await send(page, 'Speak.');
      await page.getByRole('log').getByText('These words').waitFor();
    },
  },
  {
    name: 'chat-stopped',
    async reach({ page, model }) {
      const hold = createGate();
      model.reply({ text: 'These words arrive, and the others never do.', hold, holdAfterBytes: 700 });
      await send(page, 'Speak.');
      await page.getByRole('log').getByText('These words').waitFor();
      await button(page, words('composer.stop')).click();
      await page.getByText(words('turn.stopped')).waitFor();
    },
  },
  {
    name: 'chat-failed',
    async reach({ page, model }) {
      model.reply({ status: 401, body: { error: { message: 'no such key' } } });
      await send(page, 'Look.');
      await button(page, words('turn-status.try-again')).waitFor();
    },
  },
  {
    name: 'chat-retrying',
    async reach({ page, model }) {
      model.reply({ status: 429, headers: { 'retry-after': '300' }, body: {} });
      await send(page, 'Look.');
      await page.getByText(/429/).first().waitFor();
    },
  },
  {
    name: 'chat-find',
    async reach({ page, model }) {
      model.reply('Herons wade. Other herons nest.');
      await send(page, 'Tell me of herons');
      await page.getByRole('log').getByText('Herons wade.').waitFor();
      await composer(page).focus();
      await page.keyboard.press('ControlOrMeta+F');
      await page.getByRole('textbox', { name: words('find.label') }).fill('herons');
      await page.getByText(words('find.count', { at: 3, total: 3 })).waitFor();
    },
  },
  ...['message-actions', 'message-edit'].map(
    (name): Scene => ({
      name,
      afresh: true,
      async reach({ page, model }) {
        model.reply('Herons wade.');
        await send(page, 'Tell me of herons');
        await page.getByRole('log').getByText('Herons wade.').waitFor();
        await page.getByText('Tell me of herons').last().hover();
        const edit = button(page, words('message.edit')).last();
        await edit.waitFor();
        if (name === 'message-edit') await edit.click();
      },
    }),
  ),
];
