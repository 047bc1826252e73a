import { isSequence, strokesOf } from '@shared/keys/strokes';
import type { ChatSummary } from '@shared/project/project-state';
import type { Terminal } from '@shared/terminal/terminal';
import { commands } from '@shared/texts/english-commands';
import { describe, expect, it } from 'vitest';
import type { QuestionAtKeyboard } from '../approvals/question-commands';
import type { Command } from '../state/commands/command';
import { allKeysOf, type Shell } from '../state/commands/command-keys';
import { titleOf } from '../state/commands/command-titles';
import { type WindowState, windowState } from '../state/commands/window-command';
import { useUiState } from '../state/ui-state';
import { visibleRows } from '../state/visible-rows';
import { areInTheWay, isSameChord, type KeyPress, keysText, matchesKeys } from '../ui/keys';
import { allCommands } from './all-commands';

const all: readonly Pick<Command<never>, 'id' | 'phase'>[] = Object.values(allCommands).flat();
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const monacoSources = import.meta.glob<string>(
  '/node_modules/monaco-editor/esm/vs/editor/contrib/*/browser/*.js',
  { query: '?raw', import: 'default', exhaustive: true },
);
const shells: readonly Shell[] = ['desktop', 'browser'];
const platforms = [false, true];

const tab = { kind: 'file', id: 'file:a.ts', path: 'a.ts' } as const;
/** Every situation that the window's commands distinguish. */
const windows: readonly WindowState[] = (['work', 'settings', 'inbox'] as const).flatMap((page) =>
  [[], [tab]].map((tabs) => ({ ...windowState(), ui: { ...useUiState.getState(), page, tabs } })),
);

/** … and those of a question; irrelevant parts are omitted. */
const questions = (['text', 'own', 'surface'] as const).flatMap((place) =>
  [null, 'The file changed.'].flatMap((stale) =>
    (['file-change', 'command'] as const).map(
      (kind) =>
        ({ place, question: { stale, subject: { kind } }, edit: { kind: 'none' } }) as QuestionAtKeyboard,
    ),
  ),
);

const entries = { name: 'a', path: 'a', ignored: false };
const rows = visibleRows(
  {
    '': {
      kind: 'loaded',
      entries: [
        { ...entries, kind: 'file' },
        { ...entries, kind: 'folder' },
      ],
    },
  },
  new Set(),
);

/** As pressed on the platform: except on a Mac, Mod and Ctrl are one key. */
function pressedKeys({ id }: (typeof all)[number], shell: Shell, mac: boolean): readonly string[] {
  return allKeysOf(id, shell, mac).map((keys) => keysText(keys, mac));
}

