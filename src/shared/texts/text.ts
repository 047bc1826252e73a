import { english } from '#texts';
import { createEnglishWording } from './english-wording';
import type { AnyText, Forms, NamesOf, Param, Text, TextParams, Told, Word } from './params';

// Message catalogue: the main process sends and journals a message to the user as a key and its parameters. The words
// are chosen where it is displayed. Texts for the model do not use it.

export type { AnyText, Param, Text, TextParams };
/** A text may have several forms with the same key, and i18next chooses one. */
export type TextKey = keyof Forms;

/** The keys of texts without parameters. */
export type PlainKey = { [Key in TextKey]: ParamsOf<Key> extends [] ? Key : never }[TextKey];

/** A key that may be one of several requires the same parameters for all. */
type ParamsOf<Key extends TextKey> = [NamesOf<Key>] extends [never] ? [] : [params: Told<Key>];

/** The text of the catalogue under `key`, with its parameters. */
export function textOf<Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): Text {
  return { key, params: (params[0] ?? {}) as TextParams };
}

/**
 * The words of a text, in the user's language. A newer version may have journaled an unknown text or unknown
 * parameters. Such a text appears as its key with its parameters.
 */
export function say(told: AnyText): string {
  return sayBy(spoken, told);
}

/** For the model and the log: always English. */
export function sayInEnglish(told: AnyText): string {
  return sayBy(inEnglish.word, told);
}

const inEnglish = createEnglishWording();
let spoken: Word = inEnglish.word;
learnTexts(english);

/** From now on `word` words the texts. Missing words are English; null means that all are. */
export function speakBy(word: Word | null): void {
  spoken = orInEnglish(word);
}

/**
 * A function that words texts by `word`, independent of `speakBy`. Missing words are English; null means that all are.
 */
export function sayWith(word: Word | null): (told: AnyText) => string {
  const full = orInEnglish(word);
  return (told) => sayBy(full, told);
}

function orInEnglish(word: Word | null): Word {
  if (word === null) return inEnglish.word;
  return (key, params) => word(key, params) ?? inEnglish.word(key, params);
}

/** Adds English texts that are loaded later, with the panel of a window that uses them. */
export function learnTexts(texts: Readonly<Record<string, string>>): void {
  inEnglish.learn(texts);
}

function sayBy(word: Word, told: AnyText): string {
  if (typeof told === 'string') return told;
  const params = Object.entries(told.params).map(([name, value]) => [name, worded(word, value)] as const);
  const words = word(told.key, Object.fromEntries(params));
  return words ?? [told.key, ...params.map(([, value]) => value)].join(' · ');
}

/** The words under `key`, for immediate display. */
export function words<Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): string {
  return say(textOf(key, ...params));
}

/** Whether it is the text under `key`, with any parameters. */
export function isTextOf(told: AnyText, key: string): boolean {
  return typeof told !== 'string' && told.key === key;
}

/** Whether it is the text under `key`, or contains it as a parameter at any depth. */
export function isTextWith(told: Param, key: string): boolean {
  if (typeof told !== 'object') return false;
  return (
    isTextOf(told, key) ||
    Object.values(told.params)
      .flat()
      .some((one) => isTextWith(one, key))
  );
}

/** Whether both are equal in every language. */
export function isSameText(one: AnyText | null, other: AnyText | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function worded(word: Word, value: Param | readonly Param[]): unknown {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((one) => worded(word, one));
  return sayBy(word, value as AnyText);
}
