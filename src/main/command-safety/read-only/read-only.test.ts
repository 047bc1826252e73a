import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../syntax/parse-command';
import { readOnlyProblem } from './read-only';

/** Why a simple command may do more than read, and the paths that it reads. */
async function look(text: string): Promise<{ problem: string | null; paths: string[] }> {
  const { parts } = await parseCommand(text);
  const paths: string[] = [];
  const problem = readOnlyProblem(parts[0]?.words ?? [], (path) => paths.push(path));
  return worded({ problem, paths });
}

describe('a command that only reads', () => {
  it.each<[string, string[]]>([
    ['ls', []],
    ['ls -la src lib', ['src', 'lib']],
    ['ls -1 --color=never --sort=size', []],
    ['cat -n a.txt', ['a.txt']],
    ['cat -- -x', ['-x']],
    ['cat -', []],
    ['head -5 a', ['a']],
    ['head -n 5 a', ['a']],
    ['head -n5 a', ['a']],
    ['head --lines=5 a', ['a']],
    ['tail -c 100 a b', ['a', 'b']],
    ['wc -l a', ['a']],
    ['pwd', []],
    ['echo -x --y', []],
    ['echo --help', []],
    ['printf "%s\\n" a', []],
    ['stat -c %s a', ['a']],
    ['file -b a', ['a']],
    ['du -sh .', ['.']],
    ['df -h', []],
    ['tree -L 2 src', ['src']],
    ['grep x a b', ['a', 'b']],
    ['grep -rn "x y" src', ['src']],
    ['grep -e x -e y src', ['src']],
    ['grep -fwords src', ['words', 'src']],
    ['grep --file=words src', ['words', 'src']],
    ['grep -A3 -B 2 x a', ['a']],
    ['rg x', []],
    ['rg -n --glob "*.ts" x src', ['src']],
    ['rg --files src', ['src']],
    ['rg -g !x -tts y', []],
    ['find . -name "*.ts" -type f', ['.']],
    ['find src lib -maxdepth 2 ! -path "*/x/*" \\( -name a -o -name b \\) -print0', ['src', 'lib']],
    ['find . -newer a', ['a'].toSpliced(0, 0, '.')],
    ['find', []],
    ['sort -k2 -n -r -u a', ['a']],
    ['uniq -c a', ['a']],
    ['cut -d: -f1,2 a', ['a']],
    ['tr a-z A-Z', []],
    ['diff -u a b', ['a', 'b']],
    ['cmp a b', ['a', 'b']],
    ['sed -n 5,20p a', ['a']],
    ["sed -n '$p' a", ['a']],
    ['sed -n 5p', []],
    ['sed s/a/b/ a', ['a']],
    ["sed -E 's/(a|b)/x/g; 2,3d' a", ['a']],
    ["sed -n 's/a/b/p' a", ['a']],
    ['sed -ne 1p a', ['a']],
    ["awk '{print $1}' a", ['a']],
    ["awk -F, 'NR>1 {s += $3} END {print s}'", []],
    ['jq -r .a a', ['a']],
    ['base64 a', ['a']],
    ['printenv LANG', []],
    ['ps aux', []],
    ['ps -ef', []],
    ['ss -tlnp', []],
    ['lsof -i :3000', []],
    ['xargs echo', []],
    ["xargs -I{} echo 'a {}'", []],
    ['find . -type f -name a -exec grep -l x {} +', ['.', './{}']],
    ['find src -type f -exec cat {} \\;', ['src', './{}']],
    ['test -f a', ['a']],
    ['test a -nt b', ['a', 'b']],
    ['[ -f a -a -d b ]', ['a', 'b']],
    ['[ "$x" = y ]', []],
    ['[[ -f a && x == y ]]', ['a']],
    ['exit 1', []],
    ['read -r x', []],
    ['which node', []],
    ['command -v node', []],
    ['type -a ls', []],
    ['date +%F', []],
    ['date -u', []],
    ['realpath a', ['a']],
    ['sha256sum a', ['a']],
    ['od -c a', ['a']],
    ['cd src', ['src']],
    ['true', []],
    ['sleep 1', []],
    ['seq 1 10', []],
    ['node --version', []],
    ['node -v', []],
    ['python3 --version', []],
    ['git --version', []],
    ['git status', []],
    ['git status -sb', []],
    ['git --no-pager status --porcelain=v2', []],
    ['git log', []],
    ['git log --oneline -n 5 main..dev -- src', ['main..dev', 'src']],
    ['git log -5 --format="%h %s" --stat', []],
    ['git log -p --since=yesterday --author=me', []],
    ['git show HEAD', ['HEAD']],
    ['git show HEAD:src/a.ts', ['HEAD:src/a.ts']],
    ['git diff', []],
    ['git diff --cached --stat', []],
    ['git diff HEAD~1 HEAD -- a', ['HEAD~1', 'HEAD', 'a']],
    ['git branch', []],
    ['git branch -a -vv', []],
    ['git branch --show-current', []],
    ['git branch --list "a*"', []],
    ['git tag', []],
    ['git tag -l "v*"', []],
    ['git remote -v', []],
    ['git remote get-url origin', []],
    ['git stash list', []],
    ['git worktree list', []],
    ['git ls-files src', ['src']],
    ['git blame -L 1,5 a', ['a']],
    ['git rev-parse HEAD', []],
    ['git rev-parse --abbrev-ref HEAD', []],
    ['git describe --tags', []],
    ['git merge-base main dev', []],
    ['git cat-file -p HEAD', []],
    ['git grep --cached -n x src', ['src']],
    ['git config --get remote.origin.url', []],
    ['git config --local --get user.name', []],
    ['git config --local --list', []],
    ['diff -r --no-dereference a b', ['a', 'b']],
    ['git check-ignore a', ['a']],
    ['git reflog', []],
    ['git reflog show -5 HEAD', []],
    ['git branch --contains main', []],
    ['git branch -a --contains HEAD', []],
    ['git branch --merged main', []],
    ['git branch --no-merged main', []],
    ['git tag --contains HEAD', []],
    ['git tag --sort=-creatordate', []],
    ['git shortlog -sn HEAD', ['HEAD']],
    ['git shortlog -sne --all', []],
    ['git describe --tags', []],
    ['git log --oneline -20', []],
    ['git diff --stat HEAD~1', ['HEAD~1']],
    ['git version', []],
    ['git show-ref --heads', []],
    ['git symbolic-ref --short HEAD', []],
    ['git stash show -p', []],
    ['git stash show --stat stash@{0}', []],
    ["sed -n '10,20p;30p' a", ['a']],
    ["sed -n '1,5p; $p' a", ['a']],
    ["sed -n '/^export/p' a b", ['a', 'b']],
    ["sed -n '/one/,/two/p;5q' a", ['a']],
    ["sed -n '10,+5p' a", ['a']],
    ["sed -n '$=' a", ['a']],
    ['[ -f a ]', ['a']],
    ['[ ! -d "a b" ]', ['a b']],
    ['test ! -e a', ['a']],
    ['column -t -s, a', ['a']],
    ['join -t, -1 1 -2 2 a b', ['a', 'b']],
    ['comm -12 a b', ['a', 'b']],
    ['paste -d, a b', ['a', 'b']],
    ['egrep -n x a', ['a']],
    ['fgrep x a', ['a']],
    ['hostname', []],
    ["find . -iname '*.md' -not -path '*/node_modules/*'", ['.']],
    ['find -iname "*.md"', []],
    ['uname -a', []],
  ])('%s', async (text, paths) => {
    expect(await look(text)).toEqual({ problem: null, paths });
  });
});