function twice(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('all commands', () => {
  it('are in one list each, and no title is without its command', () => {
    expect(all.map(({ id }) => `command.${id}`).toSorted()).toEqual(Object.keys(commands).toSorted());
  });

  it('have a title', () => {
    expect(all.filter(({ id }) => titleOf(id).trim() === '')).toEqual([]);
  });

  it('have keys, each of them, in both shells and on every platform', () => {
    const without = all.filter(({ id }) =>
      shells.some((shell) => platforms.some((mac) => allKeysOf(id, shell, mac).length === 0)),
    );
    expect(without).toEqual([]);
  });

  it('have keys that can be pressed', () => {
    const keys = all.flatMap(({ id }) => shells.flatMap((shell) => allKeysOf(id, shell, false)));
    expect(keys.filter((written) => !matchesKeys(pressOf(written), written, false))).toEqual([]);
  });
});

describe('no two commands that can be run have the same keys', () => {
  function keysGivenTwice<Thing>(list: readonly Command<Thing>[], things: readonly Thing[]) {
    return shells.flatMap((shell) =>
      platforms.flatMap((mac) =>
        things.flatMap((thing) => {
          const possible = list.filter((command) => command.when(thing));
          return twice(possible.flatMap((command) => pressedKeys(command, shell, mac)));
        }),
      ),
    );
  }

  it('in the window', () => {
    expect(keysGivenTwice(allCommands.window, windows)).toEqual([]);
  });

  it('on a question', () => {
    expect(keysGivenTwice(allCommands.question, questions)).toEqual([]);
  });

  it('in the small window', () => {
    const act = { startNew() {}, copy() {}, continueInMain() {}, stop() {}, hide() {} };
    expect(
      keysGivenTwice(allCommands.quickAsk, [{ isAsked: true, hasAnswer: true, works: true, ...act }]),
    ).toEqual([]);
  });

  it('on a row of the tree, and on a tab', () => {
    const chosen = [undefined, ...rows].map((row) => ({
      row,
      root: '/p',
      take() {},
      copy() {},
      paths: row?.kind === 'entry' ? [row.entry.path] : [],
    }));
    expect(keysGivenTwice(allCommands.row, chosen)).toEqual([]);
    expect(keysGivenTwice(allCommands.tab, [{ rename() {}, split() {}, close() {} }])).toEqual([]);
  });

  it('on a chat of the list, and in a terminal', () => {
    const chats = (['usual', 'pinned', 'archived'] as const).map((shelf) => {
      const chat = { shelf } as ChatSummary;
      return { chat, rename() {}, shelve() {}, copy() {}, save() {}, remove() {} };
    });
    expect(keysGivenTwice(allCommands.chat, chats)).toEqual([]);
    const text = { selection: 'a', copy() {}, paste() {}, selectAll() {} };
    expect(keysGivenTwice(allCommands.terminalText, [text])).toEqual([]);
  });

  it('on a command of the agent', () => {
    const terminal = { state: { kind: 'ended' }, goesOn: null } as Terminal;
    const chosen = { terminal, rename() {}, remove() {}, keep() {} };
    expect(keysGivenTwice(allCommands.agentCommand, [chosen])).toEqual([]);
  });
});

it.each(shells)('keys that the window takes before all others are no other thing’s (%s)', (shell) => {
  // The Quick Ask window is a separate page.
  const { window: own, quickAsk: _apart, ...others } = allCommands;
  for (const mac of platforms) {
    const early = own.filter(({ phase }) => phase === 'capture');
    const taken = early.flatMap((command) => pressedKeys(command, shell, mac));
    const lost = Object.values(others)
      .flat()
      .filter((command) => pressedKeys(command, shell, mac).some((keys) => taken.includes(keys)));
    expect(lost).toEqual([]);
  }
});

describe('sequences', () => {
  const keysOn = (shell: Shell, mac: boolean) =>
    all.flatMap(({ id }) => allKeysOf(id, shell, mac).map((keys) => ({ id, keys })));
  const everywhere = shells.flatMap((shell) => platforms.map((mac) => ({ shell, mac })));

  it('begin with no key that a command has by itself', () => {
    const begun = everywhere.flatMap(({ shell, mac }) => {
      const keys = keysOn(shell, mac);
      const alone = keys.filter((one) => !isSequence(one.keys));
      const sequences = keys.filter((one) => isSequence(one.keys));
      return alone.filter((one) => sequences.some((sequence) => areInTheWay(one.keys, sequence.keys, mac)));
    });
    expect(begun).toEqual([]);
  });

  it('decide nothing on a question, and none takes a change back', () => {
    const deciding = keysOn('desktop', false).filter(
      ({ id, keys }) => isSequence(keys) && /^(?:question\.|changes\.(?!chat))/.test(id),
    );
    expect(deciding).toEqual([]);
  });

  it('have no stroke in a browser that belongs to its own tabs and windows', () => {
    const kept = ['Mod+N', 'Mod+T', 'Mod+W', 'Mod+Shift+N', 'Mod+Shift+T', 'Mod+Shift+W', 'Mod+Q'];
    const lost = platforms.flatMap((mac) =>
      keysOn('browser', mac).filter(
        ({ keys }) =>
          isSequence(keys) &&
          strokesOf(keys).some((stroke) => kept.some((own) => isSameChord(own, stroke, mac))),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('leave Monaco those that it has of its own', async () => {
    const inMonaco = await monacoSequences();
    expect(inMonaco.length).toBeGreaterThan(15);
    expect(inMonaco).toContain('Mod+K Mod+C');
    const taken = everywhere.flatMap(({ shell, mac }) =>
      keysOn(shell, mac).filter(({ keys }) => inMonaco.some((own) => isSameChord(own, keys, mac))),
    );
    expect(taken).toEqual([]);
  });
});

/** In the form of its source: numbers with names in comments. */
async function monacoSequences(): Promise<readonly string[]> {
  const names: Readonly<Record<string, string>> = {
    CtrlCmd: 'Mod',
    Shift: 'Shift',
    Alt: 'Alt',
    WinCtrl: 'Ctrl',
  };
  const strokeOf = (written: string) => {
    const held = [...written.matchAll(/KeyMod\.(\w+)/g)].map(([, name = '']) => names[name] ?? name);
    const [, key = ''] = /KeyCode\.(\w+)/.exec(written) ?? [];
    return [...held, key.replace(/^(?:Key|Digit)(?=.$)/, '')].join('+');
  };
  const texts = await Promise.all(Object.values(monacoSources).map((load) => load()));
  return texts.flatMap((text) =>
    [...text.matchAll(/KeyChord\(([^\n,]*), ([^\n]*?)\)[,;\s]/g)].map(([, first = '', second = '']) =>
      [strokeOf(first), strokeOf(second)].join(' '),
    ),
  );
}

it('no file writes keys of its own but the table, and widgets that answer them themselves', () => {
  const chord = /^(?!\s*\/\/).*['"`](?:Mod|Ctrl|Shift|Alt)\+/m;
  const writing = Object.entries(sources).filter(
    ([file, text]) => !file.includes('.test.') && chord.test(text),
  );
  expect(writing.map(([file]) => file.replace('../', '')).toSorted()).toEqual([
    'chat/composer/queue/QueuedRow.tsx',
    'chat/find/FindBar.tsx',
    'state/commands/command-keys.ts',
    'terminal/SearchBar.tsx',
    'terminal/view/terminal-keys.ts',
    'ui/menu/row-menu.ts',
  ]);
});

/** The press for the keys, except on a Mac. */
function pressOf(keys: string): KeyPress {
  const strokes = strokesOf(keys).map(strokePressOf);
  return { ...strokePressOf(keys), strokes };
}

function strokePressOf(stroke: string): KeyPress {
  const parts = stroke.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (...names: string[]) => names.some((name) => parts.slice(0, -1).includes(name));
  return {
    key,
    code: /^[A-Z]$/.test(key) ? `Key${key}` : key,
    ctrlKey: wants('Mod', 'Ctrl'),
    metaKey: false,
    shiftKey: wants('Shift'),
    altKey: wants('Alt'),
  };
}
