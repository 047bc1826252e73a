import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import type { CommandPart } from './command-part';
import { parseCommand } from './parse-command';
import { shownUnknown } from './unknown-text';

/** Each command as `directory: word|word`, with the files that it writes. */
async function partsOf(text: string): Promise<string[]> {
  const parsed = await parseCommand(text);
  return parsed.kind === 'understood' ? parsed.parts.map(shortly) : [`? ${say(parsed.why)}`];
}

function shortly({ words, directory, writes }: CommandPart): string {
  return shownUnknown(`${directory}: ${words.join('|')}${writes.map((path) => ` > ${path}`).join('')}`);
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
    ['[ -f x -a "$y" = z ]', [': [|-f|x|-a|…|=|z|]']],
    ['[[ -f x && $y == z* ]]', [': [[|-f|x|&&|…|==|z*|]]']],
  ])('takes %j for the words %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it('keeps each command as it was written, and which words are patterns', async () => {
    const { parts } = await parseCommand('cd src && ls  *.ts "*.js" [a]* > out');
    expect(parts[1]).toEqual({
      text: 'ls  *.ts "*.js" [a]* > out',
      start: 10,
      words: ['ls', '*.ts', '*.js', '[a]*'],
      patterns: [1, 3],
      directory: 'src',
      writes: ['src/out'],
      inputs: [],
      given: null,
      reads: [],
      substituted: [],
      assignments: [],
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

  it.each<[string, string[]]>([
    ['cd src; ls', [': cd|src', 'src: ls', ': ls']],
    ['cd src\nls', [': cd|src', 'src: ls', ': ls']],
    ['cd src && ls; pwd', [': cd|src', 'src: ls', 'src: pwd', ': pwd']],
    ['cd src || ls && pwd', [': cd|src', ': ls', 'src: pwd', ': pwd']],
    ['cd src || exit 1; ls', [': cd|src', ': exit|1', 'src: ls']],
    ['cd src || { pwd; exit; }; ls', [': cd|src', ': pwd', ': exit', 'src: ls']],
    ['if cd src; then ls; else pwd; fi', [': cd|src', 'src: ls', ': pwd']],
    ['cd src & ls', [': cd|src', ': ls']],
    ['f() { cd src && ls; }; f; pwd', [': cd|src', 'src: ls', 'src: pwd', ': pwd']],
  ])('%j is all places it may be: %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it.each(['while ls; do cd src; done', 'for x in a b; do cd $x; ls; done', 'cd a; cd b; cd c; cd d; ls'])(
    '%j is in too many',
    async (text) => {
      expect((await partsOf(text)).join()).toBe('? its folder depends on a “cd” that may have failed');
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
    expect((await partsOf(text)).join()).toBe('? the target of “cd” is known only at run time');
  });
});

describe('what is known only when it runs', () => {
  it.each<[string, string[]]>([
    ['ls $x "$x" a$x', [': ls|…|…|a…']],
    ['ls \u0024{x} \u0024{x:-y} \u0024{x%.ts} \u0024{#x} "\u0024{x[@]}" $1 $@', [': ls|…|…|…|…|…|…|…']],
    ['exit $?', [': exit|…']],
    ['echo $((1+1)) "cost: $5" $', [': echo|…|cost: …|$']],
    ['ls $(pwd -P) x', [': pwd|-P', ': ls|…|x']],
    ['echo "$(a "$(b)")"', [': b', ': a|…', ': echo|…']],
    ['ls `pwd`', [': pwd', ': ls|…']],
    ['diff <(sort a) <(sort b)', [': sort|a', ': sort|b', ': diff|/dev/stdin|/dev/stdin']],
    ['ls "$HOME/x" $HOME', [': ls|~/x|~']],
    ['ls > $x', [': ls > …']],
    ['ls > *.txt', [': ls > …']],
    ['ls > ~/x', [': ls > ~/x']],
    ['ls {a,b} src/{1..3}', [': ls|a|b|src/1|src/2|src/3']],
  ])('%j is %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it.each<[string, string[]]>([
    ['for f in a "b c"; do ls "$f"; done', [': ls|a', ': ls|b c']],
    ['for f in src/*.ts; do ls "$f"; done', [': ls|src/*.ts']],
    ['for f in src/*.ts; do ls $f "\u0024{f}x"; done', [': ls|…|…x']],
    ['for f in a b; do ls $f/x; done; ls $f', [': ls|a/x', ': ls|b/x', ': ls|…']],
    ['for f in $x; do ls "$f"; done', [': ls|…']],
    ['for f in a; do f=b; ls $f; done', [': f=b', ': ls|…']],
    ['for f in a; do read -r f; ls $f; done', [': read|-r|f', ': ls|…']],
    ['x=src; ls $x "$x"', [': x=src', ': ls|src|src']],
    ['x="a b"; ls $x "$x"', [': x=a b', ': ls|…|a b']],
    ['x=*; ls "$x"', [': x=…', ': ls|…']],
    ['true && x=src; ls $x', [': true', ': x=src', ': ls|…']],
    ['if a; then x=src; fi; ls $x', [': a', ': x=src', ': ls|…']],
    ['x=src & ls $x', [': x=src', ': ls|…']],
    ['x=src | a; ls $x', [': x=src', ': a', ': ls|…']],
    ['(x=src); ls $x', [': x=src', ': ls|…']],
    ['x=$(pwd); ls $x', [': pwd', ': x=…', ': ls|…']],
    ['x=a; x=b; ls $x', [': x=a', ': x=b', ': ls|…']],
    ['PWD=a; ls $PWD', [': PWD=a', ': ls|…']],
    ['g=git; $g push', [': g=git', ': git|push']],
  ])('is known of a variable where nothing else can set it: %j is %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });
});

describe('what stands around commands', () => {
  it.each<[string, string[]]>([
    ['if a; then b; elif c; then d; else e; fi', [': a', ': b', ': c', ': d', ': e']],
    ['while a; do b; done', [': a', ': b']],
    ['until a; do\n b\ndone', [': a', ': b']],
    ['for x in 1 2\ndo a; done', [': a']],
    ['for x; do a "$x"; done', [': a|…']],
    ['case $x in a|"b") c;; *) d; esac', [': c', ': d']],
    ['{ a; b; } > x', [': a > x', ': b > x']],
    ['f() { a "$1"; }\nf x && f y', [': a|…', ': a|…']],
    ['f() { rm x; }', []],
    ['a & b', [': a', ': b']],
    ['a &\nwait', [': a', ': wait']],
    ['time a b', [': a|b']],
    ['! a', [': a']],
    ['set -euo pipefail; a', [': set|-euo|pipefail', ': a']],
    ['(a | b) < x', [': a', ': b']],
  ])('%j is %j', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it('is what is assigned for them', async () => {
    const { parts } = await parseCommand('A=1 a; export B=2; C=3 b $C; read -r D; c');
    expect(
      parts.map(({ words, assignments }) => [words[0], assignments.map(shownUnknown).join(' ')]),
    ).toEqual([
      ['a', 'A=1'],
      ['export', 'B=2'],
      ['b', 'B=2 C=3'],
      ['read', 'B=2 D=…'],
      ['c', 'B=2 D=…'],
    ]);
  });

  it('is what they get as their input', async () => {
    const { parts } = await parseCommand(
      "(cd src && a < x)\na <<< y\nb <<'E'\n$x\nE\nc <<-E && d\n\tz\n\tE\ne <<E\n$(f)\nE",
    );
    expect(parts.map(({ words, inputs, given }) => [words[0], ...inputs, given?.text])).toEqual([
      ['cd', undefined],
      ['a', 'src/x', undefined],
      ['a', 'y\n'],
      ['b', '$x\n'],
      ['c', 'z\n'],
      ['d', undefined],
      ['e', null],
      ['f', undefined],
    ]);
  });

  it('says whose output is among its words', async () => {
    const { parts } = await parseCommand('a "$(b | c)" d');
    expect(parts.map(({ substituted }) => substituted.map((words) => words.join(' ')))).toEqual([
      [],
      [],
      ['b', 'c'],
    ]);
  });
});