const asking = `
  rm a | touch a | mv a b | cp a b | mkdir a | tee a | ln -s a b | chmod +x a | dd | truncate a | node
  node - | bash | bash -s | python3 | gcc | command | git branch -- --list | node a.js | node -e 1
  node --eval=1 | python3 a.py | python3 -c 1 | bash a.sh | sh -c ls | env | env ls | xargs ls
  sudo ls | nice ls | timeout 5 ls | nohup ls | command ls | npx x | ssh a | npm test | npm run x
  npm install | npm exec x | npm ls --x | npm config set a b | npm | make | go test
  find . -exec ls {} + | find . -execdir ls | find . -ok ls | find . -okdir ls | find . -delete
  find . -fprint a | find . -fprint0 a | find . -fprintf a x | find . -fls a | find -L .
  find . -follow | find -files0-from a | find . -name | find . -x | find -D exec . | find -O3 .
  find . -newerXY a | rg --pre ls x | rg --pre=ls x | rg --hostname-bin ls x | rg -z x
  rg --search-zip x | rg -nz x | rg --follow x | rg -L x | rg --pre-glob a x | rg --fil | grep -R x
  grep --dereference-recursive x . | sort -o a b | sort -oa b | sort -uo a b | sort --output=a b
  sort --outp=a b | sort --outp a b | sort --compress-program=ls a | sort --compress-prog ls a
  sort -T /x a | sort --files0-from=a | sort -S1 a | uniq a b | tail -f a | tail -F a
  tail --follow a | wc --files0-from=a | file -C -m a | file -z a | file -f a | file --compile
  tree -o a | tree -R | tree -l | tree --output=a | diff -l a b | ls -LR | ls --dereference | du -aL | npm ls | npm --version
  rg --debug x | rg --no-config x | git grep -n x | git grep --untracked x | git check-ignore -v a
  sed -i s/a/b/ a | sed -n w a | sed -n '1w a' a | sed -n '1e ls' a | sed -n 1p -i a | sed -n
  sed -n '1p;w a' a | sed -n '/a/w b' a | sed -n '1p;1e' a
  sed -n '/[/p;w x;/]/p' a | sed -n '/a/p w b' a | sed -n '1,2{p;w b}' a | sed -n '1r b' a | sed -n '/x\\/p;/w f/p' a
  sed 's/a/b/w x' a | sed 's/a/b/e' a | sed 's/[^/]*/x/' a | sed -i.bak s/a/b/ a | sed '1r x' a | sed -f x a | sed 's/[/]g;s/x/w f/' a
  awk '{print > "x"}' a | awk '{print ";" > "x"}' a | awk '{print /}/>"f"}' a | awk '{system("x")}' a | awk '{print | "sh"}' a | awk '"x" | getline' a
  awk -f x a | awk '@include "x"' a | awk -i inplace '{print}' a | awk | jq 'import "a" as a; .' a | jq env a | jq -f x a | jq --arg a b . a
  printenv | printenv API_KEY | env | ps auxe | ps e | ss -K | lsof | lsof -r | xargs cat | xargs -a x echo | xargs rm
  find . -type f -exec a=b {} + | find . -exec cat {} + | find . -type f -exec rm {} + | find . -type d -o -type f -exec cat {} + | find . -exec cat {} + -type f
  find . -type f -execdir cat {} + | find . ! -type f -exec cat {} + | find . -type f -exec sh -c {} + | find . -type f -exec cat ../{} +
  xxd a | less a | more a | man ls | vim a
  tar tf a | date -s 1 | date --set=1 | date 010100002020 | date -f a | printf %n PATH
  printf -v PATH x | printf %ls x | printf "%*d" 1 1 | test -v 'x[1]'
  uname x | id root | pwd x | cd a b | cd -P a | which --read-alias | command -p ls | command -pv ls
  command -v a b | type --x | ls --x | ls -laY | cat --x | ls --col | head --lin=5 a | ls --all=x
  head -n | grep -e | npm ls ../x | hexdump -f a b | hostname x | /bin/ls | ./ls | LS | git
  git -c a=b status | git -C src status | git --git-dir=x status | git --exec-path=x status
  git --work-tree=x status | git -p log | git --paginate log | git x | git help | git add a
  git commit | git commit -m x | git push | git pull | git fetch | git checkout a | git reset
  git clean -f | git stash | git stash pop | git stash list x | git merge a | git rebase a | git init
  git gc | git branch a | git branch -d a | git branch -D a | git branch -m a | git branch -l a
  git branch --edit-description | git branch -u a | git branch -d --contains a | git branch --format --contains x | git tag a | git tag -d a
  git tag -a | git tag -v a | git tag -f --list a | git remote add a b | git remote add get-url b
  git remote show a | git remote update | git remote prune a | git diff --ext-diff
  git diff --textconv | git diff --output=a | git diff --outp=a | git diff --output a
  git log --ext-diff | git log --textconv -p | git log --show-signature | git log --format=%G?
  git log --output=a | git show --ext-diff | git show --show-signature | git diff --submodule=log
  git grep -O x | git grep -Oless x | git grep --open-files-in-pager x | git grep --textconv x
  git blame --contents a b | git rev-parse --parseopt | git cat-file --textconv a
  git cat-file --filters a | git cat-file --batch | git config a b | git config --unset a
  git config --get a --add | git config --edit | git config -e | git config --global a b
  git config --file=a --list | git config --list | git config --get user.name | git diff --no-index a b
  git config --local a b | git reflog expire | git reflog delete a
  git ls-files --recurse-submodules | git describe --dirty | git worktree add a | git log --remerge-diff
  git tag -d --contains a | git symbolic-ref HEAD refs/heads/a | git symbolic-ref -d HEAD | git stash show --ext-diff
  git for-each-ref --sort=signature | git for-each-ref --sort signature | git tag --sort=-*signature:grade
  git status --ignore-submodules=none | git diff --ignore-submodules=dirty | git log --ignore-submodules
  git branch --sort=-v:signature | git show-ref --exclude-existing
  [ -v 'x[1]' ] | '[' -f a | [ -f a ] b | hostname -F a | column -n a
  git for-each-ref --format="%(signature)" | git submodule | git bisect run ls | git ls-remote
  git rev-list --filter=x HEAD | git archive HEAD | git format-patch HEAD | git bundle create a
  git apply a
`;

