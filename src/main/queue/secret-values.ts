// Secret values in a text that a model has read: values that their name calls a secret, passwords in addresses, and
// words that nobody writes by hand.

/** Shorter values are ordinary words. */
const leastNamed = 8;
/** Any piece of a value that is so long gives it away. Shorter words are ordinary, too. */
export const secretPiece = 12;

/** As they are in the text, each once. */
export function secretValuesIn(text: string): readonly string[] {
  const named = [...text.matchAll(namedValue)].flatMap(({ groups: { name = '', value = '' } = {} }) =>
    isSecretName(name) && (isSetting(name) || /\d/.test(value)) ? [value] : [],
  );
  const passwords = [...text.matchAll(passwordInAddress)].flatMap(({ groups }) => groups?.value ?? []);
  const random = text.match(longWord)?.filter(looksRandom) ?? [];
  return [...new Set([...named, ...passwords, ...random])];
}

/** As in `DB_PASSWORD=correcthorse`, `"apiKey": "k4fs-92hd"` and `password: 'k4fs-92hd'`. */
const namedValue = new RegExp(
  `(?<![\\w$])(?<name>[\\w.-]+)["']?\\s*[:=]\\s*["']?(?<value>[^\\s"',;]{${leastNamed},})`,
  'g',
);
const passwordInAddress = new RegExp(`://[^\\s:@/]*:(?<value>[^\\s:@/]{${leastNamed},})@`, 'g');
const longWord = new RegExp(`[A-Za-z0-9]{${secretPiece},}`, 'g');

function isSecretName(name: string): boolean {
  return /(?:secret|token|passw(?:or)?d|pass|passphrase|(?:api|access|private|secret|signing|master)[_-]?key(?:[_-]?base)?|credentials?|auth)\d*$/i.test(
    name,
  );
}

/** Of a file of environment variables. In programs, a name without capitals can have another name as its value. */
function isSetting(name: string): boolean {
  return /^[A-Z0-9_]+$/.test(name);
}

/** Pieces of names are words and numbers, also in `BigUint64Array`: together three or more characters a piece. */
function looksRandom(word: string): boolean {
  const pieces = word.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return /\d/.test(word) && /[A-Za-z]/.test(word) && word.length < pieces.length * 3;
}
