import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkspace, type Workspace } from '../project/workspace';
import { examineCommand } from './examine-command';

// Commands are judged, never run.

let root: string;
let workspace: Workspace;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-added-')));
  for (const folder of ['.github', 'src']) await mkdir(join(root, folder));
  for (const file of ['a', 'b', 'src/a.ts']) await writeFile(join(root, file), 'x');
  workspace = await createWorkspace(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function hazard(text: string): Promise<string | null> {
  const line = { text, shell: 'bash', directory: '' } as const;
  const { parts } = await examineCommand(line, workspace, new AbortController().signal);
  return parts.map((part) => part.hazard).find((each) => each !== null) ?? null;
}

describe('what may hold the subcommand or a flag of a dangerous one asks', () => {
  it.each(
    `
  echo reset --hard | xargs git
  echo -f | xargs git push
  echo -f x | xargs git branch -d
  echo publish | xargs npm
  echo publish | xargs npm --silent
  echo -delete | xargs find .
  echo clean | xargs -I% git % -fdx
  echo clean | xargs -I % % a
  echo x | xargs -I{} find {} -name x
  echo rm -rf x | xargs env
  echo rm -rf x | xargs nice
  echo rm -rf x | xargs npx
  echo rm -rf x | xargs busybox
  ls | xargs -n1 git -C src
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await hazard(text)).not.toBeNull();
  });
});

describe('what may not does not ask', () => {
  it.each(
    `
  git ls-files | xargs git add
  git diff --name-only | xargs git log --oneline
  git ls-files | xargs npm test --
  cat a | xargs npm install
  ls | xargs -I{} npm run build {}
  ls | xargs -I{} echo {}
  ls | xargs grep -n x
  ls | xargs
`
      .trim()
      .split(/\n\s*/),
  )('%s', async (text) => {
    expect(await hazard(text)).toBeNull();
  });
});
