import type { Replacement, TextQuery } from '@shared/search/text-query-schema';

// ripgrep's arguments for a query and its replacement. Search and replacement use the same ones.

export function queryArguments(query: TextQuery): string[] {
  return [
    ...['--json', '--crlf', '--engine=auto'],
    query.matchesCase ? '--case-sensitive' : '--ignore-case',
    ...(query.wholeWords ? ['--word-regexp'] : []),
    ...(query.isExpression ? [] : ['--fixed-strings']),
    `--regexp=${query.pattern}`,
  ];
}

/**
 * Uses the syntax of editors: `$1`, `$&`, `${name}`, and `\n`, `\t` and `\\` for an expression. Otherwise the text is
 * literal.
 */
export function replaceArgument({ query, replacement }: Replacement): string {
  const text = query.isExpression ? ripgrepReplacement(replacement) : replacement.replaceAll('$', '$$$$');
  return `--replace=${text}`;
}

function ripgrepReplacement(typed: string): string {
  return typed.replaceAll(
    /\\([nt\\])|\$(?:(\$)|(&)|(\d{1,2})|\{(\w+)\}|<(\w+)>)?/g,
    (_, ...found: unknown[]) => {
      const [escaped, dollar, whole, ...names] = found.slice(0, 6) as (string | undefined)[];
      if (escaped !== undefined) return escapes[escaped] ?? '';
      if (dollar !== undefined) return '$$';
      const name = whole === undefined ? names.find((each) => each !== undefined) : '0';
      return name === undefined ? '$$' : `\${${name}}`;
    },
  );
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };
