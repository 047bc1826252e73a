import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../workspace';

/**
 * For tests: a project with `src/a.ts`, a neighbour folder whose name begins like it, and a `secret.txt` beside both.
 */
export type TestWorkspace = {
  /** The folder that contains the project. */
  readonly base: string;
  readonly root: string;
  readonly workspace: Workspace;
  readText(path: string): Promise<string>;
};

/** The folder is removed after the test. */
export async function startTestWorkspace(): Promise<TestWorkspace> {
  const base = await realpath(await tempFolder());
  const root = join(base, 'project');
  await mkdir(join(root, 'src'), { recursive: true });
  await mkdir(join(base, 'project-other'));
  await writeFile(join(base, 'project-other', 'secret.txt'), 'secret');
  await writeFile(join(base, 'secret.txt'), 'secret');
  await writeFile(join(root, 'src', 'a.ts'), 'inside');
  const workspace = await createWorkspace(root);
  return {
    base,
    root,
    workspace,
    async readText(path) {
      const handle = await workspace.openFile(await workspace.resolve(path));
      try {
        return await handle.readFile('utf8');
      } finally {
        await handle.close();
      }
    },
  };
}
