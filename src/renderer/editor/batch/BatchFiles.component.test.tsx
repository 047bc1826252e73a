import type { BatchAhead } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import type { ReactElement } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useBatches } from '../../state/batch/batch-ahead';
import type { EditState } from '../../state/questions/edit-state';
import { focusRegion } from '../../state/regions/regions';
import { useServerState } from '../../state/server-state';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, waitingChat } from '../../testing/waiting-chat';
import styles from '../Review.module.css';
import { BatchFiles } from './BatchFiles';

// The edits of a batch in the list of its review.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});
beforeEach(() => useBatches.setState({ ahead: {}, lookedAt: {} }));

const written = (path: string): CallPhase => ({
  phase: 'done',
  allowance: { by: 'read-only' },
  durationMs: 1,
  preview: '',
  display: { kind: 'file-diff', relativePath: path, patch: '', added: 3, removed: 2 },
});

/** A batch whose first edit was applied and whose second one waits; `ahead` comes after it. */
async function review(ahead: BatchAhead, edit: EditState | null = null, width = 280): Promise<void> {
  const files = await startReview(ahead, edit);
  show(<div style={{ display: 'flex', width, height: 400 }}>{files}</div>);
}

/** The same above the sides of a diff. */
async function reviewAbove(ahead: BatchAhead, height: number): Promise<void> {
  const files = await startReview(ahead);
  show(
    <div className={styles.review} style={{ width: 700, height }}>
      <div className={styles.columns} style={{ height }}>
        {files}
        <div className={styles.sides} />
      </div>
    </div>,
  );
}

async function startReview(ahead: BatchAhead, edit: EditState | null = null): Promise<ReactElement> {
  const { chat, call } = waitingChat(fileSubject('src/a.ts'));
  const first: ToolCall = { ...call, id: 'first', phase: written('first.ts') };
  const queued = ahead.map((one): ToolCall => ({ ...call, id: one.callId, phase: { phase: 'queued' } }));
  const calls = Object.fromEntries([first, call, ...queued].map((one) => [one.id, one]));
  await main.showChat({ ...chat, calls });
  useBatches.setState({ ahead: { [callKeyOf(chat.id, call.id)]: ahead } });
  return <BatchFiles chatId={chat.id} callId={call.id} edit={edit} />;
}

const rows = () => page.getByRole('region', { name: 'Edits of this batch' });
const row = (name: RegExp) => rows().getByRole('button', { name });

const scroller = () => rows().element().querySelector('div') ?? document.body;
const overflow = () => scroller().scrollHeight - scroller().clientHeight;

/** In the next frame, which follows the scrolling. */
async function fade(): Promise<string> {
  await new Promise(requestAnimationFrame);
  return getComputedStyle(scroller(), '::after').opacity;
}

const ahead: BatchAhead = [
  {
    callId: 'b',
    kind: 'edit',
    isGranted: false,
    subject: fileSubject('src/b.ts'),
    diff: 'diff-b',
    hash: 'hash-diff-b',
  },
  {
    callId: 'c',
    kind: 'asks',
    why: '.env is a protected file',
    subject: fileSubject('.env'),
    diff: 'diff-c',
    hash: 'hash-diff-c',
  },
  { callId: 'd', kind: 'fails', why: 'the text to replace is not in the file any more', paths: ['d.ts'] },
];

it('counts the problems of the waiting edit', async () => {
  await review(ahead);
  const [chatId = '', chat] = Object.entries(useServerState.getState().chats).at(-1) ?? [];
  const waiting = Object.values(chat?.calls ?? {}).find(({ phase }) => phase.phase === 'waiting');
  const counts = { addedCount: 2, removedCount: 1 };
  const problems = { kind: 'checked' as const, servers: ['typescript'], added: [], ...counts };
  main.emit(chatTopic(chatId), { type: 'call-problems', callId: waiting?.id ?? '', problems });
  await expect.element(row(/a\.ts.*\+2 problems, −1/)).toBeVisible();
});

it.each([280, 700])('says why a later call is not accepted with the others, at %s px', async (width) => {
  await review(ahead, null, width);
  await expect.element(row(/^\.env asks separately/)).toBeVisible();
  const reasons = [
    'asks separately: .env is a protected file',
    'would fail now: the text to replace is not in the file any more',
  ];
  for (const words of reasons) {
    const all = page.getByText(words, { exact: true }).elements();
    const said = all.find(({ className }) => className !== 'visually-hidden');
    expect(said?.scrollHeight).toBe(said?.clientHeight);
    expect(said?.scrollWidth).toBe(said?.clientWidth);
  }
});

it('has a state in words for each edit, also for those that are decided', async () => {
  await review(ahead);
  await expect.element(rows().getByText('applied', { exact: true })).toBeInTheDocument();
  await expect.element(row(/^a\.ts src waiting/)).toHaveAttribute('aria-current', 'true');
  await expect.element(row(/^b\.ts src undecided/)).toBeVisible();
});

it('shows the draft of the edit in front', async () => {
  const judged = {
    accepted: 1,
    isEdited: false,
    verdicts: [
      { id: 'one', verdict: 'accept' },
      { id: 'two', verdict: 'reject' },
    ],
  } as const;
  await review(ahead, { kind: 'edited', text: '', judged });
  await expect.element(row(/^a\.ts src 1 of 2 hunks accepted/)).toBeVisible();
});

it('is walked by the arrow keys, past what cannot be shown', async () => {
  await review(ahead);
  await row(/^a\.ts/).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/^b\.ts/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(row(/^\.env/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/^\.env/)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Home}');
  await expect.element(row(/^a\.ts/)).toHaveFocus();
});

it('filters many files', async () => {
  const many = Array.from({ length: 11 }, (_, at): BatchAhead[number] => ({
    callId: `n${at}`,
    kind: 'edit',
    isGranted: false,
    subject: fileSubject(`src/part-${at}.ts`),
    diff: 'diff',
    hash: 'hash',
  }));
  await review(many);
  const field = page.getByRole('textbox', { name: 'Filter files' });
  await field.fill('PART-7');
  await expect.poll(() => rows().getByRole('button').elements().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/^part-7\.ts/)).toHaveFocus();
  await field.fill('nothing');
  await expect.element(page.getByText('No file matches the filter.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rows().getByRole('button').elements().length).toBe(12);
});

it('above a diff, it has room for the notes of its rows', async () => {
  await reviewAbove(ahead, 600);
  await expect.element(row(/^\.env asks separately/)).toBeVisible();
  expect([overflow(), await fade()]).toEqual([0, '0']);
});

it('above a diff with little room, its lower edge fades while more rows follow', async () => {
  await reviewAbove(ahead, 300);
  await expect.element(row(/^a\.ts/)).toBeVisible();
  expect(overflow()).toBeGreaterThan(0);
  await expect.poll(fade).toBe('1');
  scroller().scrollTo(0, 1_000);
  await expect.poll(fade).toBe('0');
});

it('is a region of its own where it is beside the diff', async () => {
  await review(ahead, null, 700);
  await expect.element(row(/^a\.ts/)).toBeVisible();
  expect(focusRegion('review')).toBe(true);
  await expect.element(row(/^a\.ts/)).toHaveFocus();
});
