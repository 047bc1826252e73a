import { expect, it } from 'vitest';
import { isLedBy, parsePs } from './ps-processes';

// As macOS 15 prints it: 4711 leads the terminal of a command, 4713 stays in its group, 4714 only in its terminal, and
// 4715 has left both.
const printed = `    1     0     1 ??       Ss   Fri Nov 20 08:01:12 2026     /sbin/launchd
  880     1   880 ??       S    Sat Nov 21 21:16:01 2026     /Applications/Pilotfish.app/Contents/MacOS/Pilotfish
 4711   880  4711 ttys004  Ss+  Sat Nov 21 21:16:05 2026     /bin/bash -c echo HOME=/Users/ada PILOTFISH_RUN=a/1
 4712  4711  4711 ttys004  Z+   Sat Nov 21 21:16:05 2026     (git)
 4713     1  4711 ??       S    Sun Nov  1 09:06:07 2026     node serve.js PORT=1 PILOTFISH_RUN=a/1 LANG=C
 4714     1  4714 ttys004  T    Sat Nov 21 21:16:06 2026     vim notes.txt
 4715     1  4715 ??       Ss   Sat Nov 21 21:16:07 2026     postgres: writer
 5000   880  5000 ttys005  S+   Sat Nov 21 21:16:08 2026     -zsh
`;

it('the list is read with its dates of several words, without what has ended', () => {
  expect(parsePs(printed).map(({ pid, group, terminal }) => [pid, group, terminal])).toEqual([
    [1, 1, null],
    [880, 880, null],
    [4711, 4711, 'ttys004'],
    [4713, 4711, null],
    [4714, 4714, 'ttys004'],
    [4715, 4715, null],
    [5000, 5000, 'ttys005'],
  ]);
  expect(parsePs(printed)[3]).toEqual({
    pid: 4713,
    parent: 1,
    group: 4711,
    terminal: null,
    start: 'Sun Nov  1 09:06:07 2026',
    command: 'node serve.js PORT=1 PILOTFISH_RUN=a/1 LANG=C',
  });
});

const led = (leader: number | null, text: string) => {
  const all = parsePs(text);
  return all.filter(isLedBy(leader, all)).map(({ pid }) => pid);
};

it('what a command left behind is found by its group and its terminal', () => {
  expect(led(4711, printed)).toEqual([4711, 4713, 4714]);
  expect(led(null, printed)).toEqual([]);
});

it('a terminal without its leader may be another’s: then the group alone counts', () => {
  expect(led(4711, printed.replace(/^ 4711.*\n/m, ''))).toEqual([4713]);
});
