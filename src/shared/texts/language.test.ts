import { expect, it } from 'vitest';
import { languageFor, preferredIn } from './language';

it.each([
  [['de-AT', 'en-US'], 'de'],
  [['fr-CA'], 'fr'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW', 'fr'], 'fr'],
  [['pt-BR', 'en', 'de'], 'en'],
  [['x', '', 'not a tag'], 'en'],
  [[], 'en'],
])('follows the first of the system’s that there is: %j', (preferred, language) => {
  expect(languageFor('system', preferred)).toBe(language);
});

it('is the chosen one, whatever the system’s are', () => {
  expect(languageFor('fr', ['de'])).toBe('fr');
});

it.each([
  [{ LANG: 'de_DE.UTF-8' }, ['de-DE']],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'fr_FR' }, ['fr-FR']],
  [{ LANG: 'de_DE@euro', LANGUAGE: 'fr:en' }, ['fr', 'en', 'de-DE']],
  [{ LANG: 'de_DE', LC_ALL: 'C.UTF-8', LANGUAGE: 'fr' }, []],
  [{ LANGUAGE: 'fr' }, []],
])('is read from the environment as gettext does: %j', (env, preferred) => {
  expect(preferredIn(env)).toEqual(preferred);
});
