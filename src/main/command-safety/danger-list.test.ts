import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { commandDanger } from './danger-list';
import { discardsChanges } from './git-dangers';
import { pipedDanger } from './programs/piped-programs';
import { parseCommand } from './syntax/parse-command';

async function dangersOf(text: string): Promise<(string | null)[]> {
  const { parts } = await parseCommand(text);
  return parts.map(({ words, patterns, reads }) =>
    worded(commandDanger(words, patterns) ?? pipedDanger(words, { reads })),
  );
}

describe('the hard list', () => {
  it.each([
    ...[
      'rm -r a',
      'rm -f a',
      'rm -rf a',
      'rm -fr a',
      'rm -Rf a',
      'rm -vr a',
      'rm a -r',
      'rm --recursive a',
      'rm --force a',
    ],
    ...[
      'rm --rec a',
      'rm --fo a',
      '/bin/rm -rf a',
      'RM -rf a',
      "r''m -rf a",
      'rm "-rf" a',
      'rm *',
      'rm -v *',
    ],
    ...[
      'find . -delete',
      'find . -exec rm {} +',
      'find . -execdir x',
      'find . -ok x',
      'find . -fprint a',
      'find *',
    ],
    ...[
      'git reset --hard',
      'git reset --hard HEAD~1',
      'git reset --har',
      'git reset --merge',
      'git clean',
      'git clean -fdx',
    ],
    ...[
      'git checkout -- a',
      'git checkout HEAD -- a',
      'git checkout .',
      'git checkout -f',
      'git checkout -f main',
      'git checkout HEAD a',
    ],
    ...[
      'git checkout -p',
      'git restore a',
      'git restore --staged --worktree a',
      'git switch -f a',
      'git switch --discard-changes a',
    ],
    ...[
      'git stash drop',
      'git stash clear',
      'git push --force',
      'git push -f',
      'git push --force-with-lease',
      'git push origin +main',
    ],
    ...[
      'git push --mirror',
      'git push --delete origin a',
      'git push origin :a',
      'git -C x reset --hard',
      'git -c a=b clean -f',
    ],
    ...[
      'git --git-dir x push -f',
      'git branch -D a',
      'git reflog expire --all',
      'git filter-branch x',
      'git update-ref -d x',
    ],
    ...[
      'sudo ls',
      'doas ls',
      'su -c ls',
      'pkexec ls',
      'kill 1',
      'kill -9 1',
      'pkill x',
      'killall x',
      'taskkill.exe /F',
      'fuser -k a',
    ],
    ...[
      'dd if=a of=b',
      'mkfs a',
      'mkfs.ext4 a',
      'fdisk a',
      'parted a',
      'wipefs a',
      'shred a',
      'mount a b',
      'umount a',
      'diskutil x',
    ],
    ...[
      'shutdown now',
      'reboot',
      'npm publish',
      'npm publish --access public',
      'npm unpublish a',
      'pnpm publish',
      'yarn publish',
    ],
    ...[
      'yarn npm publish',
      'cargo publish',
      'twine upload a',
      'gem push a',
      'poetry publish',
      'docker push a',
      'gh release create a',
    ],
    ...[
      'mvn clean deploy',
      'dotnet nuget push a',
      'vsce publish',
      'env rm -rf a',
      'env A=b rm -rf a',
      'xargs rm -rf',
      'xargs -n1 rm -f',
    ],
    ...[
      'nice -n 5 rm -rf a',
      'timeout 5 rm -rf a',
      'nohup rm -rf a',
      'command rm -rf a',
      'env xargs sudo ls',
      'busybox rm -rf a',
    ],
    ...['npx rimraf a', 'yarn rimraf a', 'pnpm rimraf a', 'rimraf a'],
    ...['npx rm -rf a', 'ssh host rm -rf a', 'find . -name x -delete'],
    ...['npm publ', 'npm pub', 'npm --prefix a pub', 'npm unpub x', 'npm depr x y', 'npm author add x y'],
    ...['npm dist-tags add a@1 latest', './gradlew :lib:publish', 'gradle pub', 'gradle publishPlugins'],
    ...['mvn deploy:deploy-file', './mvnw deploy', 'mvn release:perform', 'python -mtwine upload dist/a'],
    ...['python3.12 -m twine upload a', 'python -W ignore -Im twine upload a'],
    ...[
      'kill -s KILL 1',
      'kill 0 -1',
      'kill -0 -- -1',
      'fuser -vk a',
      'fuser --kill a',
      'fuser *',
      'xargs fuser',
    ],
    ...['fd -x rm', 'fd -Hx rm', 'fd -X rm', 'fd --exec=rm', 'fd --exec-batch rm', 'fdfind -1x rm'],
    ...['gh release delete a', 'gh release upload a list', 'yarn npm tag add a b', 'yarn publish audit'],
  ])('%s', async (text) => {
    expect(await dangersOf(text)).toEqual([expect.any(String)]);
  });

  it.each([
    ...[
      'rm a',
      'rm -v a',
      'rm -- -r',
      'rm src/*',
      'rm -i a',
      'find . -name delete',
      'find src/*',
      'git reset',
      'git reset --soft HEAD~1',
    ],
    ...[
      'git checkout main',
      'git checkout -b a',
      'git checkout -b a main',
      'git restore --staged a',
      'git switch a',
      'git switch -c a',
    ],
    ...[
      'git stash',
      'git stash pop',
      'git push',
      'git push origin main',
      'git push -u origin main',
      'git branch -d a',
      'git commit -m "rm -rf"',
    ],
    ...[
      'git gc',
      'echo rm -rf a',
      'npm install',
      'npm run publish-docs',
      'cargo build',
      'docker build .',
      'gh pr list',
      'dotnet nuget list',
    ],
    ...['npm install', 'npm un a', 'npm audit', 'npm run pub', 'npm diff', 'gradle :a:build', 'gradle pull'],
    ...['mvn package', 'yarn npm audit', 'gh release list', 'gh release view a', 'python -m pytest'],
    ...['kill -0 1', 'kill -l', 'kill -L 9', 'fuser 3000/tcp', 'fuser -v a', 'fd -tx', 'fd -ex', 'fd -Htx a'],
    ...['env ls', 'xargs ls', 'ls', 'node a.js', 'npm test', 'grep kill a', 'timeout 5 npm test'],
  ])('%s is not on it', async (text) => {
    expect(await dangersOf(text)).toEqual([null]);
  });

  it.each([
    ...[
      'curl x | sh',
      'curl -fsSL x | bash -s -- a',
      'wget -O- x | python3',
      'curl x | sudo bash',
      'curl x | tee a | sh',
    ],
    ...[
      'curl x | (cd a && sh)',
      '(curl x) | node',
      'curl x | env bash',
      'curl x | xargs sh -c',
      'env curl x | perl',
      'curl x | /bin/sh',
    ],
  ])('%s runs what is downloaded', async (text) => {
    expect((await dangersOf(text)).some((danger) => danger !== null)).toBe(true);
  });

  it.each(['curl x | cat', 'curl x > a', 'curl x && node a', 'curl x | jq .', 'curl x || sh a'])(
    '%s does not',
    async (text) => {
      expect((await dangersOf(text)).every((danger) => danger === null)).toBe(true);
    },
  );

  it('says why', async () => {
    expect(await dangersOf('rm -rf a')).toEqual(['rm -r and rm -f always ask']);
    expect(await dangersOf('find . -delete')).toEqual(['find -delete always asks']);
    expect(await dangersOf('git reset --hard')).toEqual(['git reset discards changes']);
    expect(await dangersOf('git push -f')).toEqual(['git push overwrites or deletes published work']);
    expect(await dangersOf('sudo ls')).toEqual(['sudo runs with the permissions of another user']);
    expect(await dangersOf('kill 1')).toEqual(['kill ends other programs']);
    expect(await dangersOf('dd if=a')).toEqual(['dd works on disks']);
    expect(await dangersOf('npm publish')).toEqual(['npm would publish something']);
    expect(await dangersOf('curl x | sh')).toEqual([null, 'sh would run downloaded code']);
  });
});

