import type { Subject } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../../chat/MessageRow';
import { clearEdited } from '../../state/questions/edits';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { type OneCall, waitingChat } from '../../testing/waiting-chat';
import { QuestionAnnouncer } from '../QuestionAnnouncer';
import { decisionsOf } from '../testing/asked-card';

// The cards of a plan and of a question of the model: what counts as an answer, and what is never lost.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const plan = { kind: 'plan', plan: '# Move it\n\n1. First\n2. Second' } as const;
const question: Subject = {
  kind: 'question',
  question: 'Which one?',
  choices: [{ label: 'This' }, { label: 'That', description: 'The other.' }],
  multiple: false,
};

const decisions = () => decisionsOf(main);
const card = () => page.getByRole('group', { name: /^(?:Plan for your approval|Question for you): / });
const button = (name: string) => card().getByRole('button', { name, exact: true });
const armed = (name: string) => expect.element(button(name)).toHaveAttribute('aria-disabled', 'false');

let asked: OneCall;
async function ask(subject: Subject, above = 0): Promise<void> {
  asked = waitingChat(subject);
  main.play({ queue: { decide: () => {} } });
  await main.showChat(asked.chat);
  show(
    <>
      <QuestionAnnouncer chatId={asked.chat.id} />
      <div style={{ height: above }} />
      <MessageRow chatId={asked.chat.id} row={asked.call.messageId} />
    </>,
  );
  // Not the card of the previous test.
  await expect.element(card()).toHaveAttribute('data-question', asked.call.id);
}

beforeEach(() => asked && clearEdited(callKeyOf(asked.chat.id, asked.call.id)));

function focusCard(): void {
  (card().element() as HTMLElement).focus();
}

it('of a chat that another Pilotfish holds no answer counts, and the card says why', async () => {
  asked = waitingChat(question);
  main.play({ queue: { decide: () => {} } });
  await main.showChat({ ...asked.chat, access: 'read-only' });
  show(<MessageRow chatId={asked.chat.id} row={asked.call.messageId} />);
  const why = 'Another Pilotfish has this chat open. Close it there to write here.';
  await expect.element(card().getByRole('alert')).toHaveTextContent(why);
  await card().getByText('This', { exact: true }).click();
  await expect.element(button('Send answer')).toHaveAttribute('aria-disabled', 'true');
  focusCard();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(decisions()).toEqual([]);
  main.emit(`chat:${asked.chat.id}`, { type: 'access-changed', access: 'writer' });
  await armed('Send answer');
});

