import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { deleteCall, editCall, readCall, resultsIn, writeCall } from './calls';
import { answer, beginAnew, callLine, card, chooseMode, conversation, reviewBar, send } from './window';

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
    const files = dialog.getByRole('textbox', { name: /^Files that/ });
    await files.fill('docs/**');
    await answer(dialog, 'Accept and create rule');
    await expect(card(page, 'a.ts')).toContainText('The rule must cover this call.');
    expect(await readFile(at('src/a.ts'), 'utf8')).toBe('export const a = 1;\n');
    await answer(card(page, 'a.ts'), 'Always…');
    await files.fill('src/**');
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
  await beginAnew(pilotfish);
  await test.step('in Accept edits what waits runs and says so; what is protected or deletes asks all the same, and offers no “Always”', async () => {
    const { page, project, home, model } = pilotfish;
    const at = (name: string) => path.join(project, name);
    const calls = [
      editCall(at('top.ts'), '= 1', '= 2'),
      readCall(at('.env')),
      writeCall(at('.env'), 'changed\n'),
      deleteCall(at('top.ts')),
    ];
    model.reply({ calls }, 'Done.');
    await send(page, 'Change them.');
    await expect(card(page, 'top.ts')).toBeVisible();
    await chooseMode(page, 'Accept edits');
    await expect(card(page, 'Read .env')).toContainText('.env can contain secrets');
    await answer(card(page, 'Read .env'), 'Call read_file');
    await expect(reviewBar(page, '.env')).toContainText('.env is a protected file');
    expect(await readFile(at('top.ts'), 'utf8')).toBe('const top = 2;\n');

    const always = page.getByRole('button', { name: 'Always…' });
    await expect(always).toBeHidden();
    await answer(card(page, '.env'), 'Accept');
    await expect(card(page, 'Delete')).toBeVisible();
    await expect(always).toBeHidden();
    await answer(card(page, 'Delete'), 'Delete top.ts');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    await callLine(page, 'Edit top.ts').click();
    await expect(page.getByText('Allowed by mode Accept edits.')).toBeVisible();
    expect(await readFile(at('.env'), 'utf8')).toBe('changed\n');
    await expect(stat(at('top.ts'))).rejects.toThrow('ENOENT');
    const result = resultsIn(model.requests[1]).at(-1) ?? '';
    expect(result).toMatch(new RegExp(`^Successfully deleted file: ${at('top.ts')}\\.`));
    expect(await readFile(result.slice(result.indexOf(home)), 'utf8')).toBe('const top = 2;\n');
  });
});
