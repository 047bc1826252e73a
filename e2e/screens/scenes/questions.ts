import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { shellCall } from '../../calls';
import { startPackageRegistry } from '../../services/package-registry';
import type { Scene } from '../scene';
import { button, chooseMode, question, send, toQuestion } from '../steps';

// Questions other than changes of files: commands, plans, questions of the model, memory, the web.

const choices = [
  { label: 'SQLite', description: 'One file, no server.' },
  { label: 'Postgres', description: 'A server of its own, for many who write at once.' },
  { label: 'Files' },
];

const plan =
  '# Write the parser anew\n\nThe parser is slow because it reads each line twice.\n\n1. Edit `src/parse.ts`\n2. Run the tests\n3. Write down what changed\n';

async function plans({ page, model }: Pilotfish): Promise<void> {
  await chooseMode(page, 'plan');
  model.reply({ calls: [{ name: 'exit_plan_mode', arguments: { plan } }] });
  await send(page, 'Make it faster.');
  await toQuestion(page);
}

async function asks({ page, model }: Pilotfish, also: object = {}): Promise<void> {
  const asked = { question: 'Where shall the birds be stored?', choices, ...also };
  model.reply({ calls: [{ name: 'ask_user', arguments: asked }] });
  await send(page, 'Store it.');
  await question(page).waitFor();
}

export const questionScenes: readonly Scene[] = [
  {
    name: 'command',
    async reach({ page, model }) {
      model.reply({ calls: [shellCall('touch new.txt && npm test', 'Makes a file and runs the tests')] });
      await send(page, 'Run the tests.');
      await toQuestion(page);
    },
  },
  {
    name: 'command-packages',
    async reach({ page, model, home }) {
      const registry = await startPackageRegistry();
      page.once('close', () => registry.close());
      await writeFile(join(home, '.npmrc'), `registry=${registry.base}\n`);
      const command = 'npm install left-pad@1.3.0 @scope/thing long react-codeshift-tools';
      model.reply({ calls: [shellCall(command, 'Adds the packages')] });
      await send(page, 'Add the packages.');
      await toQuestion(page);
      await question(page)
        .getByText(words('package-facts.missing', { host: registry.host }))
        .waitFor();
    },
  },
  {
    name: 'command-edit',
    async reach({ page, model }) {
      model.reply({ calls: [shellCall('touch new.txt && npm test', 'Makes a file and runs the tests')] });
      await send(page, 'Run the tests.');
      await toQuestion(page);
      await button(question(page), words('approval-card.edit-command')).click();
      await question(page)
        .getByRole('textbox', { name: words('approval-card.edited-command') })
        .waitFor();
    },
  },
  {
    name: 'command-always',
    async reach({ page, model }) {
      model.reply({ calls: [shellCall('npm run test -- --watch=false', 'Runs the tests')] });
      await send(page, 'Run the tests.');
      await toQuestion(page);
      await button(question(page), words('approval-answers.always')).click();
      await button(page.getByRole('dialog'), words('approval-answers.always-accept')).waitFor();
    },
  },
  { name: 'plan', reach: plans },
  {
    name: 'plan-comment',
    async reach(pilotfish) {
      await plans(pilotfish);
      const { page } = pilotfish;
      const name = words('plan-card.comment-on', { line: 'Run the tests' });
      await question(page).getByRole('listitem').filter({ hasText: 'Run the tests' }).last().hover();
      await button(page, name).click();
      await page.getByRole('textbox', { name }).fill('There are none.');
      await page.keyboard.press('Enter');
      await button(question(page), words('plan-card.keep-planning-with', { comments: 1 })).waitFor();
    },
  },
  { name: 'ask-user', reach: (pilotfish) => asks(pilotfish) },
  {
    name: 'ask-user-words',
    async reach(pilotfish) {
      await asks(pilotfish, { multiple: true });
      const { page } = pilotfish;
      await question(page).getByRole('checkbox').first().click();
      await question(page)
        .getByRole('textbox', { name: words('question-card.own-words') })
        .fill('version 18');
    },
  },
  {
    name: 'ask-user-declined',
    async reach(pilotfish) {
      await asks(pilotfish);
      const { page } = pilotfish;
      await button(question(page), words('question-card.decline')).click();
      await page.getByRole('textbox', { name: words('question-card.why-not') }).waitFor();
    },
  },
  {
    name: 'memory-question',
    async reach({ page, model }) {
      model.reply({ calls: [{ name: 'save_memory', arguments: { fact: 'Birds are counted twice.' } }] });
      await send(page, 'Remember that birds are counted twice.');
      await question(page).getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'web-question',
    async reach({ page, model }) {
      const asked = { url: 'http://docs.example.com/guide?page=2', prompt: 'How do I connect?' };
      model.reply({ calls: [{ name: 'web_fetch', arguments: asked }] });
      await send(page, 'How do I connect?');
      await toQuestion(page);
    },
  },
];
