import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkspace, type Workspace } from '../project/workspace';
import { readMemoryFiles } from './memory-files';

let folder: string;
let home: string;
let workspace: Workspace;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pilotfish-memory-'));
  home = join(folder, 'data', 'home');
  await mkdir(home, { recursive: true });
  await mkdir(join(folder, 'project'));
  workspace = await createWorkspace(join(folder, 'project'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inProject = (name: string, text: string) => writeFile(join(workspace.root, name), text);
const texts = async (names: string[]) =>
  (await readMemoryFiles(workspace, home, names)).map(({ text }) => text);

describe('the memory files', () => {
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
