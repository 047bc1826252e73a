import { describe, expect, it } from 'vitest';
import { danger, makeJudgedProject } from '../testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

describe('a git command that writes what is protected, or outside, asks', () => {
  it.each([
    ['init --template=x', '.git/hooks is a protected file'],
    ['init --templ x', '.git/hooks is a protected file'],
    ['init --sep=../x', 'it writes to ../x: outside the project'],
    ['init --bare .github', '.github is a protected file'],
    ['worktree move a ../b', 'it writes to ../b: outside the project'],
    ['worktree move a .github/b', '.github/b is a protected file'],
    ['worktree remove ../a', 'it deletes ../a: outside the project'],
    ['worktree repair ../a', 'it changes ../a: outside the project'],
    ['worktree add -b x .github/a', '.github/a is a protected file'],
    ['clone https://x.example/y .github', '.github is a protected file'],
    ['clone --filter blob:none https://x.example/y .github', '.github is a protected file'],
    ['clone https://x.example/.github.git/', '.github is a protected file'],
    ['clone git@x.example:.github', '.github is a protected file'],
    ['clone --separate-git-dir=../x https://x.example/y', 'it writes to ../x: outside the project'],
    ['submodule add https://x.example/y .github', '.github is a protected file'],
    ['bundle create .env HEAD', '.env is a protected file'],
    ['bundle create -q ../x HEAD', 'it writes to ../x: outside the project'],
    ['submodule add https://x.example/y lib', '.gitmodules is a protected file'],
    ['submodule -q add https://x.example/y', '.gitmodules is a protected file'],
    ['submodule set-url lib https://x.example/z', '.gitmodules is a protected file'],
    ['checkout-index -a --prefix=../outside/', 'it writes to ../outside/: outside the project'],
    ['clone --ref-format files https://x.example/y ../z', 'it writes to ../z: outside the project'],
    ['clone --revision refs/heads/x https://x.example/y .github', '.github is a protected file'],
    ['clone --unheard x https://x.example/y z', 'the arguments of git clone do not show the files it writes'],
    ['apply --stat --appl x.patch', 'the files that git apply writes are known only at run time'],
    ['fast-export --export-marks=../x HEAD', 'it writes to ../x: outside the project'],
    ['fast-import --export-marks ../x', 'it writes to ../x: outside the project'],
    ['-C ../x commit -m x', 'it changes ../x/.: outside the project'],
    ['--git-dir=../x commit', 'it changes ../x: outside the project'],
    ['--git-dir ../x/.git commit', 'it changes ../x: outside the project'],
    ['--work-tree=.. checkout main', 'it changes ..: outside the project'],
    ['-C .github init', '.github is a protected file'],
  ])('git %s', async (text, why) => {
    expect(await danger(`git ${text}`)).toBe(why);
  });

  it.each([
    ...[
      'init',
      'init new',
      'clone https://x.example/y',
      'clone --depth 1 https://x.example/y z',
      'worktree remove src',
    ],
    ...[
      'worktree add src/x',
      'worktree prune',
      'bundle create x HEAD',
      '-C src add -A',
      '-C ../x log',
      '--git-dir=.git add a',
    ],
    ...['submodule status', 'submodule update --init', 'bundle verify ../x', 'apply --stat x.patch'],
  ])('git %s does not', async (text) => {
    expect(await danger(`git ${text}`)).toBeNull();
  });
});

describe('git checkout of what is on disk discards', () => {
  it.each([
    ...['git checkout src', 'git checkout -q src', 'git checkout a', 'cd src && git checkout deep'],
    ...['git -C src checkout deep', "bash -c 'git checkout src'", "bash -c 'cd src && git checkout deep'"],
    ...['env -C src git checkout deep', 'nice git checkout src', "env -C src bash -c 'git checkout deep'"],
  ])('%s', async (text) => {
    expect(await danger(text)).toBe('git checkout discards changes');
  });

  it.each(['git checkout deep', 'git checkout -b src', 'git checkout -b x src', 'git checkout --detach src'])(
    '%s does not',
    async (text) => {
      expect(await danger(text)).toBeNull();
    },
  );
});

describe('variables that git takes places and programs from', () => {
  it.each([
    ...['GIT_WORK_TREE=../outside git checkout main', 'GIT_INDEX_FILE=../outside/x git add a'],
    ...['GIT_TRACE=/abs/outside git status', 'GIT_SSH_COMMAND=./x.sh git fetch', 'GIT_EDITOR=./x git commit'],
    ...['GIT_SSH_COMMAND=./x.sh npm install', 'EDITOR=./x git commit', 'HOME=src git status'],
  ])('env %s', async (text) => {
    expect(await danger(`env ${text}`)).not.toBeNull();
    expect(await danger(`cross-env ${text}`)).not.toBeNull();
    expect(await danger(`env -S '${text}'`)).not.toBeNull();
  });

  it.each([
    ...[
      'GIT_AUTHOR_NAME=x git commit -m y',
      'GIT_TRACE=1 git fetch',
      'GIT_PAGER=cat git log',
      'EDITOR=x npm test',
    ],
  ])('env %s does not', async (text) => {
    expect(await danger(`env ${text}`)).toBeNull();
  });
});
