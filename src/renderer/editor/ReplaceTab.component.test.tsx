import { emptyQuery } from '@shared/search/empty-search';
import type { PlannedFile } from '@shared/search/text-search';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetUnsaved, setUnsaved, useUnsaved } from '../state/files/unsaved';
import { keepKeyboard } from '../state/regions/keep-keyboard';
import { startReview, undoReplacement, useReplacement } from '../state/search/replacement';
import { useResults } from '../state/search/results';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ReplaceTab } from './ReplaceTab';

// The review of a replacement in many files: Pilotfish writes exactly the accepted matches.

let main: ScriptedMain;
const project = testProject();
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

const query = { ...emptyQuery, pattern: 'one' };
const text = 'one and one\n';
const match = (from: number) => ({
  from,
  to: from + 3,
  by: 'two',
  line: 1,
  text: 'one and one',
  matched: [from, from + 3] as const,
});
const planOf = (path: string): PlannedFile =>
  path === 'c.bin'
    ? { path, plan: { kind: 'unusable', why: 'It is no text.' } }
    : { path, plan: { kind: 'matches', hash: `hash of ${path}`, matches: [match(0), match(8)] } };

beforeEach(() => {
  main.play({
    project: {
      readFile: ({ path }) => ({
        kind: 'text',
        path,
        text,
        hash: `hash of ${path}`,
        encoding: 'utf-8',
        bom: false,
        lineEnds: 'LF',
      }),
    },
    search: {
      plan: ({ paths }) => paths.map(planOf),
      replace: ({ files }) => ({
        written: files.slice(1).map(({ path, hash }) => ({ path, before: hash, after: 'other' })),
        failed: files.slice(0, 1).map(({ path }) => ({ path, why: 'The disk is full.' })),
      }),
      undo: ({ files }) => ({ written: files, failed: [] }),
      begin: () => ({ search: '1' }),
      more: () => ({ found: [], state: 'done' }),
    },
  });
  useUnsaved.setState({ files: {} });
  const files = ['a.ts', 'b.ts', 'c.bin'].map((path) => ({ path, lines: [] }));
  useResults.setState({ query, files, state: 'done' });
  useUiState.setState(({ search }) => ({ search: { ...search, query, replacement: 'two' }, tabs: [] }));
  show(
    <div style={{ display: 'flex', width: 900, height: 500 }}>
      <ReplaceTab />
    </div>,
  );
  startReview();
});

const box = (name: string) => page.getByRole('checkbox', { name });
const apply = (name: string) => page.getByRole('button', { name });

it('files and single matches are left out; the rest is written, what was not is said, and it is taken back', async () => {
  await expect.element(apply('Replace in 2 files')).toBeEnabled();
  await expect.element(box('Replace in c.bin')).toBeDisabled();
  await box('Line 1: one and one').first().click();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await apply('Replace in 2 files').click();
  expect(main.called('search.replace')).toMatchObject([
    {
      project: project.key,
      query,
      replacement: 'two',
      files: [
        { path: 'a.ts', hash: 'hash of a.ts', leftOut: [0] },
        { path: 'b.ts', hash: 'hash of b.ts', leftOut: [] },
      ],
    },
  ]);
  await expect.element(page.getByText('Replaced in 1 file.')).toBeVisible();
  await expect.element(page.getByText('a.ts: The disk is full.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone in 1 file.')).toBeVisible();
  expect(main.called('search.undo')).toMatchObject([
    { project: project.key, files: [{ path: 'b.ts', before: 'hash of b.ts', after: 'other' }] },
  ]);
});

it('once all is written the tab goes, and comes back only if something cannot be taken back', async () => {
  main.play({
    search: {
      replace: ({ files }) => ({
        written: files.map(({ path, hash }) => ({ path, before: hash, after: 'other' })),
        failed: [],
      }),
      undo: ({ files }) => ({
        written: files.slice(1),
        failed: files.slice(0, 1).map(({ path }) => ({ path, why: 'It was changed since.' })),
      }),
    },
  });
  const tabs = () => useUiState.getState().tabs.map(({ kind }) => kind);
  expect(tabs()).toEqual(['replace']);
  await apply('Replace in 2 files').click();
  await expect.poll(tabs).toEqual([]);
  expect(useUiState.getState().side).toBe('search');
  await undoReplacement();
  expect(tabs()).toEqual(['replace']);
  await expect.element(page.getByText('a.ts: It was changed since.')).toBeVisible();
});

it('the button that writes leaves the keyboard to what is left to do, and so does the one that undoes', async () => {
  onTestFinished(keepKeyboard());
  await expect.element(apply('Replace in 2 files')).toBeEnabled();
  apply('Replace in 2 files').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(apply('Close')).toHaveFocus();
  apply('Undo').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Undone in 1 file.')).toBeVisible();
  const helps = () => page.getByRole('region').element().contains(document.activeElement);
  await expect.poll(helps).toBe(true);
});

it('a file whose matches are all left out is left out, and can be taken in again as a whole', async () => {
  await box('Line 1: one and one').first().click();
  await box('Line 1: one and one').last().click();
  await expect.element(apply('Replace in 1 file')).toBeEnabled();
  await expect.element(box('Replace in a.ts')).not.toBeChecked();
  await box('Replace in a.ts').click();
  await expect.element(apply('Replace in 2 files')).toBeEnabled();
  await box('Replace in a.ts').click();
  await box('Replace in b.ts').click();
  await expect
    .element(apply('Replace in 0 files'))
    .toHaveAttribute('aria-description', 'All files are excluded.');
});

it('unsaved text is never overwritten: its file is left out until it is saved', async () => {
  await expect.element(apply('Replace in 2 files')).toBeEnabled();
  setUnsaved('a.ts', {
    hash: 'hash of a.ts',
    encoding: 'utf-8',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  await expect.element(apply('Replace in 1 file')).toBeEnabled();
  await expect.element(page.getByText('Excluded: unsaved changes')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save the file' })).toBeVisible();
  forgetUnsaved('a.ts');
  await expect.element(apply('Replace in 2 files')).toBeEnabled();
  expect(main.called('search.plan').at(-1)).toMatchObject({ paths: ['a.ts'] });
});

it('why nothing can be shown is said', async () => {
  main.play({});
  startReview();
  await expect.element(page.getByText('The script has no answer to search.plan.')).toBeVisible();
  expect(useReplacement.getState().failure).not.toBeNull();
});
