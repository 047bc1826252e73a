import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../project/workspace';
import { allProjectMemory, memoryNamesIn, readMemoryFiles } from './memory-files';
import { openMemoryPlace } from './memory-place';
import { unreadMemory } from './unread-memory';

let folder: string;
let home: string;
let workspace: Workspace;

beforeEach(async () => {
  folder = await tempFolder();
  home = join(folder, 'data', 'home');
  await mkdir(home, { recursive: true });
  await mkdir(join(folder, 'project'));
  workspace = await createWorkspace(join(folder, 'project'));
});

const inProject = (name: string, text: string) => writeFile(join(workspace.root, name), text);
const others = { copilot: true, cursor: true };
const texts = async (
  fileNames: string[],
  { isTrusted = true, denied = '', unseen = '', rules = others } = {},
) => {
  const isDenied = (name: string) => name === denied;
  const isSeen = ({ relative }: { readonly relative: string }) => relative !== unseen;
  const files = await readMemoryFiles({
    workspace,
    home,
    fileNames,
    others: rules,
    isTrusted,
    trustsFile: () => false,
    isDenied,
    isSeen,
  });
  return files.map(({ text }) => text);
};

describe('the memory files', () => {
  it('that are links to one another are read once, and the first that exists is written', async () => {
    await inProject('QWEN.md', 'the same');
    await symlink('QWEN.md', join(workspace.root, 'CLAUDE.md'));
    const fileNames = ['AGENTS.md', 'QWEN.md', 'CLAUDE.md'];
    expect(await texts(fileNames)).toEqual(['the same']);
    const places = { workspace, home, fileNames };
    expect((await openMemoryPlace(places, 'project')).fileName).toBe('QWEN.md');
    expect((await openMemoryPlace(places, 'global')).fileName).toBe('AGENTS.md');
  });

  it('are those of the data folder, then those of the project, in the order of their names', async () => {
    await inProject('QWEN.md', 'project qwen');
    await inProject('AGENTS.md', 'project agents');
    await writeFile(join(home, 'AGENTS.md'), 'global agents');
    expect(await texts(['AGENTS.md', 'QWEN.md'])).toEqual([
      'global agents',
      'project agents',
      'project qwen',
    ]);
  });

  it('that are missing, blank, binary or a folder are left out', async () => {
    await inProject('blank.md', ' \n');
    await inProject('binary.md', 'a\0b\0');
    await mkdir(join(workspace.root, 'folder.md'));
    expect(await texts(['missing.md', 'blank.md', 'binary.md', 'folder.md'])).toEqual([]);
  });

  it('of the data folder are left out as well when they are no text', async () => {
    await writeFile(join(home, 'binary.md'), 'a\0b');
    await mkdir(join(home, 'folder.md'));
    expect(await texts(['binary.md', 'folder.md'])).toEqual([]);
  });

  it('are never read outside the project', async () => {
    await writeFile(join(folder, 'outside.md'), 'secret');
    expect(await texts(['../outside.md'])).toEqual([]);
  });

  it('are cut when they are very long, and say so', async () => {
    await inProject('AGENTS.md', 'x'.repeat(50_000));
    const [text] = await texts(['AGENTS.md']);
    expect(text).toBe(`${'x'.repeat(40_000)}\n[Cut: the first 40000 of 50000 characters.]`);
  });
});

describe('the memory of a project', () => {
  it('is not read before the folder is trusted, nor where a rule denies it', async () => {
    await inProject('AGENTS.md', 'project');
    await writeFile(join(home, 'AGENTS.md'), 'global @README.md');
    await inProject('README.md', 'readme');
    expect(await texts(['AGENTS.md'], { isTrusted: false })).toEqual(['global @README.md']);
    expect(await texts(['AGENTS.md'], { denied: 'AGENTS.md' })).toEqual(['global @README.md']);
    expect(await memoryNamesIn(workspace, { fileNames: ['AGENTS.md', 'QWEN.md'], others })).toEqual([
      'AGENTS.md',
    ]);
  });
});

