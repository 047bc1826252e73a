import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { createProjectTrust } from '../trust/project-trust';
import { openTrustFile } from '../trust/trust-file';
import { ownPrompts, projectCommands, projectPrompts } from './file-prompts';
import { createPrompts } from './prompts';

// Prompts of the user's folder and of a project, from real files.

async function opened(files: Readonly<Record<string, string>>) {
  const folder = await tempFolder();
  const [home, root] = [path.join(folder, 'home'), path.join(folder, 'project')];
  await Promise.all([home, root].map((one) => mkdir(one)));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const workspace = await createWorkspace(root);
  const file = await openTrustFile({ home, onProblem: () => undefined });
  onTestFinished(() => file.close());
  const source = projectCommands(workspace);
  const trust = createProjectTrust({ root: workspace.root, file, sources: [source] });
  const including = { workspace, isKept: () => false };
  const prompts = createPrompts([ownPrompts(home, including), projectPrompts(trust, including)]);
  return { prompts, source, trust, root, file };
}

const review = '---\ndescription: Reviews a file\nargument-hint: <file>\n---\nReview @$1 well.\n';

test('the project’s are there once it is trusted, and gone when it is not any more', async () => {
  const { prompts, trust, file, root } = await opened({
    'project/.pilotfish/commands/review.md': review,
    'project/a.ts': 'one',
  });
  expect([await prompts.list(), await prompts.find('review')]).toEqual([[], null]);
  await trust.answer('folder', (await trust.question()).hash);
  expect(await prompts.list()).toEqual([
    { name: 'review', description: 'Reviews a file', argumentHint: '<file>', from: 'project', fault: null },
  ]);
  const prompt = await prompts.find('review');
  expect(await prompt?.expand('a.ts')).toBe('Review @a.ts well.\n\nContents of a.ts:\n\none');
  await file.restrict(root);
  expect(await prompts.find('review')).toBeNull();
});

test('the user’s own need no trust, and stand before the project’s of the same name', async () => {
  const { prompts, trust } = await opened({
    'home/commands/review.md': 'Mine.',
    'home/commands/other.md': 'Other: $ARGUMENTS',
    'project/.pilotfish/commands/review.md': 'Theirs.',
  });
  await trust.answer('folder', (await trust.question()).hash);
  expect((await prompts.list()).map(({ name, from }) => [name, from])).toEqual([
    ['other', 'person'],
    ['review', 'person'],
  ]);
  expect(await (await prompts.find('review'))?.expand('')).toBe('Mine.');
  expect(await (await prompts.find('other'))?.expand('a b')).toBe('Other: a b');
});

test('what cannot be used says why, wherever it is listed', async () => {
  const { prompts, source, trust, root } = await opened({
    'home/commands/empty.md': '---\ndescription: Nothing\n---\n',
    'project/.pilotfish/commands/compact.md': 'Mine now.',
    'project/.pilotfish/commands/two words.md': 'x',
    'project/.pilotfish/commands/long.md': 'x'.repeat(100_001),
    'project/.pilotfish/commands/binary.md': 'a\0b\0',
    'project/.pilotfish/commands/notes.txt': 'no command',
    'outside.md': 'of another folder',
  });
  const commands = path.join(root, '.pilotfish/commands');
  await mkdir(path.join(commands, 'folder.md'));
  await symlink(path.join(root, '../outside.md'), path.join(commands, 'link.md'));
  const brought = await source.list();
  expect(brought.map(({ name, fault }) => [name, fault === null ? null : say(fault)])).toEqual([
    ['binary', expect.stringContaining('binary')],
    ['compact', 'The command /compact already exists. Rename the file.'],
    ['folder', expect.stringContaining('folder')],
    ['link', expect.stringContaining('Path must be within the project')],
    ['long', 'The file is longer than 100,000 characters.'],
    ['two words', expect.stringContaining('Invalid command name')],
  ]);
  await trust.answer('folder', (await trust.question()).hash);
  expect((await prompts.list()).every(({ fault }) => fault !== null)).toBe(true);
  for (const name of ['empty', 'binary', 'link'])
    await expect((await prompts.find(name))?.expand(''), name).rejects.toMatchObject({ code: 'invalid' });
});

test('there is nothing where there are no folders, or a file in their place', async () => {
  const both: Readonly<Record<string, string>>[] = [
    {},
    { 'project/.pilotfish': 'a file', 'home/commands': 'a file' },
  ];
  for (const files of both) {
    const { prompts, source } = await opened(files);
    expect([await prompts.list(), await source.any(), await source.list()]).toEqual([[], false, []]);
  }
});

test('whether the project has any is told without reading them', async () => {
  const { trust } = await opened({ 'project/.pilotfish/commands/a.md': 'a\0b' });
  expect(await trust.state()).toEqual({ isTrusted: false, toReview: true });
});

test('a trusted project’s commands of other programs are there too; folders are part of their names', async () => {
  const { prompts, source, trust } = await opened({
    'project/.pilotfish/commands/review.md': 'Ours.',
    'project/.claude/commands/review.md': 'Theirs.',
    'project/.claude/commands/web/front/check.md':
      '---\ndescription: Checks\nallowed-tools: Bash(git:*)\nmodel: opus\n---\nCheck $ARGUMENTS.',
    'project/.claude/commands/web/two words.md': 'x',
    'project/.codex/prompts/plan-it.md': 'Plan $1.',
    'project/.codex/prompts/deeper/no.md': 'x',
  });
  expect([await source.any(), await prompts.list()]).toEqual([true, []]);
  const brought = await source.list();
  expect(brought.map(({ name, fault }) => [name, fault === null])).toEqual([
    ['review', true],
    ['.claude/commands/review.md', true],
    ['.claude/commands/web/front/check.md', true],
    ['.claude/commands/web/two words.md', false],
    ['.codex/prompts/plan-it.md', true],
  ]);
  await trust.answer('folder', (await trust.question()).hash);
  const expanded = async (name: string, args: string) => await (await prompts.find(name))?.expand(args);
  expect(await expanded('review', '')).toBe('Ours.');
  expect(await expanded('web:front:check', 'a.ts')).toBe('Check a.ts.');
  expect(await expanded('plan-it', 'it')).toBe('Plan it.');
});
