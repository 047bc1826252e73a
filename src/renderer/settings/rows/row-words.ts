import type { SettingRow } from '@shared/settings/setting-row';
import { languageNames, languages } from '@shared/texts/language';
import { words } from '@shared/texts/text';
import { locale } from '../../ui/locale';
import { isLimit, textsOfSetting } from './setting-texts';

// Texts about a setting row: its name, its default and its allowed values. Pure.

/** The key itself if this window has no name for it. */
export function nameOfRow({ key }: Pick<SettingRow, 'key'>): string {
  const texts = textsOfSetting(key);
  return texts ? words(texts.label) : key;
}

export function hintOfRow({ key }: Pick<SettingRow, 'key'>): string | undefined {
  const hint = textsOfSetting(key)?.hint;
  return hint && words(hint);
}

export function defaultOfRow({ key, control, fallback }: SettingRow): string {
  const value = control.kind === 'choice' ? choiceName(key, `${fallback}`) : shown(fallback);
  if (value !== '') return words('setting-rows.default', { value });
  return words(isLimit(key) ? 'setting-rows.default-no-limit' : 'setting-rows.default-none');
}

export function choiceName(key: string, choice: string): string {
  const label = textsOfSetting(key)?.choices?.[choice]?.label;
  if (label) return words(label);
  return key === 'language' ? languageName(choice) : choice;
}

/** In the language itself. */
function languageName(choice: string): string {
  const language = languages.find((each) => each === choice);
  return language ? languageNames[language] : words('settings-page.language-system');
}

export function whatItMayBe({ control }: SettingRow): string {
  switch (control.kind) {
    case 'switch':
      return words('setting-rows.may-switch');
    case 'choice':
      return words('setting-rows.may-choice', { choices: control.choices });
    case 'number':
      return numberWords(control);
    case 'text':
      return words('setting-rows.may-text');
    case 'list':
      return words('setting-rows.may-list');
    case 'pairs':
      return words('setting-rows.may-pairs');
  }
}

function numberWords({ least, most }: Extract<SettingRow['control'], { kind: 'number' }>): string {
  if (least === null) return words('setting-rows.may-number');
  return most === null
    ? words('setting-rows.may-number-from', { least })
    : words('setting-rows.may-number-between', { least, most });
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return words(value ? 'setting-rows.on' : 'setting-rows.off');
  if (Array.isArray(value)) return words('setting-rows.listed', { values: value.map(String) });
  if (typeof value === 'object' && value !== null) return pairsText(value);
  return typeof value === 'number' ? numberText(value) : `${value ?? ''}`;
}

/** With the decimal sign of the language and no group separators, so that the user can type it. */
export function numberText(value: number): string {
  return new Intl.NumberFormat(locale(), { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** Names with their texts, one a line. */
export function pairsText(value: object): string {
  return Object.entries(value)
    .map(([name, text]) => `${name}=${text}`)
    .join('\n');
}
