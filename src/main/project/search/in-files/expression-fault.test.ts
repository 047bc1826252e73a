import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { runRipgrep } from '../ripgrep';
import { isRefused } from '../ripgrep-errors';
import { expressionFault } from './expression-fault';
import { queryArguments } from './query-arguments';

/** The fault of an expression that the real ripgrep refuses. */
async function faultOf(pattern: string): Promise<string> {
  const query = { pattern, isExpression: true, matchesCase: true, wholeWords: false };
  const end = await runRipgrep({
    args: [...queryArguments({ ...query, include: '', exclude: '', withIgnored: false }), '--', './'],
    cwd: import.meta.dirname,
    separator: '\n',
    signal: new AbortController().signal,
    onRecord: () => {},
  });
  expect(isRefused(end)).toBe(true);
  return say(expressionFault(end.stderr));
}

it.each([
  ['a(', 'the closing parenthesis of a group is missing'],
  ['(?<=a)(', 'the closing parenthesis of a group is missing'],
  ['a)', 'the opening parenthesis of a group is missing'],
  ['[a', 'the closing bracket of a character class is missing'],
  ['*a', 'a repetition has no expression before it'],
  ['a\\', 'it ends with an unescaped backslash'],
  ['(\\\\', 'the closing parenthesis of a group is missing'],
  ['\\q', 'an escape sequence is unknown'],
  ['[z-a]', 'a range ends before it begins'],
  ['a{2,1}', 'a range ends before it begins'],
  ['(?<1>a)', 'the name of a group is invalid'],
  ['(?<n>a)(?<n>b)', 'the name of a group is invalid'],
  ['(a)\\2', 'it refers to a missing group'],
  ['(?<=a+)b', 'a look-behind needs a maximum length'],
  ['\\p{Foo}', 'a Unicode property is unknown'],
])('%s: what is wrong is said in words of ours', async (pattern, why) => {
  expect(await faultOf(pattern)).toBe(`Invalid regular expression: ${why}`);
});

it('a reason that is not known is left out', async () => {
  expect(await faultOf('[a-\\d]')).toBe('Invalid regular expression.');
});

it('what was refused for another reason is said as it came', () => {
  expect(say(expressionFault('rg: unrecognized flag --odd'))).toBe(
    'Invalid regular expression: unrecognized flag --odd',
  );
});
