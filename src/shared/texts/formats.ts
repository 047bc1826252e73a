// Formats: how a parameter is written in a text, `{{files, list}}`, in the language of the text. Several apply in turn.

/** The values that they accept. The types of the texts are derived from this. */
export type FormatTakes = {
  list: 'list';
  and: 'list';
  choices: 'list';
  sentences: 'list';
  quoted: 'list';
  blanks: 'list';
  number: 'number';
  compact: 'number';
  tenths: 'number';
  padded: 'number';
  size: 'number';
  duration: 'number';
  sentence: 'text';
  unended: 'text';
  lowercase: 'text';
  capitalised: 'text';
  scope: 'text';
};

type Format = (value: unknown, language: string) => unknown;

export const formats: Readonly<Record<keyof FormatTakes, Format>> = {
  /** Things side by side, without a word between them if the language allows it. */
  list: (value, language) =>
    isChinese(language)
      ? stringsIn(value).join('、')
      : new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(stringsIn(value)),
  and: (value, language) => new Intl.ListFormat(language).format(stringsIn(value)),
  choices: (value, language) => stringsIn(value).join(betweenChoices[language.slice(0, 2)] ?? '; '),
  sentences: (value, language) => stringsIn(value).join(isChinese(language) ? '' : ' '),
  quoted: (value, language) => {
    const [open, close] = quotes[language.slice(0, 2)] ?? ['“', '”'];
    return stringsIn(value).map((one) => `${open}${one}${close}`);
  },
  /** Names as placeholders for arguments. */
  blanks: (value) =>
    stringsIn(value)
      .map((name) => `${name}=…`)
      .join(' '),
  number: (value, language) => numberFormat(language, {}).format(numberIn(value)),
  /** In the usual form for tokens: `1.2K`. */
  compact: (value, language) =>
    numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(numberIn(value)),
  tenths: (value, language) =>
    numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(numberIn(value)),
  /** With two digits, like minutes and seconds. */
  padded: (value, language) => numberFormat(language, { minimumIntegerDigits: 2 }).format(numberIn(value)),
  size: (value, language) => sizeOf(numberIn(value), language),
  /** In seconds; displayed in minutes from two on. */
  duration: (value, language) => durationOf(numberIn(value), language),
  /** Adds a full stop, unless the text ends already. */
  sentence: (value, language) =>
    /[.!?。！？]$/.test(`${value}`) ? value : `${value}${isChinese(language) ? '。' : '.'}`,
  /** Removes its full stop. */
  unended: (value) => `${value}`.replace(/[.。]$/, ''),
  lowercase: (value, language) => `${value}`.toLocaleLowerCase(language),
  capitalised: (value, language) => `${value}`.charAt(0).toLocaleUpperCase(language) + `${value}`.slice(1),
  /** The scope of a rule. In English, the form of the journal and the model. */
  scope: (value, language) =>
    new Map(Object.entries(scopes[language.slice(0, 2)] ?? {})).get(`${value}`) ?? value,
};

const betweenChoices: Readonly<Record<string, string>> = { zh: '；', fr: '\u00A0; ' };

const quotes: Readonly<Record<string, readonly [string, string]>> = {
  zh: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00A0', '\u00A0»'],
};

const scopes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { chat: '此聊天', project: '此项目', everywhere: '所有项目' },
  de: { chat: 'dieser Chat', project: 'dieses Projekt', everywhere: 'überall' },
  fr: { chat: 'cette conversation', project: 'ce projet', everywhere: 'partout' },
};

/** `value` in the formats named in `spoken`, applied one after another. Throws if a format does not accept it. */
export function formatted(value: unknown, spoken: string | undefined, language: string | undefined): string {
  const names = (spoken ?? '').split(',').map((name) => name.trim());
  return names.reduce<unknown>((written, name) => {
    if (!Object.hasOwn(formats, name)) throw new Error(`There is no format “${name}”.`);
    return formats[name as keyof FormatTakes](written, language ?? 'en');
  }, value) as string;
}

function sizeOf(bytes: number, language: string): string {
  const unit = bytes < 1024 ? 'byte' : 'kilobyte';
  const unitDisplay = bytes < 1024 ? 'long' : 'short';
  const rounded = bytes < 1024 ? bytes : Math.round(bytes / 1024);
  const written = numberFormat(language, { style: 'unit', unit, unitDisplay }).format(rounded);
  // All our Chinese texts have a blank between digits and words.
  return written.replace('kB', 'KB').replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}

function durationOf(seconds: number, language: string): string {
  const [minute, second] = isChinese(language) ? ['分钟', '秒'] : ['min', 's'];
  const whole = seconds < 120 ? 0 : Math.floor(seconds / 60);
  const rest = seconds - whole * 60;
  const parts = [whole > 0 && `${whole} ${minute}`, (rest > 0 || whole === 0) && `${rest} ${second}`];
  return parts.filter((part) => part !== false).join(' ');
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Creating one takes longer than the rest of the work on a text. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, options);
  numberFormats.set(key, format);
  return format;
}

function isChinese(language: string): boolean {
  return language.startsWith('zh');
}

function stringsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new TypeError('It is no list.');
  return value.map(String);
}

function numberIn(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('It is no number.');
  return value;
}
