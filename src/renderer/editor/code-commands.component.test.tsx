import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeLists } from '../quick-open/CodeLists';
import { quickOpenCommands } from '../quick-open/quick-open-commands';
import { windowState } from '../state/commands/window-command';
import { useFileFailure } from '../state/files/file-failure';
import { useFileInFront } from '../state/files/file-in-front';
import { offerDocument } from '../state/files/open-documents';
import { openFile, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { formatDocument } from './format-document';
import { goToDefinition } from './go-to-definition';
import { RenameSymbolDialog } from './rename/RenameSymbolDialog';
import { renameSymbol } from './rename/rename-symbol';

// Commands about the symbol at the caret and the text in front, which language servers answer.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

let text: string;
let edited: unknown[];

beforeEach(() => {
  text = 'unsaved text';
  edited = [];
  openFile('a.odd');
  const place = { line: 1, column: 9, selected: 0, selectedText: '' };
  useFileInFront.setState({
    file: { path: 'a.odd', ...place, encoding: 'utf-8', lineEnds: 'LF', language: 'Odd' },
  });
  const withdraw = offerDocument('a.odd', {
    text: () => text,
    saved() {},
    rebase() {},
    revert() {},
    show() {},
    edit: (edits) => void edited.push(edits),
    indentation: () => ({ tabSize: 2, insertSpaces: true }),
  });
  onTestFinished(() => {
    withdraw();
    useFileInFront.setState({ file: null });
    useUiState.setState({ tabs: [] });
  });
});

const tabInFront = () => useUiState.getState().activeTab;

it('opens its file, for the text as the user sees it', async () => {
  main.play({ code: { definition: () => ({ path: 'src/b.odd', line: 12 }) } });
  goToDefinition.run(windowState());
  await expect.poll(tabInFront).toBe('file:src/b.odd');
  expect(main.called('code.definition')).toEqual([
    { project: testProject().key, path: 'a.odd', text: 'unsaved text', line: 1, column: 9 },
  ]);
});

it('the references of the symbol are a list, which opens the chosen place', async () => {
  const places = [
    { path: 'a.odd', line: 3, column: 7, text: 'one()' },
    { path: 'src/b.odd', line: 9, column: 2, text: 'two one' },
  ];
  main.play({ code: { references: () => places } });
  show(<CodeLists />);
  quickOpenCommands.find(({ id }) => id === 'editor.goToReferences')?.run(windowState());
  await expect.element(page.getByRole('option', { name: /two one/ })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'References of “text”' })).toHaveFocus();
  await userEvent.keyboard('b.odd{Enter}');
  await expect.poll(tabInFront).toBe('file:src/b.odd');
  expect(useUiState.getState().tabs[1]).toMatchObject({ place: { line: 9, column: 2 } });
});

it('the list of references is open while the server searches; leaving it ends the question', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const stopped = new AppError('stopped', textOf('language-servers.stopped'));
  main.play({ code: { references: () => promise, stop: () => reject(stopped) } });
  show(<CodeLists />);
  quickOpenCommands.find(({ id }) => id === 'editor.goToReferences')?.run(windowState());
  await expect.element(page.getByText('Searching the project…').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => main.called('code.stop')).toHaveLength(1);
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  expect(useFileFailure.getState().failure).toBeNull();
});

it('a symbol of the project is found by its name, from the servers of the open files', async () => {
  const found = { name: 'Fish', container: 'sea', kind: 'type', path: 'c.odd', line: 4, column: 1 } as const;
  main.play({ code: { symbols: ({ query }) => (query === 'Fi' ? [found] : []) } });
  show(<CodeLists />);
  quickOpenCommands.find(({ id }) => id === 'file.findSymbol')?.run(windowState());
  await expect.element(page.getByText(/^Type part of the name/).first()).toBeVisible();
  await userEvent.keyboard('Fi');
  await expect.element(page.getByRole('option', { name: /Fish/ })).toBeVisible();
  expect(main.called('code.symbols').at(-1)).toMatchObject({ query: 'Fi', paths: ['a.odd'] });
  await userEvent.keyboard('{Enter}');
  await expect.poll(tabInFront).toBe('file:c.odd');
});

it('a rename is reviewed like a replacement in files, once a new name is typed', async () => {
  const renamed = [{ path: 'a.odd', hash: 'h', changes: [{ from: 8, to: 12, by: 'word' }] }];
  main.play({ code: { rename: () => renamed }, search: { plan: () => [] } });
  show(<RenameSymbolDialog />);
  renameSymbol.run(windowState());
  const field = page.getByRole('textbox', { name: 'New name' });
  await expect.element(field).toHaveValue('text');
  await expect.element(page.getByRole('button', { name: 'Review' })).toBeDisabled();
  await field.fill('word');
  await userEvent.keyboard('{Enter}');
  await expect.poll(tabInFront).toBe('replace');
  expect(main.called('code.rename')).toMatchObject([{ name: 'word', line: 1, column: 9 }]);
  expect(main.called('search.plan')).toMatchObject([{ replacement: 'word', renamed, paths: ['a.odd'] }]);
});

it('a text is formatted by edits, unless it has changed meanwhile', async () => {
  const edits = [{ line: 1, column: 1, endLine: 1, endColumn: 8, text: 'UNSAVED' }];
  main.play({ code: { format: () => edits } });
  formatDocument.run(windowState());
  await expect.poll(() => edited).toEqual([edits]);
  text = 'other text';
  main.play({
    code: {
      format: () => {
        text = 'typed meanwhile';
        return edits;
      },
    },
  });
  formatDocument.run(windowState());
  await expect.poll(() => text).toBe('typed meanwhile');
  expect(edited).toEqual([edits]);
});

it('says why it cannot', async () => {
  const why = textOf('language-servers.no-definition');
  main.play({
    code: {
      definition: () => {
        throw new AppError('not-found', why);
      },
    },
  });
  goToDefinition.run(windowState());
  await expect.poll(() => useFileFailure.getState().failure).toEqual(why);
  expect(tabInFront()).toBe('file:a.odd');
});
