import type { Subject } from '@shared/approval/approval';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../chat/MessageRow';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, waitingChat } from '../testing/waiting-chat';
import { armed, askOnCard, button, card, decisionsOf, focusCard, reason } from './testing/asked-card';

// The card of a waiting call: the parts that must have been on screen before an answer.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const decisions = () => decisionsOf(main);

/** In a pane of this height, as in a small window or beside a long draft, where the user scrolls by hand. */
async function askInPane(height: number, subject: Subject): Promise<HTMLElement> {
  const asked = waitingChat(subject);
  main.play({ queue: { decide: () => {} } });
  await main.showChat(asked.chat);
  show(
    <section aria-label="Pane" style={{ height, overflow: 'auto' }}>
      <div style={{ height: 2 * height }} />
      <MessageRow chatId={asked.chat.id} row={asked.call.messageId} />
      <div style={{ height: 2 * height }} />
    </section>,
  );
  await expect.element(card()).toBeInTheDocument();
  return page.getByRole('region', { name: 'Pane' }).element() as HTMLElement;
}

/** Scrolls in small steps until `there` holds. */
async function scrollUntil(pane: HTMLElement, there: () => boolean): Promise<void> {
  while (!there()) {
    const before = pane.scrollTop;
    pane.scrollTop += 60;
    if (pane.scrollTop === before) throw new Error('The pane ends before.');
    await new Promise(requestAnimationFrame);
  }
}

describe('a long command', () => {
  const long = Array.from({ length: 200 }, (_, line) => `echo ${line}`).join('\n');
  const scrollTo = (top: number) => {
    const window = document.querySelector('.scripted-window');
    window?.scrollTo({ top: top < 0 ? window.scrollHeight : top });
  };

  it('can be accepted once its beginning and its end have both been on screen', async () => {
    await askOnCard(main, { subject: commandSubject(long), above: 1000 });
    scrollTo(-1);
    await expect.element(card().getByText('Scroll up to the beginning first.')).toBeVisible();
    await focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    (button('Accept').element() as HTMLElement).click();
    expect(decisions()).toEqual([]);

    scrollTo(1000);
    await armed();
    await button('Accept').click();
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });

  it('asks nobody to scroll who rejects it', async () => {
    await askOnCard(main, { subject: commandSubject(long), above: 1000 });
    scrollTo(-1);
    await expect.element(card().getByText(/^Scroll up/)).toBeVisible();
    await button('Reject…').click();
    await expect.element(card().getByText(/^Scroll up/)).not.toBeInTheDocument();
  });

  it('cannot be accepted while only its beginning has been on screen', async () => {
    await askOnCard(main, { subject: commandSubject(long) });
    await expect.element(button('Accept')).toHaveAttribute('aria-description', 'Scroll to the end first.');
  });
});

describe('a card taller than its pane', () => {
  const script = Array.from({ length: 300 }, (_, line) => `line ${line}`).join('\n');
  const tall = commandSubject(`cat <<'END' > notes.txt\n${script}\nEND`);
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

  it('is accepted once it was read from its beginning to its end, by hand', async () => {
    const pane = await askInPane(300, tall);
    await scrollUntil(pane, () => bottomOf(button('Accept').element()) <= bottomOf(pane));
    await armed();
    await button('Accept').click();
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
  });

  it('is rejected from its beginning, though its end was never on screen', async () => {
    const pane = await askInPane(300, tall);
    await scrollUntil(pane, () => card().element().getBoundingClientRect().top <= 20);
    await focusCard();
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}{Backspace}{/Control}');
    await expect.element(reason()).toHaveFocus();
    await expect.element(button('Reject')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('too long{Enter}');
    await expect.poll(decisions).toEqual([{ answer: 'reject', reason: 'too long' }]);
  });

  it('is rejected where nothing of it but the answers is on screen', async () => {
    const pane = await askInPane(300, tall);
    await scrollUntil(pane, () => bottomOf(card().element()) <= pane.getBoundingClientRect().top + 120);
    await button('Reject…').click();
    await userEvent.keyboard('too long');
    const send = button('Reject');
    await expect.element(send).toHaveAttribute('aria-disabled', 'false');
    await send.click();
    await expect.poll(decisions).toEqual([{ answer: 'reject', reason: 'too long' }]);
  });

  it('counts no answer while no more than its rim is on screen', async () => {
    const pane = await askInPane(300, tall);
    await scrollUntil(pane, () => card().element().getBoundingClientRect().top <= bottomOf(pane) - 60);
    await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'true');
  });
});
