import { expect, test } from 'vitest';
import { matchesTool } from './hook-matches';

const builtIn = (name: string) => ({ name });
const ofServer = { name: 'github__create_issue', source: { kind: 'server', alias: 'github' } } as const;

test.each([
  ['', 'edit'],
  ['*', 'edit'],
  ['edit', 'edit'],
  ['Edit|MultiEdit|Write', 'edit'],
  ['Edit, Write', 'write_file'],
  ['Write', 'write_file'],
  ['WriteFile', 'write_file'],
  ['Bash', 'run_shell_command'],
  ['Read', 'read_file'],
  ['^Bash$', 'run_shell_command'],
  ['Web.*', 'web_fetch'],
  ['Grep', 'search_file_content'],
])('%s means %s', (matcher, tool) => {
  expect(matchesTool(matcher, builtIn(tool))).toBe(true);
});

test.each([
  ['Edit', 'write_file'],
  ['Bash', 'read_file'],
  ['^Edit$', 'write_file'],
  ['mcp__.*', 'edit'],
])('%s does not mean %s', (matcher, tool) => {
  expect(matchesTool(matcher, builtIn(tool))).toBe(false);
});

test('a tool of a server has its own name and the one of other agents', () => {
  expect(matchesTool('mcp__github__.*', ofServer)).toBe(true);
  expect(matchesTool('github__create_issue', ofServer)).toBe(true);
  expect(matchesTool('mcp__gitlab__.*', ofServer)).toBe(false);
  // A tool from elsewhere with a usual name is not the built-in one.
  expect(matchesTool('Bash', { name: 'shell', source: { kind: 'discovered' } })).toBe(false);
});
