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
  ['a(', 'a group is not closed'],
  ['(?<=a)(', 'a group is not closed'],
  ['a)', 'a group is closed that was not opened'],
  ['[a', 'a character class is not closed'],
  ['*a', 'there is nothing before it that could be repeated'],
  ['a\\', 'nothing follows the backslash at the end'],
  ['(\\\\', 'a group is not closed'],
  ['\\q', 'there is no such escape sequence'],
  ['[z-a]', 'a range ends before it begins'],
  ['a{2,1}', 'a range ends before it begins'],
  ['(?<1>a)', 'the name of a group is not valid'],
  ['(?<n>a)(?<n>b)', 'the name of a group is not valid'],
  ['(a)\\2', 'it refers to a group that is not there'],
  ['(?<=a+)b', 'what a look-behind finds must have a greatest length'],
  ['\\p{Foo}', 'there is no such Unicode property'],
])('%s: what is wrong is said in words of ours', async (pattern, why) => {
  expect(await faultOf(pattern)).toBe(`Not a valid regular expression: ${why}`);
});

it('a reason that is not known is left out', async () => {
  expect(await faultOf('[a-\\d]')).toBe('This is no valid regular expression.');
});

it('what was refused for another reason is said as it came', () => {
  expect(say(expressionFault('rg: unrecognized flag --odd'))).toBe(
    'Not a valid regular expression: unrecognized flag --odd',
  );
});
