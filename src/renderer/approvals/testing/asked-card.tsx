import type { Proposal, Question, Subject } from '@shared/approval/approval';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { MessageRow } from '../../chat/MessageRow';
import type { ScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { type OneCall, waitingChat } from '../../testing/waiting-chat';

// For tests: the card of a waiting call on the screen, and the user's actions on it.

export const proposal: Proposal = {
  hash: 'hash-1',
  path: '/project/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  original: 'one\ntwo\n',
  proposed: 'one\n2\n',
  hunks: [],
};

export const card = () => page.getByRole('group', { name: /^Approval: / });
export const button = (name: string) => card().getByRole('button', { name, exact: true });
export const reason = () => card().getByRole('textbox', { name: /^Reason/ });

type Asked = {
  readonly subject: Subject;
  readonly question?: Partial<Question>;
  /** The change, if it is another than `proposal`. */
  readonly change?: Proposal;
  /** The height, in pixels, of the content before the card. */
  readonly above?: number;
};

export async function askOnCard(
  main: ScriptedMain,
  { subject, question, change = proposal, above = 0 }: Asked,
): Promise<OneCall> {
  const asked = waitingChat(subject, question);
  main.play({ queue: { decide: () => {}, proposal: () => change } });
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

/** Answers count once the card has been visible for a moment. */
export async function armed(): Promise<void> {
  await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'false');
}

/** The user's answers so far. */
export function decisionsOf(main: ScriptedMain): unknown[] {
  return main.called('queue.decide').map((input) => (input as { decision: unknown }).decision);
}

export async function focusCard(): Promise<void> {
  (card().element() as HTMLElement).focus();
  await expect.element(card()).toHaveFocus();
}
