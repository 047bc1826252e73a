import { useEffect } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { takeKeys } from '../state/commands/window-command';
import { openFile, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { quickOpenCommands } from './quick-open-commands';
import { leaveQuickOpen, useQuickOpen } from './quick-open-state';

// The keys that search for a file, and for a line of the one in front.

function Keys() {
  useEffect(() => takeKeys(quickOpenCommands), []);
  return null;
}

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

beforeEach(() => {
  leaveQuickOpen();
  useUiState.setState({ tabs: [], activeTab: null });
  show(<Keys />);
});

const press = (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`);

it('Ctrl+P asks for a file', async () => {
  await press('p');
  expect(useQuickOpen.getState()).toEqual({ open: true, typed: '' });
});

it('Ctrl+G asks for a line of the file that is open, and does nothing where none is', async () => {
  await press('g');
  expect(useQuickOpen.getState().open).toBe(false);
  openFile('a.ts');
  await press('g');
  expect(useQuickOpen.getState()).toEqual({ open: true, typed: ':' });
});
