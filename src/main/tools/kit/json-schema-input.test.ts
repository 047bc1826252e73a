import { expect, test, vi } from 'vitest';
import { jsonSchemaInput } from './json-schema-input';
import { parseInput, toolSchema } from './lenient-input';
import type { Tool } from './tool';

const schema = {
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 1 },
    deep: { type: 'object', properties: { 'a/b': { enum: ['x', 'y'] } } },
    name: { type: 'string', pattern: '^(a+)+$' },
  },
  required: ['count'],
  additionalProperties: false,
};

async function parser(given: Readonly<Record<string, unknown>>) {
  const made = await jsonSchemaInput(given);
  if (!made.ok) throw new Error(made.problem);
  const tool = { name: 'far', ...made } as unknown as Tool;
  return { parse: (input: unknown) => parseInput(tool, JSON.stringify(input)), told: toolSchema(tool) };
}

test('making a dialect ready lets other work come in between', async () => {
  await import('ajv/dist/2020.js');
  // Another instance of the module, because a module makes a dialect ready once.
  const fresh = await vi.importActual<typeof import('./json-schema-input')>('./json-schema-input?fresh');
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  await fresh.jsonSchemaInput(schema);
  clearImmediate(immediate);
  const parts = 8;
  expect(turns).toBeGreaterThanOrEqual(parts);
});

test('the model gets it word for word', async () => {
  expect((await parser(schema)).told).toBe(schema);
});

test('input is checked against it, and what is plainly meant is taken', async () => {
  const { parse } = await parser(schema);
  expect(parse({ count: 2, deep: { 'a/b': 'x' } })).toEqual({
    ok: true,
    input: { count: 2, deep: { 'a/b': 'x' } },
  });
  const given = { count: '2', deep: '{"a/b":"x"}', name: null };
  expect(parse(given)).toMatchObject({ ok: true, input: { count: 2, deep: { 'a/b': 'x' } } });
});

test('what is plainly meant is found through references and choices, also of a schema without an end', async () => {
  const { parse } = await parser({
    type: 'object',
    properties: {
      list: { anyOf: [{ $ref: '#/$defs/list' }, { type: 'null' }] },
      next: { $ref: '#' },
      odd: { anyOf: [{ $ref: '#/properties/odd' }, { type: 'number' }] },
      ids: { type: ['array', 'null'], items: { type: 'string' } },
    },
    $defs: { list: { type: 'array', items: { type: 'integer' } } },
  });
  expect(parse({ list: '["1",2]', next: { next: '{"ids":7}' } })).toMatchObject({
    input: { list: [1, 2], next: { next: { ids: ['7'] } } },
  });
  expect(parse({ list: null, ids: null })).toEqual({ ok: true, input: { list: null, ids: null } });
});

test.each([
  [{}, 'Parameter "count": it is missing.'],
  [{ count: 'two' }, 'Parameter "count" must be a whole number, but "two" came.'],
  [{ count: 0 }, 'Parameter "count": must be >= 1.'],
  [{ count: 1, deep: { 'a/b': 'z' } }, 'Parameter "deep.a/b": must be equal to one of the allowed values.'],
  [{ count: 1, more: 1 }, 'Parameter "more": there is no such parameter.'],
])('a misfit names the parameter: %j', async (input, error) => {
  expect((await parser(schema)).parse(input)).toEqual({ ok: false, error });
});

test('one of draft 7, as most servers write it, is read as that', async () => {
  const pair = { type: 'array', items: [{ type: 'string' }], additionalItems: false };
  const $schema = 'http://json-schema.org/draft-07/schema#';
  const { parse } = await parser({ $schema, type: 'object', properties: { pair } });
  expect(parse({ pair: ['a'] })).toEqual({ ok: true, input: { pair: ['a'] } });
  expect(parse({ pair: ['a', 'b'] })).toMatchObject({ ok: false });
});

test('an expression of a stranger is not run', async () => {
  const { parse } = await parser(schema);
  expect(parse({ count: 1, name: `${'a'.repeat(40)}!` })).toMatchObject({ ok: true });
});

test.each([
  ['of another type', { type: 'array' }, 'it is not of type "object"'],
  ['that is none', { type: 'object', properties: { a: { type: 'nothing' } } }, /schema is invalid/],
  ['too long', { type: 'object', description: 'x'.repeat(200_001) }, /^it is too long: 2000\d\d characters/],
])('a schema %s cannot be read, and it is said why', async (_, given, problem) => {
  expect(await jsonSchemaInput(given)).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
});

test('one that leads elsewhere is found out by the first input, which is an error', async () => {
  const { parse } = await parser({ type: 'object', properties: { a: { $ref: 'https://x.test/a' } } });
  expect(parse({ a: 1 })).toMatchObject({
    ok: false,
    error: expect.stringContaining("can't resolve reference"),
  });
});

test.each([
  ['nothing', {}, {}],
  ['a choice alone', { anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }],
  ['properties alone', { properties: { a: { type: 'integer' } } }, { a: 1 }],
])('a schema of %s is one of an object', async (_, given, input) => {
  const { parse, told } = await parser(given);
  expect(told).toMatchObject({ type: 'object' });
  expect(parse(input)).toEqual({ ok: true, input });
});

test('two schemas of one id are two', async () => {
  const $id = 'https://x.test/tool';
  const one = await parser({ $id, type: 'object', properties: { a: { $id: 'part', type: 'integer' } } });
  const other = await parser({ $id, type: 'object', properties: { a: { $id: 'part', type: 'boolean' } } });
  expect(one.parse({ a: 1 })).toMatchObject({ ok: true });
  expect(other.parse({ a: true })).toMatchObject({ ok: true });
});

test('a thousand schemas let other work come in between', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`p${at}`, { type: 'string' }]),
  );
  const schemas = Array.from({ length: 1000 }, (_, at) => ({
    type: 'object',
    properties,
    title: `tool ${at}`,
  }));
  const made = await Promise.all(schemas.map(jsonSchemaInput));
  clearImmediate(immediate);
  expect(made.every(({ ok }) => ok)).toBe(true);
  expect(turns).toBeGreaterThan(1);
});

test.each([
  ['http://json-schema.org/draft-04/schema#'],
  ['https://json-schema.org/draft/2019-09/schema'],
  ['https://json-schema.org/draft/2020-12/schema#'],
  ['http://json-schema.org/draft-07/schema'],
  ['elsewhere'],
  [7],
  [null],
])('a dialect that is not known is read as the usual one, and sent as it is: %j', async ($schema) => {
  const given = { $schema, type: 'object', properties: { a: { type: 'number' } } };
  const read = await jsonSchemaInput(given);
  if (!read.ok) throw new Error(read.problem);
  expect(read.parameters).toEqual(given);
  expect([read.input.safeParse({ a: 1 }).success, read.input.safeParse({ a: 'x' }).success]).toEqual([
    true,
    false,
  ]);
});
