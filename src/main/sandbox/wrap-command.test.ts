import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { inSandbox, place, sandbox } from './testing/in-sandbox';
import { createSandbox } from './wrap-command';

const me = '-c user.name=A -c user.email=a@b.invalid -c commit.gpgsign=false';
const reads = { confinement: { kind: 'reads' } } as const;

describe.runIf(sandbox !== null)('a command in the sandbox', () => {
  it('prints and ends as it would without, whatever is in its text', async () => {
    const command = `printf '%s\\n' "it's" '"$HOME"' 'a\\b' '\`x\`'; echo äöü >&2; exit 7`;
    expect(await inSandbox(await place(), command)).toEqual({
      code: 7,
      stdout: `it's\n"$HOME"\na\\b\n\`x\`\n`,
      stderr: 'äöü\n',
      appeared: [],
      putAside: [],
      changedElsewhere: [],
      left: 0,
    });
  });

  it('writes in the project and in a temporary folder of its own, and nowhere else', async () => {
    const { root, outside, home } = await place();
    const { stdout } = await inSandbox(
      { root, outside, home },
      `echo a > made; mktemp; touch '${outside}/x' '${home}/x' /x /tmp/pilotfish-x 2>/dev/null; ls`,
    );
    const [temporary = '', ...names] = stdout.trim().split('\n');
    expect(names).toEqual(['made']);
    expect(temporary).toMatch(/\/pilotfish-\d+\/[\w-]+\/tmp\./);
    expect(await readFile(path.join(root, 'made'), 'utf8')).toBe('a\n');
    expect([...(await readdir(outside)), ...(await readdir(home))]).toEqual([]);
    await expect(readdir(path.dirname(temporary))).rejects.toThrow('ENOENT');
  });

  it('leaves protected files as they are, and makes none that is not there appear', async () => {
    const where = await place();
    await mkdir(path.join(where.root, 'sub/.vscode'), { recursive: true });
    await writeFile(path.join(where.root, '.env'), 'A=1');
    await writeFile(path.join(where.root, 'sub/.vscode/tasks.json'), '{}');
    const { stdout } = await inSandbox(
      where,
      'ls -A; echo B >> .env; rm -f .env; mv sub other; echo x > sub/.vscode/x; echo x > sub/.vscode/tasks.json; ls -A sub/.vscode',
    );
    expect(stdout).toBe('.env\nsub\ntasks.json\n');
    expect(await readFile(path.join(where.root, '.env'), 'utf8')).toBe('A=1');
    expect(await readFile(path.join(where.root, 'sub/.vscode/tasks.json'), 'utf8')).toBe('{}');
    expect(await readdir(where.root)).toEqual(['.env', 'sub']);
  });

  it('is told nothing of what holds it but what it needs', async () => {
    const { stdout } = await inSandbox(await place(), 'env');
    expect(stdout).not.toMatch(/PILOTFISH_COMMAND|SANDBOX_RUNTIME|CLAUDE|PROXY/i);
  });

  it('tells of protected files that it made', async () => {
    const { appeared } = await inSandbox(await place(), 'mkdir -p a/.vscode && touch .env a/b a/.vscode/c');
    expect(appeared).toEqual(['.env', 'a/.vscode']);
  });

  it('that only reads writes nothing, but has an empty place for temporary files', async () => {
    const where = await place();
    await writeFile(path.join(where.root, 'a'), '1\n');
    const { stdout, code } = await inSandbox(
      where,
      'cat a; touch b 2>/dev/null; touch ~/b 2>/dev/null; f=$(mktemp) && echo 2 > "$f" && cat "$f"',
      reads,
    );
    expect({ stdout, code }).toEqual({ stdout: '1\n2\n', code: 0 });
    expect([...(await readdir(where.root)), ...(await readdir(where.home))]).toEqual(['a']);
  });

  it('may have so many processes, of its own count', async () => {
    expect((await inSandbox(await place(), 'ulimit -Su; ulimit -Hu')).stdout).toBe('4096\n4096\n');
  });

  it('works in git: status, add, commit', async () => {
    const where = await place();
    const begun = await inSandbox(where, 'git init -q -b main . && echo ok');
    expect(begun).toEqual({
      stdout: 'ok\n',
      code: 0,
      stderr: '',
      appeared: ['.git'],
      putAside: [],
      changedElsewhere: [],
      left: 0,
    });
    const work = `echo 1 > a; git add a && git ${me} commit -qm one && git status --porcelain && git log --format=%s`;
    expect(await inSandbox(where, work)).toEqual({
      code: 0,
      stdout: 'one\n',
      stderr: '',
      appeared: [],
      putAside: [],
      changedElsewhere: [],
      left: 0,
    });
    expect((await inSandbox(where, 'git config user.name x')).code).not.toBe(0);
  });

  it('works in a linked worktree of git, and leaves the rest of its repository as it is', async () => {
    const where = await place();
    const [repository, main] = [path.join(where.outside, 'repository'), { ...where, root: where.outside }];
    await inSandbox(
      main,
      `git init -q -b main repository && cd repository && git ${me} commit -qm zero --allow-empty`,
    );
    const worktree = path.join(where.outside, 'tree');
    await inSandbox(main, `cd repository && git worktree add -q '${worktree}' -b other`);
    const inTree = { ...where, root: worktree };
    const work = `echo 1 > a; git add a && git ${me} commit -qm one && git log --format=%s`;
    expect(await inSandbox(inTree, work)).toEqual({
      code: 0,
      stdout: 'one\nzero\n',
      stderr: '',
      appeared: [],
      putAside: [],
      changedElsewhere: [],
      left: 0,
    });
    const { stdout } = await inSandbox(
      inTree,
      `cd '${repository}'; for f in config hooks/pre-commit x .git/config .git/hooks/pre-commit .git/worktrees/tree/commondir .git/worktrees/tree/gitdir; do
         (echo x > $f) 2>/dev/null && echo "$f"; done; true`,
    );
    expect(stdout).toBe('');
  });

  it('is led to no repository that knows nothing of the project', async () => {
    const where = await place();
    const other = path.join(where.outside, 'repository/.git/worktrees/tree');
    await inSandbox({ ...where, root: where.outside }, 'git init -q -b main repository');
    await mkdir(other, { recursive: true });
    await writeFile(path.join(other, 'gitdir'), path.join(where.outside, 'elsewhere/.git\n'));
    await writeFile(path.join(where.root, '.git'), `gitdir: ${other}\n`);
    const { stdout } = await inSandbox(where, `(echo x > '${other}/x') 2>/dev/null && echo written; true`);
    expect(stdout).toBe('');
  });
});

describe('a program of the sandbox that lies in the project', () => {
  const programs = { bwrap: '/usr/bin/bwrap', socat: '/usr/bin/socat', bash: '/bin/bash' };

  it.each(['bwrap', 'socat', 'bash'])('%s is never started', async (name) => {
    const [root, dataFolder] = [await tempFolder(), await tempFolder()];
    const own = path.join(root, 'bin', name);
    const planted = createSandbox(dataFolder, { ...programs, [name]: own }, {});
    const asked = { command: 'true', shell: '/bin/bash', root, confinement: { kind: 'reads' } } as const;
    await expect(planted.wrap({ ...asked, denied: [], env: {} })).rejects.toThrow(
      `${own} lies in the project`,
    );
    await planted.close();
  });
});
