import { AppError } from '@shared/errors';
import { speak } from '@shared/texts/speak';
import { textOf } from '@shared/texts/text';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { windowState } from '../../state/commands/window-command';
import { becomeFile } from '../../state/files/applied-change';
import { useFileInFront } from '../../state/files/file-in-front';
import { placeIn, useFilePlaces } from '../../state/files/file-places';
import { typeInText } from '../../state/files/open-texts';
import { saveFile } from '../../state/files/save-files';
import { restoredUnsaved, unsavedOf, useUnsaved } from '../../state/files/unsaved';
import { searchCommands } from '../../state/search/search-commands';
import { openFile, openTab, proposalTab, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { chatWithCall, fileSubject } from '../../testing/waiting-chat';
import { EditorArea } from '../EditorArea';
import { FileTab } from './FileTab';

// Unsaved text of a file that has changed on disk: a reloaded window still shows it.

let main: ScriptedMain;

beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

beforeEach(() => {
  const mine = { text: 'Words of mine.', hash: 'before', encoding: 'windows-1252' };
  useUnsaved.setState({ files: restoredUnsaved({ 'a.txt': mine }) });
  openFile('a.txt');
});

afterEach(() => speak('en'));

it('stays in sight while the file cannot be read, with why, also when saving fails', async () => {
  const denied = new AppError('denied', 'No permission to read a.txt.');
  main.play({
    project: {
      readFile: () => Promise.reject(denied),
      writeFile: () => Promise.reject(new AppError('denied', 'No permission to write.')),
    },
  });
  show(<FileTab path="a.txt" place={undefined} applied={undefined} />);
  await expect
    .element(page.getByText('No permission to read a.txt. Your unsaved text is still here.'))
    .toBeVisible();
  await expect.element(page.getByText('Words of mine.')).toBeVisible();
  expect(await saveFile('a.txt')).toBe(false);
  await expect
    .element(page.getByText('No permission to write. Your unsaved text is still here.'))
    .toBeVisible();
  expect(unsavedOf('a.txt')).toMatchObject({ hash: 'before', encoding: 'windows-1252' });
  expect(unsavedOf('a.txt')?.text()).toBe('Words of mine.');
});

it('says why in French with the blanks of French, and shows those that are hidden in a name', async () => {
  await speak('fr');
  const told = textOf('file.not-read', { file: 'a\u202fb.txt', reason: textOf('errno.no-permission') });
  main.play({ project: { readFile: () => Promise.reject(new AppError('denied', told)) } });
  show(<FileTab path="a.txt" place={undefined} applied={undefined} />);
  await expect
    .element(page.getByText(/Impossible de lire a‹U\+202F›b\.txt\s: autorisation refusée\./))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('⍽');
});

it('a text that is too large to be edited again is saved only after a second word', async () => {
  useUnsaved.setState({
    files: restoredUnsaved({ 'long.txt': { text: 'Long', hash: 'h', encoding: 'utf-8' } }),
  });
  const view = { kind: 'text', path: 'long.txt', text: '', hash: 'h', encoding: 'utf-8' } as const;
  main.play({
    project: {
      readFile: () => ({ ...view, bom: false, lineEnds: 'LF' }),
      writeFile: ({ size }) =>
        size === 'any'
          ? { hash: 'after' }
          : Promise.reject(new AppError('too-large', 'It would have 11 MB.')),
    },
  });
  openFile('long.txt');
  show(<FileTab path="long.txt" place={undefined} applied={undefined} />);
  await expect.element(page.getByText('Long')).toBeVisible();
  expect(await saveFile('long.txt')).toBe(false);
  await expect.element(page.getByText('It would have 11 MB.')).toBeVisible();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect.poll(() => unsavedOf('long.txt')).toBeNull();
});

it('the one line of an empty file has its number; what a final line break ends is no line', async () => {
  useUnsaved.setState({ files: {} });
  const view = { kind: 'text', path: 'empty.ts', text: '', hash: 'h', encoding: 'utf-8' } as const;
  main.play({ project: { readFile: () => ({ ...view, bom: false, lineEnds: 'LF' }) } });
  openFile('empty.ts');
  show(
    <div style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
      <FileTab path="empty.ts" place={undefined} applied={undefined} />
    </div>,
  );
  const numbers = () =>
    [...document.querySelectorAll('.line-numbers')].map((each) => each.textContent).filter(Boolean);
  await expect.poll(numbers).toEqual(['1']);
  document.querySelector<HTMLElement>('.native-edit-context')?.focus();
  await userEvent.keyboard('one{Enter}');
  await expect.poll(numbers).toEqual(['1']);
  await userEvent.keyboard('two');
  await expect.poll(numbers).toEqual(['1', '2']);
});

it('a large text is plain, which is said, until the user wants its colours', async () => {
  useUnsaved.setState({ files: {} });
  const text = `const a = 1;\n// ${'x'.repeat(20_001)}\n`;
  const view = { kind: 'text', path: 'large.ts', text, hash: 'h', encoding: 'utf-8' } as const;
  main.play({ project: { readFile: () => ({ ...view, bom: false, lineEnds: 'LF' }) } });
  openFile('large.ts');
  show(<FileTab path="large.ts" place={undefined} applied={undefined} />);
  const pieces = () => document.querySelector('.view-line')?.querySelectorAll('span > span').length ?? 0;
  await expect.poll(pieces).toBe(1);
  await page.getByRole('button', { name: 'Turn colours on' }).click();
  await expect.poll(pieces).toBeGreaterThan(1);
  await expect.element(page.getByRole('button', { name: 'Turn colours on' })).not.toBeInTheDocument();
});

it('comes back where it was left, and what is selected in it is what search in files looks for', async () => {
  useUnsaved.setState({ files: {} });
  const text = Array.from({ length: 300 }, (_, at) => `line ${at + 1}`).join('\n');
  const view = { kind: 'text', path: 'left.ts', text, hash: 'h', encoding: 'utf-8' } as const;
  main.play({ project: { readFile: () => ({ ...view, bom: false, lineEnds: 'LF' }) } });
  useFilePlaces.setState({ places: { 'left.ts': { line: 205, column: 3, top: 200 } } });
  openFile('left.ts');
  show(
    <div style={{ display: 'flex', height: 300 }}>
      <FileTab path="left.ts" place={undefined} applied={undefined} />
    </div>,
  );
  await expect.element(page.getByText('line 205', { exact: true })).toBeVisible();
  expect(useFileInFront.getState().file).toMatchObject({ line: 205, column: 3 });
  typeInText('left.ts');
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
  await expect.poll(() => useFileInFront.getState().file?.selectedText).toBe('line 205');
  const search = searchCommands.find(({ id }) => id === 'search.show');
  search?.run(windowState());
  expect(useUiState.getState().search.query.pattern).toBe('line 205');
  typeInText('left.ts');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => placeIn('left.ts')?.line).toBe(207);
  expect(placeIn('left.ts')?.top).toBeGreaterThan(190);
});

