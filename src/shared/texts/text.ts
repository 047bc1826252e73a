import { english } from '#texts';
import { createEnglishWording } from './english-wording';
import type { AnyText, Forms, NamesOf, Param, Text, TextParams, Told, Word } from './params';

// Message catalogue: what main says to a person travels and is journaled as a key and its parameters, and is worded
// where it is shown. What the model reads is no such text.

export type { AnyText, Param, Text, TextParams };
/** A text may have several forms, of which i18next chooses: they share their key. */
export type TextKey = keyof Forms;

/** The keys of texts without parameters. */
export type PlainKey = { [Key in TextKey]: ParamsOf<Key> extends [] ? Key : never }[TextKey];

/** Where the catalogue is given words, a text may stand as well: it is worded first. */
type Given<Value> = Value extends boolean
  ? never
  : Value extends string
    ? AnyText
    : Value extends readonly string[]
      ? readonly AnyText[]
      : Value;

/** Of a key that may be one of several, all have to take the same. */
type ParamsOf<Key extends TextKey> = [Forms[Key]] extends [string]
  ? [NamesOf<Key>] extends [never]
    ? []
    : [params: Told<Key>]
  : [Forms[Key]] extends [(params: infer Params) => string]
    ? [params: { readonly [Name in keyof Params]: Given<Params[Name]> }]
    : never;

/** The text of the catalogue under `key`, with what goes into it. */
export function textOf<Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): Text {
  return { key, params: (params[0] ?? {}) as TextParams };
}

/**
 * The words of a text, in the language of the person. One that this version does not know, or not with what goes into
 * it, since a newer one journaled it, says at least what it is about.
 */
export function say(told: AnyText): string {
  return sayBy(spoken, told);
}

/** What a model reads, and the log: always English. */
export function sayInEnglish(told: AnyText): string {
  return sayBy(inEnglish.word, told);
}

const inEnglish = createEnglishWording();
const functions: Record<string, (params: never) => string> = {};
let spoken: Word = inEnglish.word;
learnTexts(english);

/** From now on texts are said by `word`; what it lacks, and with null everything, is said in English. */
export function speakBy(word: Word | null): void {
  spoken = word === null ? inEnglish.word : (key, params) => word(key, params) ?? inEnglish.word(key, params);
}

/** Adds English texts that come late: a panel of a window brings those that it alone says. */
export function learnTexts(texts: Readonly<Record<string, Entry>>): void {
  const entries = Object.entries(texts);
  inEnglish.learn(
    Object.fromEntries(entries.flatMap(([key, entry]) => (typeof entry === 'string' ? [[key, entry]] : []))),
  );
  for (const [key, entry] of entries) if (typeof entry !== 'string') functions[key] = entry;
}

function sayBy(word: Word, told: AnyText): string {
  if (typeof told === 'string') return told;
  const params = Object.entries(told.params).map(([name, value]) => [name, worded(word, value)] as const);
  const given = Object.fromEntries(params);
  const words = word(told.key, given) ?? wordsOf(told.key, given);
  return words ?? [told.key, ...params.map(([, value]) => value)].join(' · ');
}

/** Undefined when nothing can be said with these. */
function wordsOf(key: string, params: Readonly<Record<string, unknown>>): string | undefined {
  try {
    return Object.hasOwn(functions, key) ? functions[key]?.(params as never) : undefined;
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

function worded(word: Word, value: Param | readonly Param[]): unknown {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((one) => worded(word, one));
  return sayBy(word, value as AnyText);
}
