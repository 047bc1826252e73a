import { fieldOf } from '@shared/base/json';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { messageOf } from '@shared/errors';
import { z } from 'zod';
import { byLikeness } from '../../base/edit-distance';
import { withKnownNames } from './parameter-names';
import { asRecord, propertiesOf, readAgain } from './read-again';
import type { Tool } from './tool';

// Parses the arguments of a model into the input of a tool: lenient if the meaning is clear, strict in everything else.
// Reports invalid input as a sentence for the model, never as an exception.

export type ParsedInput =
  | {
      readonly ok: true;
      readonly input: unknown;
      /** The arguments as read, if they differ from the model's text. */
      readonly readAs?: string;
    }
  | { readonly ok: false; readonly error: string };

/** The input of one call, always a new object. `argumentsText`: the model's text, in any form. */
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
  const record = asRecord(given);
  if (!record)
    return {
      ok: false,
      error: `Arguments for "${tool.name}" must be a JSON object, but ${shown(given)} came.`,
    };
  return readInput(tool, given, record);
}

/** Names that the model reads if it calls an unknown tool. */
const mostNames = 30;

/**
 * The error for a model that called an unknown tool. It lists the likely meant tool and the most similar ones first,
 * then others up to 30, and the number of the rest.
 */
export function unknownToolText(
  name: string,
  available: readonly string[],
  meant: string | null = null,
): string {
  const alike = byLikeness(name, available).filter((known) => known !== meant);
  const nearest = [...(meant === null ? [] : [meant]), ...alike].slice(0, 3);
  const rest = available.filter((known) => !nearest.includes(known));
  const names = [...nearest, ...rest].slice(0, mostNames);
  const more = available.length > mostNames ? ` and ${available.length - mostNames} more` : '';
  return `Tool "${name}" does not exist. Available tools: ${names.join(', ') || 'none'}${more}`;
}

/** The JSON schema of a tool's parameters for the model, with optional defaults. Made once for each input. */
export function toolSchema({
  input,
  parameters,
}: Pick<Tool, 'input' | 'parameters'>): Readonly<Record<string, unknown>> {
  if (parameters) return parameters;
  const known = schemas.get(input);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', override: withoutLimit });
  schemas.set(input, schema);
  return schema;
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>();

/** Hides JavaScript's largest integer, which is no real limit for a model. */
function withoutLimit({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

type Given = Readonly<Record<string, unknown>>;

/** First tries the input as given, then as probably meant. Errors quote the input as read. */
function readInput(tool: Tool, given: unknown, record: Given): ParsedInput {
  const named = fromHabit(tool, record);
  const first = tool.input.safeParse(named);
  if (first.success) return parsed(first.data, { given, read: named });
  const read = fromHabit(tool, readAgain(named, toolSchema(tool)));
  const second = tool.input.safeParse(read);
  if (second.success) return parsed(second.data, { given, read });
  return { ok: false, error: second.error.issues.map((issue) => issueText(issue, read)).join('\n') };
}

/**
 * Maps names that other agents use to a built-in tool's names; its schema drops unknown ones. A tool from elsewhere may
 * accept any name.
 */
function fromHabit(tool: Tool, given: Given): Given {
  if (tool.parameters) return given;
  const named = withKnownNames(given, Object.keys(propertiesOf(toolSchema(tool))));
  return tool.fromHabit?.(named) ?? named;
}

function parsed(
  input: unknown,
  { given, read }: { readonly given: unknown; readonly read: Given },
): ParsedInput {
  return read === given ? { ok: true, input } : { ok: true, input, readAs: JSON.stringify(read) };
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
  // The given value: the schema may have trimmed it before the check.
  const given = issue.path.reduce<unknown>(fieldOf, input);
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

// Names the fault of a text that is invalid JSON, and its position.

/** The engine's reason with the position, which the engine sometimes omits. */
function jsonFault(text: string, error: unknown): string {
  const reason = messageOf(error)
    .replace(/ in JSON| JSON(?= input)/, '')
    .replace(/ \(line \d+ column \d+\)$/, '')
    .replace(/, .* is not valid JSON$/s, '');
  return / at position \d+$/.test(reason) ? reason : `${reason} at position ${firstBadPosition(text)}`;
}

/** The first position at which the text stops being JSON. Every longer part is bad too, so a binary search finds it. */
function firstBadPosition(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (mayGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function mayGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const message = messageOf(error);
    return message === 'Unexpected end of JSON input' || message.includes(` at position ${start.length} `);
  }
}
