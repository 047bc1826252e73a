import { mostProcesses } from '../../sandbox/inner-command';

// Note for the model about everything the sandbox blocked in a command, one line each.

export type SandboxStops = {
  /** `host:port`. */
  readonly refused: readonly string[];
  /** Protected names of the project that the command created. */
  readonly appeared: readonly string[];
  /** Names of the project that Pilotfish renamed, because git outside the sandbox would have used them. */
  readonly putAside: readonly string[];
  /** Files in folders of packages that the command changed, and that are also files outside of the project. */
  readonly changedElsewhere: readonly string[];
  /** Absolute paths that the command failed to write. */
  readonly unwritable: readonly string[];
  /** The command needed the user's SSH keys. */
  readonly keys: boolean;
  /** The command needed more processes than the limit. */
  readonly processes: boolean;
  /** The number of processes that the command started and that ended with it. */
  readonly left: number;
};

/** Null if the sandbox blocked nothing. */
export function sandboxNote(stops: SandboxStops): string | null {
  const { refused, appeared, putAside, changedElsewhere, unwritable, keys, processes, left } = stops;
  const lines = [
    left > 0 &&
      `${left} ${left === 1 ? 'process it left was' : 'processes it left were'} ended with it; use is_background`,
    refused.length > 0 &&
      `Sandbox: the command was not let reach ${refused.join(', ')}. What it may reach only the user decides.`,
    unwritable.length > 0 &&
      `Sandbox: the command may not write ${unwritable.join(', ')}. It may write the project but for protected names, its temporary folder and the caches of package managers.`,
    keys &&
      "Sandbox: the user's keys of SSH cannot be read in it. Only the user can have the command run without it.",
    processes &&
      `Sandbox: the command wanted more than the ${mostProcesses} processes and threads that it may have at once.`,
    appeared.length > 0 &&
      `Sandbox: the command made ${appeared.join(', ')}: protected, so the next command cannot write there.`,
    putAside.length > 0 &&
      `Sandbox: the command made ${putAside.join(', ')}, from which git outside the sandbox would run programs. It was renamed to end in .put-aside.`,
    changedElsewhere.length > 0 &&
      `Sandbox: the command changed ${shortList(changedElsewhere)}: hard links to files of the package store, which other projects use too.`,
  ].filter((line) => line !== false);
  return lines.length === 0 ? null : lines.join('\n');
}

/** For the card of the command. */
export function shownStops(stops: SandboxStops) {
  const { refused, unwritable, appeared, putAside, changedElsewhere, keys } = stops;
  return {
    refused: [...refused],
    unwritable: [...unwritable],
    appeared: [...appeared],
    ...(putAside.length > 0 && { putAside: [...putAside] }),
    ...(changedElsewhere.length > 0 && { changedElsewhere: changedElsewhere.slice(0, mostListed) }),
    ...(keys && { keys: true }),
  };
}

const mostListed = 5;

/** The first names, and how many more there are. */
function shortList(names: readonly string[]): string {
  const rest = names.length - mostListed;
  return names.slice(0, mostListed).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const mostPaths = 5;

/** Paths that a failed command could not write, from the lines of its output that report it. */
export function unwritableIn(
  output: string,
  exitCode: number | null,
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  if (exitCode === 0) return [];
  const blocked = blockedWrite(platform);
  const lines = output.split('\n').filter((line) => blocked.test(line));
  const paths = lines.flatMap((line) => /(?<![\w.~])\/[^\s:'"’‘`]+/.exec(line) ?? []);
  return [...new Set(paths)].slice(0, mostPaths);
}

const noProcess =
  /fork: (?:retry: )?Resource temporarily unavailable|spawn \S+ EAGAIN|can't start new thread|unable to create (?:new )?native thread/;

/** Whether a command reported that it failed to start more processes. */
export function wantedProcesses(output: string): boolean {
  return noProcess.test(output);
}

const withoutKeys = /Permission denied \([^)]*publickey|Host key verification failed/;

/** Whether a failed command reported a missing key for another machine. */
export function wantedKeys(output: string, exitCode: number | null): boolean {
  return exitCode !== 0 && withoutKeys.test(output);
}

/** Words of the system for a write that the sandbox blocked. macOS uses them for reading and connecting too. */
function blockedWrite(platform: NodeJS.Platform): RegExp {
  return platform === 'darwin' ? /operation not permitted|EPERM/i : /read-only file system|EROFS/i;
}
