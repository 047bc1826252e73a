import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../project/workspace';
import { analyseCommand } from './analyse-command';

// Commands are judged, never run.

let base: string;
let root: string;
let workspace: Workspace;

beforeAll(async () => {
  base = await realpath(await tempFolder());
  root = join(base, 'project');
  for (const folder of ['src/deep', 'dir', '.github', 'conf'])
    await mkdir(join(root, folder), { recursive: true });
  await mkdir(join(base, 'outside'));
  for (const file of ['a', 'b', 'conf/.env', 'conf/AGENTS.md', 'notes.txt', 'src/a.txt'])
    await writeFile(join(root, file), 'x');
  await symlink('../outside', join(root, 'out'));
  await symlink('src/deep', join(root, 'in'));
  await symlink('.github', join(root, 'hub'));
  await symlink('conf/.env', join(root, 'innocent'));
  await symlink('../../outside', join(root, 'src/deep/away'));
  workspace = await createWorkspace(root);
});

async function dangers(text: string, directory = ''): Promise<(string | null)[]> {
  const line = { text, shell: 'bash', directory } as const;
  return (await analyseCommand(line, workspace, new AbortController().signal)).parts.map(({ danger }) =>
    worded(danger),
  );
}

describe('a command that is known to change a protected file asks', () => {
  it.each([
    ['tee .git/hooks/pre-commit', '.git/hooks/pre-commit'],
    ['tee -a src/x .env', '.env'],
    ['touch .env', '.env'],
    ['touch -d yesterday -- .env', '.env'],
    ['/usr/bin/touch .env', '.env'],
    ['ln -sf a .env', '.env'],
    ['ln a .env', '.env'],
    ['ln -s .env a', '.env'],
    ['cd conf && ln -s .env', 'conf/.env'],
    ['cp a .env', '.env'],
    ['cp conf/.env .', '.env'],
    ['cp a conf/.env dir/', 'dir/.env'],
    ['cp conf/.env dir', 'dir/.env'],
    ['cp -t dir a conf/.env', 'dir/.env'],
    ['cp --target-dir=.git/hooks a', '.git/hooks/a'],
    ['cp -rt .git/hooks a', '.git/hooks/a'],
    ['cp conf/.env new && ls', 'new/.env'],
    ['mkdir new && cp conf/.env new', 'new/.env'],
    ['cp -T a .env', '.env'],
    ['cp conf/.e* .', '.env'],
    ['cp -r a hub/', '.github/a'],
    ['cp --parents conf/.env dir', 'dir/conf/.env'],
    ['mv a .env', '.env'],
    ['mv .env a', '.env'],
    ['install -m 755 a .git/hooks/pre-commit', '.git/hooks/pre-commit'],
    ['install -Dt .husky a', '.husky/a'],
    ['install -d .husky/x', '.husky/x'],
    ['mkdir -p .vscode', '.vscode'],
    ['rm .env', '.env'],
    ['rm conf/.e*', 'conf/.env'],
    ['rm conf/*', 'conf/AGENTS.md'],
    ['truncate -s 0 .npmrc', '.npmrc'],
    ['sed -i s/a/b/ .env', '.env'],
    ["sed -Ei.bak -e 's/a/b/' src/a.txt AGENTS.md", 'AGENTS.md'],
    ['sed --in-place s/a/b/ conf/AGENTS.md', 'conf/AGENTS.md'],
    ["perl -pi -e 's/a/b/' .env", '.env'],
    ['curl -o .env https://a.example', '.env'],
    ['curl -sSLo .env https://a.example', '.env'],
    ['curl --output=.env https://a.example', '.env'],
    ['curl -O https://a.example/x/.npmrc?y=1', '.npmrc'],
    ['curl -O --output-dir .github https://a.example/x', '.github/x'],
    ['curl -D .env https://a.example', '.env'],
    ['wget -O .env https://a.example', '.env'],
    ['wget -P .github https://a.example/x', '.github/x'],
    ['wget https://a.example/.npmrc', '.npmrc'],
    ['git config core.hooksPath x', '.git/config'],
    ['git -C src config core.hooksPath x', 'src/.git/config'],
    ['git config --unset core.hooksPath', '.git/config'],
    ['git config set core.hooksPath x', '.git/config'],
    ['git config -f .npmrc a.b c', '.npmrc'],
    ['git diff --output=.env', '.env'],
    ['git mv a .env', '.env'],
    ['git rm .env', '.env'],
    ['tar -xf a.tar -C .github', '.github'],
    ['tar cf .env a', '.env'],
    ['unzip a.zip -d .github', '.github'],
    ['sort -o .env a', '.env'],
    ['patch .env a.patch', '.env'],
    ['patch -o .env a a.patch', '.env'],
    ['chmod +x .git/hooks/pre-commit', '.git/hooks/pre-commit'],
    ['touch .ENV', '.ENV'],
    ['TOUCH .env', '.env'],
    ['touch innocent', 'conf/.env'],
    ['touch hub/x', '.github/x'],
    ['cd conf && touch .env', 'conf/.env'],
    ['cd conf && touch ../.env', '.env'],
    ['(cd conf && touch .env)', 'conf/.env'],
    ['a | tee .env', '.env'],
  ])('%s', async (text, name) => {
    expect((await dangers(text)).at(text.includes('&& ls') ? 0 : -1)).toBe(`${name} is a protected file`);
  });

  it.each([
    'env A=1 touch .env',
    'env -C conf touch .env',
    'timeout 5 tee .env',
    'nice -n 5 cp a .env',
    'nohup touch .env',
    'command touch .env',
    'busybox touch .env',
    "env -S 'touch .env'",
    "env -iS'A=1 touch' .env",
    "timeout 5 env --split-string='tee .env'",
    'stdbuf -o0 tee .env',
    "bash -c 'touch .env'",
    "bash -c 'echo x > .env'",
    "cd conf && bash -c 'touch .env'",
    `sh -c "bash -c 'cp a .env'"`,
    "env A=1 timeout 5 bash -lc 'touch .env'",
    "bash -c 'cd conf && touch .env'",
  ])('through whatever starts it: %s', async (text) => {
    expect((await dangers(text)).at(-1)).toMatch(/^(?:conf\/)?\.env is a protected file$/);
  });

  it('from where it runs', async () => {
    expect(await dangers('touch pre-commit', '.github')).toEqual(['.github/pre-commit is a protected file']);
  });
});

