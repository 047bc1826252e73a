import { aliasSchema } from '@shared/servers/servers-schema';
import { settingsSchema } from '@shared/settings/settings-schema';
import { speak } from '@shared/texts/speak';
import { say, sayInEnglish } from '@shared/texts/text';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { wrongValue } from './wrong-value';

afterEach(() => speak('en'));

const wrong = (schema: z.ZodType, value: unknown) => wrongValue(schema.safeParse(value).error?.issues[0]);
const provider = { id: 'a', name: 'a', baseUrl: 'http://a.invalid', model: '' };

it.each([
  [z.boolean(), 1, 'it must be true or false'],
  [z.array(z.string()), 'x', 'it must be a list'],
  [z.record(z.string(), z.string()), 'x', 'it must be an object'],
  [z.enum(['a', 'b']), 'c', 'it must be one of these: a, b'],
  [z.number().min(1000), 1, 'it must be 1,000 or more'],
  [z.number().positive(), 0, 'it must be more than 0'],
  [z.number().max(9), 10, 'it must be 9 or less'],
  [z.int(), 1.5, 'it must be a whole number'],
  [z.string().min(1), '', 'it is empty'],
  [z.string().max(1), 'aa', 'it is too long'],
  [z.url(), 'x', 'it must be an address that begins with http:// or https://'],
  [z.strictObject({}), { a: 1 }, '“a” is unknown'],
  [z.string().regex(/a/), 'b', 'the value is invalid'],
])('says what is wrong in words of ours: %#', (schema, value, said) => {
  expect(sayInEnglish(wrong(schema, value))).toBe(said);
});

it.each([
  [settingsSchema, { providers: [{ ...provider, id: 'A B' }] }],
  [settingsSchema, { providers: [{ ...provider, baseUrl: 'http://a:b@c.invalid' }] }],
  [settingsSchema, { web: { allowedHosts: ['a b'] } }],
  [settingsSchema, { web: { tavily: { baseUrl: 'http://a:b@c.invalid' } } }],
  [settingsSchema, { memory: { fileNames: ['a/b'] } }],
  [aliasSchema, 'a__b'],
] as const)('says what our own schemas ask for in the language of the user: %#', async (schema, value) => {
  const told = wrong(schema, value);
  await speak('de');
  expect(say(told)).not.toBe(sayInEnglish(told));
});
