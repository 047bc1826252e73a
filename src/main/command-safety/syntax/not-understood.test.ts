import { countSteps } from '@shared/testing/steps';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './parse-command';

describe('what is not understood', () => {
  it.each([
    ['', 'it is empty'],
    ['# x', 'it is empty'],
    ['echo $((x+1))', 'it holds arithmetic'],
    ['echo $[1]', 'it holds arithmetic'],
    ['for ((;;)); do a; done', 'it holds arithmetic'],
    ['echo \u0024{x:=y}', 'it holds a variable'],
    ['echo \u0024{x@P}', 'it holds a variable'],
    ['echo \u0024{!x}', 'it holds a variable'],
    ['echo \u0024{x[y]}', 'it holds a variable'],
    ['echo \u0024{x:-$(y)}', 'it holds a variable'],
    ['echo `a \\`b\\``', 'it holds a command substitution'],
    ['echo $"x"', 'it holds a translated string'],
    ['ls {a,{b,c}}', '“{a,{b,c}}” is not known before it runs'],
    ['$x y', 'the name “$…” of the program is a pattern'],
    ['"$(x)" y', 'the name “$…” of the program is a pattern'],
    ['PATH=. ls', 'it sets PATH, by which programs are led elsewhere'],
    ['export LD_PRELOAD=x', 'it sets LD_PRELOAD, by which programs are led elsewhere'],
    ['for IFS in x; do ls; done', 'it sets IFS, by which programs are led elsewhere'],
    ['read -r PATH', 'it sets PATH, by which programs are led elsewhere'],
    ['A=(b c)', 'it sets an array'],
    ['export -f x', 'it holds a variable declaration'],
    ['read -a x', 'it holds a variable declaration'],
    ['declare "$x"', 'it holds a variable declaration'],
    ['[[ $x -eq 1 ]]', 'it holds a test in brackets'],
    ['[[ -v $x ]]', 'it holds a test in brackets'],
    ['[[ $x =~ a$y ]]', '“=~” is not known before it runs'],
    ['[ ( -f x ) ]', 'it is not valid'],
    ['function f { ls; }', 'it holds “function”, which is more than a command'],
    ['if a; then f() { b; }; fi', 'it holds a function'],
    ['f() { a; }; f() { b; }', 'it holds a function'],
    ['f() { f; }; f', 'it is nested too deep'],
    ['rm() { ls; } | cat; rm x', 'it holds a function'],
    ['rm() { ls; } & rm x', 'it holds a function'],
    ['(rm() { ls; }); rm x', 'it holds a function'],
    ['ls |& cat', 'it holds “|&”'],
    ['"a=b"', 'it holds “a=b”, which is more than a command'],
    ['l* x', 'the name “l*” of the program is a pattern'],
    ['~/x', 'the name “~/x” of the program is a pattern'],
    ['eval ls', 'it holds “eval”, which is more than a command'],
    ['source x', 'it holds “source”, which is more than a command'],
    ['. x', 'it holds “.”, which is more than a command'],
    ['exec ls', 'it holds “exec”, which is more than a command'],
    ['trap a EXIT', 'it holds “trap”, which is more than a command'],
    ['set -f', 'it holds “set”, which is more than a command'],
    ['ls <&a', 'the redirection “<&a” is not known before it runs'],
    ['cat <<$x\n$x', 'the redirection “<<” is not known before it runs'],
    ['cat <<E\nx', 'it is not valid'],
    ['cat <<E', 'it is not valid'],
    ['ls "', 'it is not valid'],
    ["ls '", 'it is not valid'],
    ['ls &&', 'it is not valid'],
    ['| ls', 'it is not valid'],
    ['(ls', 'it is not valid'],
    ['ls )', 'it is not valid'],
    ['if a; then fi', 'it is not valid'],
    ['ls\r', 'it holds control characters'],
    ['ls\0', 'it holds control characters'],
    ['ls \x1b[31m', 'it holds control characters'],
    ['ls \ud83d', 'it holds control characters'],
    ['ls \ufdd0', 'it holds control characters'],
    ['ls $HO\\\nME', 'its words and operators cannot be told apart'],
    ['a &\\\n& b', 'its words and operators cannot be told apart'],
    ['ls hi>x', 'its words and operators cannot be told apart'],
    ['ls {x}>y', 'its words and operators cannot be told apart'],
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
