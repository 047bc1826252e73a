import type { ProjectSummary } from '@shared/app-state';
import type { Question, Subject } from '@shared/approval/approval';
import { emptyChat, type Turn } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { questionsOf, waitingQuestions } from '@shared/inbox/waiting-questions';
import { textOf } from '@shared/texts/text';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, type OneCall, waitingChat } from '../testing/waiting-chat';
import { InboxPage } from './InboxPage';

// The page of all questions: its list, the chosen question, and the focus.

const shown = testProject();
const markdown = {
  here: ({ text }: { text: string }) => text,
  elsewhere: ({ text }: { text: string }) => text,
};

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, shown);
});
beforeEach(() => {
  main.play({ inbox: { elsewhere: () => [] }, queue: { decide: () => {} } });
  useUiState.setState({ page: 'inbox' });
});

const list = () => page.getByRole('listbox', { name: 'Waiting questions' });
const card = (what: string) => page.getByRole('group', { name: `Approval: Run ${what}` });
const rows = () => [...document.querySelectorAll('[role="option"]')].map((row) => row.textContent);

async function asks(command: string, question: Partial<Question> = {}): Promise<OneCall> {
  return asking(commandSubject(command), question);
}

async function asking(subject: Subject, question: Partial<Question>): Promise<OneCall> {
  const asked = waitingChat(subject, question);
  await main.showChat(asked.chat);
  return asked;
}

/** Sends a project with these waiting calls, each in its own chat. */
function tell(
  asked: readonly Pick<OneCall, 'chat'>[],
  more: Partial<ProjectSummary> & { readonly locked?: boolean } = {},
): void {
  const { locked = false, ...project } = more;
  const { key, root, name } = shown;
  const chats = asked.map(({ chat }) => ({
    id: chat.id,
    title: `Chat of ${chat.id}`,
    locked,
    updatedAt: 1,
    turn: chat.turn.kind,
    ...(chat.turn.kind === 'paused' && { pausedFor: chat.turn.why }),
    waiting: waitingQuestions(Object.values(chat.calls)),
  }));
  const told = { key, root, name, ...questionsOf(chats), ...project };
  main.emit('app', { type: 'project-summarised', project: told });
}

function move({ chat, call }: OneCall, phase: CallPhase): void {
  main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
}

const rejected: CallPhase = {
  phase: 'rejected',
  reason: 'too slow',
  durationMs: 0,
  preview: '',
  display: { kind: 'text', text: '' },
};

it('shows the oldest question, has the keyboard on the list, and a card never takes it', async () => {
  const [one, two] = [await asks('ls -a'), await asks('make', { danger: true })];
  tell([one, two]);
  show(<InboxPage markdown={markdown} />);
  await expect.element(card('ls -a')).toBeVisible();
  await expect.element(list()).toHaveFocus();
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^Command: Run ls -a, Chat of /),
      expect.stringMatching(/^Command: Run make, Chat of .*, Dangerous/),
    ]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card('make')).toBeVisible();
  await expect.element(list()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card('make')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).toHaveFocus();
  expect(main.called('queue.decide')).toEqual([]);
  expect(main.called('chat.stop')).toEqual([]);
});

it('asks about a budget like any other question', async () => {
  const turn: Turn = { kind: 'paused', why: 'budget', text: 'Most is used.', budget: { of: 'turn' } };
  const chat = { ...emptyChat('paused'), turn };
  await main.showChat(chat);
  const one = await asks('make');
  tell([{ chat }, one]);
  main.play({ inbox: { elsewhere: () => [] }, chat: { continue: () => tell([one]) } });
  show(<InboxPage markdown={markdown} />);
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^Command: Run make/),
      expect.stringMatching(/^Budget: A budget paused the turn, Chat of paused/),
    ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('group', { name: 'Question about the budget' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).toHaveFocus();
  await page.getByRole('button', { name: 'Raise for this turn' }).click();
  await expect.element(card('make')).toBeVisible();
  await expect.element(list()).toHaveFocus();
  expect(main.called('chat.continue')).toEqual([{ chatId: 'paused', raise: 'raise' }]);
});

