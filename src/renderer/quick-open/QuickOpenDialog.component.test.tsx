import { AppError } from '@shared/errors';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerDocument } from '../state/files/open-documents';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { QuickOpen } from './QuickOpen';
import { showQuickOpen } from './quick-open-state';

// Opening a file, by the keyboard alone.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const parse = { kind: 'file', path: 'src/deep/parse.ts', matched: [[9, 12]] } as const;
const tree = { kind: 'file', path: 'src/parseTree.ts', matched: [[4, 7]] } as const;
const fileTab = (path: string) => ({ kind: 'file', id: `file:${path}`, path }) as const;

const field = () => page.getByRole('combobox', { name: 'Go to file' });
const options = () => page.getByRole('option').all();
const option = (name: RegExp) => page.getByRole('option', { name });

beforeEach(() => {
  useUiState.setState({ tabs: [fileTab('a.ts'), fileTab('b.ts')], activeTab: 'file:b.ts' });
  main.play({
    project: {
      findFiles: ({ query }) => ({ found: query.startsWith('par') ? [parse, tree] : [], isWhole: true }),
    },
  });
  show(<QuickOpen />);
  showQuickOpen();
});

describe('before anything is typed', () => {
  it('the open files are offered, the one in front last', async () => {
    await expect.element(field()).toHaveFocus();
    await expect.poll(() => options().map((one) => one.element().textContent)).toEqual(['a.ts', 'b.ts']);
    expect(main.called('project.findFiles')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(useUiState.getState().activeTab).toBe('file:a.ts');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('a line alone is one of the file in front', async () => {
    await field().fill(':42');
    await expect.element(option(/^b\.ts ?, line 42$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(useUiState.getState().tabs[1]).toEqual({ ...fileTab('b.ts'), place: { line: 42 } });
  });

  it('a colon alone asks for a line of the file in front, and Enter opens nothing before there is one', async () => {
    await field().fill(':');
    await expect.element(page.getByText('Type a line number of b.ts.').first()).toBeVisible();
    expect(options()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    expect(useUiState.getState().activeTab).toBe('file:b.ts');
  });

  it('without a file in front that is said', async () => {
    useUiState.setState({ tabs: [], activeTab: null });
    await expect.element(page.getByText(/^Type part of a file name/).first()).toBeVisible();
    await field().fill(':42');
    await expect.element(page.getByText(/^Open a text file first/).first()).toBeVisible();
  });
});

describe('what is typed', () => {
  it('finds files, whose matching letters are marked; the arrows walk them', async () => {
    await field().fill('par:7');
    await expect.element(option(/^parse\.ts/)).toHaveAttribute('aria-selected', 'true');
    const marked = page.getByRole('mark').all();
    expect(marked.map((one) => one.element().textContent)).toEqual(['par', 'par']);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option(/^parseTree/)).toHaveAttribute('aria-selected', 'true');
    const active = option(/^parseTree/).element().id;
    await expect.element(field()).toHaveAttribute('aria-activedescendant', active);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(useUiState.getState()).toMatchObject({ activeTab: 'file:src/deep/parse.ts' });
    expect(useUiState.getState().tabs[2]).toMatchObject({ path: 'src/deep/parse.ts', place: { line: 7 } });
  });

  it('can be opened behind, one after another', async () => {
    await field().fill('par');
    await expect.element(option(/^parse\.ts/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Opened src/deep/parse.ts in the background.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const { tabs, activeTab } = useUiState.getState();
    expect(tabs.slice(2).map(({ path }) => path)).toEqual(['src/deep/parse.ts', 'src/parseTree.ts']);
    expect(activeTab).toBe('file:b.ts');
  });

  it('is said to be nowhere, with what Enter then does: nothing', async () => {
    await field().fill('nowhere');
    await expect.element(page.getByText('No file name matches “nowhere”.').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toBeVisible();
  });

  it('cannot be looked for: why is said', async () => {
    main.play({
      project: {
        findFiles: () => {
          throw new AppError('unavailable', 'The project folder no longer exists.');
        },
      },
    });
    await field().fill('par');
    await expect.element(page.getByRole('status')).toHaveTextContent('The project folder no longer exists.');
  });
});

describe('after an at sign', () => {
  const code = 'class Sums {\n  x = 1;\n}\n\nfunction add() {}\nfunction addAll() {}\n';
  const offer = (text: string) =>
    onTestFinished(
      offerDocument('b.ts', {
        text: () => text,
        saved: () => {},
        rebase: () => {},
        revert: () => {},
        show: () => {},
        edit: () => {},
        indentation: () => ({ tabSize: 2, insertSpaces: true }),
      }),
    );
  const labels = () => options().map((one) => one.element().textContent);

  it('the symbols of the file in front are listed in its order, and found by parts of their names', async () => {
    offer(code);
    await field().fill('@');
    await expect.poll(labels).toEqual(['Sums, line 1', 'add, line 5', 'addAll, line 6']);
    const typed = page.getByRole('combobox', { name: 'Go to symbol in the file' });
    await typed.fill('@all');
    await expect.poll(labels).toEqual(['addAll, line 6']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(useUiState.getState().tabs[1]).toEqual({ ...fileTab('b.ts'), place: { line: 6 } });
  });

  it('a long file has its symbols too, and the list says that it is cut', async () => {
    offer(Array.from({ length: 5000 }, (_, at) => `function step${at}() {}\n`).join(''));
    await field().fill('@');
    await expect.element(page.getByText(/^Only the first 200 symbols are listed/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Go to symbol in the file' }).fill('@step4999');
    await expect.poll(labels).toEqual(['step4999, line 5000']);
  });

  it('a file without symbols, and a name that none has, are said', async () => {
    offer('Words.');
    await field().fill('@');
    await expect.element(page.getByText('No symbols found in b.ts.').first()).toBeVisible();
    useUiState.setState({ tabs: [], activeTab: null });
    await expect.element(page.getByText(/^Open a text file first to list/).first()).toBeVisible();
  });
});
