import { execFileSync } from 'node:child_process';

// Process table by `ps`, for macOS and other systems without /proc. Of what started somewhere else and has dropped its
// environment nothing tells to whom it belongs.

export type PsProcess = {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Null when it has none. */
  readonly terminal: string | null;
  /** Only fit for comparison. */
  readonly start: string;
  /** What it is called by, and after that its environment, as far as the system shows it. */
  readonly command: string;
};

/** `sess` is no number there that anything could be compared with. */
const columns = ['pid=', 'ppid=', 'pgid=', 'tty=', 'stat=', 'lstart=', 'command='];

/** Takes a good part of a second where many processes run. */
export function psProcesses(): PsProcess[] {
  const text = execFileSync('/bin/ps', ['-axEww', ...columns.flatMap((column) => ['-o', column])], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return parsePs(text);
}

/** Without those that have ended and wait for their parent to notice. */
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

/** Whether a process is of the group or in the terminal that `leader` leads; a terminal only while that lives. */
export function isLedBy(leader: number | null, all: readonly PsProcess[]): (one: PsProcess) => boolean {
  if (leader === null) return () => false;
  const terminal = all.find(({ pid }) => pid === leader)?.terminal ?? null;
  return (one) => one.group === leader || (terminal !== null && one.terminal === terminal);
}
