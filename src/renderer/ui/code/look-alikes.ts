// Confusables: letters of other scripts that look like Latin ones in names, paths and commands. Normal words of any
// script are fine among words of the same script. Pure; linear in the length of the text.

/**
 * The string offsets of look-alikes in `text`. A letter counts in a word that mixes it with Latin letters, and in a
 * word of only look-alikes among Latin words. Letters of the mathematical alphabets always count.
 */
export function lookAlikesIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!beyondAscii.test(text)) return found;
  const words = wordsOf(text);
  const mark = (word: Word) => {
    for (const at of word.alike) found.add(at);
  };
  let run: Word[] = [];
  const settle = () => {
    if (!run.some(({ hasOther }) => hasOther)) for (const word of run) mark(word);
    run = [];
  };
  const isAmongLatin = words.some(({ hasLatin }) => hasLatin);
  for (const word of words) {
    if (word.hasLatin || word.begins) settle();
    if (word.hasLatin) mark(word);
    else if (isAmongLatin) run.push(word);
  }
  settle();
  for (const { index } of text.matchAll(slashes)) found.add(index);
  return found;
}

type Word = {
  /** The offsets of its look-alikes. */
  readonly alike: readonly number[];
  readonly hasLatin: boolean;
  /** Whether it has a letter that is clearly not Latin. */
  readonly hasOther: boolean;
  /** Whether a new line or command starts before the word. Words before it then do not prove its script. */
  readonly begins: boolean;
};

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const begins = /[\n;|&]/.test(text.slice(end, match.index));
    end = match.index + match[0].length;
    words.push({ ...lettersOf(match[0], match.index), begins });
  }
  return words;
}

function lettersOf(word: string, from: number): Omit<Word, 'begins'> {
  if (!beyondAscii.test(word)) return { alike: [], hasLatin: /[a-z]/i.test(word), hasOther: false };
  const alike: number[] = [];
  const kinds = new Set<Letter>();
  let at = from;
  for (const character of word) {
    const letter = letterOf(character);
    kinds.add(letter);
    if (letter === 'alike' || letter === 'mathematical') alike.push(at);
    at += character.length;
  }
  return { alike, hasLatin: kinds.has('latin') || kinds.has('mathematical'), hasOther: kinds.has('other') };
}

type Letter = 'latin' | 'alike' | 'mathematical' | 'other' | 'none';

function letterOf(character: string): Letter {
  if (character <= '\x7f') return /[a-z]/i.test(character) ? 'latin' : 'none';
  // Only letters that another font folds to a plain letter count, unlike `²` and `ª`.
  const plain = folded.test(character) ? character.normalize('NFKC') : character;
  if (/^[a-z\d]$/i.test(plain) || alike.has(plain))
    return isMathematical(character) ? 'mathematical' : 'alike';
  if (/\p{Script=Latin}/u.test(character)) return 'latin';
  return /\p{L}/u.test(character) ? 'other' : 'none';
}

function isMathematical(character: string): boolean {
  return /[\u{1d400}-\u{1d7ff}]/u.test(character);
}

const beyondAscii = /[^\0-\x7f]/;

// Letterlike symbols, Roman numerals, fullwidth forms, mathematical alphabets.
const folded = /[\u2102-\u2149\u2160-\u217f\uff10-\uff5a\u{1d400}-\u{1d7ff}]/u;

// Characters that look like a slash, beside a Latin letter: a host may seem to end there.
const slashes = /(?<=[a-z])[\u2044\u2215\u29f8]|[\u2044\u2215\u29f8](?=[a-z])/giu;

// From confusables.txt of Unicode's UTS #39: letters with the skeleton of a Latin letter. Only scripts with many of
// them are included, and the Latin letters that only phonetics uses.
const alike: ReadonlySet<string> = new Set(
  [
    'аАВсСԁеЕҽԌһНіІӀӏјЈКМоОрРԛгѕЅТхХуУүҮѵѴѡԝԜЬꙇ', // Cyrillic
    'αΑΒϲϹΕϜγΗιΙϳͿΚΜϺνΝοΟσρΡϱΤυΥϒΧΖᴦ', // Greek
    'ցհոռօՕզգՏսՍաք', // Armenian
    'ᎪᏏᏴꮯᏟᏧᎠᎬᏀᏻᏳᏂᎻᎥꭵᎫᏦᏞᎷᏢꮁᎡᏒꮪᏚᏕᎢꮩᏙꮃᎳᏔᎽᎩꮓᏃ', // Cherokee
    'ⲥⲤⲎⲒⲔⳐⲘⲚⲟⲞⲣⲢⲅⲦⲬⲨ', // Coptic
    'ꓮꓐꓚꓒꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', // Lisu
    'ɑɡɩɪʏᴄᴏᴜᴠᴡᴢꜱ', // phonetic
  ].flatMap((letters) => [...letters]),
);
