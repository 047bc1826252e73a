import { textOf } from '@shared/texts/text';
import { mentions, type Reader, type Value } from './command-reader';
import { NotUnderstood } from './not-understood';
import { isUnknown, unknownText } from './unknown-text';
import { readValue } from './word-reader';

// Assignments: `NAME=value`, before a command or by itself.

/** Reads an assignment; null if none begins here. Parts that are known only when it runs are marked. */
export function readAssignment(reader: Reader): string | null {
  const [start, name] = /^([A-Za-z_]\w*)\+?=/.exec(reader.text.slice(reader.at, reader.at + 200)) ?? [];
  if (start === undefined || name === undefined) return null;
  reader.at += start.length;
  const values = readValue(reader);
  if (reader.text[reader.at] === '(') throw new NotUnderstood(textOf('not-understood.array'));
  const [only, ...others] = values;
  const isKnown = only !== undefined && others.length === 0 && (!only.isPattern || only.text.startsWith('~'));
  return `${name}=${isKnown && !start.includes('+') ? only.text : unknownText}`;
}

/** From here on the value is known, if nothing else could set the variable. */
export function keepValue(reader: Reader, assignment: string): void {
  const [, name = '', text = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? [];
  if (!reader.isStraight || isUnknown(text) || !isKeptAsSet(reader, name)) return;
  // In quotes, bash does not change the value.
  reader.values.set(name, [{ text, isPattern: text.startsWith('~') }]);
}

/** Whether nothing else sets the variable: no other command, and not the shell itself. */
function isKeptAsSet(reader: Reader, name: string): boolean {
  return !setByShell.test(name) && mentions(reader, name) === 1;
}

const setByShell =
  /^(?:_|PWD|OLDPWD|S?RANDOM|SECONDS|LINENO|REPLY|OPT\w*|BASH\w*|PIPESTATUS|FUNCNAME|E?UID|PPID|GROUPS|HIST\w*|EPOCH\w*|DIRSTACK|COLUMNS|LINES|COPROC|MAPFILE|READLINE\w*|COMP\w*)$/;

/** Reads a loop in which the variable has one of `values`. */
export function withVariable(
  reader: Reader,
  name: string,
  values: readonly Value[] | null,
  read: () => void,
): void {
  checkVariable(name);
  const isKnown = values !== null && values.length > 0 && isKeptAsSet(reader, name);
  if (isKnown) reader.values.set(name, values);
  read();
  reader.values.delete(name);
}

export function isAssignment(word: string): boolean {
  return /^[A-Za-z_]\w*=/.test(word);
}

export function nameOfAssignment(assignment: string): string {
  return assignment.replace(/=.*/s, '');
}

/** Throws for a variable that changes which programs run, or what all of them do. */
export function checkVariable(name: string): void {
  if (leading.test(name)) throw new NotUnderstood(textOf('not-understood.sets', { name }));
}

const leading =
  /^(?:PATH|LD_.*|DYLD_.*|NODE_OPTIONS|BASH_.*|BASHOPTS|SHELLOPTS|ENV|PYTHON.*|PERL.*|RUBY.*|IFS|CDPATH|GLOBIGNORE|PS4|PROMPT_COMMAND|SHELL|HOME|TMPDIR|XDG_.*|LESSOPEN|JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS|_JAVA_OPTIONS|.*(?:_WRAPPER|_PRELOAD)|npm_config_(?:script_shell|node_options|globalconfig|userconfig))$/i;
