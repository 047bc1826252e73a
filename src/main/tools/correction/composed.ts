import { findExact, type Match, type Search } from './exact';
import { keepUnchangedLines } from './unchanged-lines';

/** A letter with its accents, or the parts of a Korean syllable: a sequence that NFC can join. */
const letter = /[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu;

/**
 * Finds text that Unicode writes in another way: "é" as one character, or as "e" and an accent. Compares both sides
 * under NFC. Writes the replacement in the form of the found text.
 */
export function findComposed({ text, oldText, newText }: Search): readonly Match[] {
  const composed = oldText.normalize('NFC');
  if (/^\p{ASCII}*$/u.test(oldText) || !text.normalize('NFC').includes(composed)) return [];
  const places = letterPlaces(text);
  return findExact({ text: places.composed, oldText: composed, newText }).flatMap((match) => {
    const [start, end] = [places.original.get(match.start), places.original.get(match.end)];
    if (start === undefined || end === undefined) return [];
    const found = text.slice(start, end);
    return [{ start, end, replacement: writtenAs(found, { text, oldText, newText }) }];
  });
}

/** The text under NFC, and the original position of each letter. */
function letterPlaces(text: string): {
  readonly composed: string;
  readonly original: ReadonlyMap<number, number>;
} {
  const original = new Map<number, number>();
  const letters: string[] = [];
  let length = 0;
  for (const match of text.matchAll(letter)) {
    original.set(length, match.index);
    const composed = match[0].normalize('NFC');
    letters.push(composed);
    length += composed.length;
  }
  original.set(length, text.length);
  return { composed: letters.join(''), original };
}

function writtenAs(found: string, { oldText, newText }: Search): string {
  const form = found === found.normalize('NFD') ? 'NFD' : 'NFC';
  return keepUnchangedLines(found, oldText.normalize(form), newText.normalize(form));
}
