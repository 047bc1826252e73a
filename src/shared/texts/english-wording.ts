import { formatted } from './formats';
import { formOf } from './forms';
import type { Word } from './params';

// Wording of the English texts, which every start needs. They have i18next's format and get the same wording as with
// i18next (a test compares). i18next itself is loaded with another language.

export type EnglishWording = {
  /** Adds texts that are loaded later. */
  learn(texts: Readonly<Record<string, string>>): void;
  readonly word: Word;
};

export function createEnglishWording(): EnglishWording {
  const known: Readonly<Record<string, string>>[] = [];
  const textUnder = (name: string) => known.find((texts) => Object.hasOwn(texts, name))?.[name];
  return {
    learn: (texts) => void known.push(texts),
    word: (key, params) => {
      const form = formOf(key, params);
      const words = formKeys(key, form)
        .map(textUnder)
        .find((text) => text !== undefined);
      try {
        return words && filled(words, { ...params, ...form });
      } catch {
        return undefined;
      }
    },
  };
}

const plurals = new Intl.PluralRules('en');

/** The most specific form first. */
function formKeys(key: string, { context, count }: ReturnType<typeof formOf>): readonly string[] {
  const ends = count === undefined ? [] : [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`];
  const keys = context === undefined ? [key] : [`${key}_${context}`, key];
  return keys.flatMap((one) => [...ends.map((end) => `${one}${end}`), one]);
}

/** Throws if a parameter is missing. */
function filled(words: string, params: Readonly<Record<string, unknown>>): string {
  return words.replace(/\{\{(\w+)(?:, (.+?))?\}\}/g, (_slot, name: string, format?: string) => {
    if (!Object.hasOwn(params, name)) throw new Error(`There is no “${name}”.`);
    return `${format === undefined ? params[name] : formatted(params[name], format, 'en')}`;
  });
}
