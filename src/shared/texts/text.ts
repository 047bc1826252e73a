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

/** Of a key that may be one of several, all have to take the same. */
type ParamsOf<Key extends TextKey> = [NamesOf<Key>] extends [never] ? [] : [params: Told<Key>];

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
let spoken: Word = inEnglish.word;
learnTexts(english);

/** From now on texts are said by `word`; what it lacks, and with null everything, is said in English. */
export function speakBy(word: Word | null): void {
  spoken = orInEnglish(word);
}

/** What says texts by `word`, whatever they are said by elsewhere; what it lacks, and with null everything, in English. */
export function sayWith(word: Word | null): (told: AnyText) => string {
  const full = orInEnglish(word);
  return (told) => sayBy(full, told);
}

function orInEnglish(word: Word | null): Word {
  if (word === null) return inEnglish.word;
  return (key, params) => word(key, params) ?? inEnglish.word(key, params);
}

/** Adds English texts that come late: a panel of a window brings those that it alone says. */
export function learnTexts(texts: Readonly<Record<string, string>>): void {
  inEnglish.learn(texts);
}

function sayBy(word: Word, told: AnyText): string {
  if (typeof told === 'string') return told;
  const params = Object.entries(told.params).map(([name, value]) => [name, worded(word, value)] as const);
  const words = word(told.key, Object.fromEntries(params));
  return words ?? [told.key, ...params.map(([, value]) => value)].join(' · ');
}

/** The words under `key`, for what is said where it is shown. */
export function words<Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): string {
  return say(textOf(key, ...params));
}

/** Whether it is the text under `key`, whatever goes into it. */
export function isTextOf(told: AnyText, key: string): boolean {
  return typeof told !== 'string' && told.key === key;
}

/** Whether it is the text under `key`, or that goes into it somewhere. */
export function isTextWith(told: Param, key: string): boolean {
  if (typeof told !== 'object') return false;
  return (
    isTextOf(told, key) ||
    Object.values(told.params)
      .flat()
      .some((one) => isTextWith(one, key))
  );
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
