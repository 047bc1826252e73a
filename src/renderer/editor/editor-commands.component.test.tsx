import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeKeys } from '../state/commands/window-command';
import { pinTab } from '../state/files/pinned-tabs';
import { openFile, useUiState } from '../state/ui-state';
import { show } from '../testing/show';
import { editorCommands } from './editor-commands';

// Which key closes the tab in front, on the desktop and in a browser, and where it does not.

function Keys() {
  useEffect(() => takeKeys(editorCommands), []);
  return (
    <>
      <button type="button">Elsewhere</button>
      <div className="monaco-editor">
        <textarea aria-label="Editor" />
      </div>
      <textarea aria-label="Terminal" onKeyDown={(event) => event.preventDefault()} />
    </>
  );
}

/** As the preload script makes it. */
const bridge = { send() {}, onFrame() {} };

const open = () => useUiState.getState().tabs.map(({ id }) => id);
const controlW = () => userEvent.keyboard('{Control>}w{/Control}');

function onDesktop(): void {
  Object.assign(window, { pilotfish: bridge });
}

beforeEach(async () => {
  useUiState.setState({ tabs: [], activeTab: null, pinnedTabs: [] });
  openFile('a.ts');
  openFile('b.ts');
  show(<Keys />);
  await page.getByRole('button', { name: 'Elsewhere' }).click();
});

afterEach(() => Reflect.deleteProperty(window, 'pilotfish'));

describe('on the desktop', () => {
  beforeEach(onDesktop);

  it('Ctrl+W closes the tab in front, and with none it does nothing', async () => {
    await controlW();
    expect(open()).toEqual(['file:a.ts']);
    await controlW();
    await controlW();
    expect(open()).toEqual([]);
  });

  it('a pinned tab stays', async () => {
    pinTab('file:b.ts');
    await controlW();
    expect(open()).toEqual(['file:b.ts', 'file:a.ts']);
  });

  it('closes it from within the editor', async () => {
    await page.getByRole('textbox', { name: 'Editor' }).click();
    await controlW();
    expect(open()).toEqual(['file:a.ts']);
  });

  it.each(['Message', 'Terminal'])('leaves the tab alone in the field "%s"', async (name) => {
    await page.getByRole('textbox', { name }).click();
    await controlW();
    expect(open()).toHaveLength(2);
  });
});

describe('in a browser', () => {
  it('closes it with Alt, and leaves Ctrl+W to the browser', async () => {
    await controlW();
    expect(open()).toHaveLength(2);
    await userEvent.keyboard('{Control>}{Alt>}w{/Alt}{/Control}');
    expect(open()).toEqual(['file:a.ts']);
  });
});
