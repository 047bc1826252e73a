import type { BatchAhead, ProposalAhead, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic, projectTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessageRow } from '../../chat/MessageRow';
import { useLeavingOut } from '../../state/batch/ahead-in-front';
import { lookAt, useBatchAhead, useBatches } from '../../state/batch/batch-ahead';
import { editedText, markDraft, setEdited, useEdits } from '../../state/questions/edits';
import { openTab, proposalTab, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, waitingChat } from '../../testing/waiting-chat';
import { armed, button, card, decisionsOf, focusCard, proposal } from '../testing/asked-card';
import { AheadPreview } from './AheadPreview';

// The calls after a waiting edit in its batch, on its card.

const project = testProject();
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

beforeEach(() => {
  useEdits.setState({ edits: {} });
  useLeavingOut.setState({ key: null });
});

let asked = { chatId: '', callId: '' };

/** A card with two edits, a protected file and a command behind it. */
async function ask(question: Partial<Question> = {}): Promise<readonly string[]> {
  const { chat, call } = waitingChat(fileSubject('a.ts'), question);
  asked = { chatId: chat.id, callId: call.id };
  const queued = ['edit', 'edit', 'write_file', 'run_shell_command'].map((tool, at): ToolCall => {
    const id = `${call.id}-${at + 1}`;
    return { ...call, id, tool, title: `Call ${at + 1}`, phase: { phase: 'queued' } };
  });
  const [one = '', two = '', three = '', four = ''] = queued.map(({ id }) => id);
  const ahead: BatchAhead = [
    {
      callId: one,
      kind: 'edit',
      isGranted: false,
      subject: fileSubject('b.ts'),
      diff: 'diff-b',
      hash: 'hash-diff-b',
    },
    {
      callId: two,
      kind: 'edit',
      isGranted: false,
      subject: fileSubject('c.ts'),
      diff: 'diff-c',
      hash: 'hash-diff-c',
    },
    {
      callId: three,
      kind: 'asks',
      why: '.env is a protected file',
      subject: fileSubject('.env'),
      diff: 'd',
      hash: 'hash-d',
    },
    { callId: four, kind: 'later' },
  ];
  const calls = Object.fromEntries([call, ...queued].map((each) => [each.id, each]));
  const items = chat.items.map((item) => ({ ...item, callIds: Object.keys(calls) }) as typeof item);
  main.play({
    queue: {
      decide: () => {},
      proposal: () => proposal,
      batch: () => ahead,
      ahead: ({ of }) => proposalAhead(ahead.find(({ callId }) => callId === of)),
    },
  });
  await main.showChat({ ...chat, items, calls });
  show(<MessageRow chatId={chat.id} row={call.messageId} />);
  await expect.element(card().getByText('Later: 2 edits · 1 asks separately · 1 other call')).toBeVisible();
  return [one, two, three, four];
}

function proposalAhead(one: BatchAhead[number] | undefined): ProposalAhead | null {
  return one && 'hash' in one ? { ...proposal, hash: one.hash, diff: one.diff } : null;
}

it('says the problems of the later edits', async () => {
  const [one = '', two = ''] = await ask();
  await card()
    .getByText(/^Later: /)
    .click();
  const counts = { added: [], addedCount: 2, removedCount: 1 };
  const topic = chatTopic(asked.chatId);
  const tell = (callId: string, problems: ToolCall['problems'] & object) =>
    main.emit(topic, { type: 'call-problems', callId, problems });
  tell(one, { kind: 'checked', servers: ['odd'], ...counts });
  tell(two, { kind: 'checking', servers: ['odd'] });
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(line('b.ts').getByText('+2 problems, −1')).toBeVisible();
  await expect.element(line('c.ts').getByText('Still checking for problems…')).toBeVisible();
});

