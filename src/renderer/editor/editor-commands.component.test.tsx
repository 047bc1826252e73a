import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerCommands, runnableCommands } from '../state/commands/offered-commands';
import { takeKeys } from '../state/commands/window-command';
import { pinTab } from '../state/files/pinned-tabs';
import { restoredUnsaved, useUnsaved } from '../state/files/unsaved';
import { openFile, useUiState } from '../state/ui-state';
import { show } from '../testing/show';
import { editorCommands } from './editor-commands';

// The key that closes the tab in front, on the desktop and in a browser, and its exceptions; the offered commands,
// and their conditions.

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

/** As the preload script creates it. */
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

describe('is offered only while there is something to do for it:', () => {
  const offered = (ids: readonly string[]) => runnableCommands().filter(({ id }) => ids.includes(id)).length;
  const saves = ['file.save', 'file.saveAll'];

  beforeEach(() => onTestFinished(offerCommands(editorCommands)));
  afterEach(() => useUnsaved.setState({ files: {} }));

  it('saving, whose keys the browser never gets', async () => {
    expect(offered(saves)).toBe(0);
    useUnsaved.setState({ files: restoredUnsaved({ 'a.ts': { text: '', hash: null, encoding: 'utf-8' } }) });
    expect(offered(saves)).toBe(1);
    useUiState.setState({ activeTab: 'file:a.ts' });
    expect(offered(saves)).toBe(2);
    useUnsaved.setState({ files: {} });
    const press = new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, cancelable: true });
    window.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });

  it('closing tabs, of which pinned ones stay', () => {
    const closings = ['tab.close', 'tab.closeAll', 'tab.closeSaved'];
    expect(offered(closings)).toBe(3);
    for (const { id } of useUiState.getState().tabs) pinTab(id);
    expect(offered(closings)).toBe(0);
  });
});
