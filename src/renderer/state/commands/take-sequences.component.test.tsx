import { emptyAppState } from '@shared/app-state';
import type { Keybinding } from '@shared/keys/keybindings';
import { type KeyboardEvent, useEffect } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KeyWaitNote } from '../../shell/KeyWaitNote';
import { show } from '../../testing/show';
import { useServerState } from '../server-state';
import { always, type Command } from './command';
import { commandForPress } from './command-for-press';
import { commandIds } from './command-titles';
import { takeSequences } from './take-sequences';
import { takeKeys, type WindowCommand } from './window-command';

// Two keys, one after the other: their receivers, the end of the wait, and keys typed in between.

const ran: string[] = [];
const heard: string[] = [];
const command = (id: WindowCommand['id'], about: Partial<WindowCommand> = {}): WindowCommand => ({
  id,
  when: always,
  ...about,
  run: () => void ran.push(id),
});
const commands = [
  command('keys.show'),
  command('file.saveAll'),
  command('tree.toggle', { phase: 'capture' }),
  command('tree.newFile'),
  command('chat.find', { leaves: () => true }),
];
const rowCommands: readonly Command<null>[] = [
  { id: 'row.newFile', when: always, run: () => void ran.push('row.newFile') },
];

function Window() {
  useEffect(() => takeSequences(commandIds()), []);
  useEffect(() => takeKeys(commands), []);
  const pressRow = (event: KeyboardEvent) => {
    const found = commandForPress(event.nativeEvent, rowCommands, null);
    if (!found) return;
    event.preventDefault();
    found.run(null);
  };
  return (
    <>
      <textarea aria-label="Text" onKeyDown={({ key }) => heard.push(key)} />
      <button type="button" onKeyDown={pressRow}>
        Row
      </button>
      <div className="xterm">
        <textarea aria-label="Shell" onKeyDown={({ key }) => heard.push(key)} />
      </div>
      <div className="monaco-editor">
        <textarea
          aria-label="Field in the editor"
          onKeyDown={(event) => {
            heard.push(event.key);
            if (event.key === 'k') event.preventDefault();
          }}
        />
      </div>
      <KeyWaitNote />
    </>
  );
}

beforeEach(() => {
  ran.length = 0;
  heard.length = 0;
  show(<Window />);
});

const text = page.getByRole('textbox', { name: 'Text' });
const note = page.getByRole('status');
const begin = () => userEvent.keyboard('{Control>}k{/Control}');

it('runs the command when the second key is pressed, and says that it waits for it', async () => {
  await text.click();
  await begin();
  await expect.element(note).toHaveTextContent('(Ctrl+K) was pressed. Waiting for the second key…');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(ran).toEqual(['keys.show']);
  await expect.element(note).toBeEmptyDOMElement();
});

it('types the second key nowhere, and tells nothing else of it', async () => {
  await text.click();
  await begin();
  await userEvent.keyboard('s');
  expect(ran).toEqual(['file.saveAll']);
  await expect.element(text).toHaveValue('');
  expect(heard.filter((key) => key !== 'Control' && key !== 'Unidentified')).toEqual([]);
  await userEvent.keyboard('s');
  await expect.element(text).toHaveValue('s');
});

it('says that no command has the two, and takes the next key as any other', async () => {
  await text.click();
  await begin();
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.element(note).toHaveTextContent('(Ctrl+K Ctrl+B) is not a command.');
  expect(ran).toEqual([]);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(ran).toEqual(['tree.toggle']);
  await expect.element(note).toBeEmptyDOMElement();
});

it('is ended by Esc, which does nothing else', async () => {
  await text.click();
  await begin();
  await userEvent.keyboard('{Escape}');
  expect(heard).not.toContain('Escape');
  await expect.element(note).toBeEmptyDOMElement();
  await userEvent.keyboard('s');
  await expect.element(text).toHaveValue('s');
  expect(ran).toEqual([]);
});

it('is ended by a click, and by leaving the window', async () => {
  await text.click();
  await begin();
  await text.click();
  await expect.element(note).toBeEmptyDOMElement();
  await begin();
  await expect.element(note).not.toBeEmptyDOMElement();
  window.dispatchEvent(new FocusEvent('blur'));
  await expect.element(note).toBeEmptyDOMElement();
});

it('counts no key that is held, and none that an input method has', async () => {
  await text.click();
  const element = text.element();
  const press = (about: KeyboardEventInit) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...about }));
  press({ key: 'k', ctrlKey: true, repeat: true });
  expect(note.element().textContent).toBe('');
  press({ key: 'k', ctrlKey: true, keyCode: 229 });
  expect(note.element().textContent).toBe('');
  press({ key: 'k', ctrlKey: true });
  press({ key: 'k', ctrlKey: true, repeat: true });
  await expect.element(note).not.toBeEmptyDOMElement();
  press({ key: 'Process', code: 'KeyS', keyCode: 229 });
  await expect.element(note).toBeEmptyDOMElement();
  expect(ran).toEqual([]);
});

it('comes to what has the keyboard before it comes to the window', async () => {
  await page.getByRole('button', { name: 'Row' }).click();
  await begin();
  await userEvent.keyboard('n');
  expect(ran).toEqual(['row.newFile']);
  await text.click();
  await begin();
  await userEvent.keyboard('n');
  expect(ran).toEqual(['row.newFile', 'tree.newFile']);
});

it('leaves the first key to the program of a terminal', async () => {
  await page.getByRole('textbox', { name: 'Shell' }).click();
  await begin();
  expect(heard).toContain('k');
  await expect.element(note).toBeEmptyDOMElement();
});

it('comes to nothing in a field that stands in an editor, which is not Monaco’s', async () => {
  await page.getByRole('textbox', { name: 'Field in the editor' }).click();
  await begin();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(note).toHaveTextContent('(Ctrl+K Ctrl+Enter) is not a command.');
  expect(heard).not.toContain('Enter');
});

it('is the user’s to give, also to what leaves its keys to others', async () => {
  const binding: Keybinding = { keys: 'Ctrl+J F', command: 'chat.find', kind: 'given' };
  useServerState.setState({ app: { ...emptyAppState, keybindings: { bindings: [binding], problems: [] } } });
  onTestFinished(() => useServerState.setState({ app: null }));
  await text.click();
  await userEvent.keyboard('{Control>}j{/Control}f');
  expect(ran).toEqual(['chat.find']);
});
