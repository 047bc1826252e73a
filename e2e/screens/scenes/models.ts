import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { afresh, type Scene } from '../scene';
import { button, composer, openSettings, question, send, settingsPages } from '../steps';

// Models: their facts in the menu, their effort, learned changes, the wait before a retry, and the question about a
// budget.

/** No server answers there, and none is asked. */
const baseUrl = 'http://127.0.0.1:9/v1';

const providers = [
  {
    id: 'router',
    name: 'Router',
    baseUrl,
    model: 'gpt-5.2',
    models: { 'gpt-5.2': { price: { input: 1.25, cachedInput: 0.125, output: 10, currency: 'USD' } } },
  },
  {
    id: 'here',
    name: 'On this machine',
    baseUrl,
    model: 'qwen3-coder:30b-a3b-q4_K_M',
    contextWindow: 32_768,
    tools: false,
  },
];

async function openMenu(page: Page, at: number): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').nth(at).click();
  await page.getByRole('menu').waitFor();
}

/** A turn that used most of its budget. */
async function pauseForBudget({ page, model }: Pilotfish): Promise<void> {
  const reads = { calls: [{ name: 'read_file', arguments: { path: 'README.md' } }] };
  model.reply({ ...reads, usage: { input: 8_900, output: 120 } });
  await composer(page).waitFor();
  await send(page, 'Please read everything.');
  await button(page, words('budget.raise-turn')).waitFor();
}

const budget = { budget: { turn: { tokens: 10_000 } } };

export const modelScenes: readonly Scene[] = [
  afresh({
    name: 'menu-model-facts',
    settings: { providers },
    async reach({ page }) {
      await composer(page).waitFor();
      await openMenu(page, 2);
    },
  }),
  afresh({
    name: 'menu-effort',
    settings: { providers },
    async reach({ page }) {
      await composer(page).fill('/model router/gpt-5.2');
      await page.keyboard.press('Enter');
      await page.locator('header').getByText('gpt-5.2').waitFor();
      await openMenu(page, 3);
    },
  }),
  {
    name: 'settings-models-learned',
    async reach({ page, model }) {
      const refused = { status: 400, body: { error: { message: 'Unknown parameter: stream_options' } } };
      model.onRequest(({ body }) => ('stream_options' in body ? refused : null));
      model.reply('Hello.');
      await composer(page).waitFor();
      await send(page, 'Hello');
      await page.getByRole('article').getByText('Hello.', { exact: true }).waitFor();
      await openSettings(page, settingsPages.indexOf('models'));
      await page.getByText(words('learned.summary', { count: 1 })).click();
      await page.getByText(words('learned.no-stream-options')).waitFor();
    },
  },
  {
    name: 'turn-retrying',
    async reach({ page, model }) {
      const message = 'Rate limit reached for requests per minute. Please try again in 90s.';
      model.reply({ status: 429, headers: { 'retry-after': '90' }, body: { error: { message } } }, 'Hello.');
      await composer(page).waitFor();
      await send(page, 'Hello');
      await page.getByText(/1:(30|2\d)/).waitFor();
    },
  },
  { name: 'budget-question', settings: budget, reach: pauseForBudget },
  {
    name: 'inbox-budget',
    settings: budget,
    async reach(pilotfish) {
      const { page } = pilotfish;
      await pauseForBudget(pilotfish);
      await page.keyboard.press('ControlOrMeta+Alt+A');
      await question(page).waitFor();
    },
  },
];
