import { posix } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import type { Workspace } from '../project/workspace';
import { commandDanger } from './danger-list';
import { farAwayDanger } from './far-away/far-away-danger';
import { changesOf } from './writes/command-writes';

// The hard list by appearance, for a text that cannot be understood as a whole. It splits the text wherever a command
// could begin, and judges each piece. Some harmless texts look dangerous and ask, too.

/** Why the text looks like a command of the hard list, for the user; null if it does not. */
export function suspicionOf(text: string, { protection }: Pick<Workspace, 'protection'>): Text | null {
  if (text.length > longest) return textOf('danger.starts-too-much');
  const plain = text.replace(/\$\{(\w+)\}/g, '$$$1');
  // Quotes and backslashes may surround a command or be inside it, and its input may be on separate lines.
  const unquoted = plain.replace(/\\\n|["'\\]/g, '');
  const readings = [plain.replace(/["']/g, '\n'), unquoted, unquoted.replaceAll('\n', ' ')];
  const pieces = [...new Set(readings.flatMap((reading) => reading.split(/[;&|(){}`\n]+/)))];
  return (
    downloadDanger(text) ??
    spellingDanger(text) ??
    firstOf(pieces.slice(0, mostPieces), (piece) => pieceDanger(wordsOf(piece), protection)) ??
    (pieces.length > mostPieces ? textOf('danger.starts-too-much') : null)
  );
}

/** In characters. Here-documents may be long. */
const longest = 50_000;

function wordsOf(piece: string): readonly string[] {
  const words = piece.split(/[ \t]+/).filter((word) => word !== '');
  return withoutOpening(words).slice(0, mostWords);
}

/** Limits the work. */
const [mostPieces, mostWords] = [3_000, 200];

/** The words without keywords, `!` and assignments before the program. */
function withoutOpening(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !opening.test(word));
  return first === -1 ? words : words.slice(first);
}

const opening =
  /^(?:if|then|elif|else|while|until|do|time|!|eval|exec|builtin|coproc|\w+\+?=\S*|\$|\d?[<>]+&?\d?)$/;

function pieceDanger(words: readonly string[], protection: Workspace['protection']): Text | null {
  return (
    commandDanger(words, []) ??
    farAwayDanger(words) ??
    protectedPlace(words, protection) ??
    firstOf(writtenPlaces(words), (path) =>
      outside.test(path) ? textOf('danger.writes-to', { path, why: textOf('target.that-outside') }) : null,
    )
  );
}

/** The written paths, by arguments and redirections. Their folder is unknown. */
function writtenPlaces(words: readonly string[]): readonly string[] {
  const given = words.map((text) => ({ text, isPattern: false }));
  const changed = changesOf(given).flatMap((change) => (change.kind === 'unclear' ? [] : [change.path.text]));
  const redirected = words.flatMap((word, at) =>
    isOutput(words[at - 1]) ? [word] : (/^\d?>+\|?(.+)$/.exec(word)?.[1] ?? []),
  );
  return [...changed, ...redirected];
}

const outside = /^(?:~|\$\{?HOME\b|\.\.\/|\/(?!dev\/(?:null|std|fd|tty)|tmp\/))/;

/** Why a word names a protected file, or null. Words of programs that only read do not count. */
function protectedPlace(words: readonly string[], protection: Workspace['protection']): Text | null {
  const onlyLooks = lookers.has(words[0] ?? '');
  const written = words.filter((word, at) => !onlyLooks || /^\d?>/.test(word) || isOutput(words[at - 1]));
  const places = new Set(written.flatMap((word) => word.split(/[=:@,<>]+/)));
  const isGit = words[0] === 'git';
  return firstOf([...places], (place) => {
    // For git, `HEAD` is a revision, not the file of a repository.
    if (isGit && place === 'HEAD') return null;
    return protection(posix.normalize(place.replace(/^(?:~|\$\w+)?\/+/, '')));
  });
}

const lookers = new Set('cat head tail less grep rg ls test [ [[ source . wc diff stat'.split(' '));

function isOutput(word: string | undefined): boolean {
  return word !== undefined && /^\d?>+\|?$/.test(word);
}

/** Whether the text downloads something and runs a program, whatever is between the two. */
function downloadDanger(text: string): Text | null {
  if (!/\b(?:curl|wget|aria2c)\b/.test(text)) return null;
  const program =
    /\b(?:eval|source|bash|zsh|dash|ksh|sh)\b(?!\.)|\|\s*(?:python[\d.]*|node|perl|ruby)\b/.exec(text)?.[0];
  return program === undefined
    ? null
    : textOf('danger.runs-download', { program: program.replace(/^\|\s*/, '') });
}

/** Whether the name of a program is known only when it runs, or is spelt unreadably. */
function spellingDanger(text: string): Text | null {
  const hidden = /\$'[^'\\]*\\/.exec(text) ?? namelessProgram.exec(text);
  return hidden === null ? null : textOf('danger.script', { program: hidden[0].trim() });
}

const namelessProgram =
  /(?:^|[;&|({`\n]|(?<![\w-])(?:then|do|else|if|while|until|exec|command|env|xargs|!)\s)[ \t]*["']?(?:\$[\w{(]|`)\S*/;

function firstOf<Each>(all: readonly Each[], look: (each: Each) => Text | null): Text | null {
  for (const each of all) {
    const found = look(each);
    if (found !== null) return found;
  }
  return null;
}