it('says only what there is behind it', async () => {
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  const behind: ToolCall = { ...call, id: `${call.id}-1`, phase: { phase: 'queued' } };
  const ahead: BatchAhead = [
    {
      callId: behind.id,
      kind: 'asks',
      why: '.env is a protected file',
      subject: fileSubject('.env'),
      diff: 'd',
      hash: 'hash-d',
    },
  ];
  const calls = { [call.id]: call, [behind.id]: behind };
  const items = chat.items.map((item) => ({ ...item, callIds: Object.keys(calls) }) as typeof item);
  main.play({ queue: { decide: () => {}, proposal: () => proposal, batch: () => ahead } });
  await main.showChat({ ...chat, items, calls });
  show(<MessageRow chatId={chat.id} row={call.messageId} />);
  await expect.element(card().getByText('Later: 1 asks separately', { exact: true })).toBeVisible();
});

it('lists what can be accepted with it, and says of the rest what becomes of it', async () => {
  await ask();
  await card()
    .getByText(/^Later: /)
    .click();
  const lines = () =>
    card()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(lines)
    .toEqual([
      expect.stringContaining('b.ts'),
      expect.stringContaining('c.ts'),
      expect.stringContaining('asks separately: .env is a protected file'),
      'Call 4checked later',
    ]);
});

it('unfolds the change of each file in the inbox', async () => {
  useUiState.setState({ page: 'inbox' });
  onTestFinished(() => useUiState.setState({ page: 'work' }));
  await ask();
  await card()
    .getByText(/^Later: /)
    .click();
  const file = card().getByRole('button', { name: 'b.ts', exact: true });
  await expect.element(file).toHaveAttribute('aria-expanded', 'false');
  await file.click();
  const line = card().getByRole('listitem').first();
  await expect.element(line.getByRole('figure', { name: 'Changes' })).toBeVisible();
  await file.click();
  await expect.element(line.getByRole('figure')).not.toBeInTheDocument();
});

it('says all of it in little room, below what it is about', async () => {
  await ask();
  document.querySelector<HTMLElement>('.scripted-window')?.style.setProperty('width', '330px');
  await card()
    .getByText(/^Later: /)
    .click();
  const said = card().getByText('asks separately: .env is a protected file', { exact: true });
  await expect.element(said).toBeVisible();
  await expect.element(said).toHaveAttribute('title', 'asks separately: .env is a protected file');
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = said.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  const { bottom } = card().getByText('.env', { exact: true }).element().getBoundingClientRect();
  expect(said.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 4);
});

it('sends the decisions on later edits with its own, by the button', async () => {
  const [one = '', two = ''] = await ask();
  await armed();
  markDraft(callKeyOf(asked.chatId, one), { kind: 'accepted' }, 'hash-diff-b');
  markDraft(callKeyOf(asked.chatId, two), { kind: 'left-out', reason: 'later' }, 'hash-diff-c');
  const submit = button('Submit: 2 accepted, 1 left out');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  await submit.click();
  const grants = [
    { verdict: 'accept', callId: one, diff: 'diff-b', hash: 'hash-diff-b' },
    { verdict: 'reject', callId: two, diff: 'diff-c', hash: 'hash-diff-c', reason: 'later' },
  ];
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'accept', grants }]);
});

it('keeps the text for a later edit that asks after all, if another window then decides on it', async () => {
  const [one = ''] = await ask();
  const key = callKeyOf(asked.chatId, one);
  setEdited(key, 'one\nmine\n', 'hash-diff-b');
  await armed();
  const submit = button('Submit 3 decisions');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  await submit.click();
  await expect.poll(() => decisionsOf(main)).toHaveLength(1);
  const move = (phase: CallPhase) =>
    main.emit(chatTopic(asked.chatId), { type: 'call-moved', callId: one, phase });
  const { call } = waitingChat(fileSubject('b.ts'));
  move(call.phase);
  const ended = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;
  move({ phase: 'rejected', reason: null, ...ended });
  await expect.poll(() => useEdits.getState().passedOver[key]).toBe('elsewhere');
  expect(editedText(key)).toBe('one\nmine\n');
});

it('waits with the answer until the proposals of the drafts are there', async () => {
  const [one = ''] = await ask();
  main.play({ queue: { ahead: () => new Promise(() => {}) } });
  markDraft(callKeyOf(asked.chatId, one), { kind: 'accepted' }, 'hash-diff-b');
  await expect.element(button('Accept these 3 edits')).toHaveAttribute('aria-disabled', 'true');
});

