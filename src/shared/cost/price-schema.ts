import { z } from 'zod';

const perMillion = z.number().nonnegative();

/** What a model's tokens cost, as services list it: in units of `currency` per million tokens. */
export const priceSchema = z.object({
  input: perMillion,
  /** Of input that the service had read before; absent: as `input`. */
  cachedInput: perMillion.optional(),
  output: perMillion,
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters, such as USD')
    .default('USD'),
});
export type Price = z.infer<typeof priceSchema>;
