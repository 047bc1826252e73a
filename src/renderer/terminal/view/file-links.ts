// Finds places in files (`src/a.ts:12:3`, `src/a.ts(12,3)`, `File "a.py", line 12`) in a line of output. Pure.

export type FileLink = {
  /** Position in the line: from `start`, up to but without `end`. */
  readonly start: number;
  readonly end: number;
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly line: number;
};

const forms = [
  /(?<path>(?:[A-Za-z]:)?[\w@.+~/\\-]*[\w@+-]\.[A-Za-z]\w*):(?<line>\d{1,7})(?::\d+)?/g,
  /(?<path>(?:[A-Za-z]:)?[\w@.+~/\\-]*[\w@+-]\.[A-Za-z]\w*)\((?<line>\d{1,7})(?:,\d+)?\)/g,
  /"(?<path>[^"]+\.[A-Za-z]\w*)", line (?<line>\d{1,7})/g,
];

/** `root` is the project's folder. A path outside it, or in a URL, is not a link. */
export function findFileLinks(text: string, root: string): readonly FileLink[] {
  return forms
    .flatMap((form) => [...text.matchAll(form)])
    .flatMap((match) => {
      const { path = '', line = '' } = match.groups ?? {};
      const inside = isPartOfAddress(text, match.index) ? null : pathInside(path, root);
      if (inside === null || Number(line) === 0) return [];
      return [{ start: match.index, end: match.index + match[0].length, path: inside, line: Number(line) }];
    });
}

function isPartOfAddress(text: string, at: number): boolean {
  const word =
    text
      .slice(0, at + 2)
      .split(/\s/)
      .at(-1) ?? '';
  return /^[a-z][a-z\d+.-]*:\/\//i.test(word);
}

function pathInside(path: string, root: string): string | null {
  const [clean, base] = [slashed(path), slashed(root).replace(/\/$/, '')];
  const absolute = /^(?:\/|[A-Za-z]:\/)/.test(clean);
  if (absolute) return clean.startsWith(`${base}/`) ? clean.slice(base.length + 1) : null;
  const relative = clean.replace(/^(?:\.\/)+/, '');
  return relative.startsWith('~') || relative.split('/').includes('..') ? null : relative;
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