it('accepts all of them by Ctrl+Shift+Enter', async () => {
  const [one, two] = await ask();
  await armed();
  await focusCard();
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  const grants = [
    { verdict: 'accept', callId: one, diff: 'diff-b', hash: 'hash-diff-b' },
    { verdict: 'accept', callId: two, diff: 'diff-c', hash: 'hash-diff-c' },
  ];
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'accept', grants }]);
});

it('has no such answer beside what is dangerous', async () => {
  await ask({ danger: true, why: 'a.ts is protected' });
  await expect.element(page.getByRole('button', { name: /^Accept these/ })).not.toBeInTheDocument();
});

it('while the diff shows a later edit, the keys of the card act on that edit and never on the one that waits', async () => {
  const [one = '', two = '', three = ''] = await ask();
  await armed();
  const { chatId, callId } = asked;
  openTab(proposalTab(chatId, callId, 'a.ts'));
  lookAt(chatId, callId, one);
  await focusCard();
  await expect.element(card().getByText(/^The keys to accept and reject act on b\.ts/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const shown = () => Object.values(useBatches.getState().lookedAt)[0];
  expect(shown()).toBe(two);
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  expect(useLeavingOut.getState().key).toBe(callKeyOf(chatId, two));
  lookAt(chatId, callId, three);
  await expect
    .element(card().getByText(/^The diff shows \.env, and you decide about it later/))
    .toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}{Backspace}{/Control}');
  expect(decisionsOf(main)).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Accept these 3 edits' })).toBeVisible();
  lookAt(chatId, callId, null);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'accept' }]);
});

it('shows on the card of a later edit its change as the user left it, fetched once with the drafts', async () => {
  const [one = ''] = await ask();
  const key = callKeyOf(asked.chatId, one);
  markDraft(key, { kind: 'accepted' }, 'hash-diff-b');
  await expect.poll(() => main.called('queue.ahead').length).toBeGreaterThan(0);
  setEdited(key, 'one\nmine\n', 'hash-diff-b');
  show(<AheadPreview chatId={asked.chatId} callId={one} />);
  await expect.element(page.getByText(/^added: mine$/)).toBeVisible();
  const asks = main.called('queue.ahead').filter((input) => (input as { of: string }).of === one);
  expect(asks).toHaveLength(1);
});

it('looks again when a folder with one of the later files changes on disk', async () => {
  await ask();
  const asks = () => main.called('queue.batch').length;
  const before = asks();
  main.emit(projectTopic(project.key), { type: 'folders-changed', folders: ['elsewhere'] });
  main.emit(projectTopic(project.key), { type: 'folders-changed', folders: [''] });
  await expect.poll(asks).toBe(before + 1);
});

it('asks with the drafts at once when another place shows the batch', async () => {
  const [one = ''] = await ask();
  const fails: BatchAhead = [{ callId: one, kind: 'fails', why: 'no such text', paths: ['lib/b.ts'] }];
  main.play({ queue: { decide: () => {}, proposal: () => proposal, batch: () => fails } });
  main.emit(projectTopic(project.key), { type: 'folders-changed', folders: [''] });
  setEdited(callKeyOf(asked.chatId, asked.callId), 'one\nmine\n', 'hash-1');
  const drafts = () =>
    main.called('queue.batch').map((input) => (input as { drafts: readonly unknown[] }).drafts.length);
  await expect.poll(() => drafts().at(-1)).toBe(1);
  const before = drafts().length;
  const Other = () => <p>{`${useBatchAhead(asked.chatId, asked.callId).length} later`}</p>;
  show(<Other />);
  await expect.element(page.getByText('1 later')).toBeVisible();
  main.emit(projectTopic(project.key), { type: 'folders-changed', folders: [''] });
  await expect.poll(() => drafts().length).toBeGreaterThan(before);
  expect(drafts().slice(before)).toEqual([1]);
});
