import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput, toolSchema, unknownToolText } from './lenient-input';
import { defineTool } from './tool';

const tool = defineTool({
  name: 'probe',
  displayName: 'Probe',
  description: 'For these tests.',
  kind: 'read',
  group: 'files',
  activity: 'read-file',
  input: z.object({
    path: z.string().min(1).describe('A place'),
    limit: z.number().int().min(1).max(100).optional(),
    ratio: z.number().optional(),
    deep: z.boolean().default(false),
    names: z.array(z.string()).optional(),
    kind: z.enum(['big', 'small']).optional(),
    steps: z.array(z.object({ id: z.string(), count: z.number() })).optional(),
    note: z.string().trim().min(1).optional(),
  }),
  describe: () => '',
  target: () => null,
  confirm: async () => null,
  run: async () => ({ forModel: '', forPerson: { kind: 'text', text: '' } }),
});

const noPath = defineTool({ ...tool, name: 'no-path', input: z.object({ file_path: z.string() }) });
const nothing = defineTool({ ...tool, name: 'nothing', input: z.object({}) });

const parse = (text: string) => parseInput(tool, text);
const errorOf = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? 'it was accepted' : parsed.error;
};

describe('what is plainly meant is accepted', () => {
  it('takes a number written as text', () => {
    expect(parse('{"path":"a","limit":"2","ratio":"-1.5"}')).toEqual({
      ok: true,
      input: { path: 'a', limit: 2, ratio: -1.5, deep: false },
    });
  });

  it('takes true and false written as text', () => {
    expect(parse('{"path":"a","deep":"true"}')).toEqual({ ok: true, input: { path: 'a', deep: true } });
    expect(parse('{"path":"a","deep":"false"}')).toEqual({ ok: true, input: { path: 'a', deep: false } });
  });

  it('takes a number written as text inside an array of objects', () => {
    expect(parse('{"path":"a","steps":[{"id":"1","count":"3"}]}')).toEqual({
      ok: true,
      input: { path: 'a', deep: false, steps: [{ id: '1', count: 3 }] },
    });
  });

  it('keeps a string that looks like a number where a string is meant', () => {
    expect(parse('{"path":"2"}')).toEqual({ ok: true, input: { path: '2', deep: false } });
  });

  it.each(['path', 'file_path', 'absolute_path'])('takes the path by the name %s', (name) => {
    expect(parse(`{"${name}":"src/a.ts"}`)).toEqual({ ok: true, input: { path: 'src/a.ts', deep: false } });
    expect(parseInput(noPath, `{"${name}":"src/a.ts"}`)).toEqual({
      ok: true,
      input: { file_path: 'src/a.ts' },
    });
  });

  it('prefers the path under the name the tool knows', () => {
    expect(parse('{"file_path":"other","path":"mine"}')).toEqual({
      ok: true,
      input: { path: 'mine', deep: false },
    });
  });

  it.each(['', '  \n'])('takes empty arguments as an empty object (%j)', (text) => {
    expect(parseInput(nothing, text)).toEqual({ ok: true, input: {} });
  });

  it('drops unknown keys, inherited names among them', () => {
    const parsed = parse('{"path":"a","extra":1,"__proto__":{"limit":5},"constructor":{"limit":5}}');
    expect(parsed).toEqual({ ok: true, input: { path: 'a', deep: false } });
    expect(({} as { limit?: number }).limit).toBeUndefined();
  });

  it('does not take a path from an inherited name', () => {
    expect(errorOf('{"__proto__":{"path":"a"}}')).toBe(
      'Parameter "path" must be a string, but it is missing.',
    );
  });

  it('gives every call an input of its own', () => {
    const [one, other] = [parse('{"path":"a","names":["x"]}'), parse('{"path":"a","names":["x"]}')];
    expect(one).toEqual(other);
    expect(one.ok && other.ok && one.input !== other.input).toBe(true);
  });
});

