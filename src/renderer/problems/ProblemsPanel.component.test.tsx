import type { Problem } from '@shared/problems/problems-schema';
import { projectTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { windowState } from '../state/commands/window-command';
import { useFileInFront } from '../state/files/file-in-front';
import { setProblems, useProblems } from '../state/problems/problems';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ProblemsPanel } from './ProblemsPanel';
import { problemsCommands } from './problems-commands';

// The list of problems, by the keyboard alone.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const problem = (severity: Problem['severity'], line: number, message: string): Problem => ({
  severity,
  line,
  column: 3,
  endLine: line,
  endColumn: 6,
  message,
  source: 'odd 7',
});

beforeEach(() => {
  useProblems.setState({ open: {}, published: [], files: {}, marks: new Map(), active: null, filter: '' });
  useFileInFront.setState({ file: null });
  useUiState.setState({ tabs: [], activeTab: null, previewTab: null, page: 'work' });
  show(<ProblemsPanel />);
});

const names = () =>
  page
    .getByRole('treeitem')
    .all()
    .map((row) => row.element().querySelector('.visually-hidden')?.textContent);
const inFront = () => {
  const { tabs, activeTab } = useUiState.getState();
  return tabs.find(({ id }) => id === activeTab);
};
const found = () => {
  setProblems('a.odd', [problem('warning', 1, 'poor')]);
  setProblems('src/b.odd', [problem('error', 9, 'bad'), problem('error', 12, 'worse')]);
};

it('says that there are none, and where they come from', async () => {
  await expect.element(page.getByText('No problems')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Filter problems' })).not.toBeInTheDocument();
});

it('lists files with errors first; the arrows walk and fold, Enter shows the problem', async () => {
  found();
  await expect.element(page.getByText('2 errors, 1 warning in the open files')).toBeVisible();
  await expect
    .poll(names)
    .toEqual([
      'src/b.odd, 2 problems',
      'Error in line 9: bad (odd 7)',
      'Error in line 12: worse (odd 7)',
      'a.odd, 1 problem',
      'Warning in line 1: poor (odd 7)',
    ]);
  page.getByRole('tree').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  expect(inFront()).toMatchObject({ path: 'src/b.odd', place: { line: 9, column: 3, length: 3 } });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(names).toHaveLength(3);
});

it('shows what servers publish for other files; an open text counts for its own file', async () => {
  const publish = (...paths: readonly string[]) => {
    const files = paths.map((path) => ({ path, problems: [problem('error', 1, 'on disk')] }));
    main.emit(projectTopic(testProject().key), { type: 'problems-published', files });
  };
  setProblems('a.odd', []);
  publish('a.odd', 'src/b.odd');
  await expect.element(page.getByText('1 error in the project')).toBeVisible();
  await expect.poll(names).toEqual(['src/b.odd, 1 problem', 'Error in line 1: on disk (odd 7)']);
  setProblems('a.odd', null);
  await expect.poll(names).toHaveLength(4);
  publish();
  await expect.element(page.getByText('No problems')).toBeVisible();
});

it('is filtered by message and path', async () => {
  found();
  const filter = page.getByRole('textbox', { name: 'Filter problems' });
  await filter.fill('BAD');
  await expect.poll(names).toEqual(['src/b.odd, 1 problem', 'Error in line 9: bad (odd 7)']);
  await filter.fill('nothing');
  await expect.element(page.getByText('No matching problems')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toHaveLength(5);
});

it('the walk goes through all files, from the caret', () => {
  found();
  const run = (id: string) => problemsCommands.find((one) => one.id === id)?.run(windowState());
  const place = { column: 1, selected: 0, selectedText: '', encoding: 'utf-8', lineEnds: 'LF' } as const;
  useFileInFront.setState({ file: { path: 'src/b.odd', line: 10, language: 'Odd', ...place } });
  run('problems.next');
  expect(inFront()).toMatchObject({ path: 'src/b.odd', place: { line: 12 } });
  useFileInFront.setState({ file: { path: 'src/b.odd', line: 12, language: 'Odd', ...place, column: 3 } });
  run('problems.next');
  expect(inFront()).toMatchObject({ path: 'a.odd', place: { line: 1 } });
  run('problems.previous');
  expect(inFront()).toMatchObject({ path: 'src/b.odd', place: { line: 9 } });
});

it('marks files and folders by the worst problem, until they are mended', () => {
  found();
  const marks = () => Object.fromEntries(useProblems.getState().marks);
  expect(marks()).toEqual({ 'a.odd': 'warning', 'src/b.odd': 'error', src: 'error' });
  setProblems('src/b.odd', []);
  expect(marks()).toEqual({ 'a.odd': 'warning' });
});
