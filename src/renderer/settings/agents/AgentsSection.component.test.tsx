import type { AgentView, CheckedAgent } from '@shared/sub-agents/sub-agents';
import type { AgentDraft, AgentFields } from '@shared/sub-agents/sub-agents-schema';
import { textOf } from '@shared/texts/text';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { AgentsSection } from './AgentsSection';

// The page of sub-agents: the problems of a definition while it is written, as a form and as text.

const checker: AgentView = {
  name: 'checker',
  description: 'Checks what was done.',
  tools: ['glob'],
  model: null,
  place: { kind: 'person', file: 'checker.md', path: '/data/agents/checker.md' },
  text: '---',
  state: 'holds',
  problems: [],
};
const fields: AgentFields = {
  name: 'checker',
  description: 'Checks what was done.',
  tools: ['nothing'],
  model: null,
  prompt: 'You check.',
};

/** The answer of the main process: a form needs a description, a text needs its first line. */
function checked({ text, fields: of }: AgentDraft): CheckedAgent {
  if (of === null && !text.startsWith('---'))
    return { text, fields: null, problems: ['The file must start with a line “---”.'] };
  if (of?.description === '') return { text, fields: null, problems: ['“description” must explain it.'] };
  const same = textOf('agents.same-name', { name: 'explorer', file: '' });
  return { text: '---', fields: of ?? fields, problems: of?.name === 'explorer' ? [same] : [] };
}

const project = testProject();
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});
beforeEach(() => {
  main.play({ agents: { list: () => [checker], check: checked, save: () => {}, remove: () => {} } });
  show(<AgentsSection />);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });

it('says what a new one lacks once saving was tried, and at once who is called the same', async () => {
  await button('New sub-agent').click();
  await field('Name').fill('explorer');
  const lack = page.getByText('“description” must explain it.');
  await expect.poll(() => main.called('agents.check').length).toBeGreaterThan(1);
  await expect.element(lack).not.toBeInTheDocument();
  await button('Save').click();
  await expect.element(lack).toBeVisible();
  expect(main.called('agents.save')).toEqual([]);
  await field('When to use it').fill('Always.');
  await expect.element(page.getByText(/^A built-in sub-agent is also called “explorer”/)).toBeVisible();
});

it('is kept in the folder that the user chooses', async () => {
  await button('New sub-agent').click();
  await page.getByRole('radio', { name: /^This project/ }).click();
  await field('Name').fill('Ours');
  await field('When to use it').fill('Always.');
  await button('Save').click();
  await expect
    .poll(() => main.called('agents.save'))
    .toEqual([
      {
        place: { kind: 'project', project: project.key },
        file: 'ours.md',
        text: '---',
        replaces: null,
      },
    ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('goes back from text to the form only if the text is a definition; a tool that is unknown is listed', async () => {
  await button('Edit checker').click();
  await button('Edit as text').click();
  await field('Definition').fill('You check.');
  await expect.element(page.getByText('The file must start with a line “---”.')).toBeVisible();
  await expect.element(button('Edit as form')).toHaveAttribute('aria-disabled', 'true');
  await field('Definition').fill('---');
  await expect.element(button('Edit as form')).not.toHaveAttribute('aria-disabled', 'true');
  await button('Edit as form').click();
  await expect.element(page.getByRole('checkbox', { name: /^nothing/ })).toBeChecked();
});
