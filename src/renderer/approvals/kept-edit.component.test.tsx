import type { Subject } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import { takeApart } from '@shared/hunks/hunks';
import { textOf } from '@shared/texts/text';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editedText, setEdited, takeEdits } from '../state/questions/edits';
import { leaveWords } from '../state/questions/left-words';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { fileSubject, type OneCall, waitingChat } from '../testing/waiting-chat';
import { askOnCard, button, card, decisionsOf, proposal, reason } from './testing/asked-card';

// The card of a waiting call: the user's version of its proposal.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const decisions = () => decisionsOf(main);
const ask = (subject: Subject) => askOnCard(main, { subject });

describe('what the user edited', () => {
  const failure = { durationMs: 1, display: { kind: 'text', text: '' }, preview: 'No space left.' } as const;
  const acceptEdits = async (onDecide: () => void): Promise<OneCall> => {
    const asked = await ask(fileSubject('a.ts'));
    main.play({ queue: { decide: onDecide, proposal: () => proposal } });
    setEdited(callKeyOf(asked.chat.id, asked.call.id), 'mine\nand more\n', 'hash-1');
    await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'false');
    await button('Accept').click();
    await expect.poll(decisions).toEqual([{ answer: 'accept-with-edits', content: 'mine\nand more\n' }]);
    return asked;
  };

  it('counts on the card', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    const counts = () => /\+\d+( −\d+)?/.exec(card().element().textContent)?.[0];
    await expect.poll(counts).toBe('+1 −1');
    setEdited(callKeyOf(chat.id, call.id), 'one\ntwo\n3\n4\n', 'hash-1');
    await expect.poll(counts).toBe('+2');
  });

  it('is a hunk that they reject and a comment on a line, which go with the answer', async () => {
    const [original, proposed] = ['one\ntwo\nthree\n', 'ONE\ntwo\nTHREE\n'];
    const { hunks } = takeApart(original, proposed);
    const change = { ...proposal, original, proposed, hunks };
    await askOnCard(main, { subject: fileSubject('a.ts'), change });
    await button('Reject hunk 2 of 2').click();
    await expect.element(button('Reject hunk 2 of 2')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.hover(card().getByText('added: ONE'));
    await button('Comment on line 1').last().click();
    await userEvent.keyboard('One is fine.{Enter}');
    await expect.element(card().getByText('One is fine.')).toBeVisible();
    await expect.element(button('Accept 1 of 2')).toHaveAttribute('aria-disabled', 'false');
    await button('Accept 1 of 2').click();
    await expect.poll(decisions).toMatchObject([
      {
        answer: 'accept-with-edits',
        content: 'ONE\ntwo\nthree\n',
        hunks: [{ verdict: 'accept' }, { verdict: 'reject' }],
        comments: [{ line: 1, text: 'One is fine.' }],
      },
    ]);
  });

  it('has a second version from another window, until the user keeps one', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    const key = callKeyOf(chat.id, call.id);
    takeEdits([key], {
      edits: { [key]: { text: 'mine\n', hash: 'hash-1', at: 1 } },
      others: { [key]: { text: 'theirs\n', hash: 'hash-1', at: 2 } },
    });
    await button('Show the other version').click();
    expect(editedText(key)).toBe('theirs\n');
    await button('Show the other version').click();
    expect(editedText(key)).toBe('mine\n');
    await button('Keep only this version').click();
    await expect.element(button('Show the other version')).not.toBeInTheDocument();
  });

  it('is written by Accept; the menu accepts without it, and then it can be opened again', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    setEdited(callKeyOf(chat.id, call.id), 'mine\n', 'hash-1');
    await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'false');
    await button('More ways to accept').click();
    await page.getByRole('menuitem', { name: 'Accept without my edits' }).click();
    await expect.poll(decisions).toEqual([{ answer: 'accept' }]);
    const move = (phase: CallPhase) =>
      main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    const allowance = { by: 'person', answer: 'accept' } as const;
    move({ phase: 'running', startedAt: 1, allowance, progress: '' });
    move({ phase: 'done', allowance, ...failure });
    await expect
      .element(page.getByText('Accepted without your edits. They are still available.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const text = page.getByRole('dialog', { name: 'Your edit' }).getByRole('textbox');
    await expect.element(text).toHaveValue('mine\n');
  });

  it('is said to have come too late, beside what was decided, until the user has read it', async () => {
    const { chat, call } = await acceptEdits(() => {
      const [asked] = main.called('queue.decide') as readonly {
        readonly chatId: string;
        readonly callId: string;
      }[];
      const phase: CallPhase = { phase: 'rejected', reason: null, ...failure };
      if (asked) main.emit(chatTopic(asked.chatId), { type: 'call-moved', callId: asked.callId, phase });
      throw new AppError('already-decided', textOf('asks.rejected-elsewhere'));
    });
    const told = page.getByText('Your answer came too late. Already rejected in another window.');
    await expect.element(told).toBeVisible();
    expect(editedText(callKeyOf(chat.id, call.id))).toBe('mine\nand more\n');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(told).not.toBeInTheDocument();
  });

  it('stays when the answer is refused, and why is said', async () => {
    const { chat, call } = await acceptEdits(() => {
      throw new AppError('invalid', 'The encoding of a.ts, Latin-1, cannot represent “日”.');
    });
    await expect
      .element(card().getByText('The encoding of a.ts, Latin-1, cannot represent “日”.'))
      .toBeVisible();
    expect(editedText(callKeyOf(chat.id, call.id))).toBe('mine\nand more\n');
    await expect.element(button('Accept')).toBeEnabled();
  });

  it('stays when the call fails after it was accepted, and can be opened and let go', async () => {
    const { chat, call } = await acceptEdits(() => {});
    const move = (phase: CallPhase) =>
      main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    const allowance = { by: 'person', answer: 'accept-with-edits' } as const;
    move({ phase: 'running', startedAt: 1, allowance, progress: '' });
    move({ phase: 'failed', ...failure });
    await expect.element(page.getByText('Your edit is still available.')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const text = page.getByRole('dialog', { name: 'Your edit' }).getByRole('textbox');
    await expect.element(text).toHaveValue('mine\nand more\n');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByText('Your edit is still available.')).not.toBeInTheDocument();
  });

  it('is a half-written reason: it goes to the message field, and the card says who decided', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    await button('Reject…').click();
    await reason().fill('use the other parser');
    useUiState.setState({ drafts: { [chat.id]: 'And then' } });
    const allowance = { by: 'person', answer: 'accept' } as const;
    const phase: CallPhase = { phase: 'running', startedAt: 1, allowance, progress: '' };
    main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    const told = 'Already accepted in another window. Your text is now in the message field.';
    await expect.element(page.getByText(told)).toBeVisible();
    expect(useUiState.getState().drafts[chat.id]).toBe('use the other parser\n\nAnd then');
  });

  it('is a half-written reason about a later call of the batch: it goes to the message field too', async () => {
    const { chat, call } = waitingChat(fileSubject('a.ts'));
    const queued = { ...call, phase: { phase: 'queued' } } as const;
    await main.showChat({ ...chat, calls: { [call.id]: queued } });
    leaveWords(callKeyOf(chat.id, call.id), 'rejection', 'not in this file');
    const allowance = { by: 'person', answer: 'accept' } as const;
    const phase: CallPhase = { phase: 'running', startedAt: 1, allowance, progress: '' };
    main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    await expect.poll(() => useUiState.getState().drafts[chat.id]).toBe('not in this file');
  });

  describe('while another window answers first', () => {
    const decidedElsewhere = async (end: CallPhase, edited: string | null = null): Promise<OneCall> => {
      const asked = await ask(fileSubject('a.ts'));
      setEdited(callKeyOf('another-chat', asked.call.id), 'mine\n', 'hash-1');
      main.play({ chat: { call: () => ({ input: '{}', result: null, edited, source: null }) } });
      setEdited(callKeyOf(asked.chat.id, asked.call.id), 'mine\n', 'hash-1');
      if (end.phase === 'done')
        main.emit(chatTopic(asked.chat.id), {
          type: 'call-moved',
          callId: asked.call.id,
          phase: { phase: 'running', startedAt: 1, allowance: end.allowance, progress: '' },
        });
      main.emit(chatTopic(asked.chat.id), { type: 'call-moved', callId: asked.call.id, phase: end });
      return asked;
    };
    const done = (answer: 'accept' | 'accept-with-edits'): CallPhase => ({
      phase: 'done',
      allowance: { by: 'person', answer },
      ...failure,
    });

    it('stays when that accepted the proposal, and can be opened', async () => {
      await decidedElsewhere(done('accept'));
      await expect
        .element(page.getByText('Accepted in another window. Your edit is still available.'))
        .toBeVisible();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      const text = page.getByRole('dialog', { name: 'Your edit' }).getByRole('textbox');
      await expect.element(text).toHaveValue('mine\n');
    });

    it('stays when that accepted other edits', async () => {
      await decidedElsewhere(done('accept-with-edits'), 'theirs\n');
      await expect
        .element(page.getByText('Accepted in another window. Your edit is still available.'))
        .toBeVisible();
    });

    it('is let go when that accepted the very same edit', async () => {
      const { chat, call } = await decidedElsewhere(done('accept-with-edits'), 'mine\n');
      await expect.poll(() => editedText(callKeyOf(chat.id, call.id))).toBeNull();
      await expect.element(page.getByText(/Your edit is still available/)).not.toBeInTheDocument();
      // A model may give two calls of two chats the same id.
      expect(editedText(callKeyOf('another-chat', call.id))).toBe('mine\n');
    });

    it('stays when that rejected the call', async () => {
      await decidedElsewhere({ phase: 'rejected', reason: null, ...failure });
      await expect
        .element(page.getByText('Rejected in another window. Your edit is still available.'))
        .toBeVisible();
    });
  });

  it('is let go once it is on disk', async () => {
    const { chat, call } = await acceptEdits(() => {});
    const move = (phase: CallPhase) =>
      main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    const allowance = { by: 'person', answer: 'accept-with-edits' } as const;
    move({ phase: 'running', startedAt: 1, allowance, progress: '' });
    await expect.element(page.getByText('Running')).toBeVisible();
    expect(editedText(callKeyOf(chat.id, call.id))).toBe('mine\nand more\n');
    move({ phase: 'done', allowance, ...failure });
    await expect.poll(() => editedText(callKeyOf(chat.id, call.id))).toBeNull();
  });
});
