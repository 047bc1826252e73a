import { createInstance, type FormatterModule } from 'i18next';
import { formatted } from './formats';
import { formOf } from './forms';
import type { Word } from './params';

// The only import of i18next: wording of the texts of one language. Its plural rules and the parameters choose the
// form. A parameter is never interpreted as a text itself. Loaded with the first language other than English.

export function createI18nextWording(language: string, texts: Readonly<Record<string, string>>): Word {
  const i18n = createInstance().use(formatter);
  i18n.init({
    lng: language,
    load: 'currentOnly',
    resources: { [language]: { translation: { ...texts } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text, [, name]) => {
      throw new Error(`There is no “${name}”.`);
    },
  });
  return (key, params) => {
    const form = formOf(key, params);
    try {
      const options = { ...form, replace: { ...params, ...form }, nest: false, defaultValue: missing };
      const words = i18n.t(key, options);
      return words === missing ? undefined : words;
    } catch {
      return undefined;
    }
  };
}

/** A value that cannot be a text. */
const missing = '\0';

/** The texts do not use i18next's options, because i18next would mix them with the parameters. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: formatted,
};
