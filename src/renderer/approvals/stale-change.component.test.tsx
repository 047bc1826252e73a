import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { chatTopic } from '@shared/topics';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MessageRow } from '../chat/MessageRow';
import { keepReview, keptReview } from '../state/questions/edits';
import { withVerdict } from '../state/questions/reviewed-change';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { fileSubject, waitingChat } from '../testing/waiting-chat';
import { button, card, decisionsOf, proposal } from './testing/asked-card';

// The card of a waiting call whose file changed so that its proposal no longer applies.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const decisions = () => decisionsOf(main);

describe('a stale change', () => {
  const askStale = async (change = proposal) => {
    const { chat, call } = waitingChat(fileSubject('a.ts'), { stale: 'a.ts changed on disk.' });
    main.play({
      queue: { decide: () => {}, proposal: () => change },
      project: {
        readFile: ({ path }) => ({
          kind: 'text',
          path,
          text: 'theirs\n',
          hash: 'x',
          encoding: 'utf-8',
          bom: false,
          lineEnds: 'LF',
        }),
      },
    });
    await main.showChat(chat);
    show(<MessageRow chatId={chat.id} row={call.messageId} />);
    await expect.element(card().getByText(/theirs$/)).toBeVisible();
    return { chat, call };
  };

  it('is compared with what is on disk, and counted so', async () => {
    await askStale();
    await expect.element(card().getByText('+2 −1')).toBeVisible();
  });

  it('gives the model what the user rejected and wrote before; what the user typed into it stays', async () => {
    const [original, proposed] = ['one\ntwo\nthree\n', 'ONE\ntwo\nTHREE\n'];
    const change = { ...proposal, original, proposed, hunks: takeApart(original, proposed).hunks };
    const [first, second] = change.hunks.map(({ id }) => id);
    const { chat, call } = await askStale(change);
    const key = callKeyOf(chat.id, call.id);
    const kept = withVerdict(change, keptReview(key, change), { id: second ?? '', verdict: 'reject' });
    const reasons = { [second ?? '']: 'too loud' };
    const comment = { side: 'proposed', line: 2, text: 'Why?', about: 'two' } as const;
    const edit = { text: 'ONE\nmine\nthree\n', hash: change.hash };
    keepReview(key, { edit, draft: { ...kept.draft, reasons, comments: [comment] } }, change.hash);
    const note = 'Your rejected hunk and its reason are sent too. Your line comment is sent too.';
    await expect.element(card().getByText(note)).toBeVisible();
    await expect.element(button('Ask the model to read again')).toHaveAttribute('aria-disabled', 'false');
    await button('Ask the model to read again').click();
    const decision = {
      answer: 'give-up-stale',
      readAgain: true,
      hunks: [
        { id: first, verdict: 'accept' },
        { id: second, verdict: 'reject', reason: 'too loud' },
      ],
      comments: [{ side: 'proposed', line: 2, text: 'Why?' }],
    };
    await expect.poll(decisions).toEqual([decision]);
    const display = { kind: 'text', text: '' } as const;
    const phase = { phase: 'failed', durationMs: 0, display, preview: '' } as const;
    const review = { hunks: null, comments: [comment] };
    main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase, review });
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(edit.text);
  });

  it('has one main answer, which can be given: to ask the model to read again', async () => {
    await askStale();
    const named = (selector: string) =>
      [...card().element().querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(named('[class*="primary"]')).toEqual(['Ask the model to read again']);
    expect(named('[data-main-answer]')).toEqual(['Ask the model to read again']);
    const answers = card().getByRole('button').elements().slice(-2);
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Ask the model to read again', 'Discard']);
  });
});