it('stops the turn of a question from a menu, because the page has no message field', async () => {
  const asked = await asks('make');
  main.play({ inbox: { elsewhere: () => [] }, chat: { stop: () => {} } });
  tell([asked]);
  show(<InboxPage markdown={markdown} />);
  await expect.element(card('make')).toBeVisible();
  expect(page.getByRole('button', { name: /Stop/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Stop the turn' }).click();
  await expect.poll(() => main.called('chat.stop')).toEqual([{ chatId: asked.chat.id }]);
});

it('goes on to the next question once one is decided here, without a word about it', async () => {
  const [one, two] = [await asks('one'), await asks('two')];
  tell([one, two]);
  main.play({
    inbox: { elsewhere: () => [] },
    queue: {
      decide: () => {
        move(one, {
          phase: 'running',
          startedAt: 1,
          allowance: { by: 'person', answer: 'accept' },
          progress: '',
        });
        tell([two]);
      },
    },
  });
  show(<InboxPage markdown={markdown} />);
  const accept = card('one').getByRole('button', { name: 'Accept' });
  await expect.element(accept).toHaveAttribute('aria-disabled', 'false');
  await accept.click();
  await expect.element(card('two')).toBeVisible();
  await expect.element(list()).toHaveFocus();
  await expect.element(page.getByText(/^Already/)).not.toBeInTheDocument();
});

it('says what was decided of the question that is shown, by somebody else', async () => {
  const [one, two] = [await asks('one'), await asks('two')];
  tell([one, two]);
  show(<InboxPage markdown={markdown} />);
  await expect.element(card('one')).toBeVisible();
  move(one, rejected);
  await expect.element(card('one')).not.toBeInTheDocument();
  tell([two]);
  const note = page.getByText('Run one: Already rejected in another window: too slow');
  await expect.element(note).toBeVisible();
  await expect.element(card('two')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

it('says so too when this window answered too late', async () => {
  const [one, two] = [await asks('one'), await asks('two')];
  tell([one, two]);
  main.play({
    inbox: { elsewhere: () => [] },
    queue: {
      decide: () => {
        move(one, rejected);
        tell([two]);
        throw new AppError('already-decided', textOf('asks.rejected-elsewhere-for', { reason: 'too slow' }));
      },
    },
  });
  show(<InboxPage markdown={markdown} />);
  const accept = card('one').getByRole('button', { name: 'Accept' });
  await expect.element(accept).toHaveAttribute('aria-disabled', 'false');
  await accept.click();
  await expect.element(page.getByText('Run one: Already rejected in another window: too slow')).toBeVisible();
});

it('leaves the list for the title when nothing waits any more, and says new questions once', async () => {
  const one = await asks('one');
  tell([one]);
  show(<InboxPage markdown={markdown} />);
  await expect.element(list()).toHaveFocus();
  tell([]);
  await expect.element(page.getByText('No waiting questions')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Inbox' })).toHaveFocus();
  const later = await asks('later');
  tell([later]);
  await expect.element(page.getByText(/^New question in Chat of .*: Run later$/)).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Inbox' })).toHaveFocus();
});

it('does not ask what another Pilotfish decides, nor what cannot be read', async () => {
  const one = await asks('one');
  tell([one], { locked: true });
  show(<InboxPage markdown={markdown} />);
  await expect.element(page.getByText(/^Another Pilotfish has this chat open/)).toBeVisible();
  await expect.element(card('one')).not.toBeInTheDocument();
  const gone = { ...one, chat: { ...one.chat, id: 'no such chat' } };
  tell([gone]);
  await expect.element(page.getByText(/^The chat cannot be displayed/)).toBeVisible();
});

it('lists what other projects ask, and names those that are not open', async () => {
  const [one, two] = [await asks('one'), await asks('two')];
  tell([one]);
  const opened: unknown[] = [];
  main.play({
    inbox: {
      elsewhere: () => [{ key: 'far-0123456789ab', root: '/far', name: 'far', count: 3, locked: false }],
    },
    project: {
      open: ({ path }) => {
        opened.push(path);
        throw new AppError('not-found', 'It is gone.');
      },
    },
  });
  show(<InboxPage markdown={markdown} />);
  tell([two], { key: 'near-0123456789ab', root: '/near', name: 'near' });
  await expect.element(page.getByRole('option', { name: /Run two.*near · Chat of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Open: 3 questions waiting in far' }).click();
  await expect.element(page.getByText('It is gone.')).toBeVisible();
  expect(opened).toEqual(['/far']);
  expect(useServerState.getState().project?.key).toBe(shown.key);
});

it('shows of many questions only those near the screen, and counts what it was not told of', async () => {
  const one = await asks('one');
  const many = Array.from({ length: 200 }, (_, at) => ({
    ...({
      callId: `call-${at}`,
      title: `Question ${at}`,
      kind: 'command',
      since: at + 2,
      danger: false,
    } as const),
    chatId: one.chat.id,
    chatTitle: '',
    locked: true,
  }));
  tell([one], { waiting: many, waitingCount: 230 });
  show(
    <div style={{ height: 500 }}>
      <InboxPage markdown={markdown} />
    </div>,
  );
  await expect.element(page.getByText('30 more waiting in project')).toBeVisible();
  expect(rows().length).toBeLessThan(60);
  await expect.element(list()).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: /Question 199/ })).toBeVisible();
});
