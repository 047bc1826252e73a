import { emptyAppState } from '@shared/app-state';
import { type ChatState, emptyChat } from '@shared/chat/chat';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTab } from '../state/files/close-tab';
import { notePlace } from '../state/files/file-places';
import { typeInText } from '../state/files/open-texts';
import { pinTab } from '../state/files/pinned-tabs';
import { useServerState } from '../state/server-state';
import { openFile, showChat, showPage, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { testTools } from '../testing/tools';
import { editorAreaId, followQuestions } from './follow-questions';

const written = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;

let focused: { closest(selector: string): unknown } | null = null;
let stop = () => {};

beforeEach(() => {
  focused = null;
  vi.stubGlobal('document', {
    get activeElement() {
      return focused;
    },
  });
  useUiState.setState({ page: 'work', chatId: 'one', tabs: [], activeTab: null, pinnedTabs: [] });
  const summary = {
    title: '',
    createdAt: 0,
    updatedAt: 0,
    turn: 'idle',
    waiting: [],
    locked: false,
  } as const;
  useServerState.setState({
    app: { ...emptyAppState, tools: testTools },
    project: testProject(['one', 'two'].map((id) => ({ ...summary, id }))),
    chats: { one: emptyChat('one') },
  });
  stop = followQuestions();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('following the questions of the chat in front', () => {
  it('opens the diff of a question in front', () => {
    openFile('a.ts');
    tell('one', waiting('k1'));
    expect(tabs()).toEqual(['file:a.ts', 'proposal:one:k1']);
    expect(useUiState.getState().activeTab).toBe('proposal:one:k1');
  });

  it('lets it become the file once it is accepted and written, in its place', () => {
    openFile('k1.ts');
    tell('one', waiting('k1'));
    tell('one', call('k1', { phase: 'running', startedAt: 1, allowance: { by: 'read-only' }, progress: '' }));
    expect(tabs()).toEqual(['file:k1.ts', 'proposal:one:k1']);
    tell('one', call('k1', { phase: 'done', allowance: { by: 'read-only' }, ...written }));
    expect([tabs(), useUiState.getState().activeTab]).toEqual([['file:k1.ts'], 'file:k1.ts']);
    expect(useUiState.getState().tabs[0]).toMatchObject({ applied: { chatId: 'one', callId: 'k1' } });
  });

  it('keeps the diff of a batch until its next edit asks in its place', () => {
    const done = call('k1', { phase: 'done', allowance: { by: 'read-only' }, ...written });
    const queued = call('k2', { phase: 'queued' });
    tell('one', waiting('k1'), queued);
    tell('one', done, queued);
    expect(tabs()).toEqual(['proposal:one:k1']);
    tell('one', done, waiting('k2'));
    expect([tabs(), useUiState.getState().activeTab]).toEqual([['proposal:one:k2'], 'proposal:one:k2']);
  });

  it('leaves of a batch the last file, and those that the user opened or pinned', () => {
    const ids = ['k1', 'k2', 'k3', 'k4'];
    const done = (id: string) => call(id, { phase: 'done', allowance: { by: 'read-only' }, ...written });
    openFile('k2.ts');
    for (const [at, id] of ids.entries()) {
      tell('one', ...ids.slice(0, at).map(done), waiting(id));
      if (id === 'k3') pinTab('proposal:one:k3');
    }
    tell('one', ...ids.map(done));
    expect(tabs().toSorted()).toEqual(['file:k2.ts', 'file:k3.ts', 'file:k4.ts']);
    expect(useUiState.getState()).toMatchObject({ activeTab: 'file:k4.ts', pinnedTabs: ['file:k3.ts'] });
  });

  it('shows the next change of a batch in place of the decided one, where the keyboard is', () => {
    openFile('a.ts');
    tell('one', waiting('k1'));
    focused = { closest: (selector) => selector === `#${editorAreaId}` };
    const rejected = call('k1', { phase: 'rejected', reason: null, ...written });
    tell('one', rejected, waiting('k2'));
    expect(useUiState.getState().activeTab).toBe('proposal:one:k2');
  });

  it('leaves the tab in front that was there before a reload', () => {
    stop();
    useUiState.setState({
      tabs: [
        { kind: 'file', id: 'file:a.ts', path: 'a.ts' },
        { kind: 'proposal', id: 'proposal:one:k1', chatId: 'one', callId: 'k1', path: 'k1.ts' },
      ],
      activeTab: 'file:a.ts',
    });
    stop = followQuestions();
    tell('one', waiting('k1'));
    expect(useUiState.getState().activeTab).toBe('file:a.ts');
  });

  it('has the file go to the change, but not where the user has gone somewhere in its open tab', () => {
    const leads = (id: string) => {
      tell('one', waiting(id));
      tell('one', call(id, { phase: 'done', allowance: { by: 'read-only' }, ...written }));
      const tab = useUiState.getState().tabs.find(({ path }) => path === `${id}.ts`);
      return tab?.kind === 'file' && tab.applied?.leads;
    };
    for (const id of ['k1', 'k2']) notePlace(`${id}.ts`, { line: 40, column: 1, top: 30 });
    notePlace('k3.ts', { line: 1, column: 1, top: 1 });
    for (const id of ['k2', 'k3']) openFile(`${id}.ts`);
    expect(['k1', 'k2', 'k3'].map(leads)).toEqual([true, false, true]);
  });

  it('closes it once it is rejected', () => {
    tell('one', waiting('k1'));
    tell('one', call('k1', { phase: 'rejected', reason: null, ...written }));
    expect(tabs()).toEqual([]);
  });

  it('closes the one of a file that was deleted', () => {
    tell('one', waiting('k1'));
    const done = call('k1', { phase: 'done', allowance: { by: 'read-only' }, ...written });
    tell('one', { ...done, tool: 'delete_file' });
    expect(tabs()).toEqual([]);
  });

  it('leaves another proposal in front that the user reviews', () => {
    tell('one', waiting('k1'));
    tell('one', waiting('k1'), waiting('k2'));
    expect([tabs(), useUiState.getState().activeTab]).toEqual([
      ['proposal:one:k1', 'proposal:one:k2'],
      'proposal:one:k1',
    ]);
  });

  it('takes nothing away that has the keyboard', () => {
    openFile('a.ts');
    focused = { closest: (selector) => selector === `#${editorAreaId}` };
    tell('one', waiting('k1'));
    expect([tabs(), useUiState.getState().activeTab]).toEqual([
      ['file:a.ts', 'proposal:one:k1'],
      'file:a.ts',
    ]);
  });

  it('stays behind a file that was opened to type in and is still being fetched', () => {
    openFile('a.ts');
    typeInText('a.ts');
    tell('one', waiting('k1'));
    expect(useUiState.getState().activeTab).toBe('file:a.ts');
    // The focus moved elsewhere before the text loaded.
    focused = { closest: () => null };
    tell('one', waiting('k2'));
    expect(useUiState.getState().activeTab).toBe('proposal:one:k2');
  });

  it('takes nobody out of the settings', () => {
    showPage('settings');
    tell('one', waiting('k1'));
    expect([tabs(), useUiState.getState().page]).toEqual([['proposal:one:k1'], 'settings']);
  });

  it('opens one that the user closed not again, even when it is computed afresh', () => {
    tell('one', waiting('k1', 'first hash'));
    closeTab('proposal:one:k1');
    tell('one', waiting('k1', 'second hash'));
    expect(tabs()).toEqual([]);
  });

  it('shows the questions of the chat that comes to the front, and those of the other no more', () => {
    tell('one', waiting('k1'));
    tell('two', waiting('k2'));
    showChat('two');
    expect(tabs()).toEqual(['proposal:two:k2']);
    showChat('one');
    expect(tabs()).toEqual(['proposal:one:k1']);
  });

  it('keeps a tab from before a reload until its chat is known', () => {
    stop();
    useServerState.setState({ chats: {} });
    const tab = {
      kind: 'proposal',
      id: 'proposal:one:k1',
      chatId: 'one',
      callId: 'k1',
      path: 'a.ts',
    } as const;
    useUiState.setState({ tabs: [tab], activeTab: tab.id });
    stop = followQuestions();
    expect(tabs()).toEqual(['proposal:one:k1']);
    tell('one');
    expect(tabs()).toEqual([]);
  });

  it('closes what is left when there is no chat', () => {
    tell('one', waiting('k1'));
    useServerState.setState({ project: testProject() });
    expect(tabs()).toEqual([]);
  });
});

function tabs(): string[] {
  return useUiState.getState().tabs.map(({ id }) => id);
}

function tell(chatId: string, ...calls: ToolCall[]): void {
  const chat: ChatState = {
    ...emptyChat(chatId),
    calls: Object.fromEntries(calls.map((each) => [each.id, each])),
  };
  useServerState.setState(({ chats }) => ({ chats: { ...chats, [chatId]: chat } }));
}

function call(id: string, phase: CallPhase): ToolCall {
  return { id, messageId: 'm', tool: 'edit', displayName: 'Edit', title: id, inputPreview: '', phase };
}

function waiting(id: string, hash = 'hash'): ToolCall {
  const relativePath = `${id}.ts`;
  const subject = {
    kind: 'file-change',
    change: 'modify',
    path: `/p/${relativePath}`,
    relativePath,
    added: 1,
    removed: 0,
    approximate: null,
  } as const;
  return call(id, {
    phase: 'waiting',
    since: Number(id.slice(1)),
    question: { subject, hash, why: 'the mode is Ask', always: [], danger: false, stale: null },
  });
}
