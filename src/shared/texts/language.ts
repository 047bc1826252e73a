// Language of the window, the menus and the command line: the user's choice, or the first supported language of the
// system.

export const languages = ['en', 'zh-Hans', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
export type LanguageSetting = 'system' | Language;

/** Each in its own language, so that users who cannot read the current one find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  de: 'Deutsch',
  fr: 'Français',
};

/** `preferred`: BCP 47 tags, the preferred one first. */
export function languageFor(setting: LanguageSetting, preferred: readonly string[]): Language {
  if (setting !== 'system') return setting;
  return preferred.map(spokenFor).find((language) => language !== null) ?? 'en';
}

/**
 * The languages of a process without a desktop: `LANGUAGE=de:fr`, `LC_ALL=de_DE.UTF-8`. As in gettext, C does not name
 * a language.
 */
export function preferredIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (/^(|C|POSIX)(\.|$)/.test(locale)) return [];
  return [...(env.LANGUAGE ?? '').split(':'), locale]
    .map((name) => name.replace(/[.@].*$/, '').replaceAll('_', '-'))
    .filter((tag) => tag !== '');
}

/** Traditional Chinese differs from simplified Chinese, so its reader may prefer the next language. */
function spokenFor(tag: string): Language | null {
  const { language, script } = localeOf(tag)?.maximize() ?? {};
  if (language === 'zh') return script === 'Hans' ? 'zh-Hans' : null;
  return languages.find((one) => one === language) ?? null;
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
