import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { legacyEncodingOf, systemEncoding } from './legacy-encoding';

// Lossless encoding: converts bytes to text and back. Decoded text encodes to exactly the same bytes again.

/** `encoding` is a name of iconv-lite. `bom`: a byte order mark precedes the text. */
export type Encoding = { readonly encoding: string; readonly bom: boolean };

export type DecodedText = Encoding & { readonly text: string };

export type TextDecoderStream = { write(bytes: Uint8Array): string; end(): string };

/**
 * The text without its byte order mark, with its own line ends. `binary` if every encoding loses bytes. `chosen` as for
 * `detectEncoding`.
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText | 'binary' {
  const detected = detectEncoding(bytes, 'whole', { chosen });
  return detected === 'binary' ? 'binary' : { ...detected, text: decodeAs(bytes, detected) };
}

/** The encoding of a text. `sample` is the whole file, or the start of a large file (64 kB are plenty). */
export function detectEncoding(
  sample: Uint8Array,
  extent: 'whole' | 'start',
  { chosen, usual = systemEncoding() }: Known = {},
): Encoding | 'binary' {
  const detected = detectIn(sample, extent, usual);
  if (detected === 'binary' || chosen === undefined || chosen === detected.encoding) return detected;
  const byUser = { encoding: chosen, bom: false };
  return decodesExactly(sample, byUser, extent) ? byUser : detected;
}

type Known = {
  /** The user's choice. It applies to every text whose bytes survive decoding and encoding in it. */
  readonly chosen?: string | undefined;
  /** The default if the bytes are ambiguous, as in short texts. */
  readonly usual?: string;
};

function detectIn(sample: Uint8Array, extent: 'whole' | 'start', usual: string): Encoding | 'binary' {
  const marked = marks.find(({ mark }) => startsWith(sample, mark));
  if (marked !== undefined) {
    const encoding = { encoding: marked.encoding, bom: true };
    if (decodesExactly(sample, encoding, extent)) return encoding;
  }
  if (sample.subarray(0, nulSearch).includes(0)) return 'binary';
  const utf8 = { encoding: 'utf-8', bom: false };
  if (decodesExactly(sample, utf8, extent)) return utf8;
  return detectLegacy(sample, extent, usual);
}

/** Decodes piece by piece, for files of any size. Invalid bytes become U+FFFD. */
export function createTextDecoder({ encoding }: Encoding): TextDecoderStream {
  const decoder = iconv().getDecoder(encoding, { stripBOM: true });
  return { write: (bytes) => decoder.write(Buffer.from(bytes)), end: () => decoder.end() ?? '' };
}

/** Whether there is an encoding of that name. */
export function isEncoding(name: string): boolean {
  return iconv().encodingExists(name);
}

/** The bytes of `text`, or the first character that the encoding lacks. */
export function encodeText(text: string, encoding: Encoding): Uint8Array | { readonly missing: string } {
  const body = encodeBody(text, encoding.encoding);
  const missing = missingCharacter(text, body, encoding.encoding);
  if (missing !== null) return { missing };
  const mark = encoding.bom ? marks.find((known) => known.encoding === encoding.encoding)?.mark : undefined;
  return mark === undefined ? body : Buffer.concat([Buffer.from(mark), body]);
}

const marks: readonly { readonly encoding: string; readonly mark: readonly number[] }[] = [
  { encoding: 'utf-32le', mark: [0xff, 0xfe, 0, 0] },
  { encoding: 'utf-32be', mark: [0, 0, 0xfe, 0xff] },
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

const western: Encoding = { encoding: 'windows-1252', bom: false };
const nulSearch = 65_536;
/** Enough to judge a language, and a few milliseconds of work. */
const legacySample = 16_384;
/** chardet's confidence for any text whose bytes are merely possible in an encoding. */
const guessConfidence = 10;
/** Below it, the statistics may name another alphabet for a short text. */
const strongConfidence = 50;
/** The longest character of any encoding, in bytes. A sample may be cut inside one. */
const longestCharacter = 4;

function detectLegacy(sample: Uint8Array, extent: 'whole' | 'start', usual: string): Encoding | 'binary' {
  for (const encoding of legacyCandidates(sample, usual)) {
    const candidate = { encoding, bom: false };
    if (!decodesExactly(sample, candidate, extent)) continue;
    const text = decodeAs(sample, candidate);
    if (hasControlCharacters(text)) return 'binary';
    // Western encodings differ in few characters. If none of them occurs, the default one is assumed.
    return decodeAs(sample, western) === text ? western : candidate;
  }
  return 'binary';
}

/** Candidate encodings, the most likely first. The last one accepts any bytes. */
function legacyCandidates(sample: Uint8Array, usual: string): string[] {
  const first = sample.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, first - 1024);
  const telling = sample.subarray(start, start + legacySample);
  const isUsual = hasOwnWords(decodeAs(telling, { encoding: usual, bom: false }));
  const evident = chardet()
    .analyse(telling)
    .filter(({ name, confidence }) => confidence > guessConfidence && !name.startsWith('UTF'))
    .filter(
      ({ confidence, lang = 'en' }) =>
        !isUsual || confidence > strongConfidence || legacyEncodingOf(lang) === usual,
    )
    .map(({ name }) => name.toLowerCase())
    .filter((name) => iconv().encodingExists(name) && isEvident(telling, name));
  const short = usual === western.encoding && looksLikeGb2312(telling) ? ['gb18030'] : [];
  return [...evident, ...short, usual, western.encoding, 'iso-8859-1'];
}

