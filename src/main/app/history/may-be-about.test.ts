import type { Rule } from '@shared/approval/approval';
import { expect, it } from 'vitest';
import { mayBeAbout } from './may-be-about';

it.each<[Rule['effect'], string | undefined, string, boolean]>([
  ['allow', 'npm test', 'npm t', true],
  ['allow', 'npm test', 'make', false],
  ['allow', 'npm test', 'make "$x"', false],
  ['deny', 'git push', '/usr/bin/git -C . push', true],
  ['deny', 'git push', 'ls -l', false],
  ['deny', 'git push', '$program push', true],
  ['deny', 'git push', "g'i't push", true],
  ['ask', './deploy.sh', 'bash deploy.sh', true],
  ['ask', 'python3 a.py', 'python a.py', true],
  ['ask', undefined, 'ls', true],
])('a rule that is to %s %j, of %j: %j', (effect, match, command, expected) => {
  expect(mayBeAbout({ effect, tool: 'run_shell_command', ...(match && { match }) }, command)).toBe(expected);
});
