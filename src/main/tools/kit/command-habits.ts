// Other forms of a command's parameters: models write them because the tools of other agents accept them.

type Given = Readonly<Record<string, unknown>>;

/** A command as a list of words, and a time in seconds. `longestMs`: the maximum time. */
export function commandFromHabit(given: Given, longestMs: number): Given {
  const { command, timeout } = given;
  const isList = Array.isArray(command) && command.every((word) => typeof word === 'string');
  const isSeconds = typeof timeout === 'number' && timeout > 0 && timeout < 1_000;
  if (!isList && !isSeconds) return given;
  return {
    ...given,
    ...(isList && { command: commandOfWords(command) }),
    ...(isSeconds && { timeout: Math.min(Math.round(timeout * 1_000), longestMs) }),
  };
}

/** For `["bash", "-lc", "echo hi"]` returns the text for the shell; quotes the words of another program. */
function commandOfWords(words: readonly string[]): string {
  const [program = '', flags = '', text, ...others] = words;
  const isShell = /^(?:.*\/)?(?:ba|z|da)?sh$/.test(program) && /^-l?c$/.test(flags);
  if (isShell && text !== undefined && others.length === 0) return text;
  return words.length === 1 ? program : words.map(quoted).join(' ');
}

function quoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
