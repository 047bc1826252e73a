import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Options, Pilotfish } from '../app';
import { editCall, readCall, shellCall } from '../calls';

// Scenes: the screens and states of the window, each with the way to it. By keys and marks in the page rather than by
// names, which are others in each language.

export type Scene = {
  readonly name: string;
  readonly options?: Partial<Omit<Options, 'settings'>>;
  /** Of `settings.json`, beside the language. */
  readonly settings?: Readonly<Record<string, unknown>>;
  reach(pilotfish: Pilotfish): Promise<void>;
};

const files = {
  'README.md': '# Sample\n\nA small project with a **few** files.\n\n- one\n- two\n',
  'src/parse.ts': Array.from({ length: 60 }, (_, line) => `export const value${line} = ${line};`).join('\n'),
  'src/deep/down/in/the/tree/a-file-with-a-rather-long-name.ts': 'export const sum = 1 + 1;\n',
  'src/sum.ts': 'export const sum = 1 + 1;\n',
  '.gitignore': 'dist/\n',
  'dist/bundle.js': '// built\n',
};

export const sceneOptions = { files, provider: 'environment', trusted: false, shell: null } as const;

const composer = '#composer';
const question = '[data-question]';

async function send(page: Page, text: string): Promise<void> {
  await page.locator(composer).fill(text);
  await page.keyboard.press('Enter');
}

async function openFile(page: Page, name: string): Promise<void> {
  await page.locator('[role="treeitem"]').first().waitFor();
  await page.keyboard.press('ControlOrMeta+P');
  const field = page.locator('dialog input[role="combobox"]');
  await expect(field).toBeFocused();
  await field.fill(name);
  await page.locator('[role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[role="tabpanel"] .view-line').first().waitFor();
}

async function toQuestion(page: Page): Promise<void> {
  await page.locator(`${question} button[data-main-answer]:not([aria-disabled="true"])`).first().waitFor();
}

async function openSettings(page: Page, section: number): Promise<void> {
  await page.locator(composer).waitFor();
  await page.keyboard.press('ControlOrMeta+,');
  await page.locator('nav button').nth(section).click();
  await page.locator('main h2').first().waitFor();
}

const todos = [
  { id: '1', content: 'Read the files that matter', status: 'completed' },
  {
    id: '2',
    content: 'Write the parser anew, and see to it that nothing else breaks',
    status: 'in_progress',
  },
  { id: '3', content: 'Run the tests', status: 'pending' },
];

const answer =
  '# A heading\n\nSome text with `code`, **weight** and a [link](https://example.org).\n\n- a list\n- of two\n\n| name | size |\n|---|---|\n| parse.ts | 60 lines |\n\n```ts\nexport const answer: number = 42; // why\n```\n\n> quoted';

const settingsSections = [
  'models',
  'tools',
  'servers',
  'agents',
  'rules',
  'memory',
  'web',
  'appearance',
  'behaviour',
  'keys',
  'data',
];

