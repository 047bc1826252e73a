import { z } from 'zod';

// Form of an MCP server for the user: a flat list of fields, and their values.

const option = z.object({ value: z.string(), label: z.string() });

const field = {
  name: z.string(),
  label: z.string(),
  /** May be empty. */
  description: z.string(),
  required: z.boolean(),
};

/** `initial` is the value before the user changes the field. */
export const formFieldSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...field,
    format: z.enum(['email', 'uri', 'date', 'date-time']).nullable(),
    /** In characters. */
    least: z.number().nullable(),
    most: z.number().nullable(),
    initial: z.string(),
  }),
  z.object({
    kind: z.literal('number'),
    ...field,
    whole: z.boolean(),
    least: z.number().nullable(),
    most: z.number().nullable(),
    initial: z.number().nullable(),
  }),
  z.object({ kind: z.literal('yes-or-no'), ...field, initial: z.boolean() }),
  z.object({ kind: z.literal('choice'), ...field, options: z.array(option), initial: z.string().nullable() }),
  z.object({
    kind: z.literal('choices'),
    ...field,
    options: z.array(option),
    /** In number of choices. */
    least: z.number().nullable(),
    most: z.number().nullable(),
    initial: z.array(z.string()),
  }),
]);
export type FormField = z.infer<typeof formFieldSchema>;

export const formSchema = z.object({
  /** The server's alias. */
  server: z.string(),
  /** The server's own text: its question, and the reason. */
  message: z.string(),
  fields: z.array(formFieldSchema),
});
export type Form = z.infer<typeof formSchema>;

/** By the field's name. Empty fields are missing. */
export const formValuesSchema = z.record(
  z.string(),
  z.union([z.string().max(20_000), z.number(), z.boolean(), z.array(z.string()).max(500)]),
);
export type FormValues = z.infer<typeof formValuesSchema>;

/** `cancel`: the user dismisses the form without a decision. */
export const formActionSchema = z.enum(['accept', 'decline', 'cancel']);
