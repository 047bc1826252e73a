import { AppError } from '@shared/errors';
import type { RulePreview as Preview, PreviewedCall } from '@shared/history/history';
import { openedProject } from '@shared/project/project-state';
import { textOf } from '@shared/texts/text';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { RulePreview } from './RulePreview';

// The effect of a rule on past calls.

let main: ScriptedMain;
beforeAll(async () => {
  const project = openedProject({ key: 'p-0123456789ab', root: '/p', name: 'p', state: 'open' }, []);
  main = await startScriptedMain({}, project);
});

const rule = { effect: 'allow', tool: 'edit', scope: 'project' } as const;
const none = { count: 0, rows: [] };
const call: PreviewedCall = {
  chatId: 'a',
  callId: 'c',
  messageId: 'm',
  at: 1,
  tool: 'edit',
  title: '/p/src/a.ts',
};
const answer = (more: Partial<Preview>): Preview => ({
  looked: 2000,
  more: true,
  allowed: none,
  asked: none,
  denied: none,
  ...more,
});

it('says how many, and lists them', async () => {
  const found = answer({ allowed: { count: 14, rows: [call] }, denied: { count: 2, rows: [] } });
  main.play({ history: { rulePreview: () => found } });
  show(<RulePreview rule={rule} chatId={null} />);
  const line = page.getByRole('button', {
    name: /^Of the last 2,000 calls, this rule would have allowed 14, denied 2\./,
  });
  await line.click();
  await expect.element(page.getByRole('heading', { name: 'Would have run' })).toBeVisible();
  await expect.element(page.getByText('src/a.ts')).toBeVisible();
  expect(main.called('history.rulePreview')).toEqual([{ project: 'p-0123456789ab', rule, chatId: null }]);
});

it('says that no call is touched, or that nothing would be another', async () => {
  main.play({ history: { rulePreview: ({ rule: { match } }) => answer({ looked: match ? 3 : 0 }) } });
  show(<RulePreview rule={rule} chatId={null} />);
  await expect.element(page.getByText('This rule matches no past calls.')).toBeVisible();
  show(<RulePreview rule={{ ...rule, match: 'src/**' }} chatId={null} />);
  await expect.element(page.getByText('This rule would not have affected the last 3 calls.')).toBeVisible();
});

it.each([0, 3])(
  'is silent about a rule for the chat that touches none of its %i calls: the project may have some',
  async (looked) => {
    main.play({ history: { rulePreview: () => answer({ looked }) } });
    show(<RulePreview rule={{ ...rule, scope: 'chat' }} chatId="a" />);
    await expect.element(page.getByText('Checking past calls…')).toBeVisible();
    await expect.element(page.getByText('Checking past calls…')).not.toBeInTheDocument();
    expect(page.getByText(/this rule/i).elements()).toHaveLength(0);
  },
);

it('counts the calls that a rule for the chat touches', async () => {
  main.play({ history: { rulePreview: () => answer({ looked: 3, allowed: { count: 2, rows: [call] } }) } });
  show(<RulePreview rule={{ ...rule, scope: 'chat' }} chatId="a" />);
  await expect.element(page.getByRole('button', { name: /would have allowed 2\./ })).toBeVisible();
});

it('says what is wrong with the rule', async () => {
  main.play({
    history: {
      rulePreview() {
        throw new AppError('invalid', textOf('rule-files.not-a-host'));
      },
    },
  });
  show(<RulePreview rule={rule} chatId={null} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
});