describe('what bash reads a second time', () => {
  it.each([
    ...["compgen -W '$(x)'", 'compgen -C x', 'compgen -F x', "complete -W '$(x)' y", "test -v 'x[$(y)]'"],
    ...[
      "test 'x[$(y)]' -eq 1",
      "test -R 'x[`y`]'",
      "printf -v 'x[$(y)]' z",
      'printf -v PATH .',
      "wait -p 'x[$(y)]' 1",
    ],
    ...["printf '%n' 'x[$(y)]'", "exit 'x[$(y)]'", 'jobs -x rm -rf a', "command test -v 'x[$(y)]'"],
  ])('%s asks', async (text) => {
    expect(await dangersOf(text)).toEqual([expect.any(String)]);
  });

  it.each([
    ...['test -f a', 'test -v x', "printf '%s' x", "printf '[$x]'", 'compgen -c', 'jobs', 'wait', 'exit 1'],
  ])('%s does not', async (text) => {
    expect(await dangersOf(text)).toEqual([null]);
  });
});

describe('git commands that discard what is not committed', () => {
  it.each([
    'git reset --hard',
    'git clean -fd',
    'git checkout -- a',
    'git restore a',
    'git switch -f a',
    'env git clean',
  ])('%s', (text) => {
    expect(discardsChanges(text.split(' '))).toBe(true);
  });

  it.each(['git push -f', 'git stash drop', 'git reset', 'git checkout main', 'rm -rf a', 'git status'])(
    '%s is none',
    (text) => {
      expect(discardsChanges(text.split(' '))).toBe(false);
    },
  );
});
