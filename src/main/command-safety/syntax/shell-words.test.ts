import { describe, expect, it } from 'vitest';
import { decodeWord, joinReadably, joinWords, splitChain, splitWords } from './shell-words';

describe('a word', () => {
  it.each([
    ['plain', 'plain'],
    ['"a b"', 'a b'],
    ["'a b'", 'a b'],
    [`a"b"'c'd`, 'abcd'],
    ['a\\ b', 'a b'],
    ['\\$HOME', '$HOME'],
    ['"\\$x \\" \\\\ \\n"', '$x " \\ \\n'],
    ["'\\n'", '\\n'],
    ["$'a\\tb\\x41\\101\\u0042'", 'a\tbAAB'],
    ["$'it\\'s'", "it's"],
    ['"x$"', 'x$'],
    ['$', '$'],
    ['ec\\\nho', 'echo'],
    ['"a\\\nb"', 'ab'],
    ['"a\\\\\nb"', 'a\\\nb'],
    ['"a\\\\\\\nb\\\\$"', 'a\\b\\$'],
    ['""', ''],
    ['a#b', 'a#b'],
    ['{}', '{}'],
    ['HEAD@{1}', 'HEAD@{1}'],
    ['日本', '日本'],
  ])('%j is %j', (source, text) => {
    expect(decodeWord(source)).toEqual({ text, isPattern: false });
  });

  it.each(['*.ts', 'a?', '[a-c]', 'src/*', '~', '~/x', '~user'])('%s stands for something else', (source) => {
    expect(decodeWord(source)).toEqual({ text: source, isPattern: true });
  });

  it.each(['"*.ts"', "'a?'", '\\*', "'~'", '\\~'])('%s is only itself', (source) => {
    expect(decodeWord(source)?.isPattern).toBe(false);
  });

  it.each([
    ...[
      '',
      '$x',
      '\u0024{x}',
      '$(x)',
      '`x`',
      '"$x"',
      '"`x`"',
      '"$(x)"',
      '"\u0024{x}"',
      '$"x"',
      '"a',
      "'a",
      '\\',
      'a b',
      'a;b',
    ],
    ...[
      'a|b',
      'a&b',
      'a(b',
      'a)',
      'a<b',
      'a>b',
      '#x',
      '{a,b}',
      '{1..3}',
      'x{a,"b"}',
      'x=~',
      'a:~/b',
      "$'\\0'",
    ],
    ...[
      "$'\\x01'",
      "$'\\xff'",
      "$'\\cA'",
      "$'\\q'",
      "$'\\777'",
      'a\u00a0b',
      'a\rb',
      'a\tb',
      '$[1]',
      '"$$"',
      '"$1"',
    ],
  ])('%j is not known before it runs', (source) => {
    expect(decodeWord(source)).toBeNull();
  });
});

describe('the words of a rule', () => {
  it('are split as bash would', () => {
    expect(splitWords(`git commit -m 'a "b" c'  x`)).toEqual(['git', 'commit', '-m', 'a "b" c', 'x']);
  });

  it.each(['', '  ', 'a; b', 'a && b', 'a $x', 'a "b', 'a > b'])('%j are none', (source) => {
    expect(splitWords(source)).toBeNull();
  });

  it('are joined so that they are split again', () => {
    const words = ['a b', "it's", '', '$x', '*', '"', 'plain', '--x=1', 'a&&b', '~', 'x=~', '#', 'line\nend'];
    expect(splitWords(joinWords(words))).toEqual(words);
    const readable = ["it's", "a ' b", "'", 'a b', "it's $x", "it's `x`", "'!'", "'\"'", "'\\'", "it's\nso"];
    expect(splitWords(joinReadably(readable))).toEqual(readable);
    expect(joinReadably(['say', "it's so", 'a b'])).toBe(`say "it's so" 'a b'`);
    expect(joinReadably(["it's $x"])).toBe(`'it'\\''s $x'`);
    expect(joinWords(['npm', 'run', 'test:unit', '--', './a_b.ts'])).toBe('npm run test:unit -- ./a_b.ts');
  });

  it('may be a chain', () => {
    expect(splitChain(`npm test && echo 'a && b'`)).toEqual(['npm test', "echo 'a && b'"]);
    expect(splitChain('npm test')).toEqual(['npm test']);
    expect(splitChain('npm test &&')).toBeNull();
    expect(splitChain('npm test; rm x')).toBeNull();
  });
});
