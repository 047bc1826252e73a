import { type SlashPrompt, slashCommands } from '@shared/chat/slash-commands';
import { textOf } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { type Offered, slashItems } from './slash-items';

const prompt = (name: string, rest: Partial<SlashPrompt> = {}): SlashPrompt => ({
  name,
  description: `Does ${name}`,
  argumentHint: '',
  from: 'person',
  fault: null,
  ...rest,
});
const offered: Offered = {
  commands: slashCommands,
  prompts: [prompt('commit'), prompt('review', { argumentHint: '<file>', from: 'project' })],
  modes: [
    { value: 'plan', about: 'Only reads.' },
    { value: 'accept-edits', about: 'Changes files without asking.' },
  ],
  models: [{ value: 'local/qwen/qwen3', about: 'Local' }],
};
const texts = (text: string) => slashItems(text, offered).map((item) => item.text);

test('a slash alone lists all of them', () => {
  expect(texts('/')).toHaveLength(slashCommands.length + 2);
});

test.each([
  ['/co', ['/compact', '/commit']],
  ['/mode', ['/mode ', '/model ']],
  ['/cmt', ['/compact', '/commit']],
  ['/RE', ['/review ']],
  ['/zzz', []],
  ['/mode ', ['/mode plan', '/mode accept-edits']],
  ['/mode ae', ['/mode accept-edits']],
  ['/model qw', ['/model local/qwen/qwen3']],
  ['/review a.ts', []],
  ['/mode plan now', []],
  ['/usr/bin', []],
  ['a /co', []],
  ['', []],
])('%j offers %j', (text, offers) => {
  expect(texts(text)).toEqual(offers);
});

test('what a command of ours does is a text, so that its own blanks are not shown as hidden ones', () => {
  expect(slashItems('/clear', offered).map(({ about }) => about)).toEqual([textOf('slash.clear')]);
});

test('what stands beside a mode says what it lets run, not its name again', () => {
  expect(slashItems('/mode pl', offered)).toMatchObject([{ label: 'plan', about: 'Only reads.' }]);
});

test('what stands beside a prompt: what follows it, what it is for, who brings it, why it cannot be used', () => {
  const broken = {
    ...offered,
    commands: [],
    prompts: [prompt('review', { argumentHint: '<file>', fault: 'Broken.' })],
  };
  expect(slashItems('/r', broken)).toEqual([
    {
      text: '/review ',
      label: '/review',
      hint: '<file>',
      about: 'Broken.',
      from: 'User',
      isWhole: false,
      asksFor: null,
      fault: 'Broken.',
    },
  ]);
});