describe('memory files of other programs', () => {
  const fileNames = ['QWEN.md', 'AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];
  const found = async () => ({
    read: await texts(fileNames),
    named: await memoryNamesIn(workspace, { fileNames, others }),
    asked: (await allProjectMemory(workspace, fileNames)).files.map(({ relative }) => relative),
  });

  it('count in the project where it has no AGENTS.md, and in the data folder always', async () => {
    await writeFile(join(home, 'AGENTS.md'), 'of the user');
    await writeFile(join(home, 'CLAUDE.md'), 'of the user for Claude');
    for (const name of ['QWEN.md', 'CLAUDE.md', 'GEMINI.md']) await inProject(name, name);
    const all = ['QWEN.md', 'CLAUDE.md', 'GEMINI.md'];
    const global = ['of the user', 'of the user for Claude'];
    expect(await found()).toEqual({ read: [...global, ...all], named: all, asked: all });
    await inProject('AGENTS.md', 'AGENTS.md');
    const left = ['QWEN.md', 'AGENTS.md'];
    expect(await found()).toEqual({ read: [...global, ...left], named: left, asked: left });
  });

  it('count before AGENTS.md if the user names them first', async () => {
    for (const name of ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md']) await inProject(name, name);
    expect(await texts(['CLAUDE.md', 'AGENTS.md', 'GEMINI.md'])).toEqual(['CLAUDE.md', 'AGENTS.md']);
  });
});

describe('imports', () => {
  it('are followed from the file they stand in, none twice, circles included', async () => {
    await mkdir(join(workspace.root, 'docs'));
    await inProject('AGENTS.md', 'See @docs/style.md, and (@./docs/style.md) @docs/missing.md @somebody');
    await inProject('docs/style.md', 'style @../AGENTS.md @more.md.');
    await inProject('docs/more.md', 'more @style.md');
    expect(await texts(['AGENTS.md'])).toEqual([
      'See @docs/style.md, and (@./docs/style.md) @docs/missing.md @somebody',
      'style @../AGENTS.md @more.md.',
      'more @style.md',
    ]);
  });

  it('go five levels deep', async () => {
    await inProject('AGENTS.md', '@1.md');
    for (const level of [1, 2, 3, 4, 5, 6]) await inProject(`${level}.md`, `${level} @${level + 1}.md`);
    expect(await texts(['AGENTS.md'])).toEqual([
      '@1.md',
      '1 @2.md',
      '2 @3.md',
      '3 @4.md',
      '4 @5.md',
      '5 @6.md',
    ]);
  });

  it('stay out of code, of what is protected or denied, and in the project', async () => {
    await writeFile(join(folder, 'outside.md'), 'secret');
    await inProject('.env', 'TOKEN=1');
    await inProject('denied.md', 'denied');
    await inProject('a.md', 'a');
    const text = '`@a.md`\n```\n@a.md\n```\n@.env @denied.md @../outside.md';
    await inProject('AGENTS.md', text);
    expect(await texts(['AGENTS.md'], { denied: 'denied.md' })).toEqual([text]);
  });

  it('are bounded in number and size', async () => {
    for (let file = 0; file < 60; file += 1) await inProject(`${file}.md`, `file ${file}`);
    const names = Array.from({ length: 60 }, (_, file) => `@${file}.md`).join(' ');
    await inProject('AGENTS.md', names);
    expect(await texts(['AGENTS.md'])).toHaveLength(51);
    await inProject('0.md', 'x'.repeat(300_000));
    await inProject('AGENTS.md', '@0.md @1.md');
    expect(await texts(['AGENTS.md'])).toEqual(['@0.md @1.md', 'file 1']);
  });
});

describe('instructions for other programs', () => {
  const cursorRules = {
    'always.mdc': '---\ndescription: Style\nglobs:\nalwaysApply: true\n---\nUse tabs.\n',
    'db.mdc': '---\ndescription: Changing  the database: schema\nalwaysApply: false\n---\nUse migrations.\n',
    'globs.mdc': '---\nglobs: *.ts,src/**\nalwaysApply: false\n---\nFor some files.\n',
    'manual.mdc': '---\ndescription:\nglobs:\nalwaysApply: false\n---\nOnly if mentioned.\n',
    'plain.md': 'No rule.\n',
  };
  beforeEach(async () => {
    await mkdir(join(workspace.root, '.github'));
    await inProject('.github/copilot-instructions.md', 'Be brief.\n');
    await mkdir(join(workspace.root, '.cursor/rules/deep'), { recursive: true });
    for (const [name, text] of Object.entries(cursorRules)) await inProject(`.cursor/rules/${name}`, text);
    await inProject('.cursor/rules/deep/more.mdc', '---\nalwaysApply: true\n---\nMore.\n');
  });
  const all = [
    'Be brief.\n',
    'Use tabs.',
    'Read .cursor/rules/db.mdc before a task that it is for: Changing the database: schema',
    'More.',
  ];

  it('are for every chat, or say when to read them', async () => {
    expect(await texts(['AGENTS.md', 'CLAUDE.md'])).toEqual(all);
    await inProject('CLAUDE.md', 'Claude.');
    expect(await texts(['AGENTS.md', 'CLAUDE.md'])).toEqual(['Claude.', ...all]);
  });

  it('do not count beside AGENTS.md, in a restricted folder, if turned off, denied or unseen', async () => {
    expect(await texts(['AGENTS.md'], { isTrusted: false })).toEqual([]);
    expect(await texts(['AGENTS.md'], { rules: { copilot: true, cursor: false } })).toEqual(['Be brief.\n']);
    expect(await texts(['AGENTS.md'], { rules: { copilot: false, cursor: true } })).toEqual(all.slice(1));
    const denied = '.cursor/rules/db.mdc';
    const unseen = '.github/copilot-instructions.md';
    expect(await texts(['AGENTS.md'], { denied, unseen })).toEqual(['Use tabs.', 'More.']);
    await inProject('AGENTS.md', 'Agents.');
    expect(await texts(['AGENTS.md'])).toEqual(['Agents.']);
  });

  it('with an invalid front matter are named, and links to secrets are no instructions', async () => {
    await inProject('.env', 'TOKEN=1');
    await symlink('../../.env', join(workspace.root, '.cursor/rules/link.mdc'));
    await inProject('.cursor/rules/always.mdc', '---\nalwaysApply: [\n---\nUse tabs.\n');
    await inProject('.cursor/rules/db.mdc', '---\nalwaysApply: often\n---\nUse migrations.\n');
    expect(await texts(['AGENTS.md'])).toEqual(['Be brief.\n', 'More.']);
    const asked = { isDenied: () => false, isSeen: () => true, trustsFile: () => false };
    const sources = { workspace, home, fileNames: ['AGENTS.md'], others, ...asked };
    const said = (await unreadMemory({ ...sources, isTrusted: true })).map(({ text }) => say(text));
    expect(said).toEqual([
      expect.stringContaining('The front matter of .cursor/rules/always.mdc is invalid YAML: '),
      expect.stringContaining('In .cursor/rules/db.mdc, a field has the wrong type'),
    ]);
    const [{ text } = { text: '' }] = await unreadMemory({ ...sources, isTrusted: false });
    expect(say(text)).toContain('did not read .github/copilot-instructions.md, .cursor/rules/always.mdc');
  });
});

describe('what is not read', () => {
  const unread = async (isTrusted: boolean) => {
    const asked = { isDenied: () => false, isSeen: () => true, trustsFile: () => false };
    const sources = { workspace, home, fileNames: ['AGENTS.md', 'QWEN.md'], others, isTrusted, ...asked };
    return (await unreadMemory(sources)).map(({ level, text }) => [level, say(text)]);
  };

  it('is said with the reason, of both places', async () => {
    await mkdir(join(home, 'AGENTS.md'));
    await inProject('AGENTS.md', 'a');
    await inProject('QWEN.md', 'a\0');
    const unreadable = 'A memory file could not be read, so the model does not get it. ';
    expect(await unread(true)).toEqual([
      ['warning', expect.stringContaining(join(home, 'AGENTS.md'))],
      ['warning', `${unreadable}Cannot edit binary file: ${join(workspace.root, 'QWEN.md')}`],
    ]);
  });

  it('are the files of a folder that is not trusted, by their names', async () => {
    expect(await unread(false)).toEqual([]);
    await inProject('AGENTS.md', 'a');
    await inProject('QWEN.md', 'a\0');
    expect(await unread(false)).toEqual([
      ['info', 'This folder is restricted, so Pilotfish did not read AGENTS.md, QWEN.md for the model.'],
    ]);
  });
});
