import { isRecord } from '@shared/base/json';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { z } from 'zod';
import { byLikeness } from '../../base/edit-distance';
import { jsonFault } from './json-fault';
import type { Tool } from './tool';

// From the text a model wrote as arguments to the input a tool runs with: lenient in what is plainly meant,
// strict in everything else. A misfit is a sentence for the model, never an exception.

export type ParsedInput =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly error: string };

/** The input of one call, an object of its own. `argumentsText` is what the model wrote, whatever it is. */
export function parseInput(tool: Tool, argumentsText: string): ParsedInput {
  const text = argumentsText.trim() === '' ? '{}' : argumentsText;
  const deepAt = tooDeepAt(text);
  if (deepAt !== null)
    return {
      ok: false,
      error: `Arguments for "${tool.name}" are nested too deep: more than ${deepestJson} levels at position ${deepAt}. Nothing was executed.`,
    };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return {
      ok: false,
      error: `Arguments for "${tool.name}" are not valid JSON: ${jsonFault(text, error)}. Nothing was executed.`,
    };
  }
  if (!isRecord(given))
    return {
      ok: false,
      error: `Arguments for "${tool.name}" must be a JSON object, but ${shown(given)} came.`,
    };
  return matchSchema(tool.input, withPathName(tool.input, given));
}

/** What a model is told that called a tool there is not: every tool there is, the three most alike first. */
export function unknownToolText(name: string, available: readonly string[]): string {
  const nearest = byLikeness(name, available).slice(0, 3);
  const rest = available.filter((known) => !nearest.includes(known));
  return `Tool "${name}" does not exist. Available tools: ${[...nearest, ...rest].join(', ') || 'none'}`;
}

/** What the model gets to know of a tool's parameters: JSON schema, defaults optional. Made once for each input. */
export function toolSchema({
  input,
  parameters,
}: Pick<Tool, 'input' | 'parameters'>): Readonly<Record<string, unknown>> {
  if (parameters) return parameters;
  const known = schemas.get(input);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input' });
  schemas.set(input, schema);
  return schema;
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>();

function matchSchema(schema: z.ZodType, input: Record<string, unknown>): ParsedInput {
  const first = schema.safeParse(input, { reportInput: true });
  if (first.success) return { ok: true, input: first.data };
  // Only what did not fit is looked at again, so that a string parameter that holds "2" stays a string.
  for (const issue of first.error.issues) convertAt(input, issue);
  const second = schema.safeParse(input);
  if (second.success) return { ok: true, input: second.data };
  return { ok: false, error: second.error.issues.map((issue) => issueText(issue, input)).join('\n') };
}

const pathNames = ['path', 'file_path', 'absolute_path'];

/** Models mix the names of the path parameter: the one the schema knows takes the value of another. */
function withPathName(schema: z.ZodType, given: Record<string, unknown>): Record<string, unknown> {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const wanted = pathNames.find((name) => known.includes(name));
  if (wanted === undefined || Object.hasOwn(given, wanted)) return given;
  const other = pathNames.find((name) => Object.hasOwn(given, name));
  return other === undefined ? given : { ...given, [wanted]: given[other] };
}

const decimal = /^-?\d+(\.\d+)?$/;

function convertAt(input: unknown, issue: z.core.$ZodIssue): void {
  if (issue.code !== 'invalid_type' || typeof issue.input !== 'string') return;
  const converted = convert(issue.input, issue.expected);
  const key = issue.path.at(-1);
  const holder = issue.path.slice(0, -1).reduce<unknown>(member, input);
  if (converted === undefined || key === undefined || typeof holder !== 'object' || holder === null) return;
  Object.assign(holder, { [key]: converted });
}

function member(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function convert(text: string, expected: string): number | boolean | undefined {
  if (expected === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (expected !== 'number' && expected !== 'int') return undefined;
  return decimal.test(text) ? Number(text) : undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function issueText(issue: z.core.$ZodIssue, input: unknown): string {
  const name = parameterName(issue.path);
  if (issue.code === 'custom') return `Parameter "${name}": ${issue.message}.`;
  // As it was given: the schema may have trimmed it before it judged.
  const given = issue.path.reduce<unknown>(member, input);
  const came = given === undefined ? 'it is missing' : `${shown(given)} came`;
  return `Parameter "${name}" must be ${expectation(issue)}, but ${came}.`;
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return sizeText(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return sizeText(issue.origin, 'at most', Number(issue.maximum));
    default:
      return `valid (${issue.message})`;
  }
}

function sizeText(origin: string, bound: 'at least' | 'at most', size: number): string {
  if (origin === 'number' || origin === 'int') return `${bound} ${size}`;
  if (bound === 'at least' && size === 1)
    return origin === 'array' ? 'a non-empty array' : 'a non-empty string';
  return origin === 'array'
    ? `an array of ${bound} ${size} items`
    : `a string of ${bound} ${size} characters`;
}

function parameterName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}
