import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { hideTerminals, toggleTerminals } from '../state/terminals/terminal-commands';
import { useTerminalLayout } from '../state/terminals/terminal-layout';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { TerminalPanel } from './TerminalPanel';
import { TerminalToggle } from './TerminalToggle';

// The panel of the terminals: the agent's commands in one tab, and the ends and signs of the user's shells.

const project = testProject();
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

const running: Terminal['state'] = { kind: 'running', awaitsInput: false };
const failed: Terminal['state'] = { kind: 'ended', exitCode: 3, signal: null };

function terminal(id: string, more: Partial<Terminal> = {}): Terminal {
  return {
    id,
    kind: 'command',
    title: id,
    call: null,
    startedAt: 1,
    state: running,
    project,
    background: true,
    goesOn: null,
    heldBack: false,
    fromBefore: false,
    signs: noSigns,
    ...more,
  };
}

const shell = (id: string, more: Partial<Terminal> = {}) =>
  terminal(id, { kind: 'shell', background: false, ...more });
const list = (...terminals: readonly Terminal[]) => {
  for (const each of terminals) main.emit('app', { type: 'terminal-changed', terminal: each });
};
const remove = ({ id }: { id: string }) => main.emit('app', { type: 'terminal-removed', id });
const listed = () => useServerState.getState().app?.terminals ?? [];

let opened = 0;
beforeEach(async () => {
  main.play({
    terminal: {
      close: remove,
      open() {
        opened += 1;
        list(shell(`opened ${opened}`));
        return { id: `opened ${opened}` };
      },
      rename({ id, title }) {
        list(...listed().flatMap((each) => (each.id === id ? [{ ...each, title }] : [])));
      },
      acknowledge: () => {},
      resize: () => {},
      takeOver: () => {},
      write: () => {},
      stop: () => {},
    },
  });
  for (const each of listed()) remove(each);
  await expect.poll(listed).toEqual([]);
  useTerminalLayout.setState({
    active: null,
    groups: [],
    command: null,
    shown: true,
    takenOver: [],
    heard: {},
  });
});

function showPanel(width = 1000): void {
  show(
    <div style={{ width, height: 300 }}>
      <TerminalToggle disabled={false} />
      <TerminalPanel />
    </div>,
  );
}

const tabs = () => page.getByRole('tab');
const rows = () => page.getByRole('listbox', { name: 'Commands of the agent' }).getByRole('option');
const rowTexts = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent);
const output = () => page.getByRole('textbox', { name: 'Output of the command' });
const keys = (text: string) => userEvent.keyboard(text);

