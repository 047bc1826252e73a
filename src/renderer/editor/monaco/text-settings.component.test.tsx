import { defaultSettings, type Settings } from '@shared/settings/settings';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeKeys } from '../../state/commands/window-command';
import { openFile, openTab, proposalTab, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { EditorArea } from '../EditorArea';
import { editorCommands } from '../editor-commands';
import { monaco } from './monaco';

// Settings of the text editor: they apply at once to open editors.

let main: ScriptedMain;

const long = `// ${'word '.repeat(200)}`;
const texts: Readonly<Record<string, string>> = {
  'long.ts': long,
  'tabs.ts': 'if (a) {\n\tb();\n}\n',
  'two.ts': 'if (a) {\n  b();\n  if (c) {\n    d();\n  }\n}\n',
};

beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
  takeKeys(editorCommands);
});

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null });
  main.play({
    settings: { set: () => {} },
    project: {
      readFile: ({ path }) => {
        const format = { hash: 'h', encoding: 'utf-8', bom: false, lineEnds: 'LF' } as const;
        return { kind: 'text', path, text: texts[path] ?? '', ...format };
      },
    },
  });
  want({});
});

function want(editor: Partial<Settings['editor']>): void {
  const settings = { ...defaultSettings, editor: { ...defaultSettings.editor, ...editor } };
  const others = { providers: [], activeProvider: null, searchKey: 'none' } as const;
  main.emit('app', { type: 'settings-changed', settings, ...others });
}

async function showFile(path: string): Promise<void> {
  openFile(path);
  show(
    <div style={{ display: 'flex', width: 600, height: 300 }}>
      <EditorArea />
    </div>,
  );
  await expect.element(page.getByRole('textbox', { name: path })).toBeInTheDocument();
}

const lines = () => document.querySelectorAll<HTMLElement>('.view-line');
const sizeOfText = () => {
  const [line] = lines();
  return line && getComputedStyle(line).fontSize;
};
const tabSizeOf = (path: string) =>
  monaco.editor
    .getModels()
    .find(({ uri }) => uri.path === `/${path}`)
    ?.getOptions().tabSize;

it('size, wrapping, numbers, white space and the minimap of an open file are as the settings say', async () => {
  await showFile('long.ts');
  await expect.poll(sizeOfText).toBe('12.5px');
  expect(lines().length).toBe(1);
  want({ fontSize: 20, wordWrap: 'on', lineNumbers: 'off', renderWhitespace: 'all', minimap: true });
  await expect.poll(sizeOfText).toBe('20px');
  await expect.poll(() => lines().length).toBeGreaterThan(1);
  expect(document.querySelectorAll('.line-numbers').length).toBe(0);
  await expect.poll(() => document.querySelectorAll('.view-overlays svg').length).toBeGreaterThan(0);
  expect(document.querySelector<HTMLElement>('.minimap')?.clientWidth).toBeGreaterThan(0);
  want({});
  await expect.poll(() => lines().length).toBe(1);
  expect(document.querySelectorAll('.line-numbers').length).toBe(1);
});

it('a tab is as wide as the settings say where the file does not tell it by itself', async () => {
  want({ tabSize: 8 });
  await showFile('two.ts');
  await expect.poll(() => tabSizeOf('two.ts')).toBe(2);
  openFile('tabs.ts');
  await expect.poll(() => tabSizeOf('tabs.ts')).toBe(8);
  want({ tabSize: 3 });
  await expect.poll(() => tabSizeOf('tabs.ts')).toBe(3);
  expect(tabSizeOf('two.ts')).toBe(2);
});

it('both sides of a change have that size, too', async () => {
  const proposal = { path: '/p/a.ts', relativePath: 'a.ts', hash: 'h', change: 'modify', hunks: [] } as const;
  show(
    <div style={{ display: 'flex', width: 900, height: 300 }}>
      <DiffView
        chatId="chat"
        callId="c1"
        proposal={{ ...proposal, original: 'one\n', proposed: 'two\n' }}
        judged
        onLayout={() => {}}
        onCompared={() => {}}
      />
    </div>,
  );
  want({ fontSize: 18 });
  const sizes = () =>
    new Set([...lines()].map((line) => `${getComputedStyle(line).fontSize} ${line.offsetHeight}`));
  await expect.poll(sizes).toEqual(new Set(['18px 27']));
});

it('Alt+Z breaks the lines of the file in front, those of changes in front of one, and none from another field', async () => {
  const set = () => main.called('settings.set');
  await showFile('long.ts');
  await page.getByRole('textbox', { name: 'Message' }).click();
  await userEvent.keyboard('{Alt>}z{/Alt}');
  expect(set()).toEqual([]);
  monaco.editor.getEditors()[0]?.focus();
  await userEvent.keyboard('{Alt>}z{/Alt}');
  await expect.poll(set).toEqual([{ key: 'editor.wordWrap', value: 'on' }]);
  want({ wordWrap: 'on' });
  await expect.poll(() => lines().length).toBeGreaterThan(1);
  await userEvent.keyboard('{Alt>}z{/Alt}');
  await expect.poll(() => set().at(-1)).toEqual({ key: 'editor.wordWrap', value: 'off' });
  openTab(proposalTab('chat', 'c1', 'README.md'));
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Alt>}z{/Alt}');
  await expect.poll(() => set().at(-1)).toEqual({ key: 'diff.wrapProse', value: false });
});
