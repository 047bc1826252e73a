import type { Subject } from '@shared/approval';
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

async function ask(subject: Subject, question: Parameters<typeof waitingChat>[1] = {}): Promise<OneCall> {
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
  show(<MessageRow chatId={asked.chat.id} id={asked.call.messageId} />);
  await expect.element(card()).toBeVisible();
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
