import { describe, expect, it } from 'vitest';
import { markedMath, mathIn } from './marked-math';

/** The formulas of `text`, read back from the code spans that they became. */
function formulas(text: string) {
  return [...markedMath(text).matchAll(/(`+)([\s\S]*?)\1/g)].flatMap(([, , code = '']) => mathIn(code) ?? []);
}

const inline = (tex: string) => ({ tex, display: false });
const display = (tex: string) => ({ tex, display: true });

describe('markedMath', () => {
  it.each([
    ['so $x^2$ is', inline('x^2')],
    ['so $x$, that', inline('x')],
    ['the set $\\{a_1, \\dots\\}$', inline('\\{a_1, \\dots\\}')],
    ['\\(a_1 * b_1 * c\\) it is', inline('a_1 * b_1 * c')],
    ['\\(a `b` c\\)', inline('a `b` c')],
    ['$$\\frac12$$', display('\\frac12')],
    ['$$\nx = 1 % one\n\n+ 2\n$$', display('x = 1 + 2')],
    ['\\[\n\\begin{matrix} a \\\\ b \\end{matrix}\n\\]', display('\\begin{matrix} a \\\\ b \\end{matrix}')],
  ])('finds one in %j', (text, found) => expect(formulas(text)).toEqual([found]));

  it.each([
    '$5 and $6',
    '$5 and `$y`',
    'from $5-$6 a piece',
    'US$5 and US$6',
    'it costs 5$ or 6$',
    '\\$x$ and \\$y$',
    'echo `$HOME and $PATH`',
    'a ``b `$x$` c`` d',
    '```sh\necho $a$\n$$\nx\n$$\n```',
    '~~~\n\\(x\\)\n~~~',
    '> ```\n> $x$\n> ```',
    '```\nopen $x$\n',
    'an open $x',
    'an open $$x',
    '\\\\(x\\\\)',
    '$ x $',
    '$$ $$',
  ])('leaves %j as it is', (text) => expect(markedMath(text)).toBe(text));

  it('finds those behind code again', () => {
    expect(formulas('```\n$a$\n```\nThen $b$ and `$c$` and $d$.')).toEqual([inline('b'), inline('d')]);
  });
});
