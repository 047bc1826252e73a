import type { CheckedCommand } from '@shared/approval/approval';
import { emptyChat } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import type { ChatSummary } from '@shared/project/project-state';
import { textOf } from '@shared/texts/text';
import { projectTopic } from '@shared/topics';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useServerState } from '../../state/server-state';
import { showChat } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { TryCommand } from './TryCommand';

// A command that the user tries: the calls to the main process, and the display of its answers.

const project = testProject();
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({ sandbox: { kind: 'there' } }, project);
});

afterEach(() => main.emit('app', { type: 'sandbox-found', sandbox: { kind: 'there' } }));

const command = page.getByRole('textbox', { name: 'Command' });
const verdict = page.getByRole('status');
const reasons = page.getByRole('list', { name: 'Parts of the command' });

function answer(because: string, more: Partial<CheckedCommand> = {}): CheckedCommand {
  return { verdict: 'run', because, parts: [], ...more };
}

/** The test releases each answer by its command. */
function heldAnswers() {
  const held = new Map<string, (answer: CheckedCommand) => void>();
  main.play({
    rules: { checkCommand: ({ command: text }) => new Promise((resolve) => held.set(text, resolve)) },
  });
  return async (text: string) => {
    await expect.poll(() => held.has(text)).toBe(true);
    held.get(text)?.(answer(`it is ${text}`));
  };
}

