import { emptyChat, type Turn } from '@shared/chat/chat';
import { providerSchema } from '@shared/settings/settings-schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useProviderCheck } from '../state/provider-check';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, waitingChat } from '../testing/waiting-chat';
import { MessageRow } from './MessageRow';
import { TurnStatus } from './TurnStatus';

// The line above the composer: the state of a turn, and the user's possible actions.

let main: ScriptedMain;
beforeAll(async () => {
  const p = { ...providerSchema.parse({ id: 'p', name: 'P', baseUrl: 'http://127.0.0.1:9/v1', model: 'm' }) };
  const provider = { ...p, hasKey: false, origin: 'settings' } as const;
  main = await startScriptedMain({ providers: [provider] }, testProject());
});
beforeEach(() => main.play({ chat: { continue: () => undefined, stop: () => undefined } }));

async function showTurn(turn: Turn, providerId: string | null = null): Promise<void> {
  await main.showChat({ ...emptyChat('c'), turn });
  show(<TurnStatus chatId="c" providerId={providerId} />);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

it('a turn that used most of its budget goes on, with more or as it is, or stops', async () => {
  const budget = { of: 'turn' } as const;
  await showTurn({ kind: 'paused', why: 'budget', text: 'Most is used.', budget });
  await expect.element(page.getByText('Most is used.')).toBeVisible();
  await button('Continue').click();
  await button('Raise for this turn').click();
  await button('Stop the turn').click();
  await expect.poll(() => main.called('chat.stop')).toEqual([{ chatId: 'c' }]);
  expect(main.called('chat.continue')).toEqual([{ chatId: 'c' }, { chatId: 'c', raise: 'raise' }]);
});

it('one whose budget is used up can go on too: the day or the limit may be another now', async () => {
  const budget = { of: 'day' } as const;
  await showTurn({ kind: 'paused', why: 'budget', text: 'All is used.', budget });
  await button('Continue').click();
  await button('Raise for today').click();
  await expect.poll(() => main.called('chat.continue')).toHaveLength(2);
  expect(main.called('chat.continue')).toEqual([{ chatId: 'c' }, { chatId: 'c', raise: 'raise' }]);
});

it('a turn that waits for a server says what that is at', async () => {
  await showTurn({ kind: 'running', since: Date.now() - 25_000, reading: 31_000 });
  await expect.element(page.getByText(/^The provider is reading 31,000 tokens · 0:2\d$/)).toBeVisible();
});

it('the wait before another try counts down; the composer stops it', async () => {
  const nextAt = Date.now() + 90_000;
  await showTurn({ kind: 'retrying', attempt: 1, nextAt, reason: 'The server is overloaded.' });
  await expect.element(page.getByText(/^The server is overloaded · attempt 2 in 1:(30|2\d)$/)).toBeVisible();
  await expect.element(button('Stop the turn')).not.toBeInTheDocument();
});

it('a model that refuses tools leads to the switch of its tools', async () => {
  await showTurn({ kind: 'paused', why: 'failed', text: 'No tools.', checks: ['tools'] }, 'p');
  await button('Change the model’s settings…').click();
  expect(useProviderCheck.getState().check).toEqual({ providerId: 'p', field: 'tools' });
});

it('a failure with two possible causes leads to either of them', async () => {
  await showTurn({ kind: 'paused', why: 'failed', text: 'Not found.', checks: ['model', 'address'] }, 'p');
  await expect.element(button('Check the model…')).toBeVisible();
  await button('Check the address…').click();
  expect(useProviderCheck.getState().check).toEqual({ providerId: 'p', field: 'address' });
});

it('a question on screen needs no line, and one that is scrolled away has one that leads to it', async () => {
  const { chat, call } = waitingChat(commandSubject('make'));
  await main.showChat(chat);
  show(
    <>
      <MessageRow chatId={chat.id} row={call.messageId} />
      <div style={{ height: 3000 }} />
      <TurnStatus chatId={chat.id} providerId={null} />
    </>,
  );
  const card = page.getByRole('group', { name: /^Approval: / });
  await expect.element(card).toBeVisible();
  await expect
    .element(card.getByRole('button', { name: 'Accept' }))
    .toHaveAttribute('aria-disabled', 'false');
  await expect.element(button(/^Go to question/)).not.toBeInTheDocument();
  document.querySelector('.scripted-window')?.scrollTo(0, 3000);
  await expect.element(button(/^Go to question/)).toBeVisible();
  document.querySelector('.scripted-window')?.scrollTo(0, 0);
  await expect.element(button(/^Go to question/)).not.toBeInTheDocument();
});
