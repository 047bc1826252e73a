import { isRecord } from '@shared/base/json';

// Reduces tool schemas to the part of JSON Schema that every server accepts.

type Schema = Readonly<Record<string, unknown>>;

const taken = new Set([
  ...['type', 'description', 'enum', 'items', 'properties', 'required', 'additionalProperties'],
  ...['minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength', 'default'],
]);

/** The schema, reduced to keywords that every server accepts. Inputs are still checked against the full schema. */
export function plainSchema(schema: Schema): Schema {
  return { ...plain(schema), type: 'object' };
}

function plain(schema: unknown): Schema {
  if (!isRecord(schema)) return {};
  const whole = withFirstChoice(schema);
  return Object.fromEntries(
    Object.entries(whole).flatMap(([key, value]) => (taken.has(key) ? [[key, plainValue(key, value)]] : [])),
  );
}

/** Of several alternatives, the server gets the first one that is not `null`. */
function withFirstChoice(schema: Schema): Schema {
  const choices: unknown = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray);
  const first = Array.isArray(choices) ? choices.filter(isRecord).find(({ type }) => type !== 'null') : null;
  return first ? { ...first, ...schema } : schema;
}

function plainValue(key: string, value: unknown): unknown {
  if (key === 'properties' && typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
  if (key === 'items') return plain(value);
  if (key === 'additionalProperties') return typeof value === 'boolean' ? value : true;
  if (key === 'type' && Array.isArray(value)) return value.find((each) => each !== 'null') ?? 'string';
  return value;
}
