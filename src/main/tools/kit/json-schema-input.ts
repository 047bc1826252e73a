import { setImmediate } from 'node:timers/promises';
import { messageOf } from '@shared/errors';
import type { Ajv, AnySchemaObject, ErrorObject, Options, ValidateFunction } from 'ajv';
import { z } from 'zod';
import { createSerialQueue } from '../../base/serial-queue';

// JSON Schema (2020-12, or draft 7 if it says so) of a tool's parameters from a server or a command. The model gets it
// unchanged, and Pilotfish validates input against it. The validator is loaded with the first such tool.

export type JsonSchemaInput =
  | { readonly ok: true; readonly input: z.ZodType; readonly parameters: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/** In characters of its JSON. */
const longestSchema = 200_000;

/**
 * `problem`: why the schema is invalid, for the user, as the end of a sentence. This function only checks the schema.
 * The first input compiles it, because that takes about 10 ms each and most tools are never called.
 */
export function jsonSchemaInput(given: Readonly<Record<string, unknown>>): Promise<JsonSchemaInput> {
  return oneByOne.next(async () => {
    await letOthersRun();
    return await check(given);
  });
}

const oneByOne = createSerialQueue();

async function check(given: Readonly<Record<string, unknown>>): Promise<JsonSchemaInput> {
  const size = JSON.stringify(given).length;
  if (size > longestSchema)
    return { ok: false, problem: `it is too long: ${size} characters, at most ${longestSchema}` };
  // Some servers omit these defaults.
  const schema = given.type === undefined ? { type: 'object', properties: {}, ...given } : given;
  if (schema.type !== 'object') return { ok: false, problem: 'it is not of type "object"' };
  const known = withKnownDialect(schema);
  const ajv = await ajvFor(known);
  const problem = schemaProblem(ajv, known);
  if (problem !== null) return { ok: false, problem: `schema is invalid: ${problem}` };
  let compiled: ValidateFunction | null = null;
  const input = z.record(z.string(), z.unknown()).superRefine((value, context) => {
    try {
      compiled ??= compile(ajv, known);
      if (compiled(value)) return;
      for (const error of compiled.errors ?? []) context.addIssue(issueOf(error, value));
    } catch (error) {
      const message = `the schema of its parameters cannot be used: ${messageOf(error)}`;
      context.addIssue({ code: 'custom', path: [], message, input: value });
    }
  });
  return { ok: true, input, parameters: schema };
}

/** Pilotfish reads a schema of another dialect as one of 2020-12. */
function withKnownDialect({ $schema, ...schema }: Readonly<Record<string, unknown>>): AnySchemaObject {
  return typeof $schema === 'string' && dialects.test($schema) ? { ...schema, $schema } : schema;
}

/** Ajv throws for some invalid schemas. */
function schemaProblem(ajv: Ajv, schema: AnySchemaObject): string | null {
  try {
    return ajv.validateSchema(schema) ? null : ajv.errorsText();
  } catch (error) {
    return messageOf(error);
  }
}

/** Within a turn of the event loop, in milliseconds. */
const longestTurn = 20;
let turnBegan = 0;

/** Thousands of schemas must not block a window. */
async function letOthersRun(): Promise<void> {
  if (performance.now() - turnBegan < longestTurn) return;
  await setImmediate();
  turnBegan = performance.now();
}

/** By dialect, loaded with the first schema of it. */
const instances = new Map<string, Promise<Ajv>>();

function ajvFor({ $schema }: Readonly<Record<string, unknown>>): Promise<Ajv> {
  const dialect = typeof $schema === 'string' && draft7.test($schema) ? 'draft-7' : '2020-12';
  const ajv = instances.get(dialect) ?? createAjv(dialect);
  instances.set(dialect, ajv);
  return ajv;
}

/** Removes the schema at once: two servers may use the same id. */
function compile(ajv: Ajv, schema: AnySchemaObject): ValidateFunction {
  try {
    return ajv.compile(schema);
  } finally {
    ajv.removeSchema(schema);
  }
}

async function createAjv(dialect: string): Promise<Ajv> {
  // Ignores formats and patterns: a foreign regular expression may run forever here.
  const regExp = Object.assign(() => ({ test: () => true }), { code: 'undefined' });
  const options: Options = {
    strict: false,
    validateFormats: false,
    allErrors: true,
    verbose: true,
    code: { regExp },
  };
  const Dialect =
    dialect === 'draft-7' ? (await import('ajv')).Ajv : (await import('ajv/dist/2020.js')).Ajv2020;
  const ajv = new Dialect(options);
  await compileDialect(ajv);
  return ajv;
}

/** Each check needs the schema of schemas. Compiling all of it takes up to 60 ms, so other work runs between its parts. */
async function compileDialect(ajv: Ajv): Promise<void> {
  for (const id of Object.keys(ajv.schemas).reverse()) {
    await setImmediate();
    ajv.getSchema(id);
  }
}

const dialects = /^https?:\/\/json-schema\.org\/(?:draft-07\/schema#?|draft\/2020-12\/schema#?)$/;
/** The form that most servers' libraries write. */
const draft7 = /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/;

type Issue = Parameters<z.core.$RefinementCtx['addIssue']>[0];

function issueOf({ keyword, params, instancePath, data, message }: ErrorObject, value: unknown): Issue {
  const path = instancePath.split('/').slice(1).map(segment);
  if (keyword === 'required')
    return {
      code: 'custom',
      path: [...path, String(params.missingProperty)],
      message: 'it is missing',
      input: value,
    };
  if (keyword === 'additionalProperties')
    return {
      code: 'custom',
      path: [...path, String(params.additionalProperty)],
      message: 'there is no such parameter',
      input: data,
    };
  if (keyword === 'type' && typeof params.type === 'string')
    return { code: 'invalid_type', path, expected: expectedOf(params.type), input: data, message };
  return { code: 'custom', path, message: message ?? 'it does not fit', input: data };
}

/** Unescapes a segment of a JSON pointer (RFC 6901). */
function segment(text: string): string {
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

function expectedOf(type: string): z.core.$ZodInvalidTypeExpected {
  return type === 'integer' ? 'int' : (type as z.core.$ZodInvalidTypeExpected);
}
