import { say } from '@shared/texts/text';
import type { ToolKind } from '@shared/tools/tools';
import { expect, it } from 'vitest';
import { tool } from '../../testing/tools';
import { explainRule } from './explain-rule';

const explained = (...rule: Parameters<typeof explainRule>) => say(explainRule(...rule));
const of = (kind: ToolKind) => tool('x', 'X', kind, 'edit-file');

it('says what a rule for one file does', () => {
  expect(
    explained({ effect: 'allow', tool: 'edit', match: 'src/parse.ts', scope: 'project' }, of('change')),
  ).toBe('Calls to edit for src/parse.ts run without asking, in this project.');
});

it('names the folder of a folder glob', () => {
  expect(explained({ effect: 'ask', tool: 'write_file', match: 'src/**', scope: 'chat' }, of('change'))).toBe(
    'Calls to write_file for all files in the folder src always ask, in this chat only.',
  );
});

it('names any other glob as it is', () => {
  expect(
    explained({ effect: 'deny', tool: 'edit', match: '**/*.lock', scope: 'everywhere' }, of('change')),
  ).toBe('Calls to edit for files that match **/*.lock are denied, in every project.');
});

it('says that a rule without a match covers every call', () => {
  expect(explained({ effect: 'deny', tool: 'delete_file', scope: 'everywhere' }, of('change'))).toBe(
    'Calls to delete_file are denied, in every project.',
  );
  expect(explained({ effect: 'ask', tool: '*', scope: 'project' }, undefined)).toBe(
    'Calls to all tools always ask, in this project.',
  );
});

it('tells commands by their first words', () => {
  const rule = { effect: 'deny', tool: 'run_shell_command', scope: 'project' } as const;
  expect(explained({ ...rule, match: 'git push' }, of('command'))).toBe(
    'Commands that start with “git push” are denied, in this project.',
  );
  expect(explained(rule, of('command'))).toBe('All commands are denied, in this project.');
});

it('names the tool that somebody brings, whether or not it is there, and the programs it starts', () => {
  const rule = { effect: 'allow', tool: 'count', match: 'wc', scope: 'project' } as const;
  const expected = 'Calls to count that run “wc” run without asking, in this project.';
  expect(explained({ ...rule, elsewhere: true }, undefined)).toBe(expected);
  const brought = {
    ...tool('count', 'Count', 'command', 'run-command'),
    source: { kind: 'command-file', path: 'a' },
  } as const;
  expect(explained(rule, brought)).toBe(expected);
});
