// Files and folders that a message names: `@src/a.ts`, `@"a name with blanks.md"`, of a file some lines: `@src/a.ts:3-9`. Pure.

/** How a message names the path. */
export function fileMention(path: string): string {
  return /[\s'`]/.test(path) ? `@"${path}"` : `@${path}`;
}

/** The mentions of these paths, behind what is written. */
export function withMentions(text: string, paths: readonly string[]): string {
  const blank = text === '' || /\s$/.test(text) ? '' : ' ';
  return `${text}${blank}${paths.map(fileMention).join(' ')} `;
}

/** What may be a path behind an `@` at the beginning of a word, each once, in their order. */
export function mentionedPaths(text: string): readonly string[] {
  const found = [...text.matchAll(mention)].map((match) => nameIn(match));
  return [...new Set(found)].filter(Boolean);
}

/** The text without that name, each time with the blank behind it. */
export function withoutPath(text: string, name: string): string {
  const whole = new RegExp(`(?:${mention.source})[^\\S\\n]?`, 'g');
  return text.replace(whole, (found, quoted: string | undefined, plain: string | undefined) => {
    if (nameIn([found, quoted, plain]) !== name) return found;
    // What ends the sentence stays.
    return quoted === undefined && plain !== name ? found.slice(name.length + 1) : '';
  });
}

/** Lines of a file, counted from 1, both of them among it. */
export type Lines = { readonly first: number; readonly last: number };

/** How a message names those lines of the file. */
export function linesMention(path: string, { first, last }: Lines): string {
  return fileMention(`${path}:${first === last ? first : `${first}-${last}`}`);
}

/** The file and the lines of it that are named, where it is no file's whole name; null: none are. */
export function linesIn(name: string): { readonly path: string; readonly lines: Lines } | null {
  const [, path, from, to = from] = /^(.+?):([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/.exec(name) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return path === undefined || last < first ? null : { path, lines: { first, last } };
}

const mention = /(?<!\S)@(?:"([^"\n]+)"|([^\s"'`{@][^\s"'`]*))/g;

function nameIn([, quoted, plain = '']: readonly (string | undefined)[]): string {
  return quoted ?? withoutStop(plain);
}

/** Without the signs that end a sentence. */
function withoutStop(name: string): string {
  return name.replace(/[.,;:!?)\]]+$/, '');
}
