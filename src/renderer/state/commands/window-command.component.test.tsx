import { emptyAppState } from '@shared/app-state';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show';
import { useServerState } from '../server-state';
import { showPage } from '../ui-state';
import { always } from './command';
import { atWork, takeKeys, useCanRun, type WindowCommand } from './window-command';

// The first receiver of a key: a command of the window, or the focused element.

const ran: string[] = [];
const command = (about: Omit<WindowCommand, 'run'>): WindowCommand => ({
  ...about,
  run: () => void ran.push(about.id),
});
const toggleTree = command({ id: 'tree.toggle', phase: 'capture', when: atWork });
const commands = [
  toggleTree,
  command({
    id: 'settings.close',
    when: always,
    leaves: (target) => target.matches('[aria-label="Message"]'),
  }),
];

function Window() {
  useEffect(() => takeKeys(commands), []);
  const canToggle = useCanRun(toggleTree);
  return (
    <>
      <button type="button" aria-disabled={!canToggle}>
        Tree
      </button>
      <textarea aria-label="Editor" onKeyDown={(event) => event.preventDefault()} />
    </>
  );
}

beforeEach(() => {
  ran.length = 0;
  show(<Window />);
});

afterEach(() => showPage('work'));

const press = async (keys: string, where: string) => {
  await page.getByRole('textbox', { name: where }).click();
  await userEvent.keyboard(keys);
};

it('takes the keys of a command of the capture phase before an editor that uses them', async () => {
  await press('{Control>}b{/Control}', 'Editor');
  expect(ran).toEqual(['tree.toggle']);
});

it('takes the keys of others only where nothing has used them', async () => {
  await press('{Escape}', 'Editor');
  expect(ran).toEqual([]);
  await page.getByRole('button', { name: 'Tree' }).click();
  await userEvent.keyboard('{Escape}');
  expect(ran).toEqual(['settings.close']);
});

it('takes keys that the user gave before an editor that uses them, and those alone', async () => {
  const binding = (keys: string, of: string) => ({ keys, command: of, kind: 'given' as const });
  const bindings = [binding('Ctrl+B', 'settings.close'), binding('Ctrl+J', 'row.open')];
  useServerState.setState({ app: { ...emptyAppState, keybindings: { bindings, problems: [] } } });
  onTestFinished(() => useServerState.setState({ app: null }));
  await press('{Control>}b{/Control}', 'Editor');
  expect(ran).toEqual(['settings.close']);
  await press('{Control>}j{/Control}', 'Editor');
  expect(ran).toEqual(['settings.close']);
});

it('leaves the keys where the command leaves them', async () => {
  await press('{Escape}', 'Message');
  expect(ran).toEqual([]);
});

it('neither runs nor offers what cannot be run', async () => {
  const button = page.getByRole('button', { name: 'Tree' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'false');
  showPage('settings');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(ran).toEqual([]);
});
