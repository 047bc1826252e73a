import { expect, test } from 'vitest';
import { highlight } from '../../ui/highlight';
import { outlineOf } from './outline';

// The highlighter's output for real code, and the symbols in it.

function symbols(language: string, text: string): readonly string[] {
  const code = highlight(language, text);
  if (code === null) throw new Error(`${language} is not known`);
  return outlineOf(code).map(({ name, lines }) => `${name} ${lines.first}-${lines.last}`);
}

test.each([
  [
    'ts',
    `import type { One } from './one';
// function none() {}
export async function add<T>(
  a: T,
): T {
  call(a);
  return a;
}

export type X = { a: 1 };
interface I {
  a: string;

  b: 'class C';
}
export abstract class A extends B {
  run() {}
}
const f = (a) => a;
call(function no() {});
`,
    ['add 3-8', 'X 10-10', 'I 11-15', 'A 16-18', 'f 19-19'],
  ],
  [
    'py',
    `class A:
    def run(self):
        go()

async def two():
    """def none(): """
    pass
`,
    ['A 1-3', 'run 2-3', 'two 5-7'],
  ],
  [
    'go',
    'func (a *A) Run() {\n}\n\ntype T struct {\n\ta int\n}\nfunc main() {\n}\n',
    ['Run 1-2', 'T 4-6', 'main 7-8'],
  ],
  ['rs', 'pub(crate) fn run()\n{\n    go();\n}\nstruct A;\n', ['run 1-4', 'A 5-5']],
  ['rb', 'module M\n  def run\n    go\n  end\nend\n', ['M 1-5', 'run 2-4']],
  ['cs', 'public class A\n{\n    void Run() { }\n}\n', ['A 1-4', 'Run 3-3']],
  [
    'md',
    '# One\n\ntext\n\n## Two *x*\nmore\n\n```\n# no\n```\n\nThree\n=====\n\nend\n',
    ['One 1-10', 'Two *x* 5-10', 'Three 12-15'],
  ],
  ['json', '{ "class": "function a" }', []],
])('%s', (language, text, found) => {
  expect(symbols(language, text)).toEqual(found);
});
