import { type Text, textOf } from '@shared/texts/text';
import { isSecretName } from '../project/protected-names';
import { startedCommands } from './launchers/started-commands';
import type { CommandPart } from './syntax/command-part';
import { gitCommand } from './syntax/git-command';
import { nameOf } from './syntax/program-name';
import type { TargetPath } from './target-paths';

// Secrets in the output of a command: the provider of the model receives what a command prints, so a command that
// prints a file with secrets asks in every mode, like a tool that reads it.

/**
 * Why the command asks, or null. `looked`: the files that it is known to read, as spelt in the command; null: any word
 * can be one. `targets`: these files with links resolved.
 */
export function secretReadDanger(
  { words, inputs }: Pick<CommandPart, 'words' | 'inputs'>,
  looked: readonly string[] | null,
  targets: readonly Pick<TargetPath, 'relative'>[],
): Text | null {
  const shown = startedCommands(words).map((started) => shownBy(started, looked));
  const real = targets.flatMap(({ relative }) => relative ?? []);
  const names = shown.some((found) => found !== null) ? [...shown.flat(), ...real] : inputs;
  const file = names.find((name) => name !== null && isSecret(name));
  return file == null ? null : textOf('danger.reads-secret', { file });
}

function isSecret(name: string): boolean {
  const isAddress = /^(?!file:)\w+:\/\//.test(name);
  return !isAddress && (isSecretName(name) || ofSystem.test(name));
}

/** Passwords of the system, secrets of containers, and the environments and the memory of other processes. */
const ofSystem =
  /^\/(?:etc\/g?shadow|(?:var\/)?run\/secrets\/|proc\/(?!self\/)[^/]+\/(?:task\/[^/]+\/)?(?:environ|mem)$)/;

/** The files whose text the command can print. Null if it prints no text of a file. */
function shownBy(words: readonly string[], looked: readonly string[] | null): readonly string[] | null {
  if (nameOf(words) === 'git') {
    const { name, rest } = gitCommand(words);
    return gitShows.test(name) ? rest.map((word) => word.replace(/^[^-][^:]*:(?=.)/, '')) : null;
  }
  return showing.has(nameOf(words)) ? (looked ?? words.slice(1)) : null;
}

/** Whether the program prints the text of its files. */
export function isShowing(words: readonly string[]): boolean {
  return showing.has(nameOf(words));
}

const gitShows = /^(?:show|diff|log|grep|blame|annotate|cat-file|stash|difftool|archive)$/;

const showing: ReadonlySet<string> = new Set(
  [
    'cat tac head tail less more most bat batcat nl pr fold fmt rev sort uniq shuf cut paste join column expand unexpand',
    'grep egrep fgrep zgrep rg ag ack awk gawk mawk sed jq yq xmllint base32 base64 basenc od xxd hexdump hd strings',
    'diff sdiff colordiff delta comm cmp iconv uuencode openssl view dd split csplit xargs tee envsubst',
    'zcat gzip bzip2 xz zstd',
  ].flatMap((names) => names.split(' ')),
);
