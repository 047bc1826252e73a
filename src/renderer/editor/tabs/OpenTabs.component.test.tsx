import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setUnsaved, useUnsaved } from '../../state/files/unsaved';
import { openFile, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { EditorArea } from '../EditorArea';

// More tabs than fit: the wheel scrolls the strip, and a list at its end contains them all.

const paths = ['one/index.ts', 'two/index.ts', ...Array.from({ length: 12 }, (_, at) => `file-${at}.ts`)];

beforeAll(async () => {
  const main = await startScriptedMain({}, testProject());
  const format = { hash: 'h', encoding: 'utf-8', bom: false, lineEnds: 'LF' } as const;
  main.play({ project: { readFile: ({ path }) => ({ kind: 'text', path, text: 'x\n', ...format }) } });
});

beforeEach(() => {
  useUnsaved.setState({ files: {} });
  useUiState.setState({ tabs: [], activeTab: null, pinnedTabs: [] });
});

function showTabs(files: readonly string[]): void {
  for (const path of files) openFile(path);
  show(
    <div style={{ display: 'flex', width: 700, height: 300 }}>
      <EditorArea />
    </div>,
  );
}

const list = () => page.getByRole('button', { name: 'All open tabs' });
const tab = (name: string) => page.getByRole('tab', { name });

it('is there only while they do not fit', async () => {
  showTabs(paths);
  await expect.element(list()).toBeVisible();
  await expect.element(tab('file-11.ts')).toBeInViewport({ ratio: 0.99 });
  useUiState.setState(({ tabs }) => ({ tabs: tabs.slice(0, 3), activeTab: 'file:file-0.ts' }));
  await expect.element(list()).not.toBeInTheDocument();
});

it('names them all, with folders where two are called the same, and says which is in front and which is not saved', async () => {
  showTabs(paths);
  setUnsaved('file-3.ts', {
    hash: null,
    encoding: 'utf8',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  await list().click();
  const items = page.getByRole('menuitemcheckbox');
  await expect.element(items.first()).toBeVisible();
  const texts = items.elements().map((item) => (item as HTMLElement).innerText.replace('\n', ' | '));
  expect(texts.slice(0, 3)).toEqual(['index.ts | one', 'index.ts | two', 'file-0.ts']);
  expect(texts).toContain('file-3.ts | unsaved');
  expect(texts.length).toBe(paths.length);
  await expect.element(page.getByRole('menuitemcheckbox', { checked: true })).toHaveTextContent('file-11.ts');
  expect(
    page
      .getByRole('menuitemcheckbox', { name: /^file-3/ })
      .element()
      .querySelector('.lucide-unsaved-dot'),
  ).not.toBeNull();
  await userEvent.keyboard('{Escape}');
});

it('goes by the keyboard to the one that is chosen: it comes into sight, and its text has the caret', async () => {
  showTabs(paths);
  await expect.element(list()).toBeVisible();
  list().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemcheckbox').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(useUiState.getState().activeTab).toBe('file:two/index.ts');
  await expect.element(tab('index.ts two')).toBeInViewport({ ratio: 0.99 });
  await expect.element(page.getByRole('textbox', { name: 'two/index.ts' })).toHaveFocus();
});

it('the wheel scrolls the strip', async () => {
  showTabs(paths);
  await expect.element(list()).toBeVisible();
  const strip = tab('file-11.ts').element().closest<HTMLElement>('[class*="strip"]');
  const before = strip?.scrollLeft ?? 0;
  expect(before).toBeGreaterThan(0);
  strip?.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true }));
  await expect.poll(() => strip?.scrollLeft).toBe(before - 200);
});
