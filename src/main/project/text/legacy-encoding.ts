// Legacy encoding: the encoding of a language's texts before Unicode.

/** `locale`: a BCP 47 tag. The default is Windows-1252, for western languages. */
export function legacyEncodingOf(locale: string): string {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  if (language === 'zh') return script === 'Hant' || region === 'TW' ? 'big5' : 'gb18030';
  if (language === 'sr') return script === 'Latn' ? 'windows-1250' : 'windows-1251';
  return Object.keys(languages).find((encoding) => languages[encoding]?.includes(language)) ?? western;
}

/** The legacy encoding of this system's locale, which stays the same while the process runs. */
export function systemEncoding(): string {
  known ??= legacyEncodingOf(Intl.DateTimeFormat().resolvedOptions().locale);
  return known;
}

let known: string | undefined;

const western = 'windows-1252';

const languages: Readonly<Record<string, readonly string[]>> = {
  'windows-874': ['th'],
  'windows-1250': ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl', 'bs', 'sq'],
  'windows-1251': ['ru', 'uk', 'be', 'bg', 'mk', 'kk', 'ky', 'mn', 'tg'],
  'windows-1253': ['el'],
  'windows-1254': ['tr', 'az'],
  'windows-1255': ['he', 'yi'],
  'windows-1256': ['ar', 'fa', 'ur', 'ps'],
  'windows-1257': ['et', 'lv', 'lt'],
  'windows-1258': ['vi'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
};
