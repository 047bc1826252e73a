import { execFile } from 'node:child_process';
import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace, type Workspace } from '../project/workspace';
import { type AnalysedCommand, analyseCommand } from './analyse-command';

let base: string;
let root: string;
let workspace: Workspace;

beforeEach(async () => {
  base = await realpath(await tempFolder());
  root = join(base, 'project');
  await mkdir(join(root, 'src', 'deep'), { recursive: true });
  await mkdir(join(base, 'other'));
  await writeFile(join(base, 'other', 'secret'), 'x');
  await writeFile(join(root, 'a.txt'), 'one\n');
  await symlink('../other', join(root, 'out'));
  await symlink('src/deep', join(root, 'in'));
  workspace = await createWorkspace(root);
});

async function analyse(text: string, directory = ''): Promise<AnalysedCommand> {
  const line = { text, shell: 'bash', directory } as const;
  return worded(await analyseCommand(line, workspace, new AbortController().signal));
}

const reasons = async (text: string, directory = '') =>
  (await analyse(text, directory)).parts.map(({ notReading }) => notReading);

describe('the target paths of a reading command', () => {
  it.each([
    'cat a.txt',
    'cat ./a.txt',
    'ls src/deep',
    'cd src && ls deep',
    'cd src && cat ../a.txt',
    'ls in',
    'cat missing',
    'ls .',
    'ls',
  ])('lie inside: %s', async (text) => {
    expect((await reasons(text)).every((reason) => reason === null)).toBe(true);
  });

  it.each([
    ['cat /etc/passwd', '/etc/passwd is outside the project'],
    ['cat ../other/secret', '../other/secret is outside the project'],
    ['cat out/secret', 'out/secret is outside the project'],
    ['ls out', 'out is outside the project'],
    ["cat '~/x'", '~/x is outside the project'],
    ['cat ~/x', '~/x expands only at run time'],
    ['cat in/../../a.txt', 'in/../../a.txt contains “..”, perhaps after a link'],
    ['cat in/../a.txt', 'in/../a.txt contains “..”, perhaps after a link'],
    ['grep -f /etc/passwd a a.txt', '/etc/passwd is outside the project'],
    ['grep --file=../other/secret a a.txt', '../other/secret is outside the project'],
    ['cat a.txt > b.txt', 'it writes its output to b.txt'],
  ])('do not: %s', async (text, why) => {
    expect(await reasons(text)).toEqual([why]);
  });

  it.each([
    'cat *.txt',
    'ls src/*.ts',
    'wc -l ./*.txt src/d*',
    'ls s*/deep*',
    'cat [a]?txt',
    'grep -n one *.txt',
    'ls *.none',
    'cd src && ls ./d*',
    'ls i*',
  ])('lie inside, whatever a pattern stands for: %s', async (text) => {
    expect((await reasons(text)).every((reason) => reason === null)).toBe(true);
  });

  it.each([
    ['ls *', 'out is outside the project'],
    ['cat o*', 'out is outside the project'],
    ['cat */secret', 'out/secret is outside the project'],
    ['ls */s*', '*/s* expands only at run time'],
    // In some versions of bash, it matches the folder itself and its parent.
    ['ls .*', '.. is outside the project'],
    ['ls .?/other', '../other is outside the project'],
    ['ls .*/*', '.*/* expands only at run time'],
    ['ls in/*', 'in/* expands only at run time'],
    ['cat [no]ut', 'out is outside the project'],
    ['cat /etc/pass*', '/etc/pass* expands only at run time'],
    ['ls ../*', '../* expands only at run time'],
    ['uniq *.txt', '*.txt expands only at run time'],
    ['find . -name *.txt', '*.txt expands only at run time'],
    ['git log *.txt', '*.txt expands only at run time'],
  ])('may be others by a pattern: %s', async (text, why) => {
    expect(await reasons(text)).toEqual([why]);
  });

  it('are told to be options where a pattern stands for a name that looks like one', async () => {
    await writeFile(join(root, '-R'), '');
    expect(await reasons('grep x *')).toEqual(['grep with -R may do more than read']);
    // If the bracket matches nothing, its letters are options.
    expect(await reasons('ls -[L]*')).toEqual(['ls with -[L]* may do more than read']);
    await writeFile(join(root, '--pre=x.md'), '');
    expect(await reasons('rg x *.md')).toEqual(['rg with --pre=x.md may do more than read']);
    expect((await analyse('cat *.txt src/*')).parts[0]?.targetPaths).toEqual([
      '*.txt',
      'a.txt',
      'src/*',
      'src/deep',
    ]);
  });

  it('are those of the folder that git is told to run in', async () => {
    expect(await reasons('git -C src log -- deep')).toEqual([null]);
    expect(await reasons(`git -C . status; git -C ${root}/src status`)).toEqual([null, null]);
    expect(await reasons('git -C out status')).toEqual(['out is outside the project']);
    expect(await reasons('git -C in status')).toEqual(['in passes through a link']);
    expect(await reasons('git -C /etc status')).toEqual(['/etc is outside the project']);
    for (const folder of ['in/..', '..', '""'])
      expect(await reasons(`git -C ${folder} status`)).toEqual([expect.any(String)]);
    expect(await reasons('git -C src -C deep status')).toEqual([expect.any(String)]);
    expect(await reasons('git -C src push')).toEqual(['git push may do more than read']);
    expect((await analyse('git -C src show HEAD')).parts[0]?.words).toContain('-C');
  });

  it('are those from where it runs', async () => {
    expect(await reasons('cat ../a.txt', 'src')).toEqual([null]);
    expect(await reasons('cat ../../other/secret', 'src')).toEqual([
      '../../other/secret is outside the project',
    ]);
    expect(await reasons('cd .. && ls')).toEqual(['.. is outside the project', '.. is outside the project']);
    expect(await reasons('cd out && ls')).toEqual([
      'out is outside the project',
      'out is outside the project',
    ]);
    expect(await reasons('cd in && ls ../x')).toEqual([null, 'in passes through a link']);
  });

  it('are told relative to the project, without links', async () => {
    const { parts } = await analyse('cat a.txt in/b > src/c', '');
    expect(parts[0]?.targetPaths).toEqual(['a.txt', 'src/deep/b', 'src/c']);
  });
});

