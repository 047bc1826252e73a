import { describe, expect, it } from 'vitest';
import { planRows, rowWords } from './plan-rows';
import { planTodos } from './plan-todos';

describe('planRows', () => {
  it('has a row for each heading, paragraph and list item, with its line in the plan', () => {
    expect(planRows('# Title\n\nSome words\nover two lines.\n\n1. First\n2. Second\n')).toEqual([
      { line: 1, text: '# Title', level: 0 },
      { line: 3, text: 'Some words\nover two lines.', level: 0 },
      { line: 6, text: '1. First', level: 0 },
      { line: 7, text: '2. Second', level: 0 },
    ]);
  });

  it('says how deep an item stands, and what belongs to it', () => {
    const plan = '- a\n  goes on\n  - b\n      - c\n\n  beside b\n- d\nlazily on\n\nAfter.';
    expect(planRows(plan)).toEqual([
      { line: 1, text: '- a\ngoes on', level: 0 },
      { line: 3, text: '- b', level: 1 },
      { line: 4, text: '- c', level: 2 },
      { line: 6, text: 'beside b', level: 1 },
      { line: 7, text: '- d\nlazily on', level: 0 },
      { line: 10, text: 'After.', level: 0 },
    ]);
  });

  it('keeps a block of code, a table and a quotation together; code stands by its first line', () => {
    const plan = '- a\n  ```ts\n  const b = 1;\n\n    c();\n  ```\n\n| x |\n|---|\n> one\n> two\n\n~~~\nopen';
    expect(planRows(plan)).toEqual([
      { line: 1, text: '- a', level: 0 },
      { line: 3, text: '```ts\nconst b = 1;\n\n  c();\n```', level: 1 },
      { line: 8, text: '| x |\n|---|', level: 0 },
      { line: 10, text: '> one\n> two', level: 0 },
      { line: 14, text: '~~~\nopen', level: 0 },
    ]);
  });

  it('gives rows lines of their own, whatever the plan, and takes the ends of lines of Windows', () => {
    expect(planRows('a\r\n\r\nb\r\n').map(({ line, text }) => [line, text])).toEqual([
      [1, 'a'],
      [3, 'b'],
    ]);
    expect(planRows(' \n\n')).toEqual([]);
    const lines = planRows('```\n```\n---\n***\n```\n').map(({ line }) => line);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('names a row without the marks of markdown', () => {
    const [row] = planRows('1. Move **`lex`** away\n   and back');
    expect(row && rowWords(row)).toBe('Move lex away');
  });
});

describe('planTodos', () => {
  const of = (plan: string) => planTodos(plan).map(({ content }) => content);

  it('takes the outermost items, in plain words', () => {
    expect(of('# T\n\n- Move **`lex`** to [src](a.ts)\n  - its table\n* Run\n  the tests\n')).toEqual([
      'Move lex to src',
      'Run the tests',
    ]);
  });

  it('takes numbered steps alone where there are some', () => {
    expect(of('1. One\n2. Two\n\nRisks:\n\n- none\n')).toEqual(['One', 'Two']);
  });

  it('has an id for each, and those ticked in the plan are done', () => {
    expect(planTodos('- [x] One\n- [ ] Two\n- \n')).toEqual([
      { id: '1', content: 'One', status: 'completed' },
      { id: '2', content: 'Two', status: 'pending' },
    ]);
  });

  it('leaves names with underlines and stars as they are', () => {
    expect(of('- Rename `__get_name__` to a*b*c\n- *Then* rest')).toEqual([
      'Rename __get_name__ to a*b*c',
      'Then rest',
    ]);
  });

  it('finds none where there is no list, and none in code', () => {
    expect(of('Just do it.\n\n```\n- not this\n```')).toEqual([]);
  });
});
