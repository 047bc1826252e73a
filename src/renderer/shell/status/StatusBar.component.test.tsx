import type { LanguageServerLife } from '@shared/problems/language-servers';
import type { Terminal } from '@shared/terminal/terminal';
import { noSigns } from '@shared/terminal/terminal';
import { someQuestions } from '@shared/testing/questions';
import { speak } from '@shared/texts/speak';
import { textOf } from '@shared/texts/text';
import { projectTopic } from '@shared/topics';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useChatsMenu } from '../../chat/list/chats-menu-state';
import { useFileInFront } from '../../state/files/file-in-front';
import { setUnsaved, useUnsaved } from '../../state/files/unsaved';
import { useTerminalLayout } from '../../state/terminals/terminal-layout';
import { useTrustReview } from '../../state/trust/trust-review';
import { showChat, showPage, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { Notices } from '../Notices';
import { StatusBar } from './StatusBar';

// The items of the status bar: shown while they have something to show, each with a link to its subject, none
// announced.

const project = testProject([
  {
    id: 'a',
    title: 'A',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    locked: false,
    waiting: someQuestions(2),
  },
]);
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

const command: Terminal = {
  id: 't',
  kind: 'command',
  title: 'npm run dev',
  call: null,
  startedAt: 1,
  state: { kind: 'running', awaitsInput: false },
  project,
  background: true,
  goesOn: null,
  heldBack: false,
  fromBefore: false,
  signs: noSigns,
};

const button = (name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Status' }).getByRole('button', { name });

it('tells the branch and the trust, and leads to what counts', async () => {
  show(<StatusBar />);
  await expect.element(page.getByText('Connected to Pilotfish')).toBeInTheDocument();
  await button(/waiting questions/i).click();
  expect(useUiState.getState().page).toBe('inbox');
  await expect.element(button(/command/)).not.toBeInTheDocument();
  const topic = `project:${project.key}` as const;
  main.emit(topic, { type: 'git-state-changed', changes: [], branch: 'a\u202eb', commit: null });
  await expect.element(page.getByText('Branch: a‹U+202E›b')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('\u202e');
  main.emit(topic, { type: 'trust-changed', trust: { isTrusted: true, toReview: false } });
  await button(/^Trusted:/).click();
  expect(useTrustReview.getState().project).toBe(project.key);

  main.emit('app', { type: 'terminal-changed', terminal: command });
  await button('1 background command is running').click();
  expect(useTerminalLayout.getState()).toMatchObject({ shown: true, active: 'agent', command: 't' });
  expect(document.querySelector('footer [role="status"], footer [aria-live]')).toBeNull();
});

it('counts the chats that work without being in front, and leads to their list', async () => {
  show(<StatusBar />);
  const chat = { title: 'B', createdAt: 2, updatedAt: 2, locked: false, waiting: [] } as const;
  const topic = `project:${project.key}` as const;
  showChat('front');
  for (const id of ['front', 'b', 'c'])
    main.emit(topic, {
      type: 'chat-summarised',
      chat: { ...chat, id, turn: id === 'c' ? 'idle' : 'running' },
    });
  await button('1 other chat is working').click();
  expect(useChatsMenu.getState().isOpen).toBe(true);
  main.emit(topic, { type: 'chat-summarised', chat: { ...chat, id: 'b', turn: 'idle' } });
  await expect.element(button(/other chat/)).not.toBeInTheDocument();
});

it('leads to the notices', async () => {
  show(
    <>
      <Notices />
      <StatusBar />
    </>,
  );
  const text = textOf('window.no-folder');
  main.emit('app', { type: 'notice-added', notice: { id: 'n', level: 'info', text, file: null } });
  await button('Go to 1 notice').click();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
});

it('a sign that goes leaves the keyboard to its neighbour', async () => {
  show(<StatusBar />);
  setUnsaved('a.ts', {
    hash: null,
    encoding: 'utf-8',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  main.play({ project: { writeFile: () => ({ hash: 'h' }) } });
  await button('1 unsaved: save all files').click();
  await expect.poll(() => main.called('project.writeFile')).toHaveLength(1);
  await expect.poll(() => Object.keys(useUnsaved.getState().files)).toEqual([]);
  await expect.element(button(/^Trusted:/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('1 background command is running')).toHaveFocus();
});

it('reopens the file in front with another encoding, once it is saved', async () => {
  showPage('work');
  const place = { line: 1, column: 1, selected: 0, selectedText: '' };
  useFileInFront.setState({
    file: { path: 'old.txt', ...place, encoding: 'koi8-r', lineEnds: 'LF', language: 'Plain Text' },
  });
  main.play({ project: { readAs: () => undefined } });
  setUnsaved('old.txt', {
    hash: null,
    encoding: 'koi8-r',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  show(<StatusBar />);
  const western = page.getByRole('menuitemcheckbox', { name: /^WINDOWS-1252/ });
  await page.getByRole('button', { name: 'Encoding: KOI8-R' }).click();
  await expect.element(western).toHaveAttribute('aria-disabled', 'true');
  useUnsaved.setState({ files: {} });
  await expect.element(page.getByText('Reopen with encoding')).toBeVisible();
  await western.click();
  const read = { project: project.key, path: 'old.txt', encoding: 'windows-1252' };
  await expect.poll(() => main.called('project.readAs')).toEqual([read]);
});

it('in little room words and facts go, and nothing is cut', async () => {
  await speak('de');
  onTestFinished(() => speak('en'));
  setUnsaved('a.ts', {
    hash: null,
    encoding: 'utf-8',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  showPage('work');
  useFileInFront.setState({
    file: {
      path: 'a.ts',
      line: 12_345,
      column: 67,
      selected: 890,
      selectedText: '',
      encoding: 'windows-1252',
      lineEnds: 'mixed',
      language: 'TypeScript',
    },
  });
  const branch = 'a-branch-with-a-long-name/of-somebody';
  main.emit(`project:${project.key}`, { type: 'git-state-changed', changes: [], branch, commit: null });
  for (const width of [1_000, 760, 640]) {
    show(
      <div className="foot" style={{ width, height: 24 }}>
        <StatusBar />
      </div>,
    );
    const foot = () => [...document.querySelectorAll('.foot')].at(-1);
    const parts = () => [...(foot()?.querySelectorAll('button, footer > span, span[title]') ?? [])];
    await expect.poll(() => foot()?.clientWidth).toBe(width);
    await expect.element(page.getByText(branch).last()).toBeVisible();
    const { right = 0, bottom = 0 } = foot()?.getBoundingClientRect() ?? {};
    const cut = parts().filter((part) => {
      const box = part.getBoundingClientRect();
      return box.top < bottom && box.right > right;
    });
    expect(cut.map((part) => part.textContent)).toEqual([]);
  }
});

it('names the language server of the file in front, and its state', async () => {
  const file = { path: 'src/a.TS', line: 1, column: 1, selected: 0, selectedText: '' };
  useFileInFront.setState({ file: { ...file, encoding: 'utf-8', lineEnds: 'LF', language: 'TypeScript' } });
  onTestFinished(() => useFileInFront.setState({ file: null }));
  show(<StatusBar />);
  const tell = (life: LanguageServerLife) =>
    main.emit(projectTopic(project.key), {
      type: 'language-servers-changed',
      servers: [
        { name: 'typescript', ends: ['.ts'], life },
        { name: 'pyright', ends: ['.py'], life: { kind: 'ready' } },
      ],
    });
  tell({ kind: 'ready' });
  await expect.element(page.getByText('Language server typescript: running')).toBeInTheDocument();
  tell({ kind: 'ready', work: 'Indexing' });
  await expect.element(page.getByText('typescript: Indexing', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Language server typescript: running, Indexing')).toBeInTheDocument();
  tell({ kind: 'failed', why: textOf('language-servers.ends') });
  await expect
    .element(page.getByText('Language server typescript: unavailable. The language server ended.'))
    .toBeInTheDocument();
  expect(page.getByText('pyright').query()).toBeNull();
});
