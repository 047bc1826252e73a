import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { findText } from './find-text';
import type { AskModel } from './model-stage';

const never: AskModel = () => Promise.reject(new Error('was asked'));

/** How the text was found, and the resulting file; null unless it was found exactly once. */
async function replaced(text: string, oldText: string, newText: string, askModel: AskModel | null = null) {
  const { stage, matches } = await findText({ text, oldText, newText }, 1, askModel);
  const [match] = matches;
  if (match === undefined || matches.length > 1) return null;
  return {
    stage: stage && say(stage),
    text: text.slice(0, match.start) + match.replacement + text.slice(match.end),
  };
}

describe('exact text', () => {
  it('comes before everything else', async () => {
    expect(await replaced('a “b” "b"', '"b"', 'c', never)).toEqual({ stage: null, text: 'a “b” c' });
  });

  it('is found as often as it is there, without overlaps', async () => {
    expect((await findText({ text: 'aaaaa', oldText: 'aa', newText: '' }, 1, never)).matches).toHaveLength(2);
  });
});

describe('typographic quotes, dashes and spaces', () => {
  const stage = 'typographic quotes, dashes and spaces';

  it.each([
    ['“Hello” – she said', '"Hello" - she said', '"Hello" - he said', '“Hello” – he said'],
    ['it’s\u00a0here', "it's here", "it's there", 'it’s\u00a0there'],
    ['a "b" c', 'a “b” c', 'a “x” c', 'a "x" c'],
    ['x — y', 'x - y', 'z', 'z'],
    ['‘a’ ‚b‘', "'a' 'b'", "'a' 'c'", '‘a’ ‚c‘'],
  ])(
    'in %j are taken for plain ones, and stay where nothing changes',
    async (text, oldText, newText, result) => {
      expect(await replaced(text, oldText, newText)).toEqual({ stage, text: result });
    },
  );

  it('must be there once', async () => {
    expect(await replaced('“a” “a”', '"a"', 'b')).toBeNull();
  });
});

describe('letters that Unicode writes in two ways', () => {
  const stage = 'letters that Unicode writes in two ways';
  const [cafe, decomposed] = ['caf\u00e9', 'cafe\u0301'];

  it('are equal, and the replacement is written as the file is', async () => {
    const found = { stage, text: `a ${decomposed} u\u0308 b` };
    expect(await replaced(`a ${decomposed} b`, cafe, `${cafe} \u00fc`)).toEqual(found);
    expect(await replaced(`a ${cafe} b`, decomposed, `${decomposed} u\u0308`)).toEqual({
      stage,
      text: `a ${cafe} \u00fc b`,
    });
  });

  it('are equal beside letters of the other form, and in Korean', async () => {
    expect(await replaced(`${cafe} ${decomposed}.`, `${decomposed} ${cafe}`, 'tea')).toEqual({
      stage,
      text: 'tea.',
    });
    expect(await replaced('\u1112\u1161\u11ab x', '\ud55c', 'k')).toEqual({ stage, text: 'k x' });
  });

  it('match whole letters only', async () => {
    expect(await replaced('e\u0301\u0323 a\u030a', 'a\u030ax', 'y')).toBeNull();
    expect(await replaced(`${decomposed} ${decomposed}`, cafe, 'b')).toBeNull();
  });
});

describe('trailing whitespace', () => {
  const stage = 'trailing whitespace';

  it('of the file are taken no notice of, and stay where nothing changes', async () => {
    expect(await replaced('one  \ntwo\t\nthree\n', 'one\ntwo\nthree', 'one\nzwei\nthree')).toEqual({
      stage,
      text: 'one  \nzwei\nthree\n',
    });
  });

  it('of the old text are taken no notice of', async () => {
    expect(await replaced('one\ntwo\n', 'one  \ntwo  ', 'eins\ntwo  ')).toEqual({
      stage,
      text: 'eins\ntwo\n',
    });
  });

  it('do not make a part of a word match', async () => {
    expect(await replaced('foobar\n', 'foo ', 'x')).toBeNull();
  });

  it('alone match nothing', async () => {
    expect(await replaced('one\n \t\ntwo', '   \n', 'x')).toBeNull();
  });

  it('are no pattern: what is special in an expression is literal', async () => {
    expect(await replaced('a.b[0] \n(c|d)$^\n', 'a.b[0]\n(c|d)$^', 'x')).toMatchObject({ text: 'x\n' });
  });
});

