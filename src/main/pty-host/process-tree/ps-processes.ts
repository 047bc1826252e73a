import { execFileSync } from 'node:child_process';

// Process table by `ps`, for macOS and other systems without /proc. A process cannot be assigned if it has another
// session and has cleared its environment.

export type PsProcess = {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Null if it runs without a terminal. */
  readonly terminal: string | null;
  /** Only for comparison. */
  readonly start: string;
  /** Its command line, followed by its environment as far as the system shows it. */
  readonly command: string;
};

/** The column `sess` is useless there, because its value cannot be compared. */
const columns = ['pid=', 'ppid=', 'pgid=', 'tty=', 'stat=', 'lstart=', 'command='];

/** Takes a good part of a second if many processes run. */
export function psProcesses(): PsProcess[] {
  const text = execFileSync('/bin/ps', ['-axEww', ...columns.flatMap((column) => ['-o', column])], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return parsePs(text);
}

/** Excludes zombies. */
export function parsePs(text: string): PsProcess[] {
  return text.split('\n').flatMap((line) => {
    // A start is five words: `Sat Nov 21 21:16:05 2026`.
    const [, pid, parent, group, terminal = '', state = 'Z', start = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+)\s+((?:\S+\s+){4}\S+)\s*(.*)$/.exec(line) ?? [];
    if (state.startsWith('Z')) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        terminal: /^\?+$/.test(terminal) ? null : terminal,
        start,
        command,
      },
    ];
  });
}

/**
 * Whether a process is in the group or the terminal that `leader` leads. The terminal counts only while the leader
 * lives.
 */
export function isLedBy(leader: number | null, all: readonly PsProcess[]): (one: PsProcess) => boolean {
  if (leader === null) return () => false;
  const terminal = all.find(({ pid }) => pid === leader)?.terminal ?? null;
  return (one) => one.group === leader || (terminal !== null && one.terminal === terminal);
}
