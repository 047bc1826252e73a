import type { Question, Subject } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { textOf } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../chat/MessageRow';
import { setEdited, useEdits } from '../state/questions/edits';
import { leaveWords } from '../state/questions/left-words';
import { useServerState } from '../state/server-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, fileSubject } from '../testing/waiting-chat';
import {
  armed,
  askOnCard,
  button,
  card,
  decisionsOf,
  focusCard,
  proposal,
  reason,
} from './testing/asked-card';

// The card of a waiting call: the effect of each key and each answer.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const decisions = () => decisionsOf(main);
const ask = (subject: Subject, question: Partial<Question> = {}) => askOnCard(main, { subject, question });
const composer = () => page.getByRole('textbox', { name: 'Message' });

describe('keys in the reason for a rejection', () => {
  it('Ctrl+Enter rejects with the reason, and accepts nothing, whatever was edited', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    setEdited(callKeyOf(chat.id, call.id), 'mine\n', 'hash-1');
    await armed();
    await focusCard();
    await userEvent.keyboard('{Control>}{Backspace}{/Control}');
    await expect.element(reason()).toHaveFocus();
    await userEvent.keyboard('not like this{Control>}{Enter}{/Control}');
    await expect.poll(decisions).toEqual([{ answer: 'reject', reason: 'not like this' }]);
  });

  it('is open again after a reload, without the keyboard, while it has text', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    leaveWords(callKeyOf(chat.id, call.id), 'rejection', 'not like');
    await expect.element(reason()).not.toBeInTheDocument();
    show(<MessageRow chatId={chat.id} row={call.messageId} />);
    await expect.element(reason()).toHaveValue('not like');
    await expect.element(reason()).not.toHaveFocus();
    await reason().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(reason()).not.toBeInTheDocument();
  });

  it('Esc goes back, and what was typed is there again', async () => {
    await ask(fileSubject('a.ts'));
    await armed();
    await button('Reject…').click();
    await userEvent.keyboard('not yet{Escape}');
    await expect.element(reason()).not.toBeInTheDocument();
    // Stored with the window, so that it survives a reload.
    expect(Object.values(useEdits.getState().edits).at(-1)?.text).toContain('not yet');
    await expect.element(card()).toHaveFocus();
    await button('Reject…').click();
    await expect.element(reason()).toHaveValue('not yet');
    await userEvent.keyboard(', wait{Enter}');
    await expect.poll(decisions).toEqual([{ answer: 'reject', reason: 'not yet, wait' }]);
  });

  it('Ctrl+Backspace deletes a word', async () => {
    await ask(fileSubject('a.ts'));
    await armed();
    await button('Reject…').click();
    await userEvent.keyboard('not this{Control>}{Backspace}{/Control}');
    await expect.element(reason()).toHaveValue('not ');
    expect(decisions()).toEqual([]);
  });
});

it('has one pair of answers if the change is one hunk', async () => {
  const change = { ...proposal, hunks: takeApart(proposal.original, proposal.proposed).hunks };
  await askOnCard(main, { subject: fileSubject('a.ts'), change });
  await expect.element(card().getByText('line 2')).toBeVisible();
  await expect.element(card().getByRole('button', { name: /hunk/ })).not.toBeInTheDocument();
});

describe('letters of a command that pass for Latin ones', () => {
  const text = () => card().element().textContent;

  it('are shown by their numbers, also once the command is coloured, and in its folder and files', async () => {
    const subject = { ...commandSubject('rm "аrchive/$x" аср'), directory: 'аpp', deletes: ['аrchive'] };
    await ask(subject);
    await expect.poll(() => card().element().querySelector('[class*=hljs]')).not.toBeNull();
    expect(text()).toContain('rm "‹U+0430›rchive/$x" ‹U+0430›‹U+0441›‹U+0440›');
    expect(text()).toContain('In ‹U+0430›pp');
    expect(text()).toContain('Deletes ‹U+0430›rchive');
    for (const code of card().element().querySelectorAll('code')) expect(code.textContent).not.toContain('а');
  });

  it('are shown while it is edited', async () => {
    await ask(commandSubject('ls'));
    await button('Edit command').click();
    await card().getByRole('textbox', { name: 'Command (editable)' }).fill('ls аrchive');
    await expect.poll(text).toContain('ls ‹U+0430›rchive');
  });

  it('are none in normal words', async () => {
    await ask(commandSubject('git commit -m "Привет, а как"'));
    await expect.poll(text).toContain('git commit -m "Привет, а как"');
  });
});

