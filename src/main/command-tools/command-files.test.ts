import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { type CommandFilesOptions, createCommandFiles, projectCommandFiles } from './command-files';
import { withoutSandbox } from './testing/no-sandbox';

// Finds the files that make tools, in real folders, before and after they are trusted.

async function folders(files: number) {
  const [home, root] = [await tempFolder(), await tempFolder()];
  const folder = join(root, '.pilotfish', 'tools');
  await mkdir(folder, { recursive: true });
  const write = async (_: unknown, index: number) => {
    const name = `tool_${String(index).padStart(3, '0')}`;
    await writeFile(
      join(folder, `${name}.json`),
      JSON.stringify({ name, description: 'One.', run: [['true']] }),
    );
  };
  await Promise.all(Array.from({ length: files }, write));
  return { home, workspace: await createWorkspace(root) };
}

async function toolsOf(
  { home, workspace }: Awaited<ReturnType<typeof folders>>,
  trust: CommandFilesOptions['trust'],
) {
  const files = createCommandFiles({
    home,
    workspace,
    trust,
    means: withoutSandbox,
    taken: () => new Set(),
    onProblems: () => undefined,
  });
  onTestFinished(files.close);
  await files.refresh();
  return files.tools().map(({ name }) => name);
}

test('of a folder that is not trusted nothing is looked at', async () => {
  const looked: string[] = [];
  const allows = ({ name }: { name: string }) => looked.push(name) > 0;
  const at = await folders(2);
  expect(await toolsOf(at, { isTrusted: () => false, allows })).toEqual([]);
  expect(looked).toEqual([]);
  expect(await toolsOf(at, { isTrusted: () => true, allows })).toEqual(['tool_000', 'tool_001']);
});

test('of a folder full of them the first hundred are', async () => {
  const { workspace } = await folders(101);
  const names = (await projectCommandFiles(workspace).list()).map(({ name }) => name);
  expect([names.length, names.at(-1)]).toEqual([100, 'tool_099.json']);
});