it('goes to the first change of an edit that was accepted, once, and puts the caret there', async () => {
  useUnsaved.setState({ files: {} });
  const lines = Array.from({ length: 300 }, (_, at) => `line ${at + 1}`);
  const text = lines.with(249, 'line 250, changed').join('\n');
  const view = { kind: 'text', path: 'led.ts', text, hash: 'h', encoding: 'utf-8' } as const;
  main.play({ project: { readFile: () => ({ ...view, bom: false, lineEnds: 'LF' }) } });
  const { chat, call } = chatWithCall(fileSubject('led.ts'), {
    phase: 'done',
    allowance: { by: 'person', answer: 'accept' },
    durationMs: 5,
    preview: '',
    display: {
      kind: 'file-diff',
      relativePath: 'led.ts',
      added: 1,
      removed: 1,
      patch: '@@ -249,3 +249,3 @@\n line 249\n-line 250\n+line 250, changed\n line 251\n',
    },
  });
  await main.showChat(chat);
  useUiState.setState({ tabs: [], activeTab: null });
  const tab = proposalTab(chat.id, call.id, 'led.ts');
  openTab(tab);
  becomeFile(tab, { leads: true });
  const applied = { chatId: chat.id, callId: call.id, leads: true };
  const shown = (key: string) => (
    <div key={key} style={{ display: 'flex', height: 300 }}>
      <FileTab path="led.ts" place={undefined} applied={applied} />
    </div>
  );
  show(shown('once'));
  await expect.element(page.getByText('line 250, changed')).toBeVisible();
  await expect.poll(() => placeIn('led.ts')).toMatchObject({ line: 250 });
  expect(placeIn('led.ts')?.top).toBeLessThan(248);
  typeInText('led.ts');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(() => placeIn('led.ts')?.line).toBe(1);
  show(shown('again'));
  await expect.element(page.getByText('line 1', { exact: true })).toBeVisible();
  await expect.element(page.getByText('line 250, changed')).not.toBeInTheDocument();
});

