import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { type CommandPart, parseCommand } from './parse-command';

/** Each command as `directory: word|word`, with what it writes. */
async function partsOf(text: string): Promise<string[]> {
  const parsed = await parseCommand(text);
  return parsed.kind === 'understood' ? parsed.parts.map(shortly) : [`? ${say(parsed.why)}`];
}

function shortly({ words, directory, writes }: CommandPart): string {
  return `${directory}: ${words.join('|')}${writes.map((path) => ` > ${path}`).join('')}`;
}

describe('a command line', () => {
  it.each<[string, string[]]>([
    ['ls', [': ls']],
    ['ls -la "a b"', [': ls|-la|a b']],
    ['  ls  ', [': ls']],
    ['ls;', [': ls']],
    ['ls\n', [': ls']],
    ['ls\n\npwd', [': ls', ': pwd']],
    ['a && b || c', [': a', ': b', ': c']],
    ['a; b', [': a', ': b']],
    ['a;b', [': a', ': b']],
    ['a | b | c', [': a', ': b', ': c']],
    ['a |\n b', [': a', ': b']],
    ['a &&\n\n b', [': a', ': b']],
    ['! a', [': a']],
    ['(a; b)', [': a', ': b']],
    ['( a | (b && c) )', [': a', ': b', ': c']],
    ['ls # comment', [': ls']],
    ['ls # comment\npwd', [': ls', ': pwd']],
    ['ls # comment \\\npwd', [': ls', ': pwd']],
    ['# first\nls', [': ls']],
    ['a \\\n b', [': a|b']],
    ['a\\\n b', [': a|b']],
    ['git log -5 5', [': git|log|-5|5']],
    ["find . -name '*.ts' \\( -type f \\)", [': find|.|-name|*.ts|(|-type|f|)']],
    [`c"a"t 'x'`, [': cat|x']],
    ['ls 2>/dev/null', [': ls']],
    ['ls >/dev/null 2>&1', [': ls']],
    ['ls &>/dev/null', [': ls']],
    ['>/dev/null ls', [': ls']],
    ['ls 2 > /dev/null', [': ls|2']],
    ['ls > out.txt', [': ls > out.txt']],
    ['ls >> "a b"', [': ls > a b']],
    ['ls 2>err.txt >out.txt', [': ls > err.txt > out.txt']],
    ['(a; b) > x', [': a > x', ': b > x']],
    ['cat x | tee y > /dev/null', [': cat|x', ': tee|y']],
  ])('%j is %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it('says what each command reads in its pipeline', async () => {
    const parsed = await parseCommand('a 1 | (b; c) | d && e');
    expect(parsed.parts.map(({ reads }) => reads.map((words) => words.join(' ')))).toEqual([
      [],
      ['a 1'],
      ['a 1'],
      ['a 1', 'b', 'c'],
      [],
    ]);
  });

  it.each<[string, string[]]>([
    ['[ -f x ] && ls', [': [|-f|x|]', ': ls']],
    ['[ ! -d "a b" ] || [ -e \'c\' ] 2>/dev/null', [': [|!|-d|a b|]', ': [|-e|c|]']],
    ['! [ -s x ]', [': [|-s|x|]']],
    // Bash ends the command there: what follows is another.
    ['[ -f x\n]', [': [|-f|x', ': ]']],
  ])('takes %j for the words %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it('keeps each command as it was written, and which words are patterns', async () => {
    const { parts } = await parseCommand('cd src && ls  *.ts "*.js" [a]* > out');
    expect(parts[1]).toEqual({
      text: 'ls  *.ts "*.js" [a]* > out',
      words: ['ls', '*.ts', '*.js', '[a]*'],
      patterns: [1, 3],
      directory: 'src',
      writes: ['src/out'],
      reads: [],
    });
  });
});

describe('where a command runs', () => {
  it.each<[string, string[]]>([
    ['cd src && ls', [': cd|src', 'src: ls']],
    ['cd src && cd ../lib && ls', [': cd|src', 'src: cd|../lib', 'lib: ls']],
    ['cd src && cd .. && ls', [': cd|src', 'src: cd|..', ': ls']],
    ['cd .. && ls', [': cd|..', '..: ls']],
    ['cd /etc && ls', [': cd|/etc', '/etc: ls']],
    ['cd ./src/ && ls', [': cd|./src/', 'src: ls']],
    ['cd -- src && ls', [': cd|--|src', 'src: ls']],
    ['(cd src && ls) && pwd', [': cd|src', 'src: ls', ': pwd']],
    ['cd src || ls', [': cd|src', ': ls']],
    ['! cd src || ls', [': cd|src', 'src: ls']],
    ['! cd src && ls', [': cd|src', ': ls']],
    ['cd src | ls', [': cd|src', ': ls']],
    ['cd src && ls | cat > x', [': cd|src', 'src: ls', 'src: cat > src/x']],
    ['(cd src && ls) > x', [': cd|src > x', 'src: ls > x']],
  ])('%j is %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it.each(['cd src; ls', 'cd src\nls', 'cd src && ls; pwd', 'cd src || ls && pwd'])(
    '%j depends on whether the folder is there',
    async (text) => {
      expect((await partsOf(text)).join()).toBe('? where it runs depends on a "cd" that may have failed');
    },
  );

  it.each([
    'cd && ls',
    'cd - && ls',
    'cd ~ && ls',
    'cd a b && ls',
    'cd -P a && ls',
    'cd s* && ls',
    'cd "" && ls',
  ])('%j is not followed', async (text) => {
    expect((await partsOf(text)).join()).toBe('? where "cd" leads is not known before it runs');
  });
});

