import { expect, it } from 'vitest';
import { adaptationFor } from './claude-agent';
import { parseAgent } from './definition';

const parse = (front: string, file = '.claude/agents/reviewer.md') =>
  parseAgent(`---\nname: reviewer\n${front}\n---\nYou review.\n`, adaptationFor(file));

it('a sub-agent of Claude Code gets our names of its tools, and the model of the chat', async () => {
  const tools =
    'tools: Read, Grep, Bash(git add:*, git commit:*), TodoWrite, mcp__docs__search, NotebookEdit';
  expect(
    await parse(`description: Reviews.\n${tools}\nmodel: sonnet\ncolor: blue\npermissionMode: plan`),
  ).toEqual({
    ok: true,
    definition: {
      name: 'reviewer',
      description: 'Reviews.',
      tools: [
        'read_file',
        'search_file_content',
        'run_shell_command',
        'todo_write',
        'docs__search',
        'NotebookEdit',
      ],
      model: null,
      prompt: 'You review.',
    },
  });
});

it.each([
  ['tools: [Read, LS]', { tools: ['read_file', 'list_directory'] }],
  ['tools: "*"', { tools: null }],
  ['disallowedTools: Write, Edit', { tools: null, without: ['write_file', 'edit'] }],
  ['model: inherit', { model: null }],
  ['model: qwen-max', { model: 'qwen-max' }],
  ['maxTurns: 250', { limits: { rounds: 100 } }],
  ['maxTurns: many', { tools: null }],
])('has our fields for %s', async (line, fields) => {
  expect(await parse(`description: Reviews.\n${line}`)).toMatchObject({ ok: true, definition: fields });
});

it('its long description is cut, and what it lacks is said', async () => {
  expect(await parse(`description: ${'x'.repeat(3_000)}`)).toMatchObject({
    definition: { description: 'x'.repeat(2_000) },
  });
  expect(await parse('model: opus')).toMatchObject({ ok: false });
});

it('a file of Pilotfish’s own folder is read as it is', async () => {
  expect(await parse('description: Reviews.\ntools: Read', '.pilotfish/agents/reviewer.md')).toMatchObject({
    definition: { tools: ['Read'] },
  });
});
