import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { afterAll, beforeAll } from 'vitest';
import { createWorkspace, type Workspace } from '../../project/workspace';
import { analyseCommand } from '../analyse-command';

// A small project, in which commands are judged and never run. Each test file that imports this has its own.

export let root: string;
export let workspace: Workspace;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-judged-')));
  for (const folder of ['.github', 'src/deep']) await mkdir(join(root, folder), { recursive: true });
  for (const file of ['a', 'b', 'src/a.ts']) await writeFile(join(root, file), 'x');
  workspace = await createWorkspace(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Why the first of its parts that does so asks in every mode, or null. */
export async function danger(text: string): Promise<string | null> {
  const line = { text, shell: 'bash', directory: '' } as const;
  const { parts } = await analyseCommand(line, workspace, new AbortController().signal);
  return (
    worded(parts)
      .map((part) => part.danger)
      .find((each) => each !== null) ?? null
  );
}
