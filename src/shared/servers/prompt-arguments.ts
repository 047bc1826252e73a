import type { PromptArgument } from './server-offers';

// Arguments of a server's prompt as they stand behind its name: `city=Bern "home state"="New York"`, or the values
// alone, in order. Pure; the form of a prompt writes what main reads.

export type PromptValues = Readonly<Record<string, string>>;

/** What was left empty is left out. */
export function writtenArguments(values: PromptValues): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${written(name)}=${/^[^\s"]+$/.test(value) ? value : JSON.stringify(value)}`)
    .join(' ');
}

/** The values by name. What names none of the arguments is a value itself; the last one takes all that is left. */
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

/** Any name, as the one word that it is read as. */
function written(name: string): string {
  return /^[^\s"=]+$/.test(name) ? name : JSON.stringify(name);
}

/** The names of those that must be given and are not. */
export function missingArguments(
  values: PromptValues,
  declared: readonly PromptArgument[],
): readonly string[] {
  return declared.filter(({ name, required }) => required && !values[name]).map(({ name }) => name);
}

/** Split by blanks, but for those in double quotes. */
function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*"|")+/g)].map(([word]) => word);
}

function unquoted(word: string): string {
  try {
    if (/^".*"$/s.test(word)) return String(JSON.parse(word));
  } catch {
    // Quotes of the person's own, which mean themselves.
  }
  return word;
}
