import { optionLength, programOf } from '../normal-form/normal-form';
import { formOf } from '../normal-form/program-forms';
import { inlinePrograms } from '../normal-form/started-besides';
import { subcommanded, twofold } from '../normal-form/subcommanded';
import type { Argument } from '../syntax/command-arguments';
import { nameOf } from '../syntax/program-name';

// Words of a program: which of them are not paths, and whether the program reaches files that no word names.

export type WordKind = 'place' | 'text' | 'nothing';

/** Whether the program reaches no file, whatever its words are. */
export function isHarmless(words: readonly string[]): boolean {
  return /^(?:echo|printf|true|false|:|basename|dirname|pwd|sleep|seq|date|whoami|id|uname|hostname|nproc|arch|uptime|kill|which|type|exit|wait)$/.test(
    words[0] ?? '',
  );
}

/** Whether the program handles a folder only by its name or its list of entries, and reads no files in it. */
export function staysOutside(words: readonly string[]): boolean {
  const name = nameOf(words);
  if (/^(?:find|fd|fdfind)$/.test(name))
    return !words.some((word) => /^-(?:exec|ok|x|X|delete|fprint)|^--exec/.test(word));
  return /^(?:ls|du|df|stat|tree|mkdir|rmdir|touch|cd|test|\[|git|gh|glab|code|realpath|readlink)$/.test(
    name,
  );
}

/** The kind of each word after the program, in order. */
export function kindsOf(words: readonly Argument[]): readonly WordKind[] {
  const texts = words.map(({ text }) => text);
  const verbs = verbsAt(texts);
  const script = scriptAt(texts);
  return texts.slice(1).map((text, index) => {
    const at = index + 1;
    if (verbs.includes(at) || isMessage(texts, at)) return 'nothing';
    return script === at || isInlineAt(texts, at) ? 'text' : text === '--' ? 'nothing' : 'place';
  });
}

/** Whether the program may reach files that none of its words names. It may then reach any file. */
export function reachesUnnamed(words: readonly string[]): boolean {
  const name = nameOf(words);
  const rest = words.slice(1);
  const inline = inlinePrograms(words);
  if (!inline.every(isPlainProgram)) return true;
  if (
    /^[gmn]?awk$/.test(name) &&
    rest.some((word) => /getline|system|close\s*\(|\||[<>]\s*["(a-zA-Z]/.test(word))
  )
    return true;
  if (runsScript(name, rest) || (name === 'git' && takesAll(rest))) return true;
  if (rest.some((word) => listed.test(word))) return true;
  if (/^(?:tar|gtar|bsdtar)$/.test(name) && rest.some((word) => /^-?[a-zA-Z]*T/.test(word))) return true;
  if (name === 'zip' && rest.some((word) => /^-[a-zA-Z]*@/.test(word))) return true;
  return /^(?:cpio|pax|parallel)$/.test(name);
}

/** Whether the program runs a script, which may reach any file. */
function runsScript(name: string, rest: readonly string[]): boolean {
  const script = rest.find((word) => !word.startsWith('-')) ?? '';
  const isTold = rest.some((word) => /^-[a-z]*[cem]$|^--(?:eval|print|test|run|version|help)/.test(word));
  return interpreters.test(name) && script !== '' && !isTold;
}

const interpreters = /^(?:python[\d.]*|node|deno|bun|tsx|ts-node|ruby|php|Rscript)$/;

/** Whether git takes every changed file. */
function takesAll(rest: readonly string[]): boolean {
  if (rest.includes('add'))
    return rest.some((word) => /^(?:-[a-z]*[Au][a-z]*|--all|--update|\.|:\/|\*)$/.test(word));
  return rest.includes('commit') && rest.some((word) => /^(?:-[b-z]*a[a-z]*|--all)$/.test(word));
}

/** The paths in words of git that name a file of a commit or of the index: `HEAD:src/a.ts`. */
export function namedInRepository(words: readonly string[]): readonly string[] {
  if (nameOf(words) !== 'git') return [];
  return words.slice(1).flatMap((word) => {
    const ofCommit = /^[^-:\s][^:\s]*:(?:\.\/)?([^:]+)$/.exec(word);
    const ofIndex = /^:(?:\([^)]*\)|\d:|\/)?([^:]+)$/.exec(word);
    const path = (ofCommit ?? ofIndex)?.[1];
    return path === undefined ? [] : [path];
  });
}

/** Whether the program searches its working directory if it gets no other folder. */
export function searchesHere(words: readonly string[]): boolean {
  return /^(?:ag|ack|ack-grep|ugrep|ug|rga|sift|pt|rgrep|zgrep|git-grep|http\.server|simplehttpserver|serve|http-server|live-server|repomix|code2prompt|files-to-prompt|gitingest|ctags|syncthing|ngrep)$/.test(
    nameOf(words),
  );
}

/** Options that take a file with a list of names. */
const listed =
  /^--(?:files?0?-from|files0-from|from-file|pathspec-from-file|include-from|arg-file|null-input-files)(?:=|$)/;

/** Whether the program text only changes its input line by line, and names no file. */
function isPlainProgram(text: string): boolean {
  return /^(?:s|tr|y)([^\w\s\\])(?:(?!\1)[^`$\\])*\1(?:(?!\1)[^`$@\\])*\1[gimsx]*;?$|^(?:print|puts)(?: ?\(?\d+\)?)?;?$/.test(
    text,
  );
}

/** Indexes of the words that name a task or a subcommand. */
function verbsAt(words: readonly string[]): readonly number[] {
  const name = words[0] ?? '';
  const { name: program } = programOf(words);
  const form = formOf(program);
  if (tasks.test(program))
    return words.flatMap((word, at) => (at > 0 && isBare(word) && !isValue(words, at) ? [at] : []));
  if (!form && !subcommanded.has(name)) return [];
  const found: number[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (/^[-+]./.test(word)) {
      const length = optionLength(words, at, form ?? { options: '' });
      // The next word may be its value.
      if (length === null) return found;
      at += length - 1;
      continue;
    }
    if (!isBare(word)) return found;
    found.push(at);
    const isGroup = twofold.test(word) || hasGroups.test(program) || group.test(word);
    if (found.length === 2 || !isGroup) return found;
  }
  return found;
}

const tasks = /^(?:make|just|task|rake|gradle|gradlew|mvn|mvnw|nx|turbo|ninja|invoke|inv)$/;
const hasGroups = /^(?:gh|glab|aws|gcloud|az)$/;
const group =
  /^(?:builder|buildx|config|container|context|image|network|node|plugin|secret|service|stack|submodule|swarm|system|volume|worktree)$/;

function isBare(word: string): boolean {
  return /^[A-Za-z][\w:-]*$/.test(word);
}

/** Whether the word may be the value of the option before it. */
function isValue(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return at > 1 && /^-/.test(before) && !/^-[sjkBn]$|^--(?:silent|quiet)$/.test(before);
}

/** Whether the word is a message or a description, not a path. */
function isMessage(words: readonly string[], at: number): boolean {
  const { name } = programOf(words);
  const [before = '', word = ''] = [words[at - 1], words[at]];
  if (name === 'git')
    return (
      gitMessage.test(before) ||
      (/^-[abdeinopqsvz]*m./.test(word) && !word.startsWith('--')) ||
      /^--(?:message|grep|author|committer|date|since|until|format|pretty)=/.test(word)
    );
  if (!/^(?:gh|glab)$/.test(name)) return false;
  return (
    /^(?:-b|-t|-m|--body|--title|--notes|--message|--description)$/.test(before) ||
    /^--(?:body|title|notes|message)=/.test(word)
  );
}

const gitMessage = /^(?:-[abdeinopqsvz]*m|--(?:message|grep|author|committer|date|since|until))$/;

/** The index of the script or pattern of a text tool, such as `sed` or `grep`. Null if an option has it. */
function scriptAt(words: readonly string[]): number | null {
  if (!/^(?:g?sed|[gmn]?awk|jq|gojq|jaq|yq|[ef]?grep|rg|ag|ack)$/.test(nameOf(words))) return null;
  const isElsewhere = words.some((word) =>
    /^(?:-[a-zA-Z]*[ef]|--(?:expression|file|regexp|from-file))$/.test(word),
  );
  const first = words.findIndex((word, at) => at > 0 && !/^-./.test(word));
  return isElsewhere || first === -1 ? null : first;
}

function isInlineAt(words: readonly string[], at: number): boolean {
  if (inlinePrograms(words).includes(words[at] ?? '')) return true;
  return (
    /^(?:g?sed|[ef]?grep|rg|[gmn]?awk)$/.test(nameOf(words)) &&
    /^(?:-e|--expression|--regexp|--source)$/.test(words[at - 1] ?? '')
  );
}
