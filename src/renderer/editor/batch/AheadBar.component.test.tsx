import { callKeyOf } from '@shared/base/call-key';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Marking } from '../../state/batch/ahead-in-front';
import { useBatches } from '../../state/batch/batch-ahead';
import { reviewAttribute } from '../../state/focus';
import { forgetWords, leaveWords } from '../../state/questions/left-words';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, questionAbout } from '../../testing/waiting-chat';
import { AheadBar } from './AheadBar';

// The bar of a later change.

beforeAll(async () => void (await startScriptedMain()));
beforeEach(() => forgetWords(callKeyOf('chat', 'b')));

const answer = {
  state: 'idle',
  armed: true,
  error: null,
  decide: vi.fn(),
  surface: () => {},
  answers: () => {},
} as const;

const together = {
  decision: { answer: 'accept' },
  accepted: 2,
  leftOut: 0,
  isChanged: false,
  isLoading: false,
} as const;

const head = {
  callId: 'a',
  path: 'src/a.ts',
  question: questionAbout(fileSubject('src/a.ts')),
  edit: { kind: 'none' },
} as const;

function showBar(marking: Partial<Marking>): void {
  const ahead = {
    callId: 'b',
    file: 'src/b.ts',
    marking: { mark: null, accept: vi.fn(), leaveOut: vi.fn(), startLeavingOut: vi.fn(), ...marking },
  };
  const later = {
    ahead,
    foreseen: { kind: 'later' },
    edit: { kind: 'none' },
    comments: [],
  } as const;
  show(
    <section {...{ [reviewAttribute]: true }}>
      <AheadBar chatId="chat" {...later} answer={answer} together={together} blocked={null} head={head}>
        <button type="button">Next file</button>
      </AheadBar>
    </section>,
  );
}

const reason = () => page.getByRole('textbox', { name: 'Reason for the model (optional)' });

it('has the form for the reason again after a reload, with what was typed, and Esc closes it', async () => {
  const leaveOut = vi.fn();
  leaveWords(callKeyOf('chat', 'b'), 'rejection', 'not now');
  showBar({ leaveOut });
  const field = reason();
  await expect.element(field).toHaveValue('not now');
  await expect.element(field).not.toHaveFocus();
  await field.clear();
  await userEvent.keyboard('later');
  await expect.element(field).toHaveValue('later');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Leave out/ })).toBeVisible();
  expect(leaveOut).not.toHaveBeenCalled();
});

it('does not have it for a change that is left out already', async () => {
  leaveWords(callKeyOf('chat', 'b'), 'rejection', 'not now');
  showBar({ mark: { kind: 'left-out', reason: 'not now' } });
  await expect.element(page.getByText('Left out: not now')).toBeVisible();
  await expect.element(reason()).not.toBeInTheDocument();
});

it.each([
  [
    { question: { ...head.question, stale: 'a.ts changed on disk' } },
    'First decide on src/a.ts, whose proposal is outdated. Your drafts stay.',
  ],
  [
    { edit: { kind: 'conflict', text: 'mine' } as const },
    'First keep or discard your edits of src/a.ts. Your drafts stay.',
  ],
  [
    { question: { ...head.question, danger: true } },
    'First decide on src/a.ts, which asks separately. Your drafts stay.',
  ],
])('says what to decide first, with a way there, if the drafts cannot be sent', async (changed, says) => {
  const subject = fileSubject('src/b.ts');
  useBatches.setState({ lookedAt: { [callKeyOf('chat', 'a')]: 'b' } });
  show(
    <AheadBar
      chatId="chat"
      ahead={{ callId: 'b', file: 'src/b.ts', marking: null }}
      foreseen={{ kind: 'edit', isGranted: false, subject, diff: 'd', hash: 'h' }}
      edit={{ kind: 'none' }}
      comments={[]}
      answer={answer}
      together={null}
      blocked={null}
      head={{ ...head, ...changed }}
    >
      {null}
    </AheadBar>,
  );
  await expect.element(page.getByText(says)).toBeVisible();
  await page.getByRole('button', { name: 'Go to a.ts' }).click();
  expect(useBatches.getState().lookedAt).toEqual({});
});

it('shows the keys that send all drafts only while they work', async () => {
  showBar({});
  const submit = page.getByRole('button', { name: /^Accept these 2 edits/ });
  await expect.element(submit).toBeVisible();
  const keys = () => submit.element().querySelector('kbd');
  expect(keys()).toBeNull();
  page.getByRole('button', { name: 'Next file' }).element().focus();
  await expect.poll(keys).not.toBeNull();
});
