import type { Question, Subject } from '@shared/approval';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../chat/MessageRow';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, fileSubject, type OneCall, waitingChat } from '../testing/waiting-chat';
import { setEdited } from './edits';

// The card of a waiting call: what each key and each answer does, and what must be seen first.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const card = () => page.getByRole('group', { name: /^Approval: / });
const button = (name: string) => card().getByRole('button', { name, exact: true });
const reason = () => card().getByRole('textbox', { name: /^Reason/ });
const composer = () => page.getByRole('textbox', { name: 'Message' });

/** `above`: the height, in pixels, of what stands before the card. */
async function ask(subject: Subject, question: Partial<Question> = {}, above = 0): Promise<OneCall> {
  const asked = waitingChat(subject, question);
  main.play({
    queue: {
      decide: () => {},
      proposal: () => ({
        hash: 'hash-1',
        path: '/project/a.ts',
        relativePath: 'a.ts',
        change: 'modify',
        original: 'one\ntwo\n',
        proposed: 'one\n2\n',
      }),
    },
  });
  await main.showChat(asked.chat);
  show(
    <>
      <div style={{ height: above }} />
      <MessageRow chatId={asked.chat.id} row={asked.call.messageId} />
    </>,
  );
  await expect.element(card()).toBeInTheDocument();
  return asked;
}

/** Answers count once the card has been seen for a moment. */
async function armed(): Promise<void> {
  await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'false');
}

function decisions(): unknown[] {
  return main.called('queue.decide').map((input) => (input as { decision: unknown }).decision);
}

async function focusCard(): Promise<void> {
  (card().element() as HTMLElement).focus();
  await expect.element(card()).toHaveFocus();
}

describe('keys in the reason for a rejection', () => {
  it('Ctrl+Enter rejects with the reason, and accepts nothing, whatever was edited', async () => {
    const { call } = await ask(fileSubject('a.ts'));
    setEdited(call.id, 'mine\n', 'hash-1');
    await armed();
    await focusCard();
    await userEvent.keyboard('{Control>}{Backspace}{/Control}');
    await expect.element(reason()).toHaveFocus();
    await userEvent.keyboard('not like this{Control>}{Enter}{/Control}');
    await expect.poll(decisions).toEqual([{ answer: 'reject', reason: 'not like this' }]);
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

describe('a long command', () => {
  const long = Array.from({ length: 200 }, (_, line) => `echo ${line}`).join('\n');
  const scrollTo = (top: number) => {
    const window = document.querySelector('.scripted-window');
    window?.scrollTo({ top: top < 0 ? window.scrollHeight : top });
  };

  it('can be accepted once its beginning and its end have both been on screen', async () => {
    await ask(commandSubject(long), {}, 1000);
    scrollTo(-1);
    await expect.element(card().getByText('Scroll up to the beginning of it first.')).toBeVisible();
    await focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    (button('Accept').element() as HTMLElement).click();
    expect(decisions()).toEqual([]);

    scrollTo(1000);
    await armed();
    await button('Accept').click();
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });

  it('cannot be accepted while only its beginning has been on screen', async () => {
    await ask(commandSubject(long));
    await expect
      .element(button('Accept'))
      .toHaveAttribute('aria-description', 'Scroll to the end of it first.');
  });
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

  it('is accepted by its keys like any other', async () => {
    await ask({ ...fileSubject('.env'), change: 'create' }, { danger: true });
    await expect.element(button('Create .env')).toHaveAttribute('aria-disabled', 'false');
    await focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });
});