describe('a word that one reading takes for a value and another for a flag', () => {
  it.each([
    'git log -1 --format=x -U --output=src/index.ts -s',
    'git log --format --output=a.txt',
    'git diff --unified --output=a.txt',
    'git show --max-parents --output=a.txt',
    'git rev-list HEAD -L --output=a.txt',
    'git rev-list HEAD --decorate-refs --output=a.txt',
    'git stash list --format --output=a.txt',
    'git blame --abbrev --contents=../outside/secret a.txt',
    'git blame --contents=.env a.txt',
    'git log --output=a.txt',
    'diff -r -x --no-dereference left right',
    'diff --exclude --no-dereference left right',
    'ls -w -LR',
    'grep -C -R x .',
    'tree -Io pat README.md',
    'tree -Pl x',
    'tree -aIo pat src/a.ts',
  ])('%s asks', async (text) => {
    expect((await look(text)).problem).not.toBeNull();
  });

  it.each([
    'head -n -5 a',
    'cut -d - -f 1 a',
    'grep -e --flag src',
    'rg -e -x src',
    'git diff -U5',
    'git diff --unified=5',
    'git log --format=%h -n 5',
    'tree -L2 src',
    'tree -aI node_modules',
  ])('%s needs no question', async (text) => {
    expect((await look(text)).problem).toBeNull();
  });
});

