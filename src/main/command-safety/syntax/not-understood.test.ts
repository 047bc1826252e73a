import { countSteps } from '@shared/testing/steps';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './parse-command';

describe('what is not understood', () => {
  it.each([
    ['', 'it is empty'],
    ['# x', 'it is empty'],
    ['echo $((x+1))', 'it contains arithmetic'],
    ['echo $[1]', 'it contains arithmetic'],
    ['for ((;;)); do a; done', 'it contains arithmetic'],
    ['echo \u0024{x:=y}', 'it contains a variable'],
    ['echo \u0024{x@P}', 'it contains a variable'],
    ['echo \u0024{!x}', 'it contains a variable'],
    ['echo \u0024{x[y]}', 'it contains a variable'],
    ['echo \u0024{x:-$(y)}', 'it contains a variable'],
    ['echo `a \\`b\\``', 'it contains a command substitution'],
    ['echo $"x"', 'it contains a translated string'],
    ['ls {a,{b,c}}', '“{a,{b,c}}” is known only at run time'],
    ['$x y', 'the program name “$…” is a pattern'],
    ['"$(x)" y', 'the program name “$…” is a pattern'],
    ['PATH=. ls', 'it sets PATH, a variable that can change the behaviour of programs'],
    ['export LD_PRELOAD=x', 'it sets LD_PRELOAD, a variable that can change the behaviour of programs'],
    ['for IFS in x; do ls; done', 'it sets IFS, a variable that can change the behaviour of programs'],
    ['read -r PATH', 'it sets PATH, a variable that can change the behaviour of programs'],
    ['A=(b c)', 'it sets an array'],
    ['export -f x', 'it contains a variable declaration'],
    ['read -a x', 'it contains a variable declaration'],
    ['declare "$x"', 'it contains a variable declaration'],
    ['[[ $x -eq 1 ]]', 'it contains a test in brackets'],
    ['[[ -v $x ]]', 'it contains a test in brackets'],
    ['[[ $x =~ a$y ]]', '“=~” is known only at run time'],
    ['[ ( -f x ) ]', 'its syntax is invalid'],
    ['function f { ls; }', 'it contains “function”, a word with a special meaning'],
    ['if a; then f() { b; }; fi', 'it contains a function'],
    ['f() { a; }; f() { b; }', 'it contains a function'],
    ['f() { f; }; f', 'it is nested too deeply'],
    ['rm() { ls; } | cat; rm x', 'it contains a function'],
    ['rm() { ls; } & rm x', 'it contains a function'],
    ['(rm() { ls; }); rm x', 'it contains a function'],
    ['ls |& cat', 'it contains “|&”'],
    ['"a=b"', 'it contains “a=b”, a word with a special meaning'],
    ['l* x', 'the program name “l*” is a pattern'],
    ['~/x', 'the program name “~/x” is a pattern'],
    ['eval ls', 'it contains “eval”, a word with a special meaning'],
    ['source x', 'it contains “source”, a word with a special meaning'],
    ['. x', 'it contains “.”, a word with a special meaning'],
    ['exec ls', 'it contains “exec”, a word with a special meaning'],
    ['trap a EXIT', 'it contains “trap”, a word with a special meaning'],
    ['set -f', 'it contains “set”, a word with a special meaning'],
    ['ls <&a', 'the redirection “<&a” is known only at run time'],
    ['cat <<$x\n$x', 'the redirection “<<” is known only at run time'],
    ['cat <<E\nx', 'its syntax is invalid'],
    ['cat <<E', 'its syntax is invalid'],
    ['ls "', 'its syntax is invalid'],
    ["ls '", 'its syntax is invalid'],
    ['ls &&', 'its syntax is invalid'],
    ['| ls', 'its syntax is invalid'],
    ['(ls', 'its syntax is invalid'],
    ['ls )', 'its syntax is invalid'],
    ['if a; then fi', 'its syntax is invalid'],
    ['ls\r', 'it contains control characters'],
    ['ls\0', 'it contains control characters'],
    ['ls \x1b[31m', 'it contains control characters'],
    ['ls \ud83d', 'it contains control characters'],
    ['ls \ufdd0', 'it contains control characters'],
    ['ls $HO\\\nME', 'its words and operators are ambiguous'],
    ['a &\\\n& b', 'its words and operators are ambiguous'],
    ['ls hi>x', 'its words and operators are ambiguous'],
    ['ls {x}>y', 'its words and operators are ambiguous'],
    [`ls ${'x'.repeat(20_000)}`, 'it is longer than 20,000 characters'],
  ])('%j', async (text, why) => {
    const parsed = await parseCommand(text);
    expect(parsed.kind === 'understood' ? null : say(parsed.why)).toBe(why);
  });

  it.each([
    'ls <>x',
    'ls <<E <<F\nx\nE',
    '[ -f x\n]',
    '((1))',
    '!(ls)',
    'ls;; pwd',
    'ls ; ; pwd',
    'ls ()',
    '! ! | ls',
    'ls @(a)',
    'coproc ls',
    'select x in a; do ls; done',
  ])('%j either', async (text) => {
    expect(await parseCommand(text)).toMatchObject({ kind: 'not-understood' });
  });

  it('ends what is known before it', async () => {
    expect(await parseCommand('rm -rf x; cd y; eval z')).toMatchObject({
      kind: 'not-understood',
      parts: [{ words: ['rm', '-rf', 'x'] }, { words: ['cd', 'y'] }],
    });
  });

  it.each([
    ['that end', (count: number) => `${'('.repeat(2 * count)}ls${')'.repeat(2 * count)}`],
    ['without end', (count: number) => '(ls;'.repeat(count)],
  ])('includes thousands of brackets %s, in steps that grow as they do', async (_what, textOf) => {
    const { module, stepsOf } = await countSteps(() => import('./parse-command'));
    const parse = (count: number) =>
      stepsOf(async () =>
        expect(await module.parseCommand(textOf(count))).toMatchObject({ kind: 'not-understood' }),
      );
    await parse(10);
    expect(await parse(4_500)).toBeLessThan(2.5 * (await parse(2_250)));
  });
});