describe('programs that a tool starts', () => {
  it.each<[Extract<Subject, { kind: 'call' }>['sandbox'], RegExp]>([
    [{ kind: 'in' }, /^In the sandbox: can connect to a\.example, and write only to the project/],
    [{ kind: 'without', why: textOf('sandbox.off') }, /^Outside the sandbox\. The settings turn it off\.$/],
  ])('say where they run: %j', async (sandbox, said) => {
    const opened = { hosts: ['a.example'], folders: [] };
    await ask({ kind: 'call', tool: 'count', input: '{}', programs: ['wc -l'], sandbox, opened });
    await expect.element(card().getByText(said)).toBeVisible();
  });
});

describe('keys on the card', () => {
  it('Ctrl+Enter accepts', async () => {
    await ask(commandSubject('make'));
    await armed();
    await focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });

  it('Esc goes to the composer and decides nothing', async () => {
    await ask(commandSubject('make'));
    await armed();
    await focusCard();
    await userEvent.keyboard('{Escape}');
    await expect.element(composer()).toHaveFocus();
    expect(decisions()).toEqual([]);
  });
});

it('a question that brings what nobody has seen is shown with caution, not as dangerous', async () => {
  const why = 'the package left-pad is not installed, so its effect is unknown';
  await ask(commandSubject('npm install left-pad'), { caution: true, why });
  await expect.element(card()).toHaveAttribute('data-caution');
  expect(card().element().hasAttribute('data-danger')).toBe(false);
  await expect.element(card().getByText('Caution:')).toBeInTheDocument();
  await expect.element(button('Accept')).toBeVisible();
});

describe('a dangerous question', () => {
  it('names the deed on its main button, which is no primary one, and what is deleted', async () => {
    const subject = { ...commandSubject('rm -rf node_modules dist'), deletes: ['node_modules', 'dist'] };
    await ask(subject, { danger: true, why: 'rm deletes files' });
    const deed = button('Run rm -rf node_modules dist');
    await expect.element(deed).toHaveAttribute('aria-disabled', 'false');
    expect(deed.element().className).not.toMatch(/primary/);
    await expect.element(card()).toHaveAttribute('data-danger');
    await expect.element(card().getByText('Deletes node_modules, dist')).toBeVisible();
    await deed.click();
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });

  it('gives its reason once', async () => {
    const why = 'rm deletes files';
    const parts = [
      { text: 'rm -rf dist', why },
      { text: 'rm -rf out', why },
      { text: 'make', why: 'make may do more than read' },
    ];
    await ask({ ...commandSubject('rm -rf dist; rm -rf out; make'), parts }, { danger: true, why });
    await expect.element(card().getByText('Asks because rm deletes files')).toBeVisible();
    expect(card().element().textContent?.split(why)).toHaveLength(2);
    await expect.element(card().getByText('make may do more than read')).toBeVisible();
  });

  it('is accepted by its keys when they are pressed twice', async () => {
    await ask({ ...fileSubject('.env'), change: 'create' }, { danger: true });
    await expect.element(button('Create .env')).toHaveAttribute('aria-disabled', 'false');
    await focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(button('Press again: Create .env')).toBeVisible();
    expect(decisions()).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });
});

it('is named by the path in the project', async () => {
  useServerState.setState({ project: testProject() });
  await ask(fileSubject('src/a.ts'));
  await expect
    .element(page.getByRole('group', { name: 'Approval: Edit src/a.ts', exact: true }))
    .toBeVisible();
});

