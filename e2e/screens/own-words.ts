import type { Language } from '@shared/texts/language';

/** The texts of the catalogue without parameters. */
export async function ownWords(language: Language): Promise<ReadonlySet<string>> {
  const texts: Readonly<Record<string, string>> = await catalogues[language]();
  return new Set(Object.values(texts).filter((text) => !text.includes('{{')));
}

const catalogues = {
  en: () => import('@shared/texts/english').then(({ english }) => english),
  'zh-Hans': () =>
    import('@shared/texts/chinese.json', { with: { type: 'json' } }).then((texts) => texts.default),
  de: () => import('@shared/texts/german.json', { with: { type: 'json' } }).then((texts) => texts.default),
  fr: () => import('@shared/texts/french.json', { with: { type: 'json' } }).then((texts) => texts.default),
};
