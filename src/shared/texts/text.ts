import { english } from '#texts';

// Message catalogue: what main says to a person travels and is journaled as a key and its parameters, and is worded
// where it is shown. What the model reads is no such text.

export type Catalogue = typeof english;
export type TextKey = keyof Catalogue;

/** The keys of texts without parameters. */
export type PlainKey = { [Key in TextKey]: Catalogue[Key] extends string ? Key : never }[TextKey];

/** A sentence by its key. `textOf(…)` makes one, so that key and parameters fit. */
export type Text = { readonly key: string; readonly params: TextParams };
export type TextParams = Readonly<Record<string, Param | readonly Param[]>>;
export type Param = string | number | Text;

/** Beside our own texts, words that are not ours (a system's, a server's), and those an older version journaled. */
export type AnyText = Text | string;

/** Where the catalogue is given words, a text may stand as well: it is worded first. */
type Given<Value> = Value extends boolean
  ? never
  : Value extends string
    ? AnyText
    : Value extends readonly string[]
      ? readonly AnyText[]
      : Value;

/** Of a key that may be one of several, none of them may take anything. */
type ParamsOf<Key extends TextKey> = [Catalogue[Key]] extends [string]
  ? []
  : [Catalogue[Key]] extends [(params: infer Params) => string]
    ? [params: { readonly [Name in keyof Params]: Given<Params[Name]> }]
    : never;

/** The text of the catalogue under `key`, with what goes into it. */
export function textOf<Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): Text {
  return { key, params: (params[0] ?? {}) as TextParams };
}

/**
 * The words of a text. One that this version does not know, or not with what goes into it, since a newer one journaled
 * it, says at least what it is about.
 */
export function say(told: AnyText, catalogue: Readonly<Record<string, Entry>> = known): string {
  if (typeof told === 'string') return told;
  const entry = Object.hasOwn(catalogue, told.key) ? catalogue[told.key] : undefined;
  const params = Object.entries(told.params).map(([name, value]) => [name, worded(value, catalogue)]);
  if (typeof entry === 'string') return entry;
  const words = entry && wordsOf(entry, Object.fromEntries(params));
  return words ?? [told.key, ...params.map(([, value]) => value)].join(' · ');
}

const known: Record<string, Entry> = { ...english };

/** Adds texts that come late: a panel of a window brings those that it alone says. */
export function learnTexts(texts: Readonly<Record<string, Entry>>): void {
  Object.assign(known, texts);
}

/** Undefined when nothing can be said with these. */
function wordsOf(entry: (params: never) => string, params: Readonly<Record<string, unknown>>) {
  try {
    return entry(params as never);
  } catch {
    return undefined;
  }
}

/** The parameters of each entry differ: that they fit was checked where the text was made. */
type Entry = string | ((params: never) => string);

/** The words under `key`, for what is said where it is shown. */
export function words<Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): string {
  return say(textOf(key, ...params));
}

/** Whether it is the text under `key`, whatever goes into it. */
export function isTextOf(told: AnyText, key: string): boolean {
  return typeof told !== 'string' && told.key === key;
}

/** Whether both say the same, in every language. */
export function isSameText(one: AnyText | null, other: AnyText | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function worded(value: Param | readonly Param[], catalogue: Readonly<Record<string, Entry>>): unknown {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((one) => worded(one, catalogue));
  return say(value as AnyText, catalogue);
}
