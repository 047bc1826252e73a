import { isRecord } from '@shared/base/json';
import { tooDeepAt } from '@shared/base/json-depth';
import { withKnownNames } from './parameter-names';

// Reinterprets an input that does not match its schema. Each step only proposes another value for one of the wrong
// type; the schema validates the outcome.

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns the same object if nothing changes. */
export function readAgain(
  input: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
): Readonly<Record<string, unknown>> {
  const read = readValue(unwrapped(input, schema), schema, schema);
  return isRecord(read) ? read : input;
}

const wrappers = ['arguments', 'input', 'parameters', 'args', 'params'];

/** `{ "arguments": { … } }`, for a tool without such a parameter. */
function unwrapped(input: Readonly<Record<string, unknown>>, schema: JsonSchema) {
  const known = propertiesOf(schema);
  const wrapper = wrappers.find((name) => Object.hasOwn(input, name) && !Object.hasOwn(known, name));
  const inner = wrapper === undefined ? undefined : asRecord(input[wrapper]);
  if (inner === undefined) return input;
  const beside = Object.entries(input).filter(([name]) => Object.hasOwn(known, name));
  return { ...Object.fromEntries(beside), ...inner };
}

/** The value if it is an object, or the object in its JSON text. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  const read = typeof value === 'string' ? jsonIn(value) : value;
  return isRecord(read) ? read : undefined;
}

function readValue(value: unknown, schema: JsonSchema, root: JsonSchema): unknown {
  const forms = formsOf(schema, root);
  const fitting = forms.find((form) => hasType(value, form.type));
  if (fitting) return readInside(value, fitting, root);
  for (const form of forms) {
    const read = convert(value, form, root);
    if (read !== undefined) return readInside(read, form, root);
  }
  return value;
}

/** The possible forms of the value, each with one type; empty if any value is valid. */
function formsOf(schema: JsonSchema, root: JsonSchema, depth = 0): readonly JsonSchema[] {
  // A foreign schema may refer to itself.
  if (depth > 5) return [];
  if (typeof schema.$ref === 'string') return formsOf(referred(schema.$ref, root), root, depth + 1);
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices) return choices.filter(isRecord).flatMap((choice) => formsOf(choice, root, depth + 1));
  if (Array.isArray(schema.type)) return schema.type.map((type: unknown) => ({ ...schema, type }));
  return typeof schema.type === 'string' ? [schema] : [];
}

function referred(reference: string, root: JsonSchema): JsonSchema {
  const found = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter((name) => name !== '')
    .reduce<unknown>(
      (place, name) => (isRecord(place) && Object.hasOwn(place, name) ? place[name] : {}),
      root,
    );
  return isRecord(found) ? found : {};
}

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

/** Undefined: the value cannot mean this type. */
function convert(value: unknown, form: JsonSchema, root: JsonSchema): unknown {
  if (value === null || value === undefined) return undefined;
  switch (form.type) {
    case 'number':
    case 'integer':
      return typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : undefined;
    case 'boolean':
      return typeof value === 'string' ? booleans[value.trim().toLowerCase()] : undefined;
    case 'string':
      return asText(value);
    case 'array':
      return asList(value);
    case 'object':
      return asRecord(value) ?? asOnlyText(value, form, root);
    default:
      return undefined;
  }
}

const decimal = /^-?\d+(\.\d+)?$/;
const booleans: Readonly<Record<string, boolean | undefined>> = { true: true, false: false };

function asText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' ? value[0] : undefined;
}

function asList(value: unknown): readonly unknown[] {
  const read = typeof value === 'string' ? jsonIn(value) : value;
  if (Array.isArray(read)) return read;
  return [isRecord(read) ? read : value];
}

/** A word instead of an object that requires a single text. */
function asOnlyText(value: unknown, form: JsonSchema, root: JsonSchema): unknown {
  const [needed, ...others] = Array.isArray(form.required) ? form.required : [];
  if (typeof value !== 'string' || typeof needed !== 'string' || others.length > 0) return undefined;
  const isText = formsOf(propertyOf(form, needed), root).some(({ type }) => type === 'string');
  return isText ? { [needed]: value } : undefined;
}

function readInside(value: unknown, form: JsonSchema, root: JsonSchema): unknown {
  if (Array.isArray(value) && isRecord(form.items)) {
    const items = form.items;
    const read = value.map((item) => readValue(item, items, root));
    return read.every((item, index) => item === value[index]) ? value : read;
  }
  return isRecord(value) ? readMembers(value, form, root) : value;
}

function readMembers(value: Record<string, unknown>, form: JsonSchema, root: JsonSchema) {
  const known = propertiesOf(form);
  const named = withKnownNames(value, Object.keys(known));
  const needed: readonly unknown[] = Array.isArray(form.required) ? form.required : [];
  const read: [string, unknown][] = [];
  for (const [name, member] of Object.entries(named)) {
    const schema = Object.hasOwn(known, name) ? propertyOf(form, name) : null;
    const isAbsent = member === null && schema !== null && !needed.includes(name) && !takesNull(schema, root);
    if (!isAbsent) read.push([name, schema === null ? member : readValue(member, schema, root)]);
  }
  const isSame = named === value && read.length === Object.keys(value).length;
  return isSame && read.every(([name, member]) => member === value[name]) ? value : Object.fromEntries(read);
}

function takesNull(schema: JsonSchema, root: JsonSchema): boolean {
  const forms = formsOf(schema, root);
  return forms.length === 0 || forms.some(({ type }) => type === 'null');
}

export function propertiesOf(schema: JsonSchema): Readonly<Record<string, unknown>> {
  return isRecord(schema.properties) ? schema.properties : {};
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema {
  const property = propertiesOf(schema)[name];
  return isRecord(property) ? property : {};
}

/** Undefined unless the text is JSON of an array or object. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || tooDeepAt(text) !== null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
