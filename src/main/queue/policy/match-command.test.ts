import type { Rule } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import type { AnalysedPart } from '../../command-safety/analysed-part';
import { startedCommands } from '../../command-safety/launchers/started-commands';
import { nowhere } from '../../command-safety/places-of';
import { splitWords } from '../../command-safety/syntax/shell-words';
import { commandOffers, commandRuleMatches, commandRuleReaches } from './match-command';

function part(text: string, more: Partial<AnalysedPart> = {}): AnalysedPart {
  const words = splitWords(text) ?? [text];
  const started = startedCommands(words);
  const known = {
    notReading: '',
    readsPinned: null,
    danger: null,
    unclear: null,
    newPackage: null,
    packages: [],
    unfamiliar: null,
    isCoveredByWords: true,
  };
  return {
    text,
    words,
    started,
    ...known,
    targetPaths: [],
    readScope: [],
    searchesSecret: null,
    places: nowhere,
    ...more,
  };
}

const matches = (
  effect: Rule['effect'],
  match: string | undefined,
  text: string,
  tool = 'run_shell_command',
) => commandRuleMatches({ effect, tool, match }, part(text), 'run_shell_command');

describe('a rule that allows', () => {
  it.each<[string | undefined, string, boolean]>([
    ['npm run test', 'npm run test', true],
    ['npm run test', 'npm run test -- --watch', true],
    ['npm run test', 'npm run tests', false],
    ['npm run test', 'npm run', false],
    ['npm run test', 'npm  run "test"', true],
    ['npm run test', 'npm "run test"', false],
    ['npm run test', '/usr/bin/npm run test', false],
    ["'npm run' test", 'npm run test', false],
    ['make', 'make all', true],
    ['make', 'makes', false],
    [undefined, 'anything at all', true],
    ['python', 'python a.py', false],
    ['python a.py', 'python a.py', true],
    ['python a.py', 'python a.py b', false],
    ['node a.js', 'node a.js --x', false],
    ['npx tsc', 'npx tsc --x', false],
    ['bash -c ls', 'bash -c ls', true],
    ['bash -c', "bash -c 'rm x'", false],
    ['env', 'env rm x', false],
    ['xargs', 'xargs rm', false],
    ['sudo', 'sudo ls', false],
    ['ssh host', 'ssh host ls', false],
    ['docker run', 'docker run x', false],
    ['/usr/bin/python3', '/usr/bin/python3 a.py', false],
    ['uv run', 'uv run x', false],
    ['npm exec', 'npm exec x', false],
    ['npm run', 'npm run x', true],
    ['npm run test', 'npm t', true],
    ['npm t', 'npm test', true],
    ['npm install', 'npm i x', true],
    ['npm run test', 'npm --silent run test', true],
    ['npm run test', 'npm run -s test', true],
    ['npm run test', 'npm --prefix ../x run test', false],
    ['npm run test', 'npm run test --prefix ../x', false],
    ['npm run test', 'npm run test -- --prefix ../x', true],
    ['npm run test', 'npm -w x run test', false],
    ['git log', 'git --no-pager log', true],
    ['git push', 'git -C . push', false],
    ['git push', 'git -c a=b push', false],
    ['git push', 'git --git-dir=x push', false],
    ['git push', 'git --exec-path=x push', false],
    ['git --no-pager log', 'git log', true],
    ['make', 'make -j4 test', true],
    ['make', 'make -f evil.mk', false],
    ['make test', 'make -C x test', false],
    ['make test', 'make test -f evil.mk', false],
    ['docker ps', 'docker container ls', true],
    ['docker ps', 'docker -H x ps', false],
    ['cargo test', 'cargo t --manifest-path x', false],
  ])('%j, of %j: %j', (match, text, expected) => {
    expect(matches('allow', match, text)).toBe(expected);
  });

  it('says nothing of where output goes, nor of other tools', () => {
    const elsewhere = part('make', { isCoveredByWords: false });
    expect(
      commandRuleMatches(
        { effect: 'allow', tool: 'run_shell_command', match: 'make' },
        elsewhere,
        'run_shell_command',
      ),
    ).toBe(false);
    expect(matches('allow', undefined, 'make', 'edit')).toBe(false);
    expect(matches('allow', undefined, 'make', '*')).toBe(false);
  });
});

