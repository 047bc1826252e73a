import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EditorArea } from '../../editor/EditorArea';
import { editorCommands } from '../../editor/editor-commands';
import { offerCommands } from '../../state/commands/offered-commands';
import { typeInText } from '../../state/files/open-texts';
import { openFile } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { shellCommands } from '../shell-commands';
import { PaletteWhenOpen } from './PaletteWhenOpen';

const main = await startScriptedMain({}, testProject());

it('the palette has the keyboard when the menu of an editor opened it', async () => {
  const format = { hash: 'h', encoding: 'utf-8', bom: false, lineEnds: 'LF' } as const;
  main.play({ project: { readFile: ({ path }) => ({ kind: 'text', path, text: 'x\n', ...format }) } });
  offerCommands([...editorCommands, ...shellCommands]);
  openFile('a.ts');
  typeInText('a.ts');
  show(
    <div style={{ display: 'flex', height: 400 }}>
      <EditorArea />
      <PaletteWhenOpen />
    </div>,
  );
  const text = page.getByRole('textbox', { name: 'a.ts' });
  const menu = page.getByRole('menu');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await page.getByRole('menuitem', { name: /^Command palette/ }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Run a command' })).toHaveFocus();
});
