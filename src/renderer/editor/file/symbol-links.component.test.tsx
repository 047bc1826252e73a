import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSymbolsInFront } from '../../parts/symbols/symbols-in-front';
import { useFileInFront } from '../../state/files/file-in-front';
import { useUnsaved } from '../../state/files/unsaved';
import { openFile } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { FileTab } from './FileTab';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

it('Ctrl+click on the name of a symbol goes to its definition in the same file', async () => {
  useUnsaved.setState({ files: {} });
  const text = 'function add() {}\n\nadd();\nother();\n';
  const view = { kind: 'text', path: 'sum.ts', text, hash: 'h', encoding: 'utf-8' } as const;
  main.play({ project: { readFile: () => ({ ...view, bom: false, lineEnds: 'LF' }) } });
  openFile('sum.ts');
  show(
    <div style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
      <FileTab path="sum.ts" place={undefined} applied={undefined} />
    </div>,
  );
  await expect.poll(() => useSymbolsInFront.getState().symbols.map(({ name }) => name)).toEqual(['add']);
  // The whole line, because its words are elements of their own only once they have colours.
  const clickWord = (name: string) =>
    page
      .getByText(`${name}();`, { exact: true })
      .last()
      .click({ position: { x: 8, y: 8 } });
  const place = () => useFileInFront.getState().file;
  await clickWord('other');
  await expect.poll(place).toMatchObject({ line: 4 });
  await userEvent.keyboard('{Control>}');
  await clickWord('other');
  expect(place()).toMatchObject({ line: 4 });
  await clickWord('add');
  await userEvent.keyboard('{/Control}');
  await expect.poll(place).toMatchObject({ line: 1, column: 10 });
});
