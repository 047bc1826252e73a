import { z } from 'zod';

const perMillion = z.number().nonnegative();

/** The price of a model's tokens, as services list it: in units of `currency` per million tokens. */
export const priceSchema = z.object({
  input: perMillion,
  /** For input from the service's cache; absent: like `input`. */
  cachedInput: perMillion.optional(),
  output: perMillion,
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters, such as USD')
    .default('USD'),
});
export type Price = z.infer<typeof priceSchema>;
