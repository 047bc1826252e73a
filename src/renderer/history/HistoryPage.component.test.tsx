import type { HistoryPage as Page, PastCall } from '@shared/history/history';
import { openedProject } from '@shared/project/project-state';
import { projectTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUndoQuestion } from '../state/changes/undo-question';
import { useMessageGoal } from '../state/chat-list/message-goal';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { HistoryPage } from './HistoryPage';
import { everyCall, useHistoryChoice } from './history-choice';

// The history page.

const project = openedProject({ key: 'p-0123456789ab', root: '/p', name: 'p', state: 'open' }, [
  {
    id: 'a',
    title: 'Mend the parser',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    waiting: [],
    locked: false,
  },
]);

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});
beforeEach(() => useHistoryChoice.setState({ choice: everyCall }));

const outcome = { durationMs: 1200, display: { kind: 'text', text: '' }, preview: '' } as const;
const day = 24 * 60 * 60 * 1000;

function past(callId: string, more: Partial<PastCall> = {}): PastCall {
  return {
    chatId: 'a',
    callId,
    messageId: `m-${callId}`,
    at: Date.now() - 10,
    tool: 'edit',
    undone: null,
    displayName: 'Edit',
    title: `/p/src/${callId}.ts`,
    changes: null,
    phase: { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome },
    allowance: { by: 'person', answer: 'accept' },
    ...more,
  };
}

function found(rows: readonly PastCall[], more: Partial<Page> = {}): Page {
  return { rows, more: false, total: rows.length, unread: 0, tools: ['edit'], ...more };
}

const row = (name: string | RegExp) => page.getByRole('button', { name });

it('lists calls under their days, with why each ran and what it changed', async () => {
  const rule = { by: 'rule', rule: 'allow edit src/**', scope: 'project' } as const;
  const rows = [
    past('one', { changes: { files: 1, added: 3, removed: 1, names: ['src/one.ts'] } }),
    past('two', {
      at: Date.now() - 40 * day,
      allowance: rule,
      phase: { phase: 'done', allowance: rule, ...outcome },
    }),
  ];
  main.play({ history: { page: () => found(rows) } });
  show(<HistoryPage />);
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const textOfRow = (name: RegExp) => row(name).element().textContent;
  expect(textOfRow(/one\.ts/)).toContain('You accepted it.+3 −1Mend the parser');
  expect(textOfRow(/two\.ts/)).toContain('Allowed by rule “allow edit src/**”');
  await expect.element(page.getByText('2 calls')).toBeVisible();
});

it('says why a call ran in one line, and in whole where somebody points at it', async () => {
  const reason = 'not that one, '.repeat(40).trim();
  const phase = { phase: 'rejected', reason, ...outcome } as const;
  main.play({ history: { page: () => found([past('one', { phase, allowance: null })]) } });
  show(<HistoryPage />);
  const why = row(/one\.ts/).getByText(/^You rejected it: not that one/);
  await expect.element(why).toHaveAttribute('title', `You rejected it: ${reason}`);
  expect(why.element().getClientRects()).toHaveLength(1);
  expect(why.element().clientHeight).toBeLessThan(24);
});

it('opens a call by the keyboard: why, what it was given, where it is, and undoing it', async () => {
  const details = { input: '{"file_path":"a.ts"}', result: 'Edited.', edited: null, source: null };
  const changes = { files: 2, added: 1, removed: 0, names: ['src/one.ts'] };
  main.play({
    history: { page: () => found([past('one', { changes }), past('two')]) },
    chat: { call: () => details },
  });
  show(<HistoryPage />);
  await expect.element(row(/two\.ts/)).toBeVisible();
  row(/one\.ts/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/two\.ts/)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByText(/"file_path": "a\.ts"/)).toBeVisible();
  await expect.element(page.getByText('Edited.')).toBeVisible();
  await expect.element(page.getByText('and 1 more')).toBeVisible();
  await expect.element(row(/one\.ts/).getByText('You accepted it.')).not.toBeInTheDocument();
  expect(page.getByText('You accepted it.', { exact: true }).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo…' }).click();
  expect(useUndoQuestion.getState().question).toEqual({ kind: 'call', chatId: 'a', itemId: 'one' });
  await page.getByRole('button', { name: 'Go to call' }).click();
  expect(useMessageGoal.getState().goal).toMatchObject({ chatId: 'a', itemId: 'm-one' });
});

it('says of a call whose changes are taken back so, and offers to undo what is left alone', async () => {
  const changes = { files: 1, added: 1, removed: 0, names: ['src/one.ts'] };
  const rows = [
    past('one', { changes, undone: 'wholly' }),
    past('two', { changes, undone: 'partly' }),
    past('three', { changes }),
  ];
  main.play({
    history: { page: () => found(rows) },
    chat: { call: () => ({ input: '{}', result: 'Edited.', edited: null, source: null }) },
  });
  show(<HistoryPage />);
  await expect.element(row(/one\.ts .*undone.*You accepted/)).toBeVisible();
  await expect.element(row(/two\.ts .*partly undone/)).toBeVisible();
  await expect.element(row(/three\.ts .*undone/)).not.toBeInTheDocument();
  await row(/one\.ts/).click();
  await expect.element(page.getByText('Edited.')).toBeVisible();
  await expect.element(row('Undo…')).not.toBeInTheDocument();
  await row(/two\.ts/).click();
  await expect.element(row('Undo…')).toBeVisible();
});

