import { type AnyText, type PlainKey, sayInEnglish, type Text, textOf } from '@shared/texts/text';
import type { z } from 'zod';

// Wrong value: the objection of a schema, as text in the user's language. zod itself has only English messages.

export function wrongValue(issue: z.core.$ZodIssue | undefined): AnyText {
  if (issue === undefined) return textOf('wrong-value.other');
  return ownText(issue.message) ?? textOfIssue(issue);
}

/** With the path of the value, `a.0.b`, unless the whole value is wrong. */
export function wrongValueAt({ issues: [issue] }: z.ZodError): AnyText {
  const [at, problem] = [issue?.path.join('.') ?? '', wrongValue(issue)];
  return at === '' ? problem : textOf('wrong-value.at', { at, problem });
}

function textOfIssue(issue: z.core.$ZodIssue): AnyText {
  switch (issue.code) {
    case 'invalid_type':
      return textOf('wrong-value.type', { type: typeText(issue.expected) });
    case 'invalid_value':
      return textOf('wrong-value.choice', { choices: issue.values.map(String) });
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? textOf('wrong-value.too-long')
        : textOf('wrong-value.at-most', { most: Number(issue.maximum) });
    case 'invalid_format':
      return textOf(issue.format === 'url' ? 'wrong-value.address' : 'wrong-value.other');
    case 'unrecognized_keys':
      return textOf('wrong-value.unknown-keys', { names: issue.keys });
    case 'custom':
      return issue.message;
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return textOf('wrong-value.other');
  }
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Text {
  if (origin === 'string' || origin === 'array') return textOf('wrong-value.empty');
  return textOf(inclusive ? 'wrong-value.at-least' : 'wrong-value.above', { least: Number(minimum) });
}

function typeText(expected: string): AnyText {
  return types.get(expected) ?? expected;
}

const types: ReadonlyMap<string, Text> = new Map([
  ['string', textOf('wrong-value.string')],
  ['number', textOf('wrong-value.number')],
  ['int', textOf('wrong-value.int')],
  ['boolean', textOf('wrong-value.boolean')],
  ['array', textOf('wrong-value.array')],
  ['object', textOf('wrong-value.object')],
  ['record', textOf('wrong-value.object')],
]);

/** Messages of Pilotfish's own schemas, in the words of the English texts. */
const own: readonly PlainKey[] = [
  'wrong-value.provider-id',
  'wrong-value.alias',
  'wrong-value.tool-name',
  'wrong-value.file-name',
  'wrong-value.host',
  'wrong-value.folder',
  'wrong-value.user-in-address',
  'wrong-value.user-in-endpoint',
  'wrong-value.address',
  'wrong-value.version',
];

function ownText(message: string): Text | null {
  const key = own.find((each) => sayInEnglish(textOf(each)) === message);
  return key === undefined ? null : textOf(key);
}
