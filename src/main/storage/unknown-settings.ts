import { isRecord } from '@shared/base/json';
import { settingsSchema } from '@shared/settings/settings-schema';
import { type Text, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { byLikeness } from '../base/edit-distance';
import { below, unwrapped } from './setting-rows/schema-walk';

// Unknown keys of settings.json: names each with the most similar known key.

/** A sentence for each unknown key. */
export function unknownSettings(value: unknown): readonly Text[] {
  const known = keysOf(settingsSchema);
  return unknownIn(value, settingsSchema, '').map(({ key, siblings }) => {
    if (known.includes(key)) return textOf('settings.dotted-key', { key, nested: nestedForm(key) });
    const [nearest = ''] = byLikeness(key, [...new Set([...siblings, ...known])]);
    return textOf('settings.unknown-key', { key, nearest });
  });
}

/** The documentation and VS Code write a setting with dots: `a.b` is `"a": { "b": … }` in the file. */
function nestedForm(key: string): string {
  return key.split('.').reduceRight((inner, name) => `"${name}": ${inner === '' ? '…' : `{ ${inner} }`}`, '');
}

type Unknown = { readonly key: string; readonly siblings: readonly string[] };

/** `at`: the path of the value, `''` for the whole. */
function unknownIn(value: unknown, schema: z.core.$ZodType, at: string): readonly Unknown[] {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => unknownIn(entry, bare.element, `${at}[${index}]`));
  if (!isRecord(value)) return [];
  if (bare instanceof z.ZodRecord)
    return Object.entries(value).flatMap(([key, entry]) => unknownIn(entry, bare.valueType, below(at, key)));
  if (!(bare instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape;
  const siblings = Object.keys(shape).map((key) => below(at, key));
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return unknownIn(entry, known, below(at, key));
    // Editors recognize the file by this key.
    return at === '' && key === '$schema' ? [] : [{ key: below(at, key), siblings }];
  });
}

/** Paths of all keys, except for those inside lists or under names that the user chooses. */
function keysOf(schema: z.core.$ZodType, at = ''): readonly string[] {
  const bare = unwrapped(schema);
  if (!(bare instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape;
  return Object.entries(shape).flatMap(([key, inner]) => [below(at, key), ...keysOf(inner, below(at, key))]);
}
