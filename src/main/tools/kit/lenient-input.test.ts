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
    place: z.object({ line: z.number() }).optional(),
    choices: z.array(z.object({ label: z.string(), hint: z.string().optional() })).optional(),
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

/** The input that a call runs with, and its arguments as the user and the chat see them. */
const read = (text: string, of = tool) => {
  const parsed = parseInput(of, text);
  return parsed.ok
    ? { input: parsed.input, readAs: parsed.readAs && JSON.parse(parsed.readAs) }
    : parsed.error;
};
const readOf = (given: object, of = tool) => read(JSON.stringify(given), of);

describe('what is plainly meant is accepted', () => {
  it('takes what fits as it is', () => {
    expect(readOf({ path: 'a', names: ['x'] })).toEqual({
      input: { path: 'a', names: ['x'], deep: false },
      readAs: undefined,
    });
  });

  it.each<[string, object, object]>([
    ['a number written as text', { limit: '2', ratio: '-1.5' }, { limit: 2, ratio: -1.5 }],
    ['true written as text', { deep: 'true' }, { deep: true }],
    ['false as Python writes it', { deep: 'False' }, { deep: false }],
    [
      'a number written as text, deep inside',
      { steps: [{ id: '1', count: '3' }] },
      { steps: [{ id: '1', count: 3 }] },
    ],
    ['null for what is optional', { limit: null, names: null, deep: null }, {}],
    ['a number for text', { note: 7 }, { note: '7' }],
    ['a list as JSON text', { names: '["x","y"]' }, { names: ['x', 'y'] }],
    ['an object as JSON text', { place: '{"line":"3"}' }, { place: { line: 3 } }],
    [
      'one object as JSON text for a list',
      { steps: '{"id":1,"count":2}' },
      { steps: [{ id: '1', count: 2 }] },
    ],
    ['one value for a list', { names: 'x' }, { names: ['x'] }],
    ['a list of one for a value', { note: ['x'] }, { note: 'x' }],
    ['numbers for texts in a list', { names: ['x', 3] }, { names: ['x', '3'] }],
    [
      'a word for an object that needs one text',
      { choices: ['a', { label: 'b' }] },
      { choices: [{ label: 'a' }, { label: 'b' }] },
    ],
    ['a name in another spelling', { Note: 'x' }, { note: 'x' }],
  ])('takes %s', (_what, given, meant) => {
    expect(readOf({ path: 'a', ...given })).toEqual({
      input: { path: 'a', deep: false, ...meant },
      readAs: { path: 'a', ...meant },
    });
  });

  it.each(['arguments', 'input', 'parameters'])('takes arguments in an object "%s"', (name) => {
    const meant = { input: { path: 'a', limit: 2, deep: false }, readAs: { path: 'a', limit: 2 } };
    expect(readOf({ [name]: { path: 'a', limit: '2' } })).toEqual(meant);
    expect(readOf({ name: 'probe', [name]: '{"path":"a","limit":2}' })).toEqual(meant);
  });

  it('takes arguments that were made text twice', () => {
    expect(read(JSON.stringify('{"path":"a"}'))).toMatchObject({
      input: { path: 'a' },
      readAs: { path: 'a' },
    });
  });

  it('keeps a string that looks like a number where a string is meant', () => {
    expect(parse('{"path":"2"}')).toEqual({ ok: true, input: { path: '2', deep: false } });
  });

  it.each(['path', 'file_path', 'absolute_path', 'filePath', 'target_file'])(
    'takes the path by the name %s',
    (name) => {
      expect(readOf({ [name]: 'src/a.ts' })).toMatchObject({ input: { path: 'src/a.ts', deep: false } });
      expect(readOf({ [name]: 'src/a.ts' }, noPath)).toMatchObject({ input: { file_path: 'src/a.ts' } });
    },
  );

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
    ['{"path":"a","limit":0}', 'Parameter "limit" must be at least 1, but 0 came.'],
    ['{"path":"a","limit":"500"}', 'Parameter "limit" must be at most 100, but 500 came.'],
    ['{"path":"a","deep":"yes"}', 'Parameter "deep" must be true or false, but "yes" came.'],
    ['{"path":"a","deep":1}', 'Parameter "deep" must be true or false, but 1 came.'],
    ['{"path":null}', 'Parameter "path" must be a string, but null came.'],
    ['{"path":{"a":1}}', 'Parameter "path" must be a string, but {"a":1} came.'],
    ['{"path":["a","b"]}', 'Parameter "path" must be a string, but ["a","b"] came.'],
    ['{"path":"a","names":[["x","y"]]}', 'Parameter "names[0]" must be a string, but ["x","y"] came.'],
    ['{"path":"a","names":"{no json"}', 'it was accepted'],
    ['{"path":""}', 'Parameter "path" must be a non-empty string, but "" came.'],
    ['{}', 'Parameter "path" must be a string, but it is missing.'],
    ['{"path":"a","kind":"huge"}', 'Parameter "kind" must be one of "big", "small", but "huge" came.'],
    [
      '{"path":"a","steps":[{"id":"1","count":"x"}]}',
      'Parameter "steps[0].count" must be a number, but "x" came.',
    ],
  ])('%s', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });

  it('names every parameter that does not fit, a line each', () => {
    expect(errorOf('{"path":{},"deep":2}').split('\n')).toHaveLength(2);
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

  it('are no list either when they come as text', () => {
    const steps = '['.repeat(5000) + ']'.repeat(5000);
    expect(errorOf(JSON.stringify({ path: 'a', steps }))).toContain('Parameter "steps[0]" must be an object');
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

  it('is answered with 30 names and a count where there are more', () => {
    const available = Array.from({ length: 1000 }, (_, at) => `far__tool_${at}`);
    const text = unknownToolText('tool_7', available);
    expect(text).toMatch(/^Tool "tool_7" does not exist\. Available tools: far__tool_7, .* and 970 more$/);
    expect(text.split(', ')).toHaveLength(30);
  });

  it('is answered when there is no tool at all', () => {
    expect(unknownToolText('x', [])).toBe('Tool "x" does not exist. Available tools: none');
  });
});
