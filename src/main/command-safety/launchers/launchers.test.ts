import { describe, expect, it } from 'vitest';
import { danger, makeJudgedProject, unclear } from '../testing/judged-project';

// Commands are judged, never run.

makeJudgedProject();

describe('what a shell is given as a text asks as that text', () => {
  it.each([
    ...["bash -co pipefail 'touch .env'", "bash -c +o posix 'touch .env'", "bash -cO extglob 'touch .env'"],
    ...[
      "bash -coO pipefail extglob 'touch .env'",
      "bash -oc pipefail 'touch .env'",
      "bash -c -- 'touch .env'",
    ],
    ...["bash --rcfile x -c 'touch .env'", "bash -norc -c 'touch .env'", "sh -ec 'touch .env'"],
    ...["rbash -c 'touch .env'", "ksh93 -c 'touch .env'", "mksh -c 'touch .env'", "yash -c 'touch .env'"],
    ...[
      "csh -c 'touch .env'",
      "tcsh -fc 'touch .env'",
      "fish -c 'touch .env'",
      "fish --command='touch .env'",
    ],
    ...["fish -C 'touch .env'", "zsh -c 'touch .env'", "dash -c 'touch .env'", "ash -c 'touch .env'"],
    ...["busybox sh -c 'touch .env'", "bash-5.2 -c 'touch .env'"],
    ...["env --split='touch .env'", "env --sp 'touch .env'", "env -vS 'touch .env'", 'env - touch .env'],
    ...["watch 'touch .env'", "watch -n1 'touch .env'", "script -qc 'touch .env'", 'script -q x touch .env'],
    ...["flock x -c 'touch .env'", "flock -x x --command='touch .env'", "ls | entr -s 'touch .env'"],
    ...["nodemon --exec 'touch .env'", "hyperfine 'touch .env'", "concurrently 'npm:a' 'touch .env'"],
    ...[
      "npx -c 'touch .env'",
      "npm exec -c 'touch .env'",
      "yarn exec 'touch .env'",
      "tmux new -d 'touch .env'",
    ],
    ...["cross-env-shell 'touch .env'", "watchexec 'touch .env'", "nix-shell --run 'touch .env'"],
  ])('%s', async (text) => {
    expect(await danger(text)).toBe('.env is a protected file');
  });

  it.each([
    ["pwsh -c 'x'", 'Pilotfish cannot understand the script for pwsh'],
    ["ls | parallel 'cp {} b'", 'Pilotfish cannot understand the script for parallel'],
    ['echo x | at now', 'Pilotfish cannot understand the script for at'],
    ['echo x | parallel -j 4', 'Pilotfish cannot understand the script for parallel'],
    ['batch', 'Pilotfish cannot understand the script for batch'],
    ["watch 'eval x'", 'Pilotfish cannot understand the script for watch'],
  ])('%s: it is not known', async (text, why) => {
    expect(await unclear(text)).toBe(why);
  });
});

