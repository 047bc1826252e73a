import type { Form, FormField } from '@shared/forms/forms';
import { z } from 'zod';

// Converts a form of a server (elicitation, a small part of JSON schema) to a form for the user. A form with unknown
// parts is rejected, because the user would answer another question.

/** Null if the user could not fill it in. */
export function readForm(server: string, params: unknown): Form | null {
  const { success, data } = paramsSchema.safeParse(params);
  if (!success) return null;
  const { message, requestedSchema } = data;
  const required = new Set(requestedSchema.required);
  const fields = Object.entries(requestedSchema.properties).map(([name, property]) =>
    fieldOf(property, { name, required: required.has(name) }),
  );
  return { server, message, fields };
}

const line = z.string().max(300);
const count = z.number().int().nonnegative().optional();
const said = { title: line.optional(), description: z.string().max(2000).optional() };
const titled = z.array(z.object({ const: line, title: line })).max(300);
const values = z.array(line).max(300);

const choiceSchema = z.union([
  z.object({ ...said, type: z.literal('string'), oneOf: titled, default: line.optional() }),
  z.object({
    ...said,
    type: z.literal('string'),
    enum: values,
    enumNames: z.array(line).optional(),
    default: line.optional(),
  }),
]);
const choicesSchema = z.object({
  ...said,
  type: z.literal('array'),
  items: z.union([z.object({ anyOf: titled }), z.object({ enum: values })]),
  minItems: count,
  maxItems: count,
  default: values.optional(),
});
const textSchema = z.object({
  ...said,
  type: z.literal('string'),
  minLength: count,
  maxLength: count,
  format: z.enum(['email', 'uri', 'date', 'date-time']).optional().catch(undefined),
  default: z.string().max(20_000).optional(),
});
const numberSchema = z.object({
  ...said,
  type: z.enum(['number', 'integer']),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.number().optional(),
});
const booleanSchema = z.object({ ...said, type: z.literal('boolean'), default: z.boolean().optional() });

const propertySchema = z.union([choiceSchema, choicesSchema, textSchema, numberSchema, booleanSchema]);
type Property = z.infer<typeof propertySchema>;

const paramsSchema = z.object({
  mode: z.literal('form').optional(),
  message: z.string().max(4000),
  requestedSchema: z.object({
    type: z.literal('object'),
    properties: z
      .record(z.string().min(1).max(100), propertySchema)
      .refine((properties) => Object.keys(properties).length <= 50),
    required: z.array(z.string()).default([]),
  }),
});

function fieldOf(property: Property, of: Pick<FormField, 'name' | 'required'>): FormField {
  const { title, description = '' } = property;
  const field = { ...of, label: title?.trim() || of.name, description };
  if ('oneOf' in property || 'enum' in property)
    return { kind: 'choice', ...field, options: optionsOf(property), initial: property.default ?? null };
  switch (property.type) {
    case 'array': {
      const { items, minItems: least = null, maxItems: most = null, default: initial = [] } = property;
      const options = optionsOf('anyOf' in items ? { oneOf: items.anyOf } : items);
      return { kind: 'choices', ...field, options, least, most, initial };
    }
    case 'string': {
      const {
        format = null,
        minLength: least = null,
        maxLength: most = null,
        default: initial = '',
      } = property;
      return { kind: 'text', ...field, format, least, most, initial };
    }
    case 'boolean':
      return { kind: 'yes-or-no', ...field, initial: property.default ?? false };
    case 'number':
    case 'integer': {
      const { type, minimum: least = null, maximum: most = null, default: initial = null } = property;
      return { kind: 'number', ...field, whole: type === 'integer', least, most, initial };
    }
  }
}

type Options =
  | { readonly oneOf: readonly { readonly const: string; readonly title: string }[] }
  | { readonly enum: readonly string[]; readonly enumNames?: readonly string[] | undefined };

function optionsOf(from: Options) {
  if ('oneOf' in from) return from.oneOf.map(({ const: value, title }) => ({ value, label: title }));
  return from.enum.map((value, index) => ({ value, label: from.enumNames?.[index] ?? value }));
}