export const scenes: readonly Scene[] = [
  {
    name: 'first-run',
    options: { provider: 'none' },
    reach: async ({ page }) => {
      await page.locator('main button').nth(3).waitFor();
    },
  },
  { name: 'empty', reach: async ({ page }) => page.locator(composer).waitFor() },
  { name: 'file', reach: async ({ page }) => openFile(page, 'parse.ts') },
  {
    name: 'file-unsaved',
    async reach({ page, project }) {
      await openFile(page, 'sum.ts');
      await page.locator('.monaco-editor :is(textarea, .native-edit-context)').first().focus();
      await page.keyboard.type('// mine\n');
      await writeFile(path.join(project, 'src/sum.ts'), 'export const sum = 2;\n');
      await page.locator('[role="tabpanel"] button').first().waitFor();
    },
  },
  {
    name: 'chat',
    async reach({ page, model }) {
      model.reply(
        {
          reasoning: 'I weigh it.',
          text: 'I look.',
          calls: [
            readCall('README.md'),
            readCall('missing.md'),
            { name: 'todo_write', arguments: { todos } },
            { name: 'search_file_content', arguments: { pattern: 'sum' } },
          ],
        },
        answer,
      );
      await send(page, 'Look at the project, and tell me what you see.');
      await page.getByText('quoted').waitFor();
    },
  },
  {
    name: 'chat-failed',
    async reach({ page, model }) {
      model.reply({ status: 401, body: { error: { message: 'no such key' } } });
      await send(page, 'Look.');
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  {
    name: 'change',
    async reach({ page, project, model }) {
      model.reply({
        text: 'This is simpler.',
        calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')],
      });
      await send(page, 'Simplify the sum.');
      await toQuestion(page);
      await page.locator('[role="tabpanel"] .line-insert').first().waitFor();
    },
  },
  {
    name: 'change-reject',
    async reach({ page, project, model }) {
      model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
      await send(page, 'Simplify the sum.');
      await toQuestion(page);
      await page.keyboard.press('ControlOrMeta+Shift+A');
      await expect(page.locator(question).first()).toBeFocused();
      await page.keyboard.press('ControlOrMeta+Backspace');
      await page.locator(`${question} form :is(input, textarea)`).first().fill('Use a constant instead.');
    },
  },
  {
    name: 'command',
    async reach({ page, model }) {
      model.reply({ calls: [shellCall('touch new.txt && npm test', 'Makes a file and runs the tests')] });
      await send(page, 'Run the tests.');
      await toQuestion(page);
    },
  },
  {
    name: 'ask-user',
    async reach({ page, model }) {
      const choices = [{ label: 'Keep it' }, { label: 'Write it anew' }];
      model.reply({
        calls: [{ name: 'ask_user', arguments: { question: 'What about the parser?', choices } }],
      });
      await send(page, 'Mend the parser.');
      await page.locator(question).first().waitFor();
    },
  },
  ...settingsSections.map(
    (name, index): Scene => ({ name: `settings-${name}`, reach: ({ page }) => openSettings(page, index) }),
  ),
  {
    name: 'palette',
    async reach({ page }) {
      await page.locator(composer).waitFor();
      await page.keyboard.press('F1');
      await page.locator('[role="option"]').first().waitFor();
    },
  },
  {
    name: 'quick-open',
    async reach({ page }) {
      await page.locator(composer).waitFor();
      await page.keyboard.press('ControlOrMeta+P');
      await page.locator('dialog input[role="combobox"]').fill('a');
      await page.locator('[role="option"]').first().waitFor();
    },
  },
  {
    name: 'search',
    async reach({ page }) {
      await page.locator(composer).waitFor();
      await page.keyboard.press('ControlOrMeta+Shift+F');
      await page.locator('[data-region="tree"] input, [data-region="tree"] textarea').first().fill('sum');
      await page.locator('[data-region="tree"] [role="treeitem"]').first().waitFor();
    },
  },
  {
    name: 'terminal',
    async reach({ page }) {
      await page.locator(composer).waitFor();
      await page.keyboard.press('Control+`');
      await page.locator('.xterm-screen').first().waitFor();
    },
  },
  ...['project', 'mode', 'model'].map(
    (name, index): Scene => ({
      name: `menu-${name}`,
      async reach({ page }) {
        await page.locator(composer).waitFor();
        await page.locator('header button[aria-haspopup="menu"]').nth(index).click();
        await page.locator('[role="menu"]').waitFor();
      },
    }),
  ),
  {
    name: 'menu-file',
    async reach({ page }) {
      await page.locator('[role="treeitem"]').first().click({ button: 'right' });
      await page.locator('[role="menu"]').waitFor();
    },
  },
  {
    name: 'chats',
    async reach({ page, model }) {
      model.reply('Hello.');
      await send(page, 'Hello?');
      await page.getByText('Hello.', { exact: true }).waitFor();
      await page.locator('[data-region="chat"] button[aria-haspopup="dialog"]').first().click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    name: 'quick-ask',
    async reach({ page, model }) {
      await page.locator(composer).waitFor();
      model.reply('It is a **small** project.');
      await page.goto(new URL('/quick-ask', page.url()).href);
      await page.locator('textarea').fill('What is this?');
      await page.keyboard.press('Enter');
      await page.getByText('small').first().waitFor();
    },
  },
  {
    name: 'connection-lost',
    async reach({ page, kill }) {
      await page.locator(composer).waitFor();
      await kill();
      await page.locator('[role="status"] p').first().waitFor();
    },
  },
];
