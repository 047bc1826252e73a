import { posix } from 'node:path';
import { startedCommands } from './wrappers';

// The hard list for commands: what asks every time, in every mode, because it discards, destroys, publishes or takes
// over. Judged by the words of each command, whatever starts it.

/** Why the command is on the hard list, as the person reads it; null when it is not. */
export function commandHazard(words: readonly string[], patterns: readonly number[]): string | null {
  for (const started of startedCommands(words)) {
    const offset = words.length - started.length;
    const isPatternAt = (index: number) => patterns.includes(index + offset);
    const hazard = hazardOf(started, isPatternAt);
    if (hazard !== null) return hazard;
  }
  return null;
}

/**
 * Whether the words of a command line that is not understood hold a dangerous command somewhere. Nothing rests on it
 * but how the question looks: such a command asks anyway.
 */
export function looksDangerous(text: string): boolean {
  const words = text.split(/[\s;&|(){}`"'$]+/).slice(0, mostLookedAt);
  return words.some((_word, at) => hazardOf(words.slice(at), () => false) !== null);
}

const mostLookedAt = 500;

/** Whether one of the commands downloads and this one, which reads it, runs what it reads. */
export function downloadHazard(
  words: readonly string[],
  reads: readonly (readonly string[])[],
): string | null {
  const downloads = reads.some((upstream) =>
    startedCommands(upstream).some((started) => downloaders.has(nameOf(started))),
  );
  const runs = startedCommands(words).some((started) => interpreters.test(nameOf(started)));
  return downloads && runs ? `${nameOf(words)} would run what was downloaded` : null;
}

/** The git commands that discard something `git status` shows. */
export function discardsChanges(words: readonly string[]): boolean {
  return startedCommands(words).some((started) => {
    if (nameOf(started) !== 'git') return false;
    const { name, rest } = gitCommand(started);
    return /^(reset|clean|checkout|restore|switch)$/.test(name) && gitHazard(name, rest) !== null;
  });
}

/** A program's name without its folder; file systems that fold case take `RM` for `rm`. */
export function nameOf(words: readonly string[]): string {
  return posix
    .basename((words[0] ?? '').replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/\.exe$/, '');
}

const downloaders = new Set([
  'curl',
  'wget',
  'fetch',
  'aria2c',
  'http',
  'https',
  'xh',
  'ftp',
  'scp',
  'nc',
  'ncat',
]);
const interpreters =
  /^(?:(?:ba|z|da|k|a|c|tc|fi)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|lua|osascript|pwsh|powershell|tclsh|rscript|source|eval)$/;

type IsPatternAt = (index: number) => boolean;

function hazardOf(words: readonly string[], isPatternAt: IsPatternAt): string | null {
  const name = nameOf(words);
  const rest = words.slice(1);
  const simple = simpleHazards.find(({ names }) => names.test(name));
  if (simple) return `${name} ${simple.why}`;
  switch (name) {
    case 'rm':
      return removalHazard(rest, isPatternAt);
    case 'find':
      return findHazard(rest, isPatternAt);
    case 'git': {
      const command = gitCommand(words);
      return gitHazard(command.name, command.rest);
    }
    default:
      return publishingHazard(name, rest);
  }
}

const simpleHazards = [
  { names: /^(?:sudo|doas|su|pkexec|runas|gsudo)$/, why: 'runs with the rights of another user' },
  { names: /^(?:kill|pkill|killall|skill|xkill|taskkill|fuser)$/, why: 'ends other programs' },
  {
    names:
      /^(?:dd|mkfs(?:\..+)?|fdisk|sfdisk|gdisk|sgdisk|cfdisk|parted|wipefs|shred|blkdiscard|mkswap|swapoff|swapon|losetup|cryptsetup|mount|umount|hdparm|diskutil|diskpart|format|lvremove|vgremove|pvremove|zpool|zfs|mdadm)$/,
    why: 'works on disks',
  },
  { names: /^(?:shutdown|reboot|halt|poweroff|init|telinit)$/, why: 'ends the system' },
] as const;

function removalHazard(rest: readonly string[], isPatternAt: IsPatternAt): string | null {
  const end = rest.indexOf('--');
  const flags = end === -1 ? rest : rest.slice(0, end);
  const removes = flags.some((word) => /^-[a-z]*[rf]/i.test(word) || /^--(?:rec|for|f|r)/.test(word));
  if (removes) return 'rm -r and rm -f ask every time';
  return flags.some((word, index) => isPatternAt(index + 1) && /^[*?[]/.test(word))
    ? 'the pattern may stand for a flag of rm'
    : null;
}

function findHazard(rest: readonly string[], isPatternAt: IsPatternAt): string | null {
  const action = rest.find((word) =>
    /^-(?:delete|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/.test(word),
  );
  if (action !== undefined) return `find ${action} asks every time`;
  const flag = rest.findIndex((word, index) => isPatternAt(index + 1) && /^[*?[]/.test(word));
  return flag === -1 ? null : 'the pattern may stand for an action of find';
}

export type GitCommand = { readonly name: string; readonly rest: readonly string[] };

/** The subcommand, behind the flags of git itself. */
export function gitCommand(words: readonly string[]): GitCommand {
  let at = 1;
  while (/^-/.test(words[at] ?? '')) at += gitFlagsWithValue.has(words[at] ?? '') ? 2 : 1;
  return { name: words[at] ?? '', rest: words.slice(at + 1) };
}

const gitFlagsWithValue = new Set([
  ...['-C', '-c', '--git-dir', '--work-tree', '--namespace', '--exec-path', '--super-prefix', '--config-env'],
]);

function gitHazard(name: string, rest: readonly string[]): string | null {
  const has = (pattern: RegExp) => rest.some((word) => pattern.test(word));
  const why = `git ${name} discards`;
  switch (name) {
    case 'reset':
      return has(/^--(?:har|mer|kee)/) ? `${why} changes` : null;
    case 'clean':
      return `${why} files`;
    case 'checkout':
      return has(/^(?:--|\.|:.*|-[a-z]*[fBp]|--(?:for|pat|our|the)[a-z]*)$|^--pathspec/) ||
        (rest.length > 1 && !has(/^-/))
        ? `${why} changes`
        : null;
    case 'restore':
      return has(/^(?:-S|--stag)/) && !has(/^(?:-W|--work)/) ? null : `${why} changes`;
    case 'switch':
      return has(/^(?:-[a-z]*[fC]|--(?:dis|force))/) ? `${why} changes` : null;
    case 'stash':
      return has(/^(?:drop|clear)$/) ? `${why} what was stashed` : null;
    case 'push':
      return has(/^(?:-[a-z]*[fd]|--(?:for|mir|del|pru)|\+|:)/)
        ? 'git push overwrites or deletes what others see'
        : null;
    case 'branch':
      return has(/^-[a-z]*[DMC]|^--for/) ? `${why} a branch` : null;
    case 'reflog':
      return has(/^(?:expire|delete)$/) ? `${why} history` : null;
    case 'filter-branch':
    case 'filter-repo':
    case 'gc':
    case 'prune':
    case 'update-ref':
      return name === 'gc' && !has(/^--pru/) ? null : `${why} history`;
    default:
      return null;
  }
}

const publishing: Readonly<Record<string, RegExp>> = {
  npm: /^(?:publish|unpublish|deprecate|dist-tag|owner|access)$/,
  pnpm: /^(?:publish|unpublish)$/,
  yarn: /^(?:publish|npm)$/,
  bun: /^publish$/,
  cargo: /^(?:publish|yank|owner)$/,
  poetry: /^publish$/,
  uv: /^publish$/,
  flit: /^publish$/,
  hatch: /^publish$/,
  twine: /^upload$/,
  gem: /^(?:push|yank)$/,
  mvn: /deploy$/,
  gradle: /^publish/i,
  gradlew: /^publish/i,
  dotnet: /^(?:nuget|push)$/,
  nuget: /^push$/,
  docker: /^push$/,
  podman: /^push$/,
  helm: /^push$/,
  gh: /^release$/,
  vsce: /^publish$/,
  ovsx: /^publish$/,
  lerna: /^publish$/,
  changeset: /^publish$/,
  'semantic-release': /./,
  goreleaser: /./,
};

function publishingHazard(name: string, rest: readonly string[]): string | null {
  const pattern = Object.hasOwn(publishing, name) ? publishing[name] : undefined;
  const isReading = name === 'dotnet' && !rest.includes('push');
  return pattern && !isReading && rest.some((word) => pattern.test(word)) ? `${name} would publish` : null;
}