describe('what it is known to write', () => {
  it.each<[string, string[]]>([
    ['echo a > b', ['b']],
    ['cd src && echo a > b 2> ../c', ['src/b', 'c']],
    ['touch a b', ['a', 'b']],
    ['mkdir -p x/y', ['x/y']],
    ['cp a b c', ['c/a', 'c/b']],
    ['cp a src', ['src/a']],
    ['cp a src/new', ['src/new']],
    ['env A=1 touch b', ['b']],
    ["bash -c 'cd src && touch b'", ['src/b']],
    ['mv a b', ['b']],
    ['sed -i s/a/b/ a.txt', ['a.txt']],
    ['curl -so page.html https://a.example', ['page.html']],
    ['touch *.txt', ['*.txt']],
    ['cat a | tee b', ['b']],
    ['echo a > /tmp/x', ['/tmp/x']],
    ['ls', []],
  ])('%s', async (text, writes) => {
    expect((await analyse(text)).writes).toEqual(writes);
  });

  it('is told from what it deletes', async () => {
    const { writes, deletes } = await analyse('rm -rf build && cd src && unlink a && touch b');
    expect({ writes, deletes }).toEqual({ writes: ['src/b'], deletes: ['build', 'src/a'] });
  });

  it('is told relative to the project', async () => {
    expect((await analyse('echo a > b', 'src')).writes).toEqual(['src/b']);
  });

  it.each([
    ['echo a > /etc/x', 'it writes its output to /etc/x: outside the project'],
    ['echo a > out/x', 'it writes its output to out/x: outside the project'],
    ['cd .. && echo a > x', 'it writes its output to ../x: outside the project'],
    ['echo a > .env', '.env is a protected file'],
    ['echo a > .GIT/config', '.GIT/config is a protected file'],
    ['echo a > src/x', null],
  ])('is on the hard list outside, and where it is protected: %s', async (text, danger) => {
    expect((await analyse(text)).parts.at(-1)?.danger).toBe(danger);
  });
});

it('a script that env takes apart is on the hard list as any other', async () => {
  for (const text of ["env -S 'rm -rf src'", "env -vS'sudo ls'", "env --split-string 'git push --force'"])
    expect((await analyse(text)).parts[0]?.danger, text).not.toBeNull();
});

describe('the changes it discards', () => {
  async function git(...args: string[]): Promise<void> {
    const env = { PATH: process.env.PATH, HOME: base, GIT_CONFIG_NOSYSTEM: '1' };
    await promisify(execFile)('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      env,
    });
  }

  beforeEach(async () => {
    await git('init', '-q');
    await git('add', '-A');
    await git('commit', '-q', '-m', 'one');
  });

  it('is what git says is not committed', async () => {
    await writeFile(join(root, 'a.txt'), 'two\n');
    await writeFile(join(root, 'new file'), 'x');
    expect((await analyse('git reset --hard')).discardedChanges).toBe(' M a.txt\n?? "new file"');
    expect((await analyse('ls && git clean -fd')).discardedChanges).toBe(' M a.txt\n?? "new file"');
    expect((await analyse('git push --force')).discardedChanges).toBeNull();
    expect((await analyse('git status')).discardedChanges).toBeNull();
  });

  it('is nothing in a clean repository', async () => {
    expect((await analyse('git reset --hard')).discardedChanges).toBeNull();
  });

  it('is not asked for where git would run something', async () => {
    await writeFile(join(root, 'a.txt'), 'two\n');
    await git('config', 'filter.x.clean', 'touch ran; cat');
    await writeFile(join(root, '.gitattributes'), '* filter=x\n');
    expect((await analyse('git reset --hard')).discardedChanges).toBeNull();
    expect(await promisify(execFile)('ls', [root])).not.toMatchObject({
      stdout: expect.stringContaining('ran'),
    });
  });

  it('makes git ask to read where it would run something', async () => {
    expect(await reasons('git status')).toEqual([null]);
    await git('config', 'core.fsmonitor', './evil');
    expect(await reasons('git status')).toEqual([
      'its repository sets core.fsmonitor, so git may run a program',
    ]);
  });
});

describe('a command for another shell', () => {
  it.each([
    ['pwsh', 'PowerShell'],
    ['powershell', 'Windows PowerShell'],
    ['cmd', 'cmd.exe'],
  ] as const)('is on the hard list in %s', async (shell, name) => {
    const { signal } = new AbortController();
    const analysed = await analyseCommand({ text: 'dir', shell, directory: '' }, workspace, signal);
    const why = `Pilotfish cannot check ${name} commands, so each one asks`;
    expect(worded(analysed)).toMatchObject({
      pin: null,
      parts: [{ words: ['dir'], danger: why, notReading: why, isCoveredByWords: false }],
    });
  });
});