describe('a command that is known to change what lies outside of the project asks', () => {
  it.each([
    ['cp a ../outside/f', 'it writes to ../outside/f: outside the project'],
    ['cp a b ../outside', 'it writes to ../outside/a: outside the project'],
    ['touch /tmp/x', 'it writes to /tmp/x: outside the project'],
    ['touch ~/x', 'it writes to ~/x: outside the project'],
    ['rm ../outside/f', 'it deletes ../outside/f: outside the project'],
    ['rm ../outside/*', 'it deletes ../outside: outside the project'],
    ['chmod 777 /etc/x', 'it changes /etc/x: outside the project'],
    ['ln -s ../outside x', 'it changes ../outside: outside the project'],
    ['touch out/x', 'it writes to out/x: outside the project'],
    ['cd out && touch x', 'it writes to x: outside the project'],
    ['cd .. && touch x', 'it writes to x: outside the project'],
    ['cd in && touch ../x', 'it writes to ../x: in passes through a link'],
    ['mv a ~', 'it writes to ~: outside the project'],
    ['git config --global a.b c', 'it writes to ~/.gitconfig: outside the project'],
    ['git clone https://a.example/x ../y', 'it writes to ../y: outside the project'],
    ['git worktree add ../y', 'it writes to ../y: outside the project'],
    ['curl -o /tmp/x https://a.example', 'it writes to /tmp/x: outside the project'],
    ['cd src && env -C /tmp touch x', 'it writes to x: outside the project'],
    ["bash -c 'cp a ../outside'", 'it writes to ../outside: outside the project'],
  ])('%s', async (text, danger) => {
    expect((await dangers(text)).at(-1)).toBe(danger);
  });
});

describe('a link that is put elsewhere as a link asks for what it leads to', () => {
  it.each([
    ['cp -d hub z', '.github is a protected file'],
    ['cp -r hub z', '.github is a protected file'],
    ['cp -R hub z', '.github is a protected file'],
    ['cp -a hub z', '.github is a protected file'],
    ['cp --no-dereference hub z', '.github is a protected file'],
    ['rsync -a hub z', '.github is a protected file'],
    ['mv hub z', '.github is a protected file'],
    ['cp -r out z', 'it changes ../outside: outside the project'],
    ['cp -P src/deep/away z', 'it changes ../../outside: outside the project'],
    ['cp -r src/deep z', 'it changes ../outside: outside the project'],
    ['cp -s conf/.env notes.txt', 'conf/.env is a protected file'],
    ['cp -l conf/.env notes.txt', 'conf/.env is a protected file'],
  ])('%s', async (text, danger) => {
    expect(await dangers(text)).toEqual([danger]);
  });

  it.each(['cp hub z', 'cp -rL dir z', 'cp -r dir z', 'cp -a in z', 'cp -a a z', 'rsync -a dir/ z'])(
    '%s does not',
    async (text) => {
      expect(await dangers(text)).toEqual([null]);
    },
  );
});

describe('a command that changes other files of the project does not', () => {
  it.each([
    'touch src/x',
    'cp a b dir/',
    'cp a new',
    'mv a c',
    'ln -s a c',
    'ln -s ../a src/c',
    'cd src && touch ../x',
    'rm a b',
    'rm -- *.txt',
    'sed -i s/a/b/ src/a.txt',
    'sed -n s/a/b/p notes.md.txt',
    'tee /dev/null',
    'curl -o - https://a.example',
    'curl -o /dev/null https://a.example',
    'curl https://a.example/.env',
    'wget -qO- https://a.example',
    'git config user.name',
    'git config --get core.hooksPath',
    'git config --list',
    'tar cf a.tar src',
    'install -m 755 a dir/b',
  ])('%s', async (text) => {
    expect((await dangers(text)).at(-1)).toBeNull();
  });
});
