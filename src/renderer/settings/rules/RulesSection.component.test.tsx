import { type Rule, unreadRuleId } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { RulesSection } from './RulesSection';

// The list of the current rules: the text of each, and which of them the user can remove.

const rule = (own: Pick<Rule, 'id' | 'effect' | 'tool' | 'createdAt'>): Rule => ({
  scope: 'everywhere',
  origin: 'person',
  ...own,
});
const rules = [
  rule({ id: unreadRuleId, effect: 'ask', tool: '*', createdAt: 0 }),
  rule({ id: 'by-hand', effect: 'deny', tool: 'edit', createdAt: 0 }),
  rule({ id: 'kept', effect: 'ask', tool: 'edit', createdAt: Date.UTC(2026, 4, 15, 12) }),
];

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, { ...testProject(), rules });
});

it('says of a file that is not understood just that, and offers to open it', async () => {
  show(<RulesSection />);
  const item = page.getByRole('listitem').filter({ hasText: 'rules.json is invalid' });
  await expect.element(item.getByText(/Every call asks until the file is valid\.$/)).toBeVisible();
  await expect.element(item.getByRole('button', { name: 'Open rules.json' })).toBeVisible();
  expect(item.getByRole('button', { name: /^Remove/ }).elements()).toEqual([]);
  await expect.element(page.getByText('ask *')).not.toBeInTheDocument();
});

it('does not say it again while a notice over the page says it', async () => {
  show(<RulesSection />);
  const item = page.getByRole('listitem').filter({ hasText: 'rules.json is invalid' });
  await expect.element(item).toBeVisible();
  const all = [
    textOf('rule-files.no-list', { name: 'everywhere' }),
    textOf('rule-files.all-asks-until-mended'),
  ];
  const problem = textOf('sentences', { all });
  const text = textOf('rule-files.in-file', { file: 'rules.json', problem });
  const notice = { id: 'unread', level: 'warning', text, file: 'rules.json' } as const;
  main.emit('app', { type: 'notice-added', notice });
  await expect.element(item).not.toBeInTheDocument();
  await expect.element(page.getByText('deny edit')).toBeVisible();
  main.emit('app', { type: 'notice-removed', id: 'unread' });
  await expect.element(item).toBeVisible();
});

it('says when a rule was kept, and of one without a time that it was written by hand', async () => {
  show(<RulesSection />);
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect.element(item('deny edit').getByText('Added to rules.json by hand.')).toBeVisible();
  await expect.element(item('ask edit').getByText(/^Added by you on .*2026\.$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove rule/ }).first()).toBeVisible();
});
