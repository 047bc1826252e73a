import { type AnyText, textOf } from '../texts/text';
import type { FormField, FormValues } from './forms-schema';

export type * from './forms-schema';

// Validation of a form's values, the same for the card and for the main process.

/** Null: the value is valid for the field. Undefined: the field was left empty. */
export function faultIn(field: FormField, value: FormValues[string] | undefined): AnyText | null {
  if (value === undefined) return field.required ? textOf('form.required') : null;
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? faultInText(field, value) : textOf('form.not-such');
    case 'number':
      return typeof value === 'number' ? faultInNumber(field, value) : textOf('form.no-number');
    case 'yes-or-no':
      return typeof value === 'boolean' ? null : textOf('form.not-such');
    case 'choice':
      return field.options.some((option) => option.value === value) ? null : textOf('form.not-such');
    case 'choices':
      return faultInChoices(field, value);
  }
}

/** The names of values that are unknown or invalid. */
export function faultyFields(fields: readonly FormField[], values: FormValues): readonly string[] {
  const names = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !names.has(name));
  const faulty = fields.filter((field) => faultIn(field, givenFor(values, field)) !== null);
  return [...unknown, ...faulty.map(({ name }) => name)];
}

export function givenFor(values: FormValues, { name }: FormField): FormValues[string] | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

type Of<Kind> = Extract<FormField, { kind: Kind }>;

function faultInText({ format, least, most }: Of<'text'>, value: string): AnyText | null {
  const length = [...value].length;
  if (least !== null && length < least) return textOf('form.too-short', { least });
  if (most !== null && length > most) return textOf('form.too-long', { most });
  return format !== null && !formats[format].test(value) ? textOf(`form.no-${format}`) : null;
}

const formats = {
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
} as const;

function faultInNumber({ whole, least, most }: Of<'number'>, value: number): AnyText | null {
  if (!Number.isFinite(value)) return textOf('form.no-number');
  if (whole && !Number.isInteger(value)) return textOf('form.not-whole');
  if (least !== null && value < least) return textOf('form.too-small', { least });
  return most !== null && value > most ? textOf('form.too-large', { most }) : null;
}

function faultInChoices({ options, least, most }: Of<'choices'>, value: FormValues[string]): AnyText | null {
  const known = new Set(options.map((option) => option.value));
  if (!Array.isArray(value) || value.some((one) => !known.has(one))) return textOf('form.not-such');
  if (least !== null && value.length < least) return textOf('form.too-few', { least });
  return most !== null && value.length > most ? textOf('form.too-many', { most }) : null;
}
