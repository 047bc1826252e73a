import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createWorkspace } from '../project/workspace';
import { tempFolder } from '../storage/temp-folder';
import { projectRulesFile, type WatchNames } from './project-rules-file';

const failing =
  (code: string): WatchNames =>
  () => {
    throw Object.assign(new Error(code), { code });
  };

async function lossesWith(start?: WatchNames): Promise<string[]> {
  const workspace = await createWorkspace(await tempFolder());
  const losses: string[] = [];
  const stop = projectRulesFile(workspace, start).watch(
    () => undefined,
    (error) => losses.push(String(error)),
  );
  onTestFinished(stop);
  return losses;
}

it('tells that the system cannot watch', async () => {
  expect(await lossesWith(failing('ENOSPC'))).toContain('Error: ENOSPC');
});

it('misses nothing where there is no .pilotfish yet', async () => {
  expect(await lossesWith()).toEqual([]);
});

it('tells that the file was touched, in a folder that came later', async () => {
  const root = await tempFolder();
  const file = projectRulesFile(await createWorkspace(root));
  const touched = new Promise<void>((resolve) => {
    onTestFinished(file.watch(resolve, () => undefined));
  });
  await mkdir(join(root, '.pilotfish'));
  await writeFile(join(root, '.pilotfish/rules.json'), '{"rules":[]}');
  await touched;
  expect(await file.read()).toEqual({ kind: 'text', text: '{"rules":[]}' });
});
