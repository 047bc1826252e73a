import type { Language } from './language';
import type { AnyText, Word } from './params';
import { sayWith, speakBy } from './text';

// The language of texts, which can change while the process runs. A language other than English is loaded at its first
// use.

/**
 * Resolves once texts are in `language`. If several are requested at once, the last one applies. Rejects if it cannot
 * be loaded.
 */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const word = await wordOf(language);
  if (asked !== language || spoken === language) return;
  spoken = language;
  speakBy(word);
  for (const listener of listeners) listener(language);
}

/** A function that words texts in `language`, for a reader with another language than this process. */
export async function sayIn(language: Language): Promise<(told: AnyText) => string> {
  return sayWith(await wordOf(language));
}

/** Called after each switch. */
export function onSpoken(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let asked: Language = 'en';
let spoken: Language = 'en';
const listeners = new Set<(language: Language) => void>();

const texts = {
  'zh-Hans': () => import('./chinese.json', { with: { type: 'json' } }),
  de: () => import('./german.json', { with: { type: 'json' } }),
  fr: () => import('./french.json', { with: { type: 'json' } }),
};

/** Null: English. A language that could not be loaded is tried again. */
async function wordOf(language: Language): Promise<Word | null> {
  if (language === 'en') return null;
  const word = loaded.get(language) ?? load(language);
  loaded.set(language, word);
  word.catch(() => loaded.delete(language));
  return await word;
}

const loaded = new Map<Language, Promise<Word>>();

async function load(language: Exclude<Language, 'en'>): Promise<Word> {
  const [{ createI18nextWording }, { default: its }] = await Promise.all([
    import('./i18next-wording'),
    texts[language](),
  ]);
  return createI18nextWording(language, its);
}
