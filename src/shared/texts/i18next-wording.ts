import { createInstance, type FormatterModule } from 'i18next';
import { formatted } from './formats';
import { formOf } from './forms';
import type { Word } from './params';

// i18next's only door: wording of the texts of one language. The form is chosen by its plural rules and by what is given;
// what goes into a text is never read as a text itself. Loaded with the first language that is not English.

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

/** No text is that. */
const missing = '\0';

/** Without options in the texts: i18next would mix them with what goes into the text. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: formatted,
};
