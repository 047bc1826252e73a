// Language of the window, the menus and the command line: the one chosen, or the first of the system's that there is.

export const languages = ['en', 'zh-Hans', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
export type LanguageSetting = 'system' | Language;

/** Each in itself: whoever cannot read what is shown finds their own. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  de: 'Deutsch',
  fr: 'Français',
};

/** `preferred`: BCP 47 tags, the dearest first. */
export function languageFor(setting: LanguageSetting, preferred: readonly string[]): Language {
  if (setting !== 'system') return setting;
  return preferred.map(spokenFor).find((language) => language !== null) ?? 'en';
}

/** What a process without a desktop is told: `LANGUAGE=de:fr`, `LC_ALL=de_DE.UTF-8`. Like gettext, C is nobody's language. */
export function preferredIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (/^(|C|POSIX)(\.|$)/.test(locale)) return [];
  return [...(env.LANGUAGE ?? '').split(':'), locale]
    .map((name) => name.replace(/[.@].*$/, '').replaceAll('_', '-'))
    .filter((tag) => tag !== '');
}

/** Traditional Chinese is not simplified Chinese: its reader may prefer the next. */
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
