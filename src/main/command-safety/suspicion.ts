import { posix } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import type { Workspace } from '../project/workspace';
import { commandDanger } from './danger-list';
import { farAwayDanger } from './far-away/far-away-danger';
import { changesOf } from './writes/command-writes';

// The hard list by appearance, for a text that cannot be understood as a whole: taken apart wherever a command could
// begin, and each piece looked at. It takes some for dangerous that are not, and asks about them.

/** Why the text looks as if it held something of the hard list, as the person reads it; null when it does not. */
export function suspicionOf(text: string, { protection }: Pick<Workspace, 'protection'>): Text | null {
  if (text.length > longest) return textOf('danger.starts-too-much');
  const plain = text.replace(/\$\{(\w+)\}/g, '$$$1');
  // Quotes and backslashes may stand around a command and in the midst of one, and what it is told on lines of its own.
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

/** In characters; what is written into files by here-documents may be long. */
const longest = 50_000;

function wordsOf(piece: string): readonly string[] {
  const words = piece.split(/[ \t]+/).filter((word) => word !== '');
  return withoutOpening(words).slice(0, mostWords);
}

/** So that looking has an end. */
const [mostPieces, mostWords] = [3_000, 200];

/** Without what may stand in front of a program: words of the language, `!`, assignments. */
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

/** By its words and its redirects, relative to where nobody knows. */
function writtenPlaces(words: readonly string[]): readonly string[] {
  const given = words.map((text) => ({ text, isPattern: false }));
  const changed = changesOf(given).flatMap((change) => (change.kind === 'unclear' ? [] : [change.path.text]));
  const redirected = words.flatMap((word, at) =>
    isOutput(words[at - 1]) ? [word] : (/^\d?>+\|?(.+)$/.exec(word)?.[1] ?? []),
  );
  return [...changed, ...redirected];
}

const outside = /^(?:~|\$\{?HOME\b|\.\.\/|\/(?!dev\/(?:null|std|fd|tty)|tmp\/))/;

/** A protected name, wherever it stands, unless it is known to be looked at alone. */
function protectedPlace(words: readonly string[], protection: Workspace['protection']): Text | null {
  const onlyLooks = lookers.has(words[0] ?? '');
  const written = words.filter((word, at) => !onlyLooks || /^\d?>/.test(word) || isOutput(words[at - 1]));
  const places = new Set(written.flatMap((word) => word.split(/[=:@,<>]+/)));
  const isGit = words[0] === 'git';
  return firstOf([...places], (place) => {
    // A revision goes by the name of what makes a folder a repository.
    if (isGit && place === 'HEAD') return null;
    return protection(posix.normalize(place.replace(/^(?:~|\$\w+)?\/+/, '')));
  });
}

const lookers = new Set('cat head tail less grep rg ls test [ [[ source . wc diff stat'.split(' '));

function isOutput(word: string | undefined): boolean {
  return word !== undefined && /^\d?>+\|?$/.test(word);
}

/** What is downloaded and run, whatever stands between the two. */
function downloadDanger(text: string): Text | null {
  if (!/\b(?:curl|wget|aria2c)\b/.test(text)) return null;
  const program =
    /\b(?:eval|source|bash|zsh|dash|ksh|sh)\b(?!\.)|\|\s*(?:python[\d.]*|node|perl|ruby)\b/.exec(text)?.[0];
  return program === undefined
    ? null
    : textOf('danger.runs-download', { program: program.replace(/^\|\s*/, '') });
}

/** A program whose name is only known when it runs, or is written so that nobody reads it. */
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
