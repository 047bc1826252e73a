import { expect, it } from 'vitest';
import { sandboxNote, unwritableIn, wantedKeys, wantedProcesses } from './sandbox-note';

it('says nothing where nothing was stopped', () => {
  const nothing = {
    refused: [],
    appeared: [],
    putAside: [],
    changedElsewhere: [],
    unwritable: [],
    keys: false,
    processes: false,
    left: 0,
  };
  expect(sandboxNote(nothing)).toBeNull();
});

it('names what was stopped, a line each', () => {
  const note = sandboxNote({
    refused: ['a.com:443', 'b.com:22'],
    appeared: ['.env'],
    putAside: ['sub/.git/config'],
    changedElsewhere: ['1', '2', '3', '4', '5', '6'].map((name) => `node_modules/${name}`),
    unwritable: ['/etc/x'],
    keys: true,
    processes: true,
    left: 1,
  });
  expect(note?.split('\n')).toEqual([
    '1 process it left was ended with it; use is_background',
    expect.stringContaining('not let reach a.com:443, b.com:22'),
    expect.stringContaining('may not write /etc/x'),
    expect.stringContaining('keys of SSH'),
    expect.stringContaining('more than the 4096 processes and threads'),
    expect.stringContaining('made .env'),
    expect.stringContaining('made sub/.git/config, from which git outside the sandbox would run programs'),
    expect.stringContaining(
      'changed node_modules/1, node_modules/2, node_modules/3, node_modules/4, node_modules/5 and 1 more: hard links',
    ),
  ]);
});

it.each([
  ["touch: cannot touch '/etc/x': Read-only file system", ['/etc/x']],
  ['bash: line 1: /root/.bashrc: Read-only file system', ['/root/.bashrc']],
  ["Error: EROFS: read-only file system, open '/srv/a b'", ['/srv/a']],
  ["OSError: [Errno 30] Read-only file system: '/usr/lib/x'", ['/usr/lib/x']],
  ['cat: /etc/shadow: Permission denied', []],
  ['rm: ./a: Read-only file system', []],
])('%s', (output, expected) => {
  expect(unwritableIn(`before /not/this\n${output}\n`, 1)).toEqual(expected);
});

it.each([
  ['touch: /etc/x: Operation not permitted', ['/etc/x']],
  ["Error: EPERM: operation not permitted, open '/srv/a'", ['/srv/a']],
  ['cat: /etc/shadow: Permission denied', []],
])('on macOS: %s', (output, expected) => {
  expect(unwritableIn(output, 1, 'darwin')).toEqual(expected);
  expect(unwritableIn(output, 1, 'linux')).toEqual([]);
});

it('a command that did well wanted nothing else', () => {
  expect(unwritableIn("touch: cannot touch '/etc/x': Read-only file system", 0)).toEqual([]);
});

it.each([
  ['git@github.com: Permission denied (publickey).', 128, true],
  ['git@host: Permission denied (publickey,password).', 128, true],
  ['Host key verification failed.', 128, true],
  ['git@github.com: Permission denied (publickey).', 0, false],
  ['cat: /etc/shadow: Permission denied', 1, false],
])('%s, with exit code %d: keys were wanted: %s', (output, exitCode, expected) => {
  expect(wantedKeys(output, exitCode)).toBe(expected);
});

it.each([
  ['bash: fork: retry: Resource temporarily unavailable', true],
  ['bash: fork: Resource temporarily unavailable', true],
  ['Error: spawn git EAGAIN', true],
  ["RuntimeError: can't start new thread", true],
  ['java.lang.OutOfMemoryError: unable to create native thread', true],
  ['read: Resource temporarily unavailable', false],
])('tells of %s whether there were too many processes', (output, isTold) => {
  expect(wantedProcesses(output)).toBe(isTold);
});
