// Files and folders in a message: `@src/a.ts`, `@"a name with blanks.md"`, or some lines of a file: `@src/a.ts:3-9`.
// Pure.

/** The mention of the path. */
export function fileMention(path: string): string {
  return /[\s'`]/.test(path) ? `@"${path}"` : `@${path}`;
}

/** Appends mentions of these paths to the text. */
export function withMentions(text: string, paths: readonly string[]): string {
  const blank = text === '' || /\s$/.test(text) ? '' : ' ';
  return `${text}${blank}${paths.map(fileMention).join(' ')} `;
}

/** Possible paths behind an `@` at the beginning of a word, unique, in order. */
export function mentionedPaths(text: string): readonly string[] {
  const found = [...text.matchAll(mention)].map((match) => nameIn(match));
  return [...new Set(found)].filter(Boolean);
}

/** The text without each mention of that name and the blank behind it. */
export function withoutPath(text: string, name: string): string {
  const whole = new RegExp(`(?:${mention.source})[^\\S\\n]?`, 'g');
  return text.replace(whole, (found, quoted: string | undefined, plain: string | undefined) => {
    if (nameIn([found, quoted, plain]) !== name) return found;
    // Punctuation at the end of the sentence stays.
    return quoted === undefined && plain !== name ? found.slice(name.length + 1) : '';
  });
}

/** Lines of a file, counted from 1, both included. */
export type Lines = { readonly first: number; readonly last: number };

/** The mention of those lines of the file. */
export function linesMention(path: string, lines: Lines): string {
  return fileMention(linesName(path, lines));
}

/** Those lines of the file, as a mention names them. */
export function linesName(path: string, { first, last }: Lines): string {
  return `${path}:${first === last ? first : `${first}-${last}`}`;
}

/** The file and its lines in a mention; null if the name lacks lines. The name may still be that of a whole file. */
export function linesIn(name: string): { readonly path: string; readonly lines: Lines } | null {
  const [, path, from, to = from] = /^(.+?):([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/.exec(name) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return path === undefined || last < first ? null : { path, lines: { first, last } };
}

const mention = /(?<!\S)@(?:"([^"\n]+)"|([^\s"'`{@][^\s"'`]*))/g;

function nameIn([, quoted, plain = '']: readonly (string | undefined)[]): string {
  return quoted ?? withoutStop(plain);
}

/** Removes punctuation that ends a sentence. */
function withoutStop(name: string): string {
  return name.replace(/[.,;:!?)\]]+$/, '');
}
