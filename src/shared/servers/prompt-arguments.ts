import type { PromptArgument } from './server-offers';

// Arguments of a server's prompt behind its name: `city=Bern "home state"="New York"`, or only the values, in order.
// Pure; the form of a prompt writes this text, and the main process reads it.

export type PromptValues = Readonly<Record<string, string>>;

/** Leaves out empty values. */
export function writtenArguments(values: PromptValues): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${written(name)}=${/^[^\s"]+$/.test(value) ? value : JSON.stringify(value)}`)
    .join(' ');
}

/**
 * The values by name. A word without an argument's name is a value itself; the last argument takes all remaining words.
 */
export function readArguments(text: string, declared: readonly PromptArgument[]): PromptValues {
  const values: Record<string, string> = {};
  const unnamed: string[] = [];
  for (const word of wordsOf(text)) {
    const name = declared.find((argument) => word.startsWith(`${written(argument.name)}=`))?.name;
    if (name === undefined) unnamed.push(unquoted(word));
    else values[name] = unquoted(word.slice(written(name).length + 1));
  }
  const open = declared.filter(({ name }) => !Object.hasOwn(values, name));
  for (const [index, { name }] of open.entries()) {
    const isLast = index === open.length - 1;
    const value = isLast ? unnamed.slice(index).join(' ') : unnamed[index];
    if (value !== undefined && value !== '') values[name] = value;
  }
  return values;
}

/** Any name as a single word, which can be read back. */
function written(name: string): string {
  return /^[^\s"=]+$/.test(name) ? name : JSON.stringify(name);
}

/** The names of required arguments that are missing. */
export function missingArguments(
  values: PromptValues,
  declared: readonly PromptArgument[],
): readonly string[] {
  return declared.filter(({ name, required }) => required && !values[name]).map(({ name }) => name);
}

/** Splits at blanks outside of double quotes. */
function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*"|")+/g)].map(([word]) => word);
}

function unquoted(word: string): string {
  try {
    if (/^".*"$/s.test(word)) return String(JSON.parse(word));
  } catch {
    // The user's own quotes, which are literal.
  }
  return word;
}