describe('a rule that denies', () => {
  it.each<[string | undefined, string, boolean]>([
    ['git push', 'git push origin', true],
    ['git push', '/usr/bin/git push', true],
    ['git push', 'env A=b git push', true],
    ['git push', 'xargs -n 1 git push', true],
    ['git push', 'git pushes', false],
    ['git push', 'echo git push', false],
    ['python', 'python a.py', true],
    ['git push', 'git -C . push', true],
    ['git push', 'env A=b git -c a=b push', true],
    ['git push', 'timeout 5 /usr/bin/git --no-pager push', true],
    ['git push', 'find . -exec git push +', true],
    ['npm install', 'npm --prefix x i', true],
    ['npm install', 'npx npm i', true],
    ['./deploy.sh', 'bash deploy.sh', true],
    [undefined, 'ls', true],
  ])('%j, of %j: %j', (match, text, expected) => {
    expect(matches('deny', match, text)).toBe(expected);
  });

  it('for every tool is about files', () => {
    const reading = part('cat secrets/key', { targetPaths: ['secrets/key'] });
    const rule = (match?: string) => ({ effect: 'deny', tool: '*', match }) as const;
    expect(commandRuleMatches(rule('secrets/**'), reading, 'run_shell_command')).toBe(true);
    expect(commandRuleMatches(rule('src/**'), reading, 'run_shell_command')).toBe(false);
    expect(commandRuleMatches(rule('cat'), reading, 'run_shell_command')).toBe(false);
    expect(commandRuleMatches(rule(), reading, 'run_shell_command')).toBe(true);
  });
});

describe('a rule that denies may be about', () => {
  it.each<[string, string, boolean]>([
    ['git push', 'xargs git', true],
    ['git push', 'git p', true],
    ['git push', 'python3 -c \'os.system("git push")\'', true],
    ['git push', 'node -e \'spawn("git", ["push"])\'', true],
    ['git push', "python3 -c 'print(1)'", false],
    ['git push', 'git status', false],
    ['git push', 'npm test', false],
  ])('%j, of %j: %j', (match, text, expected) => {
    const rule = { effect: 'deny', tool: 'run_shell_command', match } as const;
    expect(commandRuleReaches(rule, part(text), 'run_shell_command')).toBe(expected);
  });
});

describe('what "Always…" offers', () => {
  const offers = (...texts: string[]) =>
    commandOffers(
      texts.map((text) => part(text)),
      'run_shell_command',
    ).map(({ match }) => match);

  it.each<[string, string[]]>([
    ['npm run test -- --watch', ['npm run test -- --watch', 'npm run test']],
    ['npm test', ['npm test']],
    ['git commit -m "a b"', ["git commit -m 'a b'", 'git commit']],
    ['node -e "say(\'a\', 1)"', ['node -e "say(\'a\', 1)"']],
    ['git -C x commit', ['git -C x commit']],
    ['git --no-pager log -5', ['git --no-pager log -5', 'git log']],
    ['npm -s run build', ['npm -s run build', 'npm run build']],
    ['npm --prefix x run build', ['npm --prefix x run build']],
    ['tsc -p .', ['tsc -p .', 'tsc']],
    ['make', ['make']],
    ['cargo test a', ['cargo test a', 'cargo test']],
    ['python a.py', ['python a.py']],
    ["bash -c 'ls -l'", ["bash -c 'ls -l'"]],
    ['docker run x', ['docker run x']],
    ['npx tsc x', ['npx tsc x']],
    ['uv run x y', ['uv run x y']],
  ])('for %j', (text, expected) => {
    expect(offers(text)).toEqual(expected);
  });

  it('for several commands is one chain', () => {
    expect(offers('npm run build', 'tsc -p .')).toEqual([
      'npm run build && tsc -p .',
      'npm run build && tsc',
    ]);
    expect(offers('tsc -b', 'tsc -b')).toEqual(['tsc -b', 'tsc']);
  });

  it('is nothing when a rule would not cover it', () => {
    expect(commandOffers([part('make', { isCoveredByWords: false })], 'run_shell_command')).toEqual([]);
    expect(commandOffers([], 'run_shell_command')).toEqual([]);
  });
});