describe('what is not understood', () => {
  it.each([
    ['', 'it is empty'],
    ['# x', 'it is empty'],
    ['ls $HOME', 'it holds a variable'],
    ['ls \u0024{x}', 'it holds a variable'],
    ['ls "$HOME"', '""$HOME"" is not known before it runs'],
    ['ls $(pwd)', 'it holds a command substitution'],
    ['ls `pwd`', 'it holds a command substitution'],
    ['cat <(ls)', 'it holds a process substitution'],
    ['echo $((1+1))', 'it holds arithmetic'],
    ['ls {a,b}', '"{a,b}" is not known before it runs'],
    ['cat <<E\nx\nE', 'it holds a here-document'],
    ['cat <<< x', 'it holds a here-string'],
    ['A=b ls', 'it holds a variable assignment'],
    ['A=b', 'it holds a variable assignment'],
    ['A=b B=c', 'it holds variable assignments'],
    ['export A=b', 'it holds a variable declaration'],
    ['[ x = y ]', 'it holds a test in brackets'],
    ['[ -f x -a -f y ]', 'it holds a test in brackets'],
    ['[ -f x > y ]', 'it holds a test in brackets'],
    ['[ ( -f x ) ]', 'it holds a test in brackets'],
    ['[ -f "$x" ]', '""$x"" is not known before it runs'],
    ['[[ -f x ]]', 'it holds a test in brackets'],
    ['f() { ls; }', 'it holds a function'],
    ['{ ls; }', 'it holds a group of commands'],
    ['if true; then ls; fi', 'it holds more than simple commands'],
    ['for x in a; do ls; done', 'it holds more than simple commands'],
    ['while true; do ls; done', 'it holds more than simple commands'],
    ['case x in x) ls;; esac', 'it holds more than simple commands'],
    ['ls &', 'it starts something in the background'],
    ['ls & pwd', 'it starts something in the background'],
    ['ls |& cat', 'it holds "|&"'],
    ['l* x', 'the name "l*" of the program is a pattern'],
    ['~/x', 'the name "~/x" of the program is a pattern'],
    ['time ls', 'it holds "time", which is more than a command'],
    ['eval ls', 'it holds "eval", which is more than a command'],
    ['source x', 'it holds "source", which is more than a command'],
    ['. x', 'it holds ".", which is more than a command'],
    ['exec ls', 'it holds "exec", which is more than a command'],
    ['ls < x', 'the redirection "< x" is not known before it runs'],
    ['ls > $x', 'the redirection "> $x" is not known before it runs'],
    ['ls > *.txt', 'the redirection "> *.txt" is not known before it runs'],
    ['ls > ~/x', 'the redirection "> ~/x" is not known before it runs'],
    ['ls "', 'it is not valid'],
    ["ls '", 'it is not valid'],
    ['ls &&', 'it is not valid'],
    ['| ls', 'it is not valid'],
    ['(ls', 'it is not valid'],
    ['ls )', 'it is not valid'],
    ['ls\r', 'it holds control characters'],
    ['ls\0', 'it holds control characters'],
    ['ls \x1b[31m', 'it holds control characters'],
    ['ls \ud83d', 'it holds control characters'],
    ['ls hi>x', 'its words and operators cannot be told apart'],
    [`ls ${'x'.repeat(20_000)}`, 'it is longer than 20,000 characters'],
  ])('%j', async (text, why) => {
    expect(await partsOf(text)).toEqual([`? ${why}`]);
  });

  it.each([
    'ls 2>&1 >&$x',
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
    expect(await parseCommand('rm -rf x; cd y; ls')).toMatchObject({
      kind: 'not-understood',
      parts: [{ words: ['rm', '-rf', 'x'] }, { words: ['cd', 'y'] }],
    });
  });

  it('includes brackets without end, in no time', async () => {
    const started = performance.now();
    expect(await parseCommand(`${'('.repeat(9_000)}ls${')'.repeat(9_000)}`)).toMatchObject({
      kind: 'not-understood',
    });
    expect(await parseCommand('(ls;'.repeat(4_000))).toMatchObject({ kind: 'not-understood' });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