it.each(['@pat', '-n4 @pat', '-- @pat', '-n @pat a'])(
  'strings %s asks: it takes its words from that file',
  async (words) => {
    expect((await look(`strings ${words}`)).problem).not.toBeNull();
  },
);

it.each(['% G?', '%+G?', '%-GS', '%(*signature:grade)'])(
  'git log --format=%s asks: it starts another program',
  async (format) => {
    expect((await look(`git log '--format=${format}'`)).problem).not.toBeNull();
  },
);

it.each(['-U', '-pU', '--unified'])(
  'git diff %s takes no word for its value: what follows is looked at',
  async (flag) => {
    const { problem, paths } = await look(`git diff ${flag} ../outside/secret a.txt`);
    expect([problem, paths]).toEqual([null, ['../outside/secret', 'a.txt']]);
  },
);

it('a file of patterns that git ls-files reads is looked at', async () => {
  expect((await look('git ls-files -o -i --exclude-per-directory=../outside/x')).paths).toContain(
    '../outside/x',
  );
});

describe('a command that may write or start something', () => {
  it.each(commandsOf(asking))('%s asks', async (text) => {
    expect((await look(text)).problem).toEqual(expect.any(String));
  });

  it('is told apart by name and flag', async () => {
    expect((await look('npm run build')).problem).toBe('npm may do more than read');
    expect((await look('git grep x')).problem).toBe('git grep without --cached may do more than read');
    expect((await look('sort -o a b')).problem).toBe('sort with -o may do more than read');
    expect((await look('uniq a b')).problem).toBe('uniq with “b” may do more than read');
    expect((await look('git push')).problem).toBe('git push may do more than read');
    expect((await look('make')).problem).toBe('make may do more than read');
    expect((await look('head -n')).problem).toBe('-n of head lacks its value');
  });

  it('has no name that an object has by itself', async () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      for (const text of [name, `git ${name}`]) expect((await look(text)).problem).not.toBeNull();
  });
});

/** The commands in the text, separated by line ends or ` | `. */
function commandsOf(text: string): string[] {
  return text.split(/\n| \| /).flatMap((command) => (command.trim() === '' ? [] : [command.trim()]));
}
