import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { gitDanger } from './git-dangers';
import { splitWords } from './syntax/shell-words';

// Commands are judged, never run.

const danger = (text: string) => worded(gitDanger(splitWords(`git ${text}`) ?? []));

describe('git checkout of what is a file rather than a branch discards changes', () => {
  it.each([
    ...[
      'a.txt',
      'src/',
      "'*'",
      "'*.ts'",
      'src/a.ts',
      './a',
      '..',
      '../a',
      ':/',
      "'src[1]'",
      '.gitignore',
      'a b',
    ],
    ...['-q notes.md', '-q HEAD a', '-2 a', '--f', '--fo main', '-qf main', '-B main', '--our a', '-m main'],
    ...['--pathspec-from=x', '-b x main a'],
  ])('git checkout %s', (text) => {
    expect(danger(`checkout ${text}`)).toBe('git checkout discards changes');
  });

  it.each([
    ...[
      'main',
      'feature/login',
      'v1.2.3',
      'release-1.x',
      'HEAD~1',
      '-',
      '-q main',
      '-b x',
      '-b x main',
      '-t origin/x',
    ],
    ...['--track origin/x', '--detach main', '--orphan x', '-d main', 'fix/JIRA-1', '@{-1}', 'main^'],
  ])('git checkout %s does not', (text) => {
    expect(danger(`checkout ${text}`)).toBeNull();
  });
});

describe('long options may be shortened, letters joined', () => {
  it.each([
    ...[
      'reset --ha',
      'reset --h',
      'reset --me',
      'reset --k',
      'switch --di x',
      'switch --f x',
      'switch --force-c x',
    ],
    ...[
      'push --de o x',
      'push --d o x',
      'push --forc',
      'push --fo',
      'push --mi',
      'push --pr',
      'push -uf o main',
    ],
    ...['branch -df x', 'branch -d -f x', 'branch --for main x', 'tag --del x', 'gc --pr=now', 'rm --fo a'],
    ...['restore -SW a', 'restore --st --wo a', 'worktree remove -f a', 'submodule deinit -f x'],
  ])('git %s', (text) => {
    expect(danger(text)).not.toBeNull();
  });
});

describe('what discards more than changes', () => {
  it.each([
    ['rm -rf src', 'git rm discards files'],
    ['rm -r src', 'git rm discards files'],
    ['branch -f main x', 'git branch discards a branch'],
    ['branch -D x', 'git branch discards a branch'],
    ['tag -d x', 'git tag discards a tag'],
    ['tag -f x', 'git tag discards a tag'],
    ['stash clear', 'git stash discards stashed changes'],
    ['filter-repo', 'git filter-repo discards history'],
    ['update-ref -d refs/heads/x', 'git update-ref discards history'],
    ['reflog expire --all', 'git reflog discards history'],
    ['gc --prune=now', 'git gc discards history'],
    ['fetch -f o a:b', 'git fetch discards a branch'],
    ['checkout-index -a -f', 'git checkout-index discards changes'],
    ['read-tree --reset -u HEAD', 'git read-tree discards changes'],
  ])('git %s', (text, why) => {
    expect(danger(text)).toBe(why);
  });
});

describe('what has git run another program', () => {
  it.each([
    ...["rebase -x 'x' main", 'rebase --ex=x main', 'rebase -ix x', 'bisect run x', 'submodule foreach x'],
    ...[
      'difftool -x x',
      "grep -O'x' y",
      'clone -u x https://x.example/y',
      'clone --template=x https://x.example/y',
    ],
    ...[
      'fetch --upl x',
      'push --receive-pack=x',
      'ls-remote --upload-pack=x',
      'archive --remote=x --exec=y HEAD',
    ],
    ...['hook run pre-commit', 'maintenance start', 'clone ext::x', 'fetch ext::x'],
    ...[
      "-c alias.x='!x' x",
      '-calias.x=!y x',
      '-c core.pager=x log',
      '-c core.fsmonitor=x status',
      '-C a -c a.b=c d',
    ],
    ...[
      '-c core.hooksPath=x commit',
      '-c diff.external=x diff',
      '-c core.sshCommand=x fetch',
      '--exec-path=. x',
    ],
    ...['--config-env=alias.x=Y x', 'clone -c core.fsmonitor=x https://x.example/y', '-c include.path=x log'],
  ])('git %s', (text) => {
    expect(danger(text)).not.toBeNull();
  });
});

describe('what settings, global options and references lead to', () => {
  it.each([
    ...['-c http.cookieFile=.env fetch', '-c http.cookieFile=.env -c http.saveCookies=true fetch'],
    ...['-c http.proxy=http://x.example fetch', '-c http.sslCert=x fetch', '-c http.saveCookies=true fetch'],
    ...[
      '-c core.attributesFile=x add a',
      '-c protocol.allow=always fetch',
      '-c http.x.example.proxy=y fetch',
    ],
    ...['--attr-source HEAD clean -fdx', 'fetch origin +main:main', 'pull origin +main:main'],
    ...['stash -q drop', 'branch -M a b', 'submodule --quiet foreach x'],
  ])('git %s', (text) => {
    expect(danger(text)).not.toBeNull();
  });
});

describe('everyday git does not ask', () => {
  it.each([
    ...[
      'status',
      'add -A',
      "commit -m 'rm -rf'",
      'commit -am x',
      'commit --amend --no-edit',
      'switch main',
      'switch -c x',
    ],
    ...[
      'stash',
      'stash pop',
      'pull',
      'pull --rebase',
      'fetch --all --prune',
      'push',
      'push -u origin x',
      'merge main',
    ],
    ...[
      'rebase main',
      'rebase --continue',
      'rebase -Xours main',
      'cherry-pick abc',
      'tag v1',
      'tag -a v1 -m x',
    ],
    ...[
      'branch -d x',
      'branch -m x',
      'branch --format=x',
      'rm a',
      'rm -r --cached src',
      'rm --cached a',
      'mv a c',
    ],
    ...[
      'init',
      'clone https://x.example/y',
      'clone --depth 1 https://x.example/y z',
      'bisect start',
      'bisect good',
    ],
    ...[
      'submodule update --init --recursive',
      'worktree add x -b y',
      'restore --staged a',
      'reset',
      'reset --soft HEAD~1',
    ],
    ...[
      '-c user.name=x -c user.email=y commit -m z',
      '-c core.editor=true rebase --continue',
      '-c core.pager=cat log',
    ],
    ...[
      '-c color.ui=never diff',
      '-c commit.gpgsign=false commit',
      '--no-pager log',
      'gc',
      'reflog',
      'grep -n x',
    ],
  ])('git %s', (text) => {
    expect(danger(text)).toBeNull();
  });
});