it('the beginning of a file that is too large can be read and nothing else, and the whole opened elsewhere', async () => {
  useUnsaved.setState({ files: {} });
  const path = 'large.log';
  const format = { encoding: 'utf-8', lineEnds: 'LF' } as const;
  const sizes = { ...format, shown: 1024 * 1024, size: 12.5 * 1024 * 1024 };
  main.play({
    project: {
      readFile: () => ({ kind: 'beginning', path, text: 'First line.\n', ...sizes, version: '1' }),
      openInEditor: () => {},
    },
  });
  openFile(path);
  show(<FileTab path={path} place={undefined} applied={undefined} />);
  await expect.element(page.getByText(/The tab shows the first 1\.0 MB of 12\.5 MB/)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'large.log, read-only' });
  await expect.element(page.getByText('First line.')).toBeVisible();
  text.element().focus();
  await userEvent.keyboard('x{Backspace}');
  await expect.element(page.getByText(/^This is only the beginning of the file/)).toBeVisible();
  expect(unsavedOf(path)).toBeNull();
  await saveFile(path);
  await page.getByRole('button', { name: 'Open in your editor' }).click();
  await expect.poll(() => main.called('project.openInEditor')).toMatchObject([{ path, line: 1 }]);
  expect(main.called('project.writeFile')).toEqual([]);
});

it('takes the keyboard also where there is nothing to type: into what scrolls, else onto its tab', async () => {
  useUnsaved.setState({ files: {} });
  const image = { kind: 'image', mimeType: 'image/gif', base64: 'R0lGODlhAQABAAAAACw=' } as const;
  main.play({
    project: {
      readFile: ({ path }) =>
        path === 'a.gif' ? { ...image, path } : { kind: 'unshowable', path, reason: 'It is no text.' },
    },
  });
  for (const path of ['a.gif', 'b.bin']) openFile(path);
  show(<EditorArea />);
  await page.getByRole('textbox', { name: 'Message' }).click();
  typeInText('b.bin');
  await expect.element(page.getByRole('tab', { name: 'b.bin' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Message' }).click();
  openFile('a.gif');
  typeInText('a.gif');
  await expect.element(page.getByRole('region', { name: /a\.gif/ })).toHaveFocus();
});

it('the language of a file is called as people write it', async () => {
  useUnsaved.setState({ files: {} });
  const format = { hash: 'h', encoding: 'utf-8', bom: false, lineEnds: 'LF' } as const;
  main.play({ project: { readFile: ({ path }) => ({ kind: 'text', path, text: '{}\n', ...format }) } });
  openFile('package.json');
  show(<FileTab path="package.json" place={undefined} applied={undefined} />);
  await expect.poll(() => useFileInFront.getState().file?.language).toBe('JSON');
});
