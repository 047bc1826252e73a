import { AppError } from '@shared/errors';
import { ownPages, type SettingControl, type SettingRow, settingAt } from '@shared/settings/setting-row';
import { settingsSchema } from '@shared/settings/settings-schema';
import { type Text, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { wrongValue } from '../../base/wrong-value';
import { below, unwrapped } from './schema-walk';

// Setting rows from the schema of the settings: the keys, their allowed values and their defaults.

/** `problems`: the unused parts of settings.json, each with its `key`. */
export function settingRows(problems: readonly Text[]): readonly SettingRow[] {
  return leaves.map(({ key, control }) => {
    const fallback = settingAt(defaults, key);
    const fault = problems.find(({ params }) => isAt(params.key, key)) ?? null;
    return { key, control, fault, ...(fallback !== undefined && { fallback }) };
  });
}

/** The value, parsed by the schema of that key. Throws AppError `invalid` for an unknown key or a forbidden value. */
export function settingValue(key: string, value: unknown): unknown {
  const leaf = leaves.find((each) => each.key === key);
  if (!leaf) throw new AppError('invalid', textOf('setting-rows.no-such-key', { key }));
  if (value === undefined) return undefined;
  const { data, error } = z.safeParse(leaf.schema, value);
  if (!error) return data;
  const problem = wrongValue(error.issues[0]);
  throw new AppError('invalid', textOf('setting-rows.refused', { key, problem }));
}

type Leaf = { readonly key: string; readonly schema: z.core.$ZodType; readonly control: SettingControl };

function leavesOf(schema: z.core.$ZodType, key: string): readonly Leaf[] {
  const bare = unwrapped(schema);
  if (!(bare instanceof z.ZodObject)) return [{ key, schema, control: controlOf(bare, key) }];
  return Object.entries<z.core.$ZodType>(bare.shape).flatMap(([name, inner]) =>
    leavesOf(inner, below(key, name)),
  );
}

function controlOf(schema: z.core.$ZodType, key: string): SettingControl {
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: schema.options.map(String) };
  if (schema instanceof z.ZodNumber)
    return { kind: 'number', whole: schema.isInt, least: leastOf(schema), most: mostOf(schema) };
  if (schema instanceof z.ZodString) return { kind: 'text' };
  if (schema instanceof z.ZodArray) return { kind: 'list' };
  if (schema instanceof z.ZodRecord) return { kind: 'pairs' };
  throw new Error(`There is no control for the setting ${key}.`);
}

/** For whole numbers with an exclusive lower bound, the next number. */
function leastOf({ minValue, def }: z.ZodNumber): number | null {
  const isAbove = def.checks?.some((check) => {
    const bound = check._zod.def;
    return bound.check === 'greater_than' && 'inclusive' in bound && bound.inclusive === false;
  });
  if (minValue === null || !Number.isFinite(minValue) || minValue < Number.MIN_SAFE_INTEGER) return null;
  return isAbove ? Math.max(minValue + 1, 1) : minValue;
}

function mostOf({ maxValue }: z.ZodNumber): number | null {
  return maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER ? null : maxValue;
}

/** Whether a problem at `path` (`memory.fileNames[0]`) belongs to the key. */
function isAt(path: unknown, key: string): boolean {
  return (
    typeof path === 'string' && (path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`))
  );
}

const defaults = settingsSchema.parse({});
const leaves: readonly Leaf[] = Object.entries(settingsSchema.shape)
  .filter(([key]) => !Object.hasOwn(ownPages, key))
  .flatMap(([key, schema]) => leavesOf(schema, key));
