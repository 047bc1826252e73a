import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { windowState } from '../state/commands/window-command';
import { useFileFailure } from '../state/files/file-failure';
import { useFileInFront } from '../state/files/file-in-front';
import { offerDocument } from '../state/files/open-documents';
import { openFile, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { goToDefinition } from './go-to-definition';

// The command that opens the definition of the symbol at the caret.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

beforeEach(() => {
  openFile('a.odd');
  const place = { line: 3, column: 7, selected: 0, selectedText: '' };
  useFileInFront.setState({
    file: { path: 'a.odd', ...place, encoding: 'utf-8', lineEnds: 'LF', language: 'Odd' },
  });
  const withdraw = offerDocument('a.odd', {
    text: () => 'unsaved text',
    saved() {},
    rebase() {},
    revert() {},
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
    { project: testProject().key, path: 'a.odd', text: 'unsaved text', line: 3, column: 7 },
  ]);
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
