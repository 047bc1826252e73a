// Splits a command line into words as a shell does: at blanks outside of quotes. Other characters have no special
// meaning.

export function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g)].map(([word]) => unquoted(word));
}

function unquoted(word: string): string {
  return word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) =>
    double === undefined ? (single ?? '') : double.replace(/\\(["\\])/g, '$1'),
  );
}
