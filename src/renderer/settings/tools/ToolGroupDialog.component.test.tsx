import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ToolGroupDialog } from './ToolGroupDialog';

// The dialog that creates and edits a group of tools.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const saved = () => main.called('settings.setToolGroup');
const group = {
  name: 'looking',
  description: '',
  replaceSystemPrompt: false,
  collapse: true,
  only: false,
  tools: ['glob', 'lost'],
};

it('a new group is made by keys alone: named, its tools searched for and chosen', async () => {
  main.play({ settings: { setToolGroup: () => {} } });
  show(<ToolGroupDialog group={null} taken={['looking']} onClose={() => {}} />);
  await page.getByRole('textbox', { name: 'Name' }).fill('looking');
  await expect.element(page.getByText('A group with this name already exists.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: 'Name' }).fill('mine');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('read');
  await expect.element(page.getByText('3 tools found')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ }');
  await expect.element(box(/^read_file/)).toBeChecked();
  await expect.element(page.getByText('1 tool selected')).toBeVisible();
  await userEvent.keyboard('{End}{ }{Enter}');
  await expect
    .poll(saved)
    .toMatchObject([{ name: 'mine', group: { tools: ['read_file', 'read_many_files'], collapse: true } }]);
});

it('what is not there is marked, and goes; all from one place are chosen at once', async () => {
  main.play({ settings: { setToolGroup: () => {} } });
  show(<ToolGroupDialog group={group} taken={['looking']} onClose={() => {}} />);
  await expect.element(box('lost unavailable')).toBeChecked();
  await expect.element(box('All of Pilotfish')).toBePartiallyChecked();
  await box('lost unavailable').click();
  await box('All of Pilotfish').click();
  await expect.element(page.getByText('9 tools selected')).toBeVisible();
  await box(/^edit\b/).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(saved).toHaveLength(1);
  expect(saved()[0]).toMatchObject({
    name: 'looking',
    group: { tools: expect.not.arrayContaining(['lost', 'edit']) },
  });
});
