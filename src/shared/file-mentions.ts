// Files and folders that a message names: `@src/a.ts`, `@"a name with blanks.md"`. Pure.

/** How a message names the path. */
export function fileMention(path: string): string {
  return /[\s'`]/.test(path) ? `@"${path}"` : `@${path}`;
}

/** What may be a path behind an `@` at the beginning of a word, each once, in their order. */
export function mentionedPaths(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<!\S)@(?:"([^"\n]+)"|([^\s"'`{@][^\s"'`]*))/g)];
  return [...new Set(found.map(([, quoted, plain = '']) => quoted ?? withoutStop(plain)))].filter(Boolean);
}

/** Without the signs that end a sentence. */
function withoutStop(name: string): string {
  return name.replace(/[.,;:!?)\]]+$/, '');
}
