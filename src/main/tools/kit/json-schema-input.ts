import { messageOf } from '@shared/errors';
import type { Ajv, ErrorObject, Options } from 'ajv';
import { z } from 'zod';

// JSON Schema (2020-12, or draft 7 where it says so) of a tool's parameters, as a server or a command gave it: the model gets it word for word, and
// input is checked against it. Loaded with the first such tool.

export type JsonSchemaInput =
  | { readonly ok: true; readonly input: z.ZodType; readonly parameters: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string };

/** In characters of its JSON. */
const longestSchema = 200_000;

/** `problem`: why it cannot be read, for the person, as the end of a sentence. */
export async function jsonSchemaInput(schema: Readonly<Record<string, unknown>>): Promise<JsonSchemaInput> {
  const size = JSON.stringify(schema).length;
  if (size > longestSchema)
    return { ok: false, problem: `it is too long: ${size} characters, at most ${longestSchema}` };
  if (schema.type !== 'object') return { ok: false, problem: 'it is not of type "object"' };
  try {
    const check = (await createAjv(schema)).compile(schema);
    const input = z.record(z.string(), z.unknown()).superRefine((value, context) => {
      if (check(value)) return;
      for (const error of check.errors ?? []) context.addIssue(issueOf(error, value));
    });
    return { ok: true, input, parameters: schema };
  } catch (error) {
    return { ok: false, problem: messageOf(error) };
  }
}

/** One for each schema: two servers may give two schemas of one id. */
async function createAjv({ $schema }: Readonly<Record<string, unknown>>): Promise<Ajv> {
  // Formats and patterns are left to whoever wrote them: an expression of a stranger may take for ever here.
  const regExp = Object.assign(() => ({ test: () => true }), { code: 'undefined' });
  const options: Options = {
    strict: false,
    validateFormats: false,
    allErrors: true,
    verbose: true,
    code: { regExp },
  };
  if (typeof $schema === 'string' && draft7.test($schema)) {
    const { Ajv: Ajv7 } = await import('ajv');
    return new Ajv7(options);
  }
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  return new Ajv2020(options);
}

/** What most servers' libraries write. */
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

/** Of a JSON pointer (RFC 6901). */
function segment(text: string): string {
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

function expectedOf(type: string): z.core.$ZodInvalidTypeExpected {
  return type === 'integer' ? 'int' : (type as z.core.$ZodInvalidTypeExpected);
}
