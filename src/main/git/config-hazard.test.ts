import { expect, it } from 'vitest';
import { hazardousKey } from './config-hazard';

it.each<[string, string | null]>([
  ['', null],
  ['# comment\n; another\n\n', null],
  ['[core]\n\tbare = false\n\tfilemode\n', null],
  ['[core] filemode = true', null],
  ['[core] fsmonitor = evil', 'core.fsmonitor'],
  ['[CORE]\n\tFSMonitor=evil', 'core.fsmonitor'],
  ['[core]\nfsmonitor = false', null],
  ['[core]\nfsmonitor = true', null],
  ['[core]\nfsmonitor', 'core.fsmonitor'],
  ['[core]\nbare = true', 'core.bare'],
  ['[core]\nhookspath = .husky/_', null],
  ['[remote "a \\" b"]\nurl = x', null],
  ['[remote "a"]\nuploadpack = x', 'remote.uploadpack'],
  ['[branch "main"]\nmerge = refs/heads/main\nvscode-merge-base = origin/main', null],
  ['[merge "x"]\ndriver = evil', 'merge.driver'],
  ['[merge "x"]\nff = only', 'merge.ff'],
  ['[core "x"]\nfilemode = true', 'core.filemode'],
  ['[user]\nname = a\\\nb\n', 'something unreadable'],
  ['[core]\n# a \\\nfsmonitor = x', 'something unreadable'],
  ['[user]\nname = a # b \\\n[core]\nfsmonitor = x', 'something unreadable'],
  ['[user] [core] fsmonitor = x', 'something unreadable in [user]'],
  ['[core.x]\nfilemode = true', 'core.x.filemode'],
  ['[core', 'something unreadable'],
  ['[core]\n= x', 'something unreadable in [core]'],
  ['\ufeff[core]\nfsmonitor = x', 'core.fsmonitor'],
])('of the configuration %j the first key that may do harm is %j', (config, key) => {
  expect(hazardousKey(config)).toBe(key);
});
