import { posix } from 'node:path';
import type { Change } from './change';
import type { Argument } from './command-arguments';
import { changesOf } from './command-writes';
import { type CommandPart, parseCommand } from './parse-command';
import { programName, scriptOf, startedCommands } from './wrappers';

// What a command line is known to change, whatever starts what: behind wrappers, in the script of a shell, and by
// where its output goes.

export type KnownChange = Change & {
  /** Where the path starts, relative to where the command line starts. */
  readonly directory: string;
  /** It is where output goes, not what a program is told to change. */
  readonly isOutput: boolean;
};

export async function knownChanges(part: CommandPart, depth = 0): Promise<KnownChange[]> {
  const { words, patterns, directory } = part;
  const given = words.map((text, index): Argument => ({ text, isPattern: patterns.includes(index) }));
  const changes = part.writes.map(outputTo);
  for (const started of startedCommands(words)) {
    const at = words.length - started.length;
    const here = join(directory, changedDirectory(words.slice(0, at)));
    for (const change of changesOf(given.slice(at))) {
      if (change.kind === 'unclear' && isSubcommand(words, at)) continue;
      const folder = 'folder' in change ? change.folder : undefined;
      changes.push({ ...change, directory: join(here, folder ?? ''), isOutput: false });
    }
    const script = scriptOf(started);
    if (script !== null && depth < deepest) changes.push(...(await changesInScript(script, here, depth + 1)));
  }
  return changes;
}

/** Behind a wrapper any word could be a program, but that of `npm install` is none. */
function isSubcommand(words: readonly string[], at: number): boolean {
  return at > 1 && subcommanded.test(programName(words.slice(at - 1)));
}

const subcommanded =
  /^(?:npm|pnpm|yarn|bun|run|pip3?|pipx|uv|poetry|cargo|go|gem|bundle|composer|brew|apt|apt-get|dnf|apk|make|ninja|git|docker|podman|helm|flutter|dart|mvn|gradle)$/;

const deepest = 5;

/** The path is relative to where the command line starts already. */
function outputTo(text: string): KnownChange {
  return { kind: 'writes', path: { text, isPattern: false }, directory: '', isOutput: true };
}

async function changesInScript(script: string, directory: string, depth: number): Promise<KnownChange[]> {
  const { parts } = await parseCommand(script);
  const changes: KnownChange[] = [];
  for (const part of parts)
    for (const change of await knownChanges(part, depth))
      changes.push({ ...change, directory: join(directory, change.directory) });
  return changes;
}

function join(outer: string, inner: string): string {
  if (outer === '' || inner === '' || posix.isAbsolute(inner)) return inner === '' ? outer : inner;
  return posix.join(outer, inner);
}

/** Where `env -C` and `sudo -D` start what stands behind them. */
function changedDirectory(wrapper: readonly string[]): string {
  for (const [index, word] of wrapper.entries()) {
    const flag = /^(?:-C|-D|--chdir)(?:=(.*))?$/.exec(word);
    if (flag && /^(?:env|sudo|doas)$/.test(programName(wrapper))) return flag[1] ?? wrapper[index + 1] ?? '';
  }
  return '';
}