/**
 * Whether the text, decoded this way, contains words in its alphabet. The statistics of languages match a few western
 * letters with any language. Decoded in the wrong alphabet, such letters are alone or in words with ASCII letters.
 */
function isEvident(bytes: Uint8Array, encoding: string): boolean {
  const text = decodeAs(bytes, { encoding, bom: false });
  const letters = text.match(aboveAscii) ?? [];
  if (letters.some((letter) => eastAsian.test(letter))) return true;
  const latin = letters.filter((letter) => isLatin.test(letter)).length;
  if (latin > letters.length / 2) return latin >= tellingLetters;
  return hasOwnWords(text);
}

/** Whether most letters above ASCII are in words without Latin letters. */
function hasOwnWords(text: string): boolean {
  const letters = text.match(aboveAscii) ?? [];
  const whole = (text.match(/[\p{L}\p{M}]{4,}/gu) ?? []).filter((word) => !isLatin.test(word));
  return whole.join('').length > letters.length / 2;
}

const aboveAscii = /(?![\x00-\x7f])\p{L}/gu;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const isLatin = /\p{Script=Latin}/u;
/** This many letters above ASCII distinguish one Latin alphabet from another. */
const tellingLetters = 12;

/** Too short for statistics, but every byte above ASCII belongs to a pair of the most common Chinese characters. */
function looksLikeGb2312(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return (
    /^(?:[\x00-\x7f]|[\xa1-\xa9\xb0-\xd7][\xa1-\xfe])*$/.test(text) && /[\xb0-\xd7][\xa1-\xfe]{3}/.test(text)
  );
}

function decodesExactly(bytes: Uint8Array, encoding: Encoding, extent: 'whole' | 'start'): boolean {
  const body = withoutMark(bytes, encoding);
  if (encoding.encoding === 'utf-8') return extent === 'whole' ? isUtf8(body) : startsAsUtf8(body);
  const back = encodeBody(
    iconv().decode(Buffer.from(body), encoding.encoding, { stripBOM: false }),
    encoding.encoding,
  );
  if (extent === 'whole') return back.equals(body);
  const sure = Math.max(0, body.length - longestCharacter);
  return back.subarray(0, sure).equals(body.subarray(0, sure));
}

/** The sample may end within a character. */
function startsAsUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const body = Buffer.from(withoutMark(bytes, encoding));
  if (encoding.encoding === 'utf-8') return body.toString('utf8');
  return iconv().decode(body, encoding.encoding, { stripBOM: false });
}

function encodeBody(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  return iconv().encode(text, encoding, { addBOM: false });
}

const load = createRequire(import.meta.url);

// Both are loaded for the first text in another encoding than UTF-8, because a start that loads them takes longer.

function chardet(): typeof import('chardet') {
  return load('chardet');
}

function iconv(): typeof import('iconv-lite') {
  return load('iconv-lite');
}

/** The first character of `text` that is missing in `body`, or null. */
function missingCharacter(text: string, body: Buffer, encoding: string): string | null {
  // UTF-8 lacks only half surrogate pairs. Decoding a large text again would take longer than everything else.
  if (encoding === 'utf-8' && text.isWellFormed()) return null;
  const back = iconv().decode(body, encoding, { stripBOM: false });
  return back === text ? null : firstDifference(text, back);
}

function withoutMark(bytes: Uint8Array, { encoding, bom }: Encoding): Uint8Array {
  const mark = bom ? marks.find((known) => known.encoding === encoding)?.mark : undefined;
  return mark === undefined ? bytes : bytes.subarray(mark.length);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return bytes.length >= mark.length && mark.every((byte, index) => bytes[index] === byte);
}

/** Control characters that text files do not contain. Tab, line and page ends, backspace and escape are allowed. */
function hasControlCharacters(text: string): boolean {
  return /[\x00-\x07\x0e-\x1a\x1c-\x1f]/.test(text);
}

function firstDifference(text: string, back: string): string {
  const kept = [...back];
  return [...text].find((character, index) => character !== kept[index]) ?? '';
}
