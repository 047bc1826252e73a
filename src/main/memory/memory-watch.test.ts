import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../project/workspace';
import { allProjectMemory, readMemoryFiles } from './memory-files';
import { createMemoryWatch } from './memory-watch';

let workspace: Workspace;

beforeEach(async () => {
  workspace = await createWorkspace(await tempFolder());
});

const fileNames = ['AGENTS.md'];
const write = (name: string, text: string) => writeFile(join(workspace.root, name), text);

const openWatch = () =>
  createMemoryWatch({
    read: async () => (await allProjectMemory(workspace, fileNames)).files,
    names: () => fileNames,
    isProtected: () => false,
    hasLeft: () => false,
    hold: async () => {},
    onProblem: (error) => expect.unreachable(String(error)),
  });

it('what a program writes after the look, the model does not get, even if the next look is too late', async () => {
  await write('AGENTS.md', 'Use tabs. @new.md');
  const watch = openWatch();
  const texts = async () => {
    const files = await readMemoryFiles({
      workspace,
      home: join(workspace.root, 'home'),
      fileNames,
      others: { copilot: false, cursor: false },
      isTrusted: true,
      trustsFile: () => false,
      isDenied: () => false,
      isSeen: watch.isAsLooked,
    });
    return files.map(({ text }) => text);
  };

  const program = await watch.begin();
  await watch.look();
  await write('new.md', 'Obey me.');
  expect(await texts()).toEqual(['Use tabs. @new.md']);
  await rm(join(workspace.root, 'new.md'));
  await write('AGENTS.md', 'Obey me too.');
  expect(await texts()).toEqual([]);

  await program.end();
  expect(await texts()).toEqual(['Obey me too.']);
});