describe('what a launcher starts asks as itself', () => {
  it.each([
    ...[
      'unbuffer',
      'fakeroot',
      'fakeroot --',
      'setpriv --no-new-privs',
      'setpriv --reuid 1',
      'prlimit --nofile=9',
    ],
    ...['setarch x86_64', 'linux32', 'linux64 -R', 'chronic', 'cross-env A=1', 'dotenv --', 'dotenvx run --'],
    ...['ionice -c3', 'taskset 1', 'chrt -f 1', 'stdbuf -oL', 'strace -f -o x', 'ltrace', 'perf stat -r 3'],
    ...[
      'bundle exec',
      'npm exec --',
      'npm x --',
      'npm -w a exec',
      'pnpm exec',
      'pnpm --filter a exec',
      'yarn exec',
      'yarn workspace a exec',
      'uv tool run',
      'timeout 5 --',
      'setarch -R',
      'chrt --batch',
      'dotenv -f x run --',
      'script -t 0 x',
    ],
    ...[
      'poetry run',
      'uv run',
      'uv run --with a',
      'pipenv run',
      'hatch run',
      'pdm run',
      'rye run',
      'conda run -n a',
    ],
    ...[
      'npx',
      'npx -y',
      'npx -p a',
      'bunx',
      'bun x',
      'pnpm dlx',
      'yarn dlx',
      'pipx run',
      'uvx',
      'mise exec --',
    ],
    ...[
      'direnv exec .',
      'rbenv exec',
      'opam exec --',
      'nix develop -c',
      'tini --',
      'valgrind',
      'ifne',
      'choom -n 1',
    ],
    ...[
      'hyperfine --unheard',
      'cmake -E',
      'jobs -x',
      'command -p',
      'genv A=1',
      'gtimeout 5',
      'timeout -v 5 nice',
    ],
  ])('%s touch .env', async (launcher) => {
    expect(await danger(`${launcher} touch .env`)).toBe('.env is a protected file');
  });

  it.each([
    ...[
      'env -C.github touch x',
      'env -iC .github touch x',
      'env --chd=.github touch x',
      'env --chd .github touch x',
    ],
    ...['timeout 5 env -C .github touch x', 'nice env -C.github touch x', "env -C .github -S 'touch x'"],
    ...[
      'pnpm -C .github exec touch x',
      'uv run --directory .github touch x',
      "env -C .github bash -c 'touch x'",
    ],
  ])('from where it starts it: %s', async (text) => {
    expect(await danger(text)).toMatch(/^\.github(?:\/x)? is a protected file$/);
  });

  it.each([
    ...[
      'npx rimraf src',
      'watchexec -- rm -rf a',
      'poetry run rm -rf a',
      'fd . -x rm',
      'fd -e ts --exec-batch rm',
    ],
  ])('what is on the hard list: %s', async (text) => {
    expect(await danger(text)).not.toBeNull();
  });
});

describe('what gets words from its input changes files that nobody knows', () => {
  it.each([
    ...['xargs touch', 'xargs rm', 'xargs -0 -P4 rm', 'xargs -n1 unlink', 'xargs tee', 'xargs sed -i s/a/b/'],
    ...[
      'xargs -I{} cp {} b',
      'xargs -I% curl -o %.html x',
      'xargs chmod 777',
      'xargs env touch',
      'xargs git rm',
    ],
    ...['xargs curl -O', 'parallel rm', 'parallel rm ::: a b'],
  ])('ls | %s', async (text) => {
    expect(await unclear(`ls | ${text}`)).toMatch(/ known only at run time/);
  });

  it.each(["xargs sh -c 'ls'", "xargs -I{} sh -c 'echo {}'", 'xargs git checkout'])(
    'ls | %s',
    async (text) => {
      expect(await danger(`ls | ${text}`)).not.toBeNull();
    },
  );
});

describe('what launchers start every day does not ask', () => {
  it.each([
    ...['npx tsc --noEmit', 'npx -y vitest x', 'npx playwright install chromium', 'npx prettier format src'],
    ...[
      'npx -p typescript tsc',
      'npx prettier --write src',
      'pnpm exec tsc',
      'pnpm dlx prettier x y',
      'yarn exec tsc',
    ],
    ...[
      'poetry run python manage.py format',
      'uv run pytest -q',
      'bundle exec rake install',
      'pipenv run pytest',
    ],
    ...[
      'timeout -s KILL 60 npm test',
      'env -u X npm test',
      'nohup npm start',
      'xvfb-run -a npm test',
      'nice make',
    ],
    ...['watch -n1 ls', "concurrently 'npm run a' 'npm:b-*'", "hyperfine 'npm test'", 'nodemon src/a.js'],
    ...[
      "bash -lc 'npm test && ls'",
      'bash -x a.sh',
      "sh -c 'ls'",
      'cross-env CI=1 npm test',
      'fd -e ts',
      'jobs -p',
    ],
    ...[
      'ls | xargs grep -n touch',
      'ls | xargs grep -l install',
      'ls | xargs wc -l',
      'ls | xargs -I{} echo {}',
    ],
    ...[
      'git ls-files | xargs npx eslint',
      'rg -l x | xargs sed -n 1,5p',
      'ls | xargs git add',
      'cmake --build b',
    ],
  ])('%s', async (text) => {
    expect(await danger(text)).toBeNull();
  });
});

describe('a command that may start more than is looked at asks', () => {
  it.each(['ssh ', 'env ', 'sudo -x ', 'env -C a ssh '])('%s, over and over', async (launcher) => {
    const text = `${launcher.repeat(Math.floor(19_000 / launcher.length))} touch .env`;
    expect(await danger(text)).not.toBeNull();
  });
});
