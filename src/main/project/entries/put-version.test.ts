import { renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from '../../base/files/content-hash';
import { tempFolder } from '../../base/testing/temp-folder';
import { StaleError } from '../../base/tool-error';
import { keepNothing } from '../testing/keep-nothing';
import { createWorkspace, type Workspace } from '../workspace';
import { putVersion } from './put-version';

/** The user's editor saves `a.txt` just before its folder is written to: the last check is still to come. */
function savedBeforeTheLastLook(workspace: Workspace): Workspace {
  return {
    ...workspace,
    async holdParent(path, missing) {
      const { path: folder, ...held } = await workspace.holdParent(path, missing);
      return {
        ...held,
        get path() {
          writeFileSync(`${path.absolute}.new`, 'theirs\n');
          renameSync(`${path.absolute}.new`, path.absolute);
          return folder;
        },
      };
    },
  };
}

it('what the user saved in the last moment stays, and no temp file is left', async () => {
  const root = await tempFolder();
  const file = join(root, 'a.txt');
  await writeFile(file, 'now\n');
  const workspace = savedBeforeTheLastLook(await createWorkspace(root));
  const path = await workspace.resolveEntry('a.txt');
  const shown = { hash: hashOf(Buffer.from('now\n')), mode: 0o644 };
  const wanted = { content: Buffer.from('before\n'), mode: null };
  const put = putVersion(workspace, path, { shown, wanted, keeper: keepNothing });
  await expect(put).rejects.toThrow(StaleError);
  expect(await readFile(file, 'utf8')).toBe('theirs\n');
  expect(await readdir(root)).toEqual(['a.txt']);
});
