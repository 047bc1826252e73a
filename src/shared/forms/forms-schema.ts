import { z } from 'zod';

// Form that an MCP server has a person fill in: fields that stand beside each other, and what was put into them.

const option = z.object({ value: z.string(), label: z.string() });

const field = {
  name: z.string(),
  label: z.string(),
  /** `''`: nothing is said of it. */
  description: z.string(),
  required: z.boolean(),
};

/** `initial` is what stands in it before the person has touched it. */
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
    /** So many of them. */
    least: z.number().nullable(),
    most: z.number().nullable(),
    initial: z.array(z.string()),
  }),
]);
export type FormField = z.infer<typeof formFieldSchema>;

export const formSchema = z.object({
  /** The server's alias. */
  server: z.string(),
  /** What it wants to know, and why: its words. */
  message: z.string(),
  fields: z.array(formFieldSchema),
});
export type Form = z.infer<typeof formSchema>;

/** By the field's name. One that was left empty is missing. */
export const formValuesSchema = z.record(
  z.string(),
  z.union([z.string().max(20_000), z.number(), z.boolean(), z.array(z.string()).max(500)]),
);
export type FormValues = z.infer<typeof formValuesSchema>;

/** `cancel`: the person does not want to say either way. */
export const formActionSchema = z.enum(['accept', 'decline', 'cancel']);
