// Words of a command line, as a shell splits them: by blanks, but for what stands in quotes. Nothing else means
// anything.

export function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g)].map(([word]) => unquoted(word));
}

function unquoted(word: string): string {
  return word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) =>
    double === undefined ? (single ?? '') : double.replace(/\\(["\\])/g, '$1'),
  );
}