describe('anything else that does not fit is named', () => {
  it.each([
    ['{"path":"a","limit":"many"}', 'Parameter "limit" must be a number, but "many" came.'],
    ['{"path":"a","limit":""}', 'Parameter "limit" must be a number, but "" came.'],
    ['{"path":"a","limit":"0x10"}', 'Parameter "limit" must be a number, but "0x10" came.'],
    ['{"path":"a","limit":2.5}', 'Parameter "limit" must be a whole number, but 2.5 came.'],
    ['{"path":"a","limit":null}', 'Parameter "limit" must be a number, but null came.'],
    ['{"path":"a","limit":0}', 'Parameter "limit" must be at least 1, but 0 came.'],
    ['{"path":"a","limit":"500"}', 'Parameter "limit" must be at most 100, but 500 came.'],
    ['{"path":"a","deep":"yes"}', 'Parameter "deep" must be true or false, but "yes" came.'],
    ['{"path":"a","deep":1}', 'Parameter "deep" must be true or false, but 1 came.'],
    ['{"path":7}', 'Parameter "path" must be a string, but 7 came.'],
    ['{"path":""}', 'Parameter "path" must be a non-empty string, but "" came.'],
    ['{}', 'Parameter "path" must be a string, but it is missing.'],
    ['{"path":"a","names":"x"}', 'Parameter "names" must be an array, but "x" came.'],
    ['{"path":"a","names":"[\\"x\\"]"}', 'Parameter "names" must be an array, but "[\\"x\\"]" came.'],
    ['{"path":"a","names":["x",3]}', 'Parameter "names[1]" must be a string, but 3 came.'],
    ['{"path":"a","kind":"huge"}', 'Parameter "kind" must be one of "big", "small", but "huge" came.'],
    [
      '{"path":"a","steps":[{"id":"1","count":"x"}]}',
      'Parameter "steps[0].count" must be a number, but "x" came.',
    ],
  ])('%s', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });

  it('names every parameter that does not fit, a line each', () => {
    expect(errorOf('{"path":1,"deep":2}').split('\n')).toHaveLength(2);
  });

  it('quotes what came as it came', () => {
    expect(errorOf('{"path":"a","note":" \\n"}')).toBe(
      'Parameter "note" must be a non-empty string, but " \\n" came.',
    );
  });

  it('cuts what came when it is long', () => {
    expect(errorOf(JSON.stringify({ path: 'a', limit: 'x'.repeat(5000) })).length).toBeLessThan(200);
  });

  it.each(['[]', '"text"', '3', 'null'])('refuses arguments that are no object (%s)', (text) => {
    expect(errorOf(text)).toBe(`Arguments for "probe" must be a JSON object, but ${text} came.`);
  });
});

describe('arguments that are not JSON are an error with the place of the fault', () => {
  it.each([
    ['{"path":"a"', "Expected ',' or '}' after property value at position 11"],
    ['{"path" 1}', "Expected ':' after property name at position 8"],
    ['{path:1}', "Expected property name or '}' at position 1"],
    ['{"path":tru}', "Unexpected token '}' at position 11"],
    ['{"path":"a"}}', 'Unexpected non-whitespace character after JSON at position 12'],
    ['{"path":', 'Unexpected end of input at position 8'],
    ['{"path":"a', 'Unterminated string at position 10'],
    ['{"path":[1,]}', "Unexpected token ']' at position 11"],
    ['hello', "Unexpected token 'h' at position 0"],
  ])('%s', (text, fault) => {
    expect(errorOf(text)).toBe(`Arguments for "probe" are not valid JSON: ${fault}. Nothing was executed.`);
  });
});

describe('arguments that are nested too deep', () => {
  const nested = (levels: number) => `{"path":"a","note":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

  it('are an error that says where, however deep', () => {
    for (const levels of [101, 5000, 1_000_000])
      expect(errorOf(nested(levels))).toBe(
        'Arguments for "probe" are nested too deep: more than 100 levels at position 118. Nothing was executed.',
      );
    expect(errorOf('['.repeat(5000))).toContain('nested too deep');
  });

  it('are not those whose texts hold brackets, nor those of a hundred levels', () => {
    expect(parse(JSON.stringify({ path: '[{'.repeat(500), note: '\\"[' }))).toMatchObject({ ok: true });
    expect(errorOf(nested(100))).toContain('Parameter "note" must be a string');
  });
});

describe('the schema for the model', () => {
  it('names parameters and their meaning, without a dialect, defaults optional', () => {
    expect(toolSchema(tool)).toMatchObject({
      type: 'object',
      properties: {
        path: { type: 'string', description: 'A place' },
        deep: { type: 'boolean', default: false },
      },
      required: ['path'],
    });
    expect(toolSchema(tool)).not.toHaveProperty('$schema');
  });
});

describe('an unknown tool', () => {
  it('is answered with every tool, the three nearest names first', () => {
    const available = ['list_directory', 'read_file', 'edit', 'write_file', 'delete_file', 'glob'];
    expect(unknownToolText('ReadFile', available)).toBe(
      'Tool "ReadFile" does not exist. Available tools: read_file, write_file, edit, list_directory, delete_file, glob',
    );
  });

  it('is answered when there is no tool at all', () => {
    expect(unknownToolText('x', [])).toBe('Tool "x" does not exist. Available tools: none');
  });
});
