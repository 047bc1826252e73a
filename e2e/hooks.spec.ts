import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, shellCall } from './calls';
import { answer, callLine, card, conversation, send } from './window';

// The hooks of a project in a window: the user trusts them, sees what a formatter proposes, and why a call was denied.

const hook = (matcher: string, command: string) => ({ matcher, hooks: [{ type: 'command', command }] });

test.use({
  sandbox: 'as-set',
  files: {
    'a.txt': 'one\n',
    '.claude/settings.json': JSON.stringify({
      hooks: {
        PreToolUse: [hook('Bash', 'echo "no commands here" >&2; exit 2')],
        PostToolUse: [hook('Edit', 'echo formatted >> a.txt')],
      },
    }),
  },
});

test('a trusted hook formats the proposal, another denies a command, and the history names them', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'a.txt');
  await page.getByRole('button', { name: 'Restricted: review', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^PreToolUse 1/ }).click();
  await expect(dialog.getByRole('region', { name: 'Definition of PreToolUse 1' })).toContainText('exit 2');
  await dialog.getByRole('button', { name: 'Trust this folder', exact: true }).click();
  await expect(dialog).toBeHidden();

  model.reply({ calls: [editCall(file, 'one', 'two'), shellCall('touch made')] }, 'Done.');
  await send(page, 'Change it.');
  const asked = card(page, 'a.txt');
  await expect(
    asked.getByText('Hook “echo formatted >> a.txt” (PostToolUse) changed the proposal.'),
  ).toBeVisible();
  await expect(page.locator('.editor.modified .view-lines')).toContainText('formatted');
  expect(await readFile(file, 'utf8')).toBe('one\n');
  await answer(asked, 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('two\nformatted\n');
  await expect(callLine(page, /touch made/)).toContainText('Denied: hook');

  await page.keyboard.press('ControlOrMeta+Alt+Y');
  const history = page.getByRole('main', { name: 'History' });
  await history.locator('[data-row]').filter({ hasText: 'touch made' }).click();
  await expect(history.getByText('(PreToolUse) denied the call.')).toBeVisible();
  await expect(history.getByText('no commands here', { exact: true })).toBeVisible();
});
