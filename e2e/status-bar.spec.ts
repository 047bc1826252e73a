import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './app';
import { send } from './window';

// The strip at the bottom of the window: what it knows from the disk, git and the editor.

test('tells how things stand with the folder, git and the file in front', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await promisify(execFile)('git', ['init', '-q', '-b', 'trunk'], { cwd: project });
  await writeFile(path.join(project, 'crlf.ts'), 'one\r\ntwo\r\n');
  const status = page.getByRole('contentinfo');
  await expect(status).toContainText('Restricted');
  await expect(status).not.toContainText('trunk');

  model.reply('Hello.');
  await send(page, 'Hello?');
  await expect(status).toContainText('Branch: trunk');
  await page.getByRole('treeitem', { name: 'crlf.ts' }).dblclick();
  await expect(status).toContainText('Line 1, column 1');
  for (const said of ['Encoding: UTF-8', 'Line endings: CRLF', 'Language: TypeScript'])
    await expect(status).toContainText(said);
  await page.getByRole('textbox', { name: 'crlf.ts', exact: true }).focus();
  await page.keyboard.insertText('new');
  await expect(status).toContainText('Line 1, column 4');
  await expect(status).toContainText('1 unsaved');
});
