// What of npm only reads what is installed here.

const lists = /^(ls|list|ll|la)$/;
const listFlags =
  /^(--all|-a|--depth=\d+|--json|--long|-l|--parseable|-p|--prod|--production|--dev|-g|--global|--omit=dev)$/;
const packageName = /^(@\w[\w.-]*\/)?\w[\w.-]*$/;

/** Why it is not known to only read; null when it only reads. `words` are those after `npm`. */
export function npmProblem(words: readonly string[]): string | null {
  const [first = '', ...rest] = words;
  if (words.length === 1 && /^(--version|-v|root|prefix)$/.test(first)) return null;
  if (!lists.test(first)) return `npm ${first} is not known to only read`.replace('  ', ' ');
  const odd = rest.find((word) => !listFlags.test(word) && !packageName.test(word));
  return odd === undefined ? null : `${odd} of npm ${first} is not known to only read`;
}