const choose = async (label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

it('asks in the mode of the next chat and as commands run here, and says what would happen and why', async () => {
  main.play({
    rules: {
      checkCommand: () => ({
        verdict: 'ask',
        because: textOf('asks.by-mode', { mode: textOf('mode.ask') }),
        parts: [
          { text: 'ls', why: null },
          { text: 'npm test', why: 'npm may do more than read' },
        ],
      }),
    },
  });
  show(<TryCommand rules={[]} />);
  await expect.element(verdict).toBeEmptyDOMElement();
  await command.fill('ls && npm test');
  await expect.element(verdict).toHaveTextContent('It would ask: the mode is Ask.');
  await expect.element(reasons.getByRole('listitem')).toHaveTextContent('npm testnpm may do more than read');
  expect(main.called('rules.checkCommand')).toEqual([
    { project: project.key, chatId: null, command: 'ls && npm test', mode: 'ask', sandboxed: true },
  ]);
});

it('asks again in another mode, without the sandbox, and when other rules hold', async () => {
  main.play({ rules: { checkCommand: ({ mode, sandboxed }) => answer(`${mode} ${sandboxed}`) } });
  const WithRules = () => <TryCommand rules={useServerState((state) => state.project?.rules ?? [])} />;
  show(<WithRules />);
  await command.fill('npm test');
  await choose('Mode', 'Auto');
  await expect.element(verdict).toHaveTextContent('It would run: auto true.');
  await choose('Sandbox', 'Outside the sandbox');
  await expect.element(verdict).toHaveTextContent('It would run: auto false.');

  main.play({ rules: { checkCommand: () => answer('a rule refuses it', { verdict: 'refuse' }) } });
  main.emit(projectTopic(project.key), { type: 'rules-changed', rules: [] });
  await expect.element(verdict).toHaveTextContent('It would be denied: a rule refuses it.');
});

it('refuses each where the sandbox is required and there is none', async () => {
  const why = textOf('sandbox.not-found', { programs: 'bubblewrap' });
  main.emit('app', { type: 'sandbox-found', sandbox: { kind: 'required', why } });
  main.play({ rules: { checkCommand: () => answer('it only reads') } });
  show(<TryCommand rules={[]} />);
  await command.fill('ls');
  await expect
    .element(verdict)
    .toHaveTextContent(
      'It would be denied: the settings require the sandbox, but it is unavailable (bubblewrap is not installed. Install it with the package manager of your system.).',
    );
  await choose('Sandbox', 'In the sandbox');
  await expect.element(verdict).toHaveTextContent('It would run: it only reads.');
});

it('says once why where the command is one part that asks for that very reason', async () => {
  const parts = [{ text: 'eval x', why: 'it cannot be understood' }];
  main.play({
    rules: { checkCommand: () => answer('it cannot be understood', { verdict: 'ask', parts }) },
  });
  show(<TryCommand rules={[]} />);
  await command.fill('eval x');
  await expect.element(verdict).toHaveTextContent('It would ask: it cannot be understood.');
  await expect.element(reasons).not.toBeInTheDocument();
});

it('says of each of several parts why, of the one that decides as well', async () => {
  const parts = [
    { text: 'eval x', why: 'it deletes' },
    { text: 'npm test', why: 'npm may do more than read' },
  ];
  main.play({ rules: { checkCommand: () => answer('it deletes', { verdict: 'ask', parts }) } });
  show(<TryCommand rules={[]} />);
  await command.fill('eval x && npm test');
  await expect.element(verdict).toHaveTextContent('It would ask: it deletes.');
  const [first, last] = [reasons.getByRole('listitem').first(), reasons.getByRole('listitem').last()];
  await expect.element(first).toHaveTextContent('eval xit deletes');
  await expect.element(last).toHaveTextContent('npm testnpm may do more than read');
});

it('never shows an answer that comes late in the place of a newer one', async () => {
  const arrives = heldAnswers();
  show(<TryCommand rules={[]} />);
  await command.fill('ls');
  await command.fill('ls -l');
  await arrives('ls -l');
  await expect.element(verdict).toHaveTextContent('It would run: it is ls -l.');
  await arrives('ls');
  await command.fill('ls -la');
  // The shown decision is about another command than the typed one.
  await expect.element(verdict).toHaveTextContent('It would run: it is ls -l.');
  expect(verdict.element().closest('[aria-busy="true"]')).not.toBeNull();
  await arrives('ls -la');
  await expect.element(verdict).toHaveTextContent('It would run: it is ls -la.');
  expect(verdict.element().closest('[aria-busy="true"]')).toBeNull();
});

it('shows nothing of an empty field, whatever comes late', async () => {
  const arrives = heldAnswers();
  show(<TryCommand rules={[]} />);
  await command.fill('ls');
  await arrives('ls');
  await expect.element(verdict).toHaveTextContent('It would run: it is ls.');
  await command.fill('ls -l');
  await command.fill('  ');
  await expect.element(verdict).toBeEmptyDOMElement();
  await arrives('ls -l');
  await command.fill('');
  await expect.element(verdict).toBeEmptyDOMElement();
});

it('says what is wrong with a command that cannot be', async () => {
  main.play({
    rules: {
      checkCommand() {
        throw new AppError('invalid', textOf('rules-page.try-nul'));
      },
    },
  });
  show(<TryCommand rules={[]} />);
  await command.fill('echo');
  await expect
    .element(command)
    .toHaveAccessibleDescription('The command contains a NUL character. Shells reject it.');
  await expect.element(command).toHaveAttribute('aria-invalid', 'true');
  await expect.element(verdict).toBeEmptyDOMElement();
});

it('makes what cannot be seen in a command visible', async () => {
  const parts = [
    { text: 'ls', why: null },
    { text: 'rm \u202eb', why: 'it deletes' },
  ];
  main.play({ rules: { checkCommand: () => answer('it deletes', { verdict: 'ask', parts }) } });
  show(<TryCommand rules={[]} />);
  await command.fill('ls; rm b');
  await expect.element(reasons).toHaveTextContent('rm ‹U+202E›bit deletes');
});

it('begins with the mode of the chat in front', async () => {
  const chat: ChatSummary = {
    id: 'a',
    title: 'A',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    locked: false,
    waiting: [],
  };
  main.play({ rules: { checkCommand: ({ mode }) => answer(mode) } });
  await main.showChat({ ...emptyChat('a'), mode: { kind: 'plan' } });
  main.emit(projectTopic(project.key), { type: 'chat-summarised', chat });
  showChat('a');
  show(<TryCommand rules={[]} />);
  await command.fill('ls');
  await expect.element(verdict).toHaveTextContent('It would run: plan.');
  expect(main.called('rules.checkCommand')).toMatchObject([{ chatId: 'a', mode: 'plan' }]);
});

it('is of no use without a folder, and says so', async () => {
  useServerState.setState({ project: null });
  show(<TryCommand rules={[]} />);
  await expect.element(page.getByText(/^Open a folder first/)).toBeVisible();
  await expect.element(command).not.toBeInTheDocument();
});
