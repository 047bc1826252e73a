import type { Language } from './language';
import type { Word } from './params';
import { speakBy } from './text';

// The language that texts are said in, switched while the process lives. One other than English is loaded when it is
// first spoken.

/** Resolves once texts are said in `language`; of several asked for at once, the last is. Rejects where it cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const word = language === 'en' ? null : await load(language);
  if (asked !== language || spoken === language) return;
  spoken = language;
  speakBy(word);
  for (const listener of listeners) listener(language);
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
  'zh-Hans': () => import('./chinese').then(({ chinese }) => chinese),
  de: () => import('./german').then(({ german }) => german),
  fr: () => import('./french').then(({ french }) => french),
};

async function load(language: Exclude<Language, 'en'>): Promise<Word> {
  const [{ createI18nextWording }, its] = await Promise.all([import('./i18next-wording'), texts[language]()]);
  return createI18nextWording(language, its);
}
