import { AppError } from '@shared/errors';
import { emptySearch } from '@shared/search/empty-search';
import type { FoundInFile, FoundLine, SearchPage } from '@shared/search/text-search';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useReplacement } from '../state/search/replacement';
import { clear, useResults } from '../state/search/results';
import { showSearch } from '../state/search/search-view';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { recallReplacement } from './ReplaceOutcome';
import { SearchPanel } from './SearchPanel';

// Searching in files, by the keyboard alone.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const line = (at: number, text: string, ...matched: FoundLine['matched']): FoundLine => {
  const [from = 0, to = 0] = matched[0] ?? [];
  return { line: at, column: from + 1, length: to - from, text, matched, beyond: 0 };
};
const first: FoundInFile = { path: 'docs/a.md', lines: [line(3, 'one and one', [0, 3], [8, 11])] };
const second: FoundInFile = { path: 'src/b.ts', lines: [line(1, 'one();', [0, 3])] };

/** The main process finds these, page by page. */
function finding(...pages: readonly SearchPage[]) {
  let left = [...pages];
  main.play({
    search: {
      begin: () => {
        left = [...pages];
        return { search: 'this one' };
      },
      more: () => left.shift() ?? new Promise<never>(() => {}),
    },
  });
}

const field = () => page.getByRole('textbox', { name: 'Search for' });
const rows = () => page.getByRole('treeitem').all();
const names = () => rows().map((row) => row.element().querySelector('.visually-hidden')?.textContent);

beforeEach(async () => {
  clear();
  useReplacement.setState({ outcome: null });
  useUiState.setState({ search: emptySearch, tabs: [], activeTab: null, previewTab: null });
  finding({ found: [first], state: 'running' }, { found: [second], state: 'done' });
  show(<SearchPanel />);
  showSearch();
  await expect.element(field()).toHaveFocus();
});