describe('a plan', () => {
  it('takes no key before it was in front of the user for a moment', async () => {
    await ask(plan);
    focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(decisions()).toEqual([]);
    await armed('Approve and review each edit');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(decisions).toEqual([{ answer: 'plan', choice: 'go-asking', comments: [] }]);
  });

  it('does not go before its beginning and its end were on screen, but may be planned anew', async () => {
    const lines = Array.from({ length: 120 }, (_, line) => `${line + 1}. Step ${line + 1}`).join('\n');
    await ask({ kind: 'plan', plan: lines }, 1000);
    const window = document.querySelector('.scripted-window');
    window?.scrollTo({ top: window.scrollHeight });
    await expect
      .element(button('Approve and accept edits'))
      .toHaveAttribute('aria-description', 'Scroll up to the beginning first.');
    (button('Approve and accept edits').element() as HTMLElement).click();
    await button('Keep planning…').click();
    await expect.element(button('Keep planning')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('Shorter.{Enter}');
    await expect
      .poll(decisions)
      .toEqual([{ answer: 'plan', choice: 'keep-planning', comments: [{ line: 0, text: 'Shorter.' }] }]);
  });

  it('with comments, the keys that accept send it back with them, the one being written included', async () => {
    await ask(plan);
    await button('Comment on: First').click({ force: true });
    await userEvent.keyboard('Not that.{Enter}');
    await button('Comment on: Second').click({ force: true });
    await userEvent.keyboard('Nor that.');
    await armed('Keep planning with 2 comments');
    focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const comments = [
      { line: 3, text: 'Not that.' },
      { line: 4, text: 'Nor that.' },
    ];
    await expect.poll(decisions).toEqual([{ answer: 'plan', choice: 'keep-planning', comments }]);
  });

  it('keeps the comments when the answer fails, and one that is taken back is gone', async () => {
    await ask(plan);
    main.play({
      queue: {
        decide: () => {
          throw new AppError('invalid', 'Not now.');
        },
      },
    });
    for (const words of ['Not that.', 'At all.']) {
      await button('Comment on: First').click({ force: true });
      await userEvent.keyboard(`${words}{Enter}`);
    }
    await button('Remove comment: At all.').click();
    await armed('Keep planning with 1 comment');
    await button('Keep planning with 1 comment').click();
    await expect.element(card().getByText('Not now.')).toBeVisible();
    await expect.element(card().getByText('Not that.')).toBeVisible();
    expect(card().getByText('At all.').elements()).toEqual([]);
  });

  it('a comment is changed in its place; Esc leaves it as it was, the change for later, and what is being changed is sent', async () => {
    await ask(plan);
    for (const words of ['Not that.', 'At all.']) {
      await button('Comment on: First').click({ force: true });
      await userEvent.keyboard(`${words}{Enter}`);
    }
    await button('Edit comment: Not that.').click();
    await userEvent.keyboard(' Or{Escape}');
    await expect.element(button('Comment on: First')).toHaveFocus();
    await button('Edit comment: Not that.').click();
    await userEvent.keyboard(' rather this.{Enter}');
    const said = () =>
      card()
        .getByRole('list', { name: 'Your comments' })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(said).toEqual(['Not that. Or rather this.', 'At all.']);
    await button('Edit comment: At all.').click();
    await userEvent.keyboard(' Ever.');
    await armed('Keep planning with 2 comments');
    await button('Keep planning with 2 comments').click();
    const comments = ['Not that. Or rather this.', 'At all. Ever.'].map((text) => ({ line: 3, text }));
    await expect.poll(decisions).toEqual([{ answer: 'plan', choice: 'keep-planning', comments }]);
  });

  it('Esc leaves a comment and goes back to its line, where it is gone on with; Cancel drops it', async () => {
    await ask(plan);
    await button('Comment on: Second').click({ force: true });
    await userEvent.keyboard('Hm{Escape}');
    await expect.element(button('Comment on: Second')).toHaveFocus();
    expect(card().getByRole('textbox').elements()).toEqual([]);
    await expect.element(button('Approve and review each edit')).toBeInTheDocument();
    await button('Comment on: Second').click({ force: true });
    await expect.element(card().getByRole('textbox', { name: 'Comment on: Second' })).toHaveValue('Hm');
    await button('Cancel').click();
    await expect.element(button('Comment on: Second')).toHaveFocus();
    await button('Comment on: Second').click({ force: true });
    await expect.element(card().getByRole('textbox', { name: 'Comment on: Second' })).toHaveValue('');
  });

  it('is announced with its length', async () => {
    await ask(plan);
    const said = () => document.querySelector('[aria-live]')?.textContent;
    await expect
      .poll(said)
      .toMatch(/^Plan for your approval: Present a plan\. Plan with 4 lines\. Press .+ to go to it\.$/);
  });
});

describe('a question back', () => {
  it('takes no Enter before it was in front of the user for a moment', async () => {
    await ask(question);
    focusCard();
    await userEvent.keyboard('2{Enter}');
    expect(decisions()).toEqual([]);
    await expect.element(card().getByRole('radio', { name: 'That' })).toBeChecked();
    await armed('Send answer');
    await userEvent.keyboard('{Enter}');
    await expect.poll(decisions).toEqual([{ answer: 'answer', choices: ['That'], text: '' }]);
  });

  it.each([false, true])(
    'a digit takes the keyboard along from another choice (several may be: %s)',
    async (multiple) => {
      await ask({ ...question, multiple });
      const choice = (name: string) =>
        card().getByRole(multiple ? 'checkbox' : 'radio', { name, exact: true });
      focusCard();
      await userEvent.keyboard('2');
      await expect.element(choice('That')).toBeChecked();
      await expect.element(card()).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(choice('This')).toHaveFocus();
      await userEvent.keyboard(multiple ? '22' : '2');
      await expect.element(choice('That')).toBeChecked();
      await expect.element(choice('That')).toHaveFocus();
    },
  );

  it('cannot be sent empty', async () => {
    await ask(question);
    await expect
      .element(button('Send answer'))
      .toHaveAttribute('aria-description', 'Choose an option, or write your own answer.');
    focusCard();
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    expect(decisions()).toEqual([]);
  });

  it('a digit or Shift+Enter in the text is text', async () => {
    await ask(question);
    await card().getByRole('textbox').click();
    await userEvent.keyboard('1{Shift>}{Enter}{/Shift}2');
    await expect.element(card().getByRole('textbox')).toHaveValue('1\n2');
    await armed('Send answer');
    await userEvent.keyboard('{Enter}');
    await expect.poll(decisions).toEqual([{ answer: 'answer', choices: [], text: '1\n2' }]);
  });

  it('is announced with its choices', async () => {
    await ask(question);
    const said = () => document.querySelector('[aria-live]')?.textContent;
    await expect
      .poll(said)
      .toMatch(/^Question for you: Which one\? Choices: This; That\. Press .+ to go to it\.$/);
  });
});
