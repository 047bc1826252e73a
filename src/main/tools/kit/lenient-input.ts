import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { z } from 'zod';
import { byLikeness } from '../../base/edit-distance';
import { jsonFault } from './json-fault';
import { withKnownNames } from './parameter-names';
import { asRecord, propertiesOf, readAgain } from './read-again';
import type { Tool } from './tool';

// From the text a model wrote as arguments to the input a tool runs with: lenient in what is plainly meant,
// strict in everything else. A misfit is a sentence for the model, never an exception.

export type ParsedInput =
  | {
      readonly ok: true;
      readonly input: unknown;
      /** The arguments as they were read, where that is not as the model wrote them. */
      readonly readAs?: string;
    }
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
  const record = asRecord(given);
  if (!record)
    return {
      ok: false,
      error: `Arguments for "${tool.name}" must be a JSON object, but ${shown(given)} came.`,
    };
  return readInput(tool, given, record);
}

/** Names that the model reads if it calls a tool that does not exist. */
const mostNames = 30;

/**
 * What a model reads that called a tool that does not exist: the one it likely means and the most alike first, then the
 * others up to 30, and how many more there are.
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

/** What the model gets to know of a tool's parameters: JSON schema, defaults optional. Made once for each input. */
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

/** What JavaScript can count to is no limit that a model has to read. */
function withoutLimit({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

type Given = Readonly<Record<string, unknown>>;

/** As it came, then as it may be meant. What still does not fit is named as it was read. */
function readInput(tool: Tool, given: unknown, record: Given): ParsedInput {
  const named = fromHabit(tool, record);
  const first = tool.input.safeParse(named);
  if (first.success) return parsed(first.data, { given, read: named });
  const read = fromHabit(tool, readAgain(named, toolSchema(tool)));
  const second = tool.input.safeParse(read);
  if (second.success) return parsed(second.data, { given, read });
  return { ok: false, error: second.error.issues.map((issue) => issueText(issue, read)).join('\n') };
}

/** Names that other agents use, of a tool of ours: what it does not know is dropped. One from elsewhere may take any. */
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

function member(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
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