describe('the agent’s commands', () => {
  beforeEach(() => {
    list(
      terminal('tests', { state: failed, startedAt: 2 }),
      terminal('server', { startedAt: 1 }),
      terminal('watcher', { startedAt: 3 }),
    );
  });

  it('are one tab with a list, those that run first; keys walk it, and remove one that has ended', async () => {
    showPanel();
    await expect.element(tabs()).toHaveAccessibleName('Agent 2 running, The last one failed');
    await expect
      .poll(rowTexts)
      .toEqual([
        expect.stringMatching(/^watcherRunning · /),
        expect.stringMatching(/^serverRunning · /),
        expect.stringMatching(/^testsEnded, exit code 3 · /),
      ]);
    await expect.element(rows().nth(0)).toHaveAttribute('aria-selected', 'true');
    const box = page.getByRole('listbox');
    box.element().focus();
    await keys('{Delete}{End}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Ended, exit code 3');
    await expect.element(box).toHaveFocus();
    await keys('{Delete}');
    await expect.poll(() => main.called('terminal.close')).toEqual([{ id: 'tests' }]);
    await expect.poll(() => rows().elements().length).toBe(2);
    await expect.element(rows().nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect.element(box).toHaveFocus();
    await keys('{ArrowUp}{Enter}');
    await expect.element(rows().nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect.element(output()).toHaveFocus();
  });

  it('are renamed and removed by their menu; without the last one the panel is empty', async () => {
    for (const id of ['server', 'watcher']) remove({ id });
    showPanel();
    await rows().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Checks');
    await keys('{Enter}');
    await expect.poll(rowTexts).toEqual([expect.stringMatching(/^Checks/)]);
    page.getByRole('listbox').element().focus();
    await keys('{Shift>}{F10}{/Shift}');
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.element(page.getByText('No terminal is open')).toBeVisible();
    await expect.element(tabs()).not.toBeInTheDocument();
  });

  it('are behind a picker in a narrow panel; a removed one leaves the keyboard to the next', async () => {
    showPanel(560);
    const picker = page.getByRole('combobox', { name: 'Commands of the agent' });
    await picker.click();
    await page.getByRole('option', { name: /tests/ }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Ended, exit code 3');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => picker.element().textContent).not.toContain('tests');
    await expect.element(output()).toHaveFocus();
  });

  it('one that asks marks the tab and leaves the shell in front; taken over, it gets what is typed', async () => {
    list(shell('mine'));
    showPanel();
    await tabs().first().click();
    const asking: Terminal['state'] = { kind: 'running', awaitsInput: true };
    list(terminal('question', { state: asking, startedAt: 4 }));
    await expect.element(tabs().last()).toHaveAccessibleName('Agent 3 running, One is waiting for input');
    await expect.element(tabs().first()).toHaveAttribute('aria-selected', 'true');
    await tabs().last().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Waiting for input');
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect.element(page.getByText('The command gets your input.')).toBeVisible();
    await expect.element(output()).toHaveFocus();
    await keys('heron');
    const written = () => main.called('terminal.write') as readonly { id: string; text: string }[];
    await expect
      .poll(() =>
        written()
          .map(({ text }) => text)
          .join(''),
      )
      .toBe('heron');
    expect(written()[0]?.id).toBe('question');
  });

  it('one that left something running says so, whatever title it gave itself, and that is stopped', async () => {
    const lingers: Terminal['state'] = { kind: 'lingers', exitCode: 0, signal: null };
    list(
      terminal('daemon', { state: lingers, startedAt: 4, signs: { title: 'Ended, exit code 9', rings: 0 } }),
    );
    showPanel();
    const words = 'Ended, exit code 0; its child processes are still running';
    await expect.element(page.getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('exit code 9')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => main.called('terminal.stop')).toEqual([{ id: 'daemon' }]);
  });
});

describe('the key for the terminals', () => {
  it('opens a shell if the panel was hidden and all commands have ended; a chosen one stays in front', async () => {
    list(terminal('tests', { state: failed }));
    showPanel();
    await expect.element(rows()).toBeVisible();
    hideTerminals();
    toggleTerminals();
    await expect.element(page.getByRole('textbox', { name: 'Terminal input' })).toHaveFocus();
    expect(main.called('terminal.open')).toHaveLength(1);
    await tabs().last().click();
    await expect.element(output()).toHaveFocus();
    toggleTerminals();
    expect(useTerminalLayout.getState().shown).toBe(false);
    toggleTerminals();
    await expect.element(tabs().last()).toHaveAttribute('aria-selected', 'true');
    expect(main.called('terminal.open')).toHaveLength(1);
  });
});

describe('a shell of the user', () => {
  it('names what runs in it, and marks its tab and the button if it rings unseen', async () => {
    list(shell('first'), shell('second'));
    showPanel();
    await tabs().last().click();
    const bell = page.getByRole('img', { name: 'Bell', exact: true });
    const bellOfAll = page.getByRole('img', { name: 'Terminal bell' });
    await expect.element(bell).not.toBeInTheDocument();
    list(shell('first', { signs: { title: 'build is done', rings: 1 } }));
    await expect.element(bell).toBeVisible();
    await expect.element(tabs().first().getByText('build is done')).toBeVisible();
    await expect.element(bellOfAll).not.toBeInTheDocument();
    useTerminalLayout.setState({ shown: false });
    await expect.element(bellOfAll).toBeVisible();
    await tabs().first().click();
    await expect.element(page.getByRole('textbox', { name: 'Terminal input' })).toHaveFocus();
    await expect.element(bell).not.toBeInTheDocument();
    await expect.element(bellOfAll).not.toBeInTheDocument();
  });

  it('that was killed says so; it is restarted in its place under its name, or closed', async () => {
    list(shell('sh', { title: 'server' }));
    showPanel();
    await tabs().click();
    await expect.element(page.getByRole('textbox', { name: 'Terminal input' })).toHaveFocus();
    const killed: Terminal['state'] = { kind: 'ended', exitCode: null, signal: 'SIGKILL' };
    list(shell('sh', { title: 'server', state: killed }));
    await expect.element(page.getByRole('status')).toHaveTextContent('Ended by SIGKILL');
    await expect.element(page.getByRole('tab', { name: /^server.*Ended by SIGKILL/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Restart' })).toHaveFocus();
    await keys('{Enter}');
    await expect.element(page.getByRole('tab', { name: 'server', exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Terminal input' })).toHaveFocus();
    expect(main.called('terminal.close')).toEqual([{ id: 'sh' }]);
    list(shell(`opened ${opened}`, { state: failed }));
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(page.getByText('No terminal is open')).toBeVisible();
  });
});
