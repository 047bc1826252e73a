import { type Text, textOf } from '@shared/texts/text';
import { gitDanger } from './git-dangers';
import { launchesIn, unknownWord } from './launchers/started-commands';
import { readOnlyProblem } from './read-only/read-only';
import { readArguments } from './syntax/command-arguments';
import { nameOf } from './syntax/program-name';
import { moduleAt } from './syntax/python-module';

// Hard list for commands: those that ask in every mode, because they discard, destroy, publish or take over something.
// Judged by the words of each command, whatever starts it.

/** Why the command is on the hard list, for the user; null if it is not. */
export function commandDanger(words: readonly string[], patterns: readonly number[]): Text | null {
  for (const { at, adds } of launchesIn(words)) {
    const isPatternAt = (index: number) => patterns.includes(index + at);
    const danger = dangerOf([...words.slice(at), ...(adds === null ? [] : [unknownWord])], isPatternAt);
    if (danger !== null) return danger;
  }
  return null;
}

/**
 * Whether a command line that is not understood contains a dangerous command somewhere. This affects only the look of
 * the question, because such a command line asks anyway.
 */
export function looksDangerous(text: string): boolean {
  const words = text.split(/[\s;&|(){}`"'$]+/).slice(0, mostLookedAt);
  return words.some((_word, at) => dangerOf(words.slice(at), () => false) !== null);
}

const mostLookedAt = 500;

type IsPatternAt = (index: number) => boolean;

function dangerOf(words: readonly string[], isPatternAt: IsPatternAt): Text | null {
  const started = moduleAt(words);
  const name = started?.name ?? nameOf(words);
  const rest = words.slice(started?.at ?? 1);
  const simple = simpleDangers.find(({ names }) => names.test(name));
  if (simple) return textOf(simple.why, { program: name });
  switch (name) {
    case 'rm':
      return removalDanger(rest, isPatternAt);
    case 'find':
      return findDanger(rest, isPatternAt);
    case 'fd':
    case 'fdfind':
      // After a letter that takes a value, the rest is that value: `-tx`.
      return rest.some((word) => /^-[^-dteESjcoC]*[xX]|^--exec/.test(word))
        ? textOf('danger.exec', { program: name })
        : null;
    case 'kill':
      return isAsking(rest) ? null : endsPrograms(name);
    case 'fuser':
      return rest.some((word, index) => mayKill(word, isPatternAt(index + 1))) ? endsPrograms(name) : null;
    case 'git':
      return gitDanger(words);
    case 'yarn':
    case 'pnpm':
    case 'bun':
      // These start programs of packages by their bare names.
      return removesFolders.test(rest[0] ?? '') ? dangerOf(rest, isPatternAt) : publishingDanger(name, rest);
    default:
      return evaluationDanger(name, rest) ?? publishingDanger(name, rest);
  }
}

const removesFolders = /^(?:rimraf|del-cli)$/;

const simpleDangers = [
  { names: /^(?:sudo|doas|su|pkexec|runas|gsudo)$/, why: 'danger.other-user' },
  { names: /^(?:pkill|killall|skill|xkill|taskkill)$/, why: 'danger.ends-programs' },
  {
    names:
      /^(?:dd|mkfs(?:\..+)?|fdisk|sfdisk|gdisk|sgdisk|cfdisk|parted|wipefs|shred|blkdiscard|mkswap|swapoff|swapon|losetup|cryptsetup|mount|umount|hdparm|diskutil|diskpart|format|lvremove|vgremove|pvremove|zpool|zfs|mdadm)$/,
    why: 'danger.disks',
  },
  { names: /^(?:semantic-release|goreleaser)$/, why: 'danger.publishes' },
  { names: removesFolders, why: 'danger.removes-folders' },
  { names: /^(?:shutdown|reboot|halt|poweroff|init|telinit)$/, why: 'danger.ends-system' },
] as const;

function endsPrograms(name: string): Text {
  return textOf('danger.ends-programs', { program: name });
}

/** Whether `kill` only asks: whether processes run, or for the names of signals. */
function isAsking([flag = '', ...rest]: readonly string[]): boolean {
  if (flag === '-0') return rest.every((word) => /^\d+$/.test(word));
  return /^-[lL]$/.test(flag) && rest.every((word) => /^\w+$/.test(word));
}

function mayKill(word: string, isPattern: boolean): boolean {
  return /^-[a-zA-Z]*k|^--k/.test(word) || word === unknownWord || (isPattern && /^[*?[]/.test(word));
}

function removalDanger(rest: readonly string[], isPatternAt: IsPatternAt): Text | null {
  const end = rest.indexOf('--');
  const flags = end === -1 ? rest : rest.slice(0, end);
  const removes = flags.some((word) => /^-[a-z]*[rf]/i.test(word) || /^--(?:rec|for|f|r)/.test(word));
  if (removes) return textOf('danger.rm');
  return flags.some((word, index) => isPatternAt(index + 1) && /^[*?[]/.test(word))
    ? textOf('danger.rm-pattern')
    : null;
}

function ignored(): void {
  // Only the result of the check matters here, not the paths.
}

function findDanger(rest: readonly string[], isPatternAt: IsPatternAt): Text | null {
  if (
    !rest.some((_word, index) => isPatternAt(index + 1)) &&
    readOnlyProblem(['find', ...rest], ignored) === null
  )
    return null;
  const action = rest.find((word) =>
    /^-(?:delete|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/.test(word),
  );
  if (action !== undefined) return textOf('danger.find', { action });
  const flag = rest.findIndex((word, index) => isPatternAt(index + 1) && /^[*?[]/.test(word));
  return flag === -1 ? null : textOf('danger.find-pattern');
}

/** Words that bash evaluates a second time, such as an index in brackets or a list of words. */
function evaluationDanger(name: string, rest: readonly string[]): Text | null {
  const why = textOf('danger.evaluates', { program: name });
  switch (name) {
    case 'compgen':
    case 'complete':
      return rest.some((word) => /^-[a-z]*[CFWX]/.test(word)) ? why : null;
    case 'printf':
      // The variable cannot change this command, but it may change a later one.
      return /^-v/.test(rest[0] ?? '') || rest.some((word) => /^\w+\[.*[$`]/s.test(word)) ? why : null;
    default:
      return namingVariables.test(name) && rest.some((word) => /\[.*[$`]/s.test(word)) ? why : null;
  }
}

const namingVariables =
  /^(?:test|\[|wait|read|unset|declare|typeset|local|export|readonly|let|getopts|mapfile|readarray|exit|return|break|continue|shift)$/;

const npmPublishing = 'publish unpublish deprecate dist-tag dist-tags owner author access'.split(' ');
const mavenDeploys = /deploy(?:-file)?(?:@.*)?$|(?:^|:)release:(?:perform|prepare)$/;
/** Gradle accepts the first letters of a task, and a path before it. */
const gradlePublishes = /(?:^|:)pu(?:b|bl|bli|blis|blish[^:]*)?$/i;

const publishing: Readonly<Record<string, RegExp>> = {
  npm: new RegExp(`^(?:${npmPublishing.join('|')})$`),
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
  mvn: mavenDeploys,
  mvnw: mavenDeploys,
  mvnd: mavenDeploys,
  gradle: gradlePublishes,
  gradlew: gradlePublishes,
  dotnet: /^push$/,
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

/** Words after which certain other words only read. */
const reading: Readonly<Record<string, readonly [string, RegExp]>> = {
  yarn: ['npm', /^(?:audit|info|whoami)$/],
  gh: ['release', /^(?:list|ls|view|verify)$/],
};

function publishingDanger(name: string, rest: readonly string[]): Text | null {
  const pattern = Object.hasOwn(publishing, name) ? publishing[name] : undefined;
  const [behind, onlyReads] = (Object.hasOwn(reading, name) && reading[name]) || [];
  const publishes = rest.some(
    (word, at) => pattern?.test(word) && !(word === behind && onlyReads?.test(rest[at + 1] ?? '')),
  );
  return publishes || (name === 'npm' && isShortened(subcommandOf(rest)))
    ? textOf('danger.publishes', { program: name })
    : null;
}

/** npm accepts a shortened name. `un` is an exception: it means another command. */
function isShortened(subcommand: string): boolean {
  const isOne = subcommand.length > 1 && subcommand !== 'un';
  return isOne && npmPublishing.some((each) => each.startsWith(subcommand));
}

function subcommandOf(rest: readonly string[]): string {
  const words = rest.map((text) => ({ text, isPattern: false }));
  return readArguments(words, `+${npmOptions}`).operands[0]?.text ?? '';
}

const npmOptions =
  '-C: -w: --prefix: --workspace: --loglevel: --registry: --userconfig: --cache: --tag: --otp:';
