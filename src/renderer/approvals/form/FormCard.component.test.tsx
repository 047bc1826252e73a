import type { Subject } from '@shared/approval/approval';
import type { FormField } from '@shared/forms/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../../chat/MessageRow';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { waitingChat } from '../../testing/waiting-chat';
import { decisionsOf } from '../testing/asked-card';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const field = (name: string) => ({ name, label: name, description: '', required: false });
const options = ['Red', 'Green'].map((label) => ({ value: label.toLowerCase(), label }));
const fields: readonly FormField[] = [
  { kind: 'text', ...field('Name'), required: true, format: null, least: null, most: 5, initial: '' },
  { kind: 'number', ...field('Age'), whole: true, least: null, most: null, initial: null },
  { kind: 'yes-or-no', ...field('News'), initial: false },
  { kind: 'choice', ...field('Color'), options, initial: null },
  { kind: 'choices', ...field('Colors'), options, least: null, most: null, initial: ['green'] },
];

const card = () => page.getByRole('group', { name: 'Form of the server notes' });
const button = (name: string) => card().getByRole('button', { name });
const name = () => card().getByRole('textbox', { name: 'Name' });

async function ask(of: readonly FormField[] = fields): Promise<void> {
  const subject: Subject = {
    kind: 'form',
    form: { server: 'notes', message: 'Who are you?', fields: [...of] },
  };
  const asked = waitingChat(subject);
  main.play({ queue: { decide: () => {} } });
  await main.showChat(asked.chat);
  show(<MessageRow chatId={asked.chat.id} row={asked.call.messageId} />);
  await expect.element(button('Decline')).toHaveAttribute('aria-disabled', 'false');
}

const decisions = () => decisionsOf(main);
const declined = { answer: 'form', action: 'decline', values: {} };

describe('the form of a server', () => {
  it('says who asks, and sends what was put into it', async () => {
    await ask();
    await expect.element(card().getByText('Who are you?')).toBeVisible();
    await userEvent.fill(name(), 'Ada');
    await userEvent.fill(card().getByRole('textbox', { name: 'Age (optional)' }), '36');
    await userEvent.click(card().getByRole('checkbox', { name: 'News (optional)' }));
    await userEvent.click(card().getByRole('radio', { name: 'Red' }));
    await userEvent.click(card().getByRole('checkbox', { name: 'Red' }));
    await userEvent.click(button('Send'));
    const values = { Name: 'Ada', Age: 36, News: true, Color: 'red', Colors: ['red', 'green'] };
    await expect.poll(decisions).toEqual([{ answer: 'form', action: 'accept', values }]);
  });

  it('is sent by Enter from a field, and leaves out what is empty', async () => {
    await ask();
    await userEvent.fill(name(), 'Ada');
    await userEvent.keyboard('{Enter}');
    const values = { Name: 'Ada', News: false, Colors: ['green'] };
    await expect.poll(decisions).toEqual([{ answer: 'form', action: 'accept', values }]);
  });

  it('is not sent while a field is not as it should be, and says which and why', async () => {
    await ask();
    await userEvent.fill(name(), 'Ada Lovelace');
    await userEvent.fill(card().getByRole('textbox', { name: 'Age (optional)' }), 'old');
    await expect.element(card().getByText('At most 5 characters.')).toBeVisible();
    await expect.element(card().getByText('Enter a number.')).toBeVisible();
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await expect.element(card().getByText('Check Name, Age first.')).toBeVisible();
    expect(decisions()).toEqual([]);
  });

  it('says what it lacks once sending is tried, and brings the keyboard there', async () => {
    await ask();
    await expect.element(card().getByText('This field is required.')).not.toBeInTheDocument();
    await userEvent.click(button('Send'));
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveAccessibleDescription('This field is required.');
    await expect.element(card().getByText('Check Name first.')).toBeVisible();
    await userEvent.keyboard('Ada');
    await expect.element(card().getByText('Check Name first.')).not.toBeInTheDocument();
    expect(decisions()).toEqual([]);
    await userEvent.click(button('Send'));
    await expect.poll(decisions).toMatchObject([{ action: 'accept' }]);
  });

  it.each([
    ['Decline', 'decline'],
    ['Cancel', 'cancel'],
  ])('goes back without anything by “%s”', async (label, action) => {
    await ask();
    await userEvent.fill(name(), 'Ada');
    await userEvent.click(button(label));
    await expect.poll(decisions).toEqual([{ ...declined, action }]);
  });

  it('answers to the keys of a question on the card, and leaves those of a text to the text', async () => {
    await ask();
    await userEvent.fill(name(), 'Ada B');
    await userEvent.keyboard('{Control>}{Backspace}{/Control}');
    await expect.element(name()).not.toHaveValue('Ada B');
    expect(decisions()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(card()).toHaveFocus();
    await userEvent.keyboard('{Control>}{Backspace}{/Control}');
    await expect.poll(decisions).toEqual([declined]);
  });

  it('with no field is a word to be confirmed', async () => {
    await ask([]);
    await userEvent.click(button('Confirm'));
    await expect.poll(decisions).toEqual([{ answer: 'form', action: 'accept', values: {} }]);
  });
});
