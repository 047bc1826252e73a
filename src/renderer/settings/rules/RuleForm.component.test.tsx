import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { tool } from '../../testing/tools';
import { RuleForm } from './RuleForm';

// The form that adds a rule.

const project = testProject();
const none = { count: 0, rows: [] };
const preview = { looked: 4, more: false, allowed: none, asked: none, denied: { count: 2, rows: [] } };

let main: ScriptedMain;
beforeAll(async () => {
  const tools = [
    tool('edit', 'Edit', 'change', 'edit-file'),
    tool('run_shell_command', 'Shell', 'command', 'run-command'),
    tool('web_fetch', 'Fetch', 'read', 'read-file'),
  ];
  main = await startScriptedMain({ tools }, project);
});

const choose = async (label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

it('offers every tool that main knows, and every tool at once where nothing is allowed', async () => {
  show(<RuleForm />);
  await page.getByRole('combobox', { name: 'Tool' }).click();
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(options).toEqual(['All tools', 'editEdit', 'run_shell_commandShell', 'web_fetchFetch']);
  await userEvent.keyboard('{Escape}');
  await choose('Effect', 'Allow');
  await page.getByRole('combobox', { name: 'Tool' }).click();
  await expect.poll(options).toEqual(['editEdit', 'run_shell_commandShell', 'web_fetchFetch']);
});

it('adds a rule for commands by their first words, and says what it does and would have done', async () => {
  main.play({ rules: { add: () => {} }, history: { rulePreview: () => preview } });
  show(<RuleForm />);
  await choose('Effect', 'Deny');
  await choose('Tool', /^run_shell_command/);
  await page.getByRole('textbox', { name: 'Commands (optional)' }).fill('git push');
  await expect.element(page.getByText(/Commands that start with “git push” are denied/)).toBeVisible();
  const effect = page.getByRole('button', { name: /^Of the last 4 calls, this rule would have denied 2\./ });
  await expect.element(effect).toBeVisible();
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect
    .poll(() => main.called('rules.add'))
    .toEqual([
      {
        effect: 'deny',
        tool: 'run_shell_command',
        match: 'git push',
        scope: 'project',
        project: project.key,
      },
    ]);
  await expect.element(page.getByRole('textbox', { name: 'Files (optional)' })).toHaveValue('');
});

it('keeps what was typed when the rule is refused, and says why', async () => {
  main.play({});
  show(<RuleForm />);
  await page.getByRole('textbox', { name: 'Files (optional)' }).fill('src/**');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect.element(page.getByText('The script has no answer to rules.add.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Files (optional)' })).toHaveValue('src/**');
});