it('asks for what is looked for, and clears it where nothing is found', async () => {
  main.play({ history: { page: ({ filter }) => found(filter.text ? [] : [past('one')]) } });
  show(<HistoryPage />);
  await page.getByRole('searchbox', { name: 'Search the history' }).fill('nowhere');
  await expect.element(page.getByText('No calls match')).toBeVisible();
  await page.getByRole('switch', { name: 'Only calls with changes' }).click();
  await expect
    .poll(() => main.called('history.page').at(-1))
    .toMatchObject({ filter: { text: 'nowhere', changed: true } });
  await page.getByRole('button', { name: 'Show all calls' }).click();
  await expect.element(row(/one\.ts/)).toBeVisible();
});

it('asks for what is chosen, and saves all of it, piece by piece', async () => {
  const next = { at: 1, chatId: 'a', callId: 'one' };
  main.play({
    history: {
      page: () => found([past('one')]),
      export: ({ before }) =>
        before ? { calls: ['second piece'], next: null } : { calls: ['first piece'], next },
    },
    window: { saveFile: () => {} },
  });
  show(<HistoryPage />);
  const filter = { state: 'rejected', allowedBy: 'rule' };
  for (const [label, option] of [
    ['State', 'Rejected'],
    ['Approved by', 'Rule'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await expect.poll(() => main.called('history.page').at(-1)).toMatchObject({ filter });
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  await expect.poll(() => main.called('window.saveFile')).toHaveLength(1);
  const [saved] = main.called('window.saveFile') as { readonly name: string; readonly text: string }[];
  expect(saved?.name).toBe('pilotfish-history.json');
  expect(JSON.parse(saved?.text ?? '')).toEqual({
    format: 'pilotfish-history',
    version: 1,
    filter,
    calls: ['first piece', 'second piece'],
  });
  expect(main.called('history.export')).toMatchObject([{ filter }, { filter, before: next }]);
});

it('says that nothing ran, and why it cannot be read', async () => {
  main.play({ history: { page: () => found([]) } });
  show(<HistoryPage />);
  await expect.element(page.getByText('No calls yet')).toBeVisible();
  main.play({});
  useHistoryChoice.setState({ choice: { ...everyCall, text: 'x' } });
  await expect.element(page.getByText('The script has no answer to history.page.')).toBeVisible();
  main.play({ history: { page: () => found([past('one')]) } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/one\.ts/)).toBeVisible();
});

it('reads on while chats are unread, and shows what ends meanwhile', async () => {
  let asked = 0;
  main.play({
    history: {
      page() {
        asked += 1;
        return asked === 1 ? found([past('one')], { unread: 2 }) : found([past('two'), past('one')]);
      },
    },
  });
  show(<HistoryPage />);
  await expect.element(page.getByText('2 calls')).toBeVisible();
  main.play({ history: { page: () => found([past('three'), past('two'), past('one')]) } });
  const chat = { ...project.chats[0], updatedAt: 2 } as (typeof project.chats)[number];
  main.emit(projectTopic(project.key), { type: 'chat-summarised', chat });
  await expect.element(row(/three\.ts/)).toBeVisible();
});

it('fetches what is older on the way down, and offers above what is new', async () => {
  const all = Array.from({ length: 250 }, (_, index) => past(`c${index}`, { at: Date.now() - index }));
  const pages = (rows: readonly PastCall[]) => ({
    history: {
      page({ before, limit }: { before?: { callId: string } | undefined; limit: number }) {
        const from = before ? rows.findIndex(({ callId }) => callId === before.callId) + 1 : 0;
        const part = rows.slice(from, from + limit);
        return found(part, { more: from + limit < rows.length, total: before ? null : rows.length });
      },
    },
  });
  main.play(pages(all));
  show(<HistoryPage />);
  await expect.element(page.getByText('250 calls')).toBeVisible();
  const room = page.getByRole('region', { name: 'Calls', exact: true }).element();
  await expect
    .poll(() => {
      room.scrollTop = room.scrollHeight;
      return row(/c249\.ts/).elements().length;
    })
    .toBe(1);
  main.play(pages([past('new'), ...all]));
  const chat = { ...project.chats[0], updatedAt: 3 } as (typeof project.chats)[number];
  main.emit(projectTopic(project.key), { type: 'chat-summarised', chat });
  await page.getByRole('button', { name: '1 new call' }).click();
  await expect.element(row(/new\.ts/)).toBeVisible();
});
