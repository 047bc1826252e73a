import type { Proposal, Question, Subject } from '@shared/approval';
import { AppError } from '@shared/errors';
import type { CallPhase, ToolCall } from '@shared/tool-call';
import { chatTopic } from '@shared/topics';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../chat/MessageRow';
import { editedText, setEdited } from '../state/questions/edits';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, fileSubject, type OneCall, waitingChat } from '../testing/waiting-chat';

// The card of a waiting call: what each key and each answer does, and what must be seen first.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const proposal: Proposal = {
  hash: 'hash-1',
  path: '/project/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  original: 'one\ntwo\n',
  proposed: 'one\n2\n',
};

const card = () => page.getByRole('group', { name: /^Approval: / });
const button = (name: string) => card().getByRole('button', { name, exact: true });
const reason = () => card().getByRole('textbox', { name: /^Reason/ });
const composer = () => page.getByRole('textbox', { name: 'Message' });

/** `above`: the height, in pixels, of what stands before the card. */
async function ask(subject: Subject, question: Partial<Question> = {}, above = 0): Promise<OneCall> {
  const asked = waitingChat(subject, question);
  main.play({ queue: { decide: () => {}, proposal: () => proposal } });
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

/** In a pane of this height, as a small window or a long draft leaves it, where the person scrolls by hand. */
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

/** Scrolls in small steps until `there` is where the person wants it. */
async function scrollUntil(pane: HTMLElement, there: () => boolean): Promise<void> {
  while (!there()) {
    const before = pane.scrollTop;
    pane.scrollTop += 60;
    if (pane.scrollTop === before) throw new Error('The pane ends before.');
    await new Promise(requestAnimationFrame);
  }
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

  it('asks nobody to scroll who rejects it', async () => {
    await ask(commandSubject(long), {}, 1000);
    scrollTo(-1);
    await expect.element(card().getByText(/^Scroll up/)).toBeVisible();
    await button('Reject…').click();
    await expect.element(card().getByText(/^Scroll up/)).not.toBeInTheDocument();
  });

  it('cannot be accepted while only its beginning has been on screen', async () => {
    await ask(commandSubject(long));
    await expect
      .element(button('Accept'))
      .toHaveAttribute('aria-description', 'Scroll to the end of it first.');
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

describe('what the person edited', () => {
  const failure = { durationMs: 1, display: { kind: 'text', text: '' }, preview: 'No space left.' } as const;
  const acceptEdits = async (onDecide: () => void): Promise<OneCall> => {
    const asked = await ask(fileSubject('a.ts'));
    main.play({ queue: { decide: onDecide, proposal: () => proposal } });
    setEdited(asked.call.id, 'mine\nand more\n', 'hash-1');
    await expect.element(button('Accept with edits')).toHaveAttribute('aria-disabled', 'false');
    await button('Accept with edits').click();
    await expect.poll(decisions).toEqual([{ answer: 'accept-with-edits', content: 'mine\nand more\n' }]);
    return asked;
  };

  it('counts on the card', async () => {
    const { call } = await ask(fileSubject('a.ts'));
    const counts = () => /\+\d+( −\d+)?/.exec(card().element().textContent)?.[0];
    await expect.poll(counts).toBe('+1 −1');
    setEdited(call.id, 'one\ntwo\n3\n4\n', 'hash-1');
    await expect.poll(counts).toBe('+2');
  });

  it('stays when the answer is refused, and why is said', async () => {
    const { call } = await acceptEdits(() => {
      throw new AppError('invalid', 'a.ts is in Latin-1, which has no 日.');
    });
    await expect.element(card().getByText('a.ts is in Latin-1, which has no 日.')).toBeVisible();
    expect(editedText(call.id)).toBe('mine\nand more\n');
    await expect.element(button('Accept with edits')).toBeEnabled();
  });

  it('stays when the call fails after it was accepted, and can be opened and let go', async () => {
    const { chat, call } = await acceptEdits(() => {});
    const move = (phase: CallPhase) =>
      main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    const allowance = { by: 'person', answer: 'accept-with-edits' } as const;
    move({ phase: 'running', startedAt: 1, allowance, progress: '' });
    move({ phase: 'failed', ...failure });
    await expect.element(page.getByText('Your edit was kept.')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const text = page.getByRole('dialog', { name: 'Your edit' }).getByRole('textbox');
    await expect.element(text).toHaveValue('mine\nand more\n');
    await page.getByRole('button', { name: 'Let it go' }).click();
    await expect.element(page.getByText('Your edit was kept.')).not.toBeInTheDocument();
  });

  describe('while another window answers first', () => {
    const decidedElsewhere = async (end: CallPhase, edited: string | null = null): Promise<OneCall> => {
      const asked = await ask(fileSubject('a.ts'));
      main.play({ chat: { call: () => ({ input: '{}', result: null, edited }) } });
      setEdited(asked.call.id, 'mine\n', 'hash-1');
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
      await expect.element(page.getByText('Accepted in another window. Your edit was kept.')).toBeVisible();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      const text = page.getByRole('dialog', { name: 'Your edit' }).getByRole('textbox');
      await expect.element(text).toHaveValue('mine\n');
    });

    it('stays when that accepted other edits', async () => {
      await decidedElsewhere(done('accept-with-edits'), 'theirs\n');
      await expect.element(page.getByText('Accepted in another window. Your edit was kept.')).toBeVisible();
    });

    it('is let go when that accepted the very same edit', async () => {
      const { call } = await decidedElsewhere(done('accept-with-edits'), 'mine\n');
      await expect.poll(() => editedText(call.id)).toBeNull();
      await expect.element(page.getByText(/Your edit was kept/)).not.toBeInTheDocument();
    });

    it('stays when that rejected the call', async () => {
      await decidedElsewhere({ phase: 'rejected', reason: null, ...failure });
      await expect.element(page.getByText('Rejected in another window. Your edit was kept.')).toBeVisible();
    });
  });

  it('is let go once it is on disk', async () => {
    const { chat, call } = await acceptEdits(() => {});
    const move = (phase: CallPhase) =>
      main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
    const allowance = { by: 'person', answer: 'accept-with-edits' } as const;
    move({ phase: 'running', startedAt: 1, allowance, progress: '' });
    await expect.element(page.getByText('Running')).toBeVisible();
    expect(editedText(call.id)).toBe('mine\nand more\n');
    move({ phase: 'done', allowance, ...failure });
    await expect.poll(() => editedText(call.id)).toBeNull();
  });
});

describe('a stale change', () => {
  const askStale = async () => {
    const { chat, call } = waitingChat(fileSubject('a.ts'), { stale: 'a.ts changed on disk.' });
    main.play({
      queue: { proposal: () => proposal },
      project: {
        readFile: ({ path }) => ({ kind: 'text', path, text: 'theirs\n', hash: 'x', encoding: 'utf-8' }),
      },
    });
    await main.showChat(chat);
    show(<MessageRow chatId={chat.id} row={call.messageId} />);
    await expect.element(card().getByText(/theirs$/)).toBeVisible();
  };

  it('is compared with what is on disk, and counted so', async () => {
    await askStale();
    await expect.element(card().getByText('+2 −1')).toBeVisible();
  });

  it('has one main answer, which can be given: to ask the model to read again', async () => {
    await askStale();
    const named = (selector: string) =>
      [...card().element().querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(named('[class*="primary"]')).toEqual(['Ask the model to read again']);
    expect(named('[data-main-answer]')).toEqual(['Ask the model to read again']);
  });
});

it('is named by the path in the project', async () => {
  main.emit('app', {
    type: 'project-changed',
    project: { root: '/project', name: 'project', state: 'open' },
  });
  await ask(fileSubject('src/a.ts'));
  await expect
    .element(page.getByRole('group', { name: 'Approval: Edit src/a.ts', exact: true }))
    .toBeVisible();
});

describe('the answers', () => {
  it('count once the card has been visible for half a second', async () => {
    await ask(commandSubject('make'));
    const shown = performance.now();
    (button('Accept').element() as HTMLElement).click();
    await armed();
    expect(performance.now() - shown).toBeGreaterThan(400);
    expect(decisions()).toEqual([]);
  });

  it('say what comes after a rejection of one call among others', async () => {
    const { chat, call } = await ask(fileSubject('a.ts'));
    const next: ToolCall = { ...call, id: `${call.id}-next`, phase: { phase: 'queued' } };
    main.emit(chatTopic(chat.id), { type: 'call-added', call: next });
    await armed();
    await button('Reject…').click();
    await expect.element(card().getByText(/means that the call after it is not run either/)).toBeVisible();
    await button('Reject this and the rest').click();
    await expect.poll(decisions).toEqual([{ answer: 'reject-and-stop' }]);
  });

  it('keep a rule with "Always…"', async () => {
    await ask(commandSubject('make all'), { always: [{ tool: 'run_shell_command', match: 'make all' }] });
    await armed();
    await button('Always…').click();
    await page.getByRole('button', { name: 'Accept and keep the rule' }).click();
    const rule = { tool: 'run_shell_command', match: 'make all', scope: 'chat' };
    await expect.poll(decisions).toEqual([{ answer: 'always', rule }]);
  });

  it('stop the turn with Esc twice, and not with Esc and another key', async () => {
    const { chat } = await ask(commandSubject('make'));
    main.play({ chat: { stop: () => {} } });
    await focusCard();
    await userEvent.keyboard('{Escape}a{Escape}');
    await focusCard();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.poll(() => main.called('chat.stop')).toEqual([{ chatId: chat.id }]);
  });
});