it('says that a text was found only approximately, and where a file is by now', async () => {
  const approximate = textOf('match.indentation');
  await ask({ ...fileSubject('src/a.ts'), approximate, movedTo: 'src/b.ts' });
  await expect.element(card().getByText(/^The text to replace matches only approximately/)).toBeVisible();
  await expect.element(card().getByText(/^Moved · src\/a\.ts → src\/b\.ts/)).toBeVisible();
});

describe('the answers', () => {
  it('are those that can be given: edits once there are any, a rule where one can be kept', async () => {
    const { chat, call } = await ask(commandSubject('make'));
    const shown = () =>
      card()
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(button('Accept')).toBeVisible();
    expect(shown()).toEqual(['Edit command', 'AcceptCtrlEnter', 'Reject…CtrlBackspace']);
    setEdited(callKeyOf(chat.id, call.id), 'make all', 'hash-1');
    await expect.element(button('More ways to accept')).toBeVisible();
  });

  it('count once the card has been visible for half a second', async () => {
    await ask(commandSubject('make'));
    const shown = performance.now();
    (button('Accept').element() as HTMLElement).click();
    await armed();
    expect(performance.now() - shown).toBeGreaterThan(400);
    expect(decisions()).toEqual([]);
  });

  it('are not given by a key that is held', async () => {
    await ask(commandSubject('make'));
    await armed();
    const accept = button('Accept').element() as HTMLElement;
    const held = { key: 'Enter', bubbles: true, cancelable: true, repeat: true };
    // A browser clicks the focused button unless the key press was prevented.
    if (accept.dispatchEvent(new KeyboardEvent('keydown', held))) accept.click();
    expect(decisions()).toEqual([]);
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });

  it('say what comes after a rejection of one call among others', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    const next: ToolCall = { ...call, id: `${call.id}-next`, phase: { phase: 'queued' } };
    main.emit(chatTopic(chat.id), { type: 'call-added', call: next });
    await armed();
    await button('Reject…').click();
    await expect.element(card().getByText(/skips the next call too/)).toBeVisible();
    await button('Reject this and the rest').click();
    await expect.poll(decisions).toEqual([{ answer: 'reject-and-stop' }]);
  });

  it('reject no rest where nothing comes after', async () => {
    await ask(fileSubject('a.ts'));
    await armed();
    await button('Reject…').click();
    await expect
      .element(card().getByText('The model gets the rejection and continues from there.'))
      .toBeVisible();
    expect(button('Reject this and the rest').elements()).toHaveLength(0);
  });

  it('keep a rule with "Always…"', async () => {
    await ask(commandSubject('make all'), { always: [{ tool: 'run_shell_command', match: 'make all' }] });
    await armed();
    await button('Always…').click();
    await page.getByRole('button', { name: 'Accept and create rule' }).click();
    const rule = { tool: 'run_shell_command', match: 'make all', scope: 'chat' };
    await expect.poll(decisions).toEqual([{ answer: 'always', rule }]);
  });

  it('stay with Esc, however often it is pressed', async () => {
    await ask(commandSubject('make'));
    main.play({ chat: { stop: () => {} } });
    await focusCard();
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(main.called('chat.stop')).toEqual([]);
    await expect.element(button('Accept')).toBeVisible();
  });
});

it('has all answers in one row, also in the narrow card of a nested call', async () => {
  const { chat, call } = await ask(commandSubject('make'), {
    always: [{ tool: 'run_shell_command', match: 'make' }],
  });
  setEdited(callKeyOf(chat.id, call.id), 'make all', 'hash-1');
  await armed();
  const place = document.querySelector<HTMLElement>('.scripted-window');
  if (place) place.style.width = '440px';
  const answers = ['Accept', 'More ways to accept', 'Always…', 'Reject…'];
  const tops = () => answers.map((name) => button(name).element().getBoundingClientRect().top);
  await expect.poll(() => new Set(tops()).size).toBe(1);
});
