import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, writeCall } from './calls';
import { answer, callLine, card, chooseMode, conversation, reviewBar, send } from './window';

// Calls that run without a question and show the reason, and calls that ask whatever the mode and the rules are.

test.use({
  files: {
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 1;\n',
    'top.ts': 'const top = 1;\n',
    '.env': 'TOKEN=1\n',
  },
});

test('a call runs by a rule or by the mode, and what is protected asks', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  await test.step('“Always…” keeps the rule as the user wrote it, and the next call it covers runs by it', async () => {
    const { page, project, home, model } = pilotfish;
    const at = (name: string) => path.join(project, name);
    model.reply(
      { calls: [editCall(at('src/a.ts'), '= 1', '= 2')] },
      { calls: [editCall(at('src/b.ts'), '= 1', '= 2')] },
      { calls: [editCall(at('top.ts'), '= 1', '= 2')] },
    );
    await send(page, 'Make them two.');
    await answer(card(page, 'a.ts'), 'Always…');
    const dialog = page.getByRole('dialog', { name: 'Always accept' });
    await dialog.getByRole('textbox', { name: /^Files that/ }).fill('src/**');
    await dialog.getByRole('radio', { name: 'This project' }).check();
    await expect(dialog).toContainText('allow edit src/**');
    await answer(dialog, 'Accept and create rule');

    // Outside of src Pilotfish asks again.
    await expect(card(page, 'top.ts')).toBeVisible();
    expect(await readFile(at('src/a.ts'), 'utf8')).toBe('export const a = 2;\n');
    expect(await readFile(at('src/b.ts'), 'utf8')).toBe('export const b = 2;\n');
    await callLine(page, 'b.ts').click();
    await expect(page.getByText('Allowed by rule “allow edit src/**” (this project).')).toBeVisible();
    expect(await readFile(path.join(home, 'rules.json'), 'utf8')).toContain('src/**');
  });
  await test.step('in Accept edits what waits runs and says so; what is protected asks all the same, and offers no “Always”', async () => {
    const { page, project, model } = pilotfish;
    const at = (name: string) => path.join(project, name);
    model.reply({ calls: [writeCall(at('.env'), 'changed\n')] }, 'Done.');
    await chooseMode(page, 'Accept edits');
    await expect(reviewBar(page, '.env')).toContainText('.env is a protected file');
    await expect(page.getByRole('button', { name: 'Always…' })).toBeHidden();
    expect(await readFile(at('top.ts'), 'utf8')).toBe('const top = 2;\n');
    await answer(card(page, '.env'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(at('.env'), 'utf8')).toBe('changed\n');
    await callLine(page, 'Edit top.ts').click();
    await expect(page.getByText('Allowed by mode Accept edits.')).toBeVisible();
  });
});
