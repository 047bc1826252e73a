import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDecision } from '../approvals/decision';
import { runOtherCommand } from '../approvals/testing/other-command';
import type { EditState } from '../state/questions/edit-state';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { fileSubject, questionAbout, waitingChat } from '../testing/waiting-chat';
import { type LaterEdit, ReviewBar } from './ReviewBar';

// The answers below a diff.

const subject = fileSubject('a.ts');
const { chat, call } = waitingChat(subject);

beforeAll(async () => {
  const main = await startScriptedMain();
  await main.showChat(chat);
});

type BarProps = { readonly edit: EditState; readonly later?: LaterEdit | null };

function Bar({ edit, later = null }: BarProps) {
  const answer = useDecision(chat.id, call.id);
  return (
    <div style={{ width: 700 }}>
      <ReviewBar
        chatId={chat.id}
        callId={call.id}
        path="a.ts"
        question={questionAbout(subject)}
        answer={answer}
        edit={edit}
        comments={[]}
        blocked={null}
        together={null}
        later={later}
        mark={null}
        isCoarse={false}
        rejecting="closed"
        setRejecting={() => {}}
      />
    </div>
  );
}

const judged = (isEdited: boolean): EditState => ({
  kind: 'edited',
  text: '',
  judged: {
    accepted: 1,
    isEdited,
    verdicts: [
      { id: 'one', verdict: 'accept' },
      { id: 'two', verdict: 'reject' },
    ],
  },
});

const bar = () => page.getByRole('group', { name: 'Review: a.ts' }).last();
const heightOf = () => bar().element().getBoundingClientRect().height;

it('keeps its height when a hunk is rejected, so that the diff above stays in place', async () => {
  show(<Bar edit={{ kind: 'none' }} />);
  await expect.element(bar().getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  const before = heightOf();
  show(<Bar edit={judged(false)} />);
  await expect.element(bar().getByRole('button', { name: 'Accept 1 of 2' })).toBeVisible();
  expect(heightOf()).toBe(before);
  await expect.element(bar().getByRole('status')).toHaveTextContent('1 of 2 hunks accepted');
});

it('says the counts below the answers if the button does not', async () => {
  show(<Bar edit={judged(true)} />);
  const note = bar().getByText('1 of 2 hunks accepted · with your own edits');
  await expect.element(note).toBeVisible();
  expect(note.element().className).not.toBe('visually-hidden');
});

it('says in one line that a command of another chat may change the file, also for a later file', async () => {
  runOtherCommand();
  show(<Bar edit={{ kind: 'none' }} />);
  const note = page.getByText('A command of another chat is running and may change the file: make').last();
  await expect.element(note).toBeVisible();
  const ahead = { callId: 'b', file: 'b.ts', marking: null };
  const foreseen = { kind: 'runs', subject: fileSubject('b.ts'), diff: 'd', hash: 'h' } as const;
  show(<Bar edit={{ kind: 'none' }} later={{ ahead, foreseen, edit: { kind: 'none' }, comments: [] }} />);
  const ofLater = page.getByRole('group', { name: 'Review: b.ts' });
  await expect.element(ofLater.getByText(/^A command of another chat .*: make$/)).toBeVisible();
});