it('what is typed is found; the arrows walk it, fold it and show each match', async () => {
  await expect.element(page.getByText(/^Searches all files of the project/)).toBeVisible();
  await userEvent.keyboard('one');
  await expect.element(page.getByText('3 matches in 2 files')).toBeVisible();
  expect(names()).toEqual([
    'docs/a.md, 2 matches',
    'Line 3: one and one',
    'src/b.ts, 1 match',
    'Line 1: one();',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(useUiState.getState()).toMatchObject({
    activeTab: 'file:docs/a.md',
    previewTab: 'file:docs/a.md',
    tabs: [{ path: 'docs/a.md', place: { line: 3, column: 1, length: 3 } }],
  });
  await expect.element(page.getByRole('tree')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(names).toEqual(['docs/a.md, 2 matches', 'src/b.ts, 1 match', 'Line 1: one();']);
  await userEvent.keyboard('{End}{Enter}');
  expect(useUiState.getState().tabs.map(({ path }) => path)).toEqual(['src/b.ts']);
});

it('a replacement from before this page was loaded can be taken back, until it is dismissed', async () => {
  const written = [{ path: 'docs/a.md', before: 'h1', after: 'h2' }];
  const { key } = testProject();
  main.play({
    search: {
      begin: () => ({ search: 'this one' }),
      undoable: () => written,
      keepReplaced: () => {},
      undo: () => ({ written, failed: [] }),
    },
  });
  useReplacement.setState({ asked: null });
  await recallReplacement(key);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => main.called('search.undo')).toMatchObject([{ project: key, files: written }]);
  useReplacement.setState({ outcome: null });
  await recallReplacement(key);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => main.called('search.keepReplaced')).toEqual([{ project: key, files: written }]);
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('a replacement that was interrupted is finished or undone, and says how far it is', async () => {
  const written = [{ path: 'docs/a.md', before: 'h1', after: 'h2' }];
  const { key } = testProject();
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let steps = 0;
  main.play({
    app: {
      workNext: () => {
        steps += 1;
        return steps === 1 ? { done: 3, total: 4 } : done.then(() => null);
      },
      workStop: () => finish(),
    },
    search: {
      begin: () => ({ search: 'this one' }),
      undoable: () => [],
      cutShort: () => ({ written, left: 4 }),
      finish: () => done.then(() => ({ written, failed: [] })),
    },
  });
  useReplacement.setState({ asked: null });
  await recallReplacement(key);
  await expect
    .element(page.getByText('A replacement was interrupted. It changed 1 of 5 files.'))
    .toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Replace in the remaining files' }).click();
  await expect.element(page.getByText('Replacing: 3 of 4 files…')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('Replaced in 1 file.')).toBeInTheDocument();
});

it("in a narrow column the match is in view, and so are a part of the file's name and of its folder", async () => {
  const long = `${'before '.repeat(30)}one${' after'.repeat(30)}`;
  const found = {
    path: 'src/deep/down/a-file-with-a-rather-long-name.ts',
    lines: [line(1, long, [210, 213])],
  };
  finding({ found: [found], state: 'done' });
  const narrow = document.body.appendChild(document.createElement('style'));
  onTestFinished(() => narrow.remove());
  narrow.textContent = 'section { width: 200px; }';
  await field().fill('one');
  const mark = page.getByRole('tree').getByText('one', { exact: true });
  await expect.element(mark).toBeInTheDocument();
  const tree = page.getByRole('tree').element().getBoundingClientRect();
  const { left, right } = mark.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(tree.left + 60);
  const blank = document.createRange();
  const text = document.querySelector('bdi')?.firstChild;
  if (text) blank.setStart(text, 209);
  if (text) blank.setEnd(text, 210);
  expect(blank.getBoundingClientRect().right).toBeCloseTo(left, 0);
  expect(right).toBeLessThan(tree.right - 10);
  for (const text of ['a-file-with-a-rather-long-name.ts', 'src/deep/down']) {
    const { width } = page.getByText(text, { exact: true }).element().getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(30);
  }
});

it('the next key stroke is another search, and what is told of the one before is not taken', async () => {
  let answerLate: (page: SearchPage) => void = () => {};
  let count = 0;
  main.play({
    search: {
      begin: () => {
        count += 1;
        return { search: String(count) };
      },
      more: ({ search }) =>
        search === '1'
          ? new Promise((resolve) => {
              answerLate = resolve;
            })
          : { found: [second], state: 'done' },
    },
  });
  await userEvent.keyboard('on');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  await expect.poll(() => main.called('search.more')).toHaveLength(1);
  await userEvent.keyboard('e');
  await expect.element(page.getByText('1 match in 1 file')).toBeVisible();
  answerLate({ found: [first], state: 'done' });
  await userEvent.keyboard('{ArrowDown}');
  expect(names()).toEqual(['src/b.ts, 1 match', 'Line 1: one();']);
});

describe('it says', () => {
  it('that there is nothing', async () => {
    finding({ found: [], state: 'done' });
    await userEvent.keyboard('one');
    await expect.element(page.getByText('No results found')).toBeVisible();
  });

  it('that there is more than it finds', async () => {
    finding({ found: [first], state: 'cut' });
    await userEvent.keyboard('one');
    await expect.element(page.getByText(/^2 matches in 1 file\. The search reached its limit/)).toBeVisible();
  });

  it('what is wrong with an expression, at its field', async () => {
    main.play({
      search: {
        begin: () => ({ search: '1' }),
        more: () => {
          throw new AppError('invalid', 'unclosed group');
        },
      },
    });
    await userEvent.keyboard('one(');
    await expect.element(page.getByRole('alert')).toHaveTextContent('unclosed group');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  });
});

it('how and where it searches is asked of main, and kept', async () => {
  await userEvent.keyboard('one');
  await page.getByRole('button', { name: 'Match case' }).click();
  await page.getByRole('button', { name: 'Search details' }).click();
  await page.getByRole('textbox', { name: 'Files to include' }).fill('*.ts');
  await page.getByRole('button', { name: 'Include files ignored by git' }).click();
  const query = {
    ...emptySearch.query,
    pattern: 'one',
    matchesCase: true,
    include: '*.ts',
    withIgnored: true,
  };
  await expect.poll(() => main.called('search.begin').at(-1)).toEqual({ project: testProject().key, query });
  expect(useUiState.getState().search).toEqual({ ...emptySearch, query, filters: true });
  await expect.poll(() => useResults.getState().query).toEqual(query);
});

it('what a replacement did is said once: by its review as long as that is shown, else here', async () => {
  const written = [{ path: 'docs/a.md', before: 'a', after: 'b' }];
  useReplacement.setState({ outcome: { project: testProject().key, written, failed: [], isUndo: false } });
  const done = page.getByText('Replaced in 1 file.');
  await expect.element(done).toBeVisible();
  const saying = () => document.querySelectorAll('[role="status"]').length;
  const alone = saying();
  useUiState.setState({ activeTab: 'replace' });
  await expect.poll(saying).toBe(alone - 1);
  await expect.element(done).toBeVisible();
});
