import type { NamedWeight } from '@shared/attachments/named';
import { emptyChat } from '@shared/chat/chat';
import { chatTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUiState } from '../../../state/ui-state';
import { testProject } from '../../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../../testing/scripted-main';
import { show } from '../../../testing/show';
import { Composer } from '../Composer';

// The mentions of a message, above its text: chips with their size, while the text contains them.

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: '',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    waiting: [],
    locked: false,
  } as const;
  main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));
});

const weights: Readonly<Record<string, NamedWeight>> = {
  'src/a.ts': { kind: 'file', tokens: 1200, isCut: true, beginning: 'const a = 1;\n' },
  'my docs': { kind: 'folder', tokens: 20, isCut: false, beginning: 'one.md\ntwo.md' },
  glob: { kind: 'tool', tokens: 150, beginning: 'Finds files.', tools: ['glob'] },
  'read-only': { kind: 'group', tokens: 900, beginning: 'Looks only.', tools: ['glob', 'read_file'] },
  'secret.txt': { kind: 'refused', why: 'A rule denies reading secret.txt.' },
};

const field = () => page.getByRole('textbox', { name: 'Message' }).first();
const chips = () => page.getByRole('list', { name: 'Mentioned in the message' });
const chip = (name: RegExp | string) => chips().getByRole('button', { name });
const tooMuch = () => page.getByText(/^This message needs/);
const file = 'src/a.ts, 1.2K tokens';

const weigh = ({ names }: { readonly names: readonly string[] }) =>
  names.flatMap((name) => {
    const weight = weights[name];
    return weight ? [{ name, weight }] : [];
  });

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  main.play({
    chat: { send: () => {} },
    project: {
      findFiles: () => ({ found: [], isWhole: true }),
      named: weigh,
    },
    tools: { look: () => undefined, weigh },
  });
  await main.showChat(emptyChat('chat'));
  show(<Composer chatId="chat" blocked={null} />);
  await field().click();
});

it('is a chip once its word is written, and goes with its text', async () => {
  await userEvent.keyboard('See @src/a.ts');
  await expect.element(chips()).not.toBeInTheDocument();
  await userEvent.keyboard(' and @"my docs" or @nobody ');
  await expect.element(chip(file)).toBeVisible();
  await expect.element(chip('my docs, 20 tokens, list of contents')).toBeVisible();
  expect(chips().getByRole('listitem').elements()).toHaveLength(2);
  await chip(file).hover();
  await expect.element(page.getByText('const a = 1;')).toBeVisible();
  await expect.element(page.getByText('The model gets only the beginning of this file')).toBeVisible();
  await field().fill('See ');
  await expect.element(chips()).not.toBeInTheDocument();
});

it('is taken out of the text by a click, and by keys', async () => {
  await field().fill('See @src/a.ts, and @"my docs" first ');
  await page.getByRole('button', { name: 'Remove src/a.ts from the message' }).click();
  await expect.element(field()).toHaveValue('See , and @"my docs" first ');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Backspace}');
  await expect.element(chip(/^my docs/)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(field()).toHaveValue('See , and first ');
  await expect.element(field()).toHaveFocus();
  await expect.element(chips()).not.toBeInTheDocument();
});

it('says that it does not go along, and why', async () => {
  await field().fill('@secret.txt ');
  const refused = chip('secret.txt cannot be included: A rule denies reading secret.txt.');
  await expect.element(refused).toBeVisible();
  await expect.element(refused).toHaveTextContent('secret.txt');
});

it('warns when text and what it names do not fit into the context together', async () => {
  const usage = { contextTokens: 0, contextWindow: 1205, inputTokens: 0, outputTokens: 0 };
  main.emit(chatTopic('chat'), { type: 'usage-changed', usage });
  await field().fill('See @src/a.ts now ');
  await expect.element(chip(file)).toBeVisible();
  await expect.element(tooMuch()).not.toBeInTheDocument();
  await field().fill('See @src/a.ts now, please ');
  await expect
    .element(tooMuch())
    .toHaveTextContent('This message needs about 1,207 tokens. The context window has room for 1,205.');
  await field().fill('word '.repeat(1000));
  await expect
    .element(tooMuch())
    .toHaveTextContent('This message needs about 1,250 tokens. The context window has room for 1,205.');
});

it('is also a tool or a group that is turned on, with what the model is told of it', async () => {
  await field().fill('Use @{read-only} and @{glob} but not @{nobody} ');
  const group = 'read-only, 900 tokens, a group of tools';
  await expect.element(chip(group)).toBeVisible();
  await expect.element(chip('glob, 150 tokens, a tool')).toBeVisible();
  expect(chips().getByRole('listitem').elements()).toHaveLength(2);
  await chip(group).hover();
  await expect.element(page.getByText('Looks only.')).toBeVisible();
  await expect.element(page.getByText('Tools: glob, read_file')).toBeVisible();
  await page.getByRole('button', { name: 'Remove read-only from the message' }).click();
  await expect.element(field()).toHaveValue('Use and @{glob} but not @{nobody} ');
});