describe('indentation', () => {
  const stage = 'indentation';

  it('by tabs is found with blanks, and given to the new lines', async () => {
    const text = 'class A {\n\tfoo() {\n\t\tif (x) {\n\t\t\treturn 1;\n\t\t}\n\t}\n}\n';
    const oldText = '    if (x) {\n        return 1;\n    }';
    const newText = '    if (x) {\n        for (;;) {\n            y();\n        }\n        return 2;\n    }';
    expect(await replaced(text, oldText, newText)).toEqual({
      stage,
      text: 'class A {\n\tfoo() {\n\t\tif (x) {\n\t\t\tfor (;;) {\n\t\t\t\ty();\n\t\t\t}\n\t\t\treturn 2;\n\t\t}\n\t}\n}\n',
    });
  });

  it('that is missing is added', async () => {
    const text = 'def f():\n    if x:\n        a()\n    return 1\n';
    expect(
      await replaced(text, 'if x:\n    a()\nreturn 1', 'if x:\n    b()\n    c()\nelse:\n    d()\nreturn 2'),
    ).toEqual({
      stage,
      text: 'def f():\n    if x:\n        b()\n        c()\n    else:\n        d()\n    return 2\n',
    });
  });

  it('by four is found with two, and written with four', async () => {
    const text = 'a {\n    b {\n        c\n    }\n}\n';
    expect(
      await replaced(text, 'a {\n  b {\n    c\n  }\n}', 'a {\n  b {\n    c {\n      d\n    }\n  }\n}'),
    ).toEqual({
      stage,
      text: 'a {\n    b {\n        c {\n            d\n        }\n    }\n}\n',
    });
  });

  it('shallower than any known line is worked out from the nearest', async () => {
    const text = 'a:\n\tb:\n\t\t\tc\n\t\t\td\n';
    const result = await replaced(text, '      c\n      d', '      c\n    e\n');
    expect(result?.text).toBe('a:\n\tb:\n\t\t\tc\n\t\te\n\n');
  });

  it('of lines that do not change stays as it is, however odd', async () => {
    expect(await replaced('  a\n     b\n c\n', 'a\nb\nc', 'a\nb\nd')).toEqual({
      stage,
      text: '  a\n     b\n d\n',
    });
  });

  it('takes whole lines only', async () => {
    expect(await replaced('\tfoo(1); bar();\n', '  foo(1);', 'x')).toBeNull();
  });

  it('leaves no blanks on an empty line', async () => {
    expect(await replaced('\ta\n\tb\n', '  a\n  b', '  a\n  \n  b')).toEqual({ stage, text: '\ta\n\n\tb\n' });
  });

  it('takes the final line end with the line', async () => {
    expect(await replaced('x\n\ta\n\tb\ny\n', '  a\n  b\n', '  c\n')).toEqual({ stage, text: 'x\n\tc\ny\n' });
    expect(await replaced('x\n\ta\n\tb\ny\n', '  a\n  b\n', '')).toEqual({ stage, text: 'x\ny\n' });
    expect(await replaced('x\n\ta', '  a\n', '  c\n')).toBeNull();
  });

  it('must lead to one place', async () => {
    expect(await replaced('\ta\n\tb\n\n\ta\n\tb\n', '  a\n  b', 'x')).toBeNull();
  });
});

describe('over-escaped text', () => {
  const stage = 'over-escaped text';

  it('is taken for what it stands for, the new text as well', async () => {
    expect(
      await replaced('say("hi");\n\tbye();\n', 'say(\\"hi\\");\\n\\tbye();', 'say(\\"ho\\");\\n\\tbye();'),
    ).toEqual({
      stage,
      text: 'say("ho");\n\tbye();\n',
    });
  });

  it('is not touched where it is exact', async () => {
    expect(await replaced('print("a\\nb")', 'a\\nb', 'c\\nd')).toEqual({
      stage: null,
      text: 'print("c\\nd")',
    });
  });
});

describe('the model', () => {
  const stage = 'the segment that the model named';
  const answering = (answer: string) => async () => answer;

  it('is asked last, and its segment counts if the file has it once', async () => {
    const ask = answering('Sure: <segment>two</segment>');
    expect(await replaced('one two three', 'deux', 'zwei', ask)).toEqual({ stage, text: 'one zwei three' });
  });

  it.each([
    ['the file does not have', '<segment>four</segment>'],
    ['is empty', '<segment>\n</segment>'],
    ['is not marked', 'two'],
    ['is none', '<none/>'],
    ['the file has twice', '<segment>e</segment>'],
  ])('is not believed when its segment %s', async (_what, answer) => {
    expect(await replaced('one two three', 'deux', 'zwei', answering(answer))).toBeNull();
  });

  it('takes line ends next to the tags for part of them, unless the old text ends a line', async () => {
    const ask = answering('<segment>\ntwo\n</segment>');
    expect((await replaced('one\ntwo\nthree', 'deux', 'x', ask))?.text).toBe('one\nx\nthree');
    expect((await replaced('one\ntwo\nthree', 'deux\n', 'x\n', ask))?.text).toBe('one\nx\nthree');
  });

  it('is not asked about several places, or about a file that is too large to send', async () => {
    expect((await findText({ text: 'a', oldText: 'b', newText: 'c' }, 2, never)).matches).toEqual([]);
    expect(await replaced('a'.repeat(100_001), 'b', 'c', never)).toBeNull();
  });
});
