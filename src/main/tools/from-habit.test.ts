import { expect, it } from 'vitest';
import { createTools } from './create-tools';
import { parseInput } from './kit/lenient-input';
import { createTestContext } from './testing/test-context';

// Parameters of other agents that models write from habit, and the input that Pilotfish reads.

const tools = createTools(await createTestContext());

function readAs(name: string, given: unknown): unknown {
  const tool = tools.find((candidate) => candidate.name === name);
  const parsed = tool && parseInput(tool, JSON.stringify(given));
  if (!parsed?.ok) return parsed?.error;
  return parsed.readAs === undefined ? 'as it is' : JSON.parse(parsed.readAs);
}

const todos = (...items: readonly object[]) => ({ todos: items });

it.each<[string, object, object]>([
  ['read_file', { file_path: 'a' }, { path: 'a' }],
  ['read_file', { path: 'a', offset: null, limit: '5', prompt: null }, { path: 'a', limit: 5 }],
  ['read_file', { path: 'a', view_range: [3, 9] }, { path: 'a', offset: 2, limit: 7 }],
  ['read_file', { path: 'a', view_range: [3, -1] }, { path: 'a', offset: 2 }],
  ['read_file', { path: 'a', start_line: 1, end_line: 4 }, { path: 'a', offset: 0, limit: 4 }],
  ['read_many_files', { paths: '["a","b"]' }, { paths: ['a', 'b'] }],
  ['read_many_files', { files: 'a' }, { paths: ['a'] }],
  ['list_directory', { directory: 'src' }, { path: 'src' }],
  ['skill', { skill: 'pdf', path: 'a.md' }, { name: 'pdf', file: 'a.md' }],
  ['glob', { glob_pattern: '*.md', target_directory: 'src' }, { pattern: '*.md', path: 'src' }],
  [
    'search_file_content',
    { query: 'x', glob: '*.ts', head_limit: 5 },
    { pattern: 'x', include: '*.ts', maxResults: 5 },
  ],
  ['search_file_content', { pattern: 'x', file_path: 'a' }, { pattern: 'x', path: 'a' }],
  ['write_file', { path: 'a.json', content: { a: 1 } }, { file_path: 'a.json', content: '{\n  "a": 1\n}\n' }],
  ['write_file', { path: 'a', contents: 'x' }, { file_path: 'a', content: 'x' }],
  ['edit', { path: 'a', old_str: 'x', new_str: 'y' }, { file_path: 'a', old_string: 'x', new_string: 'y' }],
  [
    'edit',
    { filePath: 'a', oldString: 'x', newString: 'y' },
    { file_path: 'a', old_string: 'x', new_string: 'y' },
  ],
  [
    'edit',
    { file_path: 'a', old_string: 'x', new_string: 'y', replace_all: true },
    { file_path: 'a', edits: [{ old_string: 'x', new_string: 'y', replace_all: true }] },
  ],
  [
    'edit',
    { file_path: 'a', old_string: '', new_string: '', edits: '[{"oldText":"x","newText":"y"}]' },
    { file_path: 'a', edits: [{ old_string: 'x', new_string: 'y' }] },
  ],
  [
    'edit',
    { file_path: 'a', old_string: null, new_string: null, edits: { old_string: 'x', new_string: 'y' } },
    { file_path: 'a', edits: [{ old_string: 'x', new_string: 'y' }] },
  ],
  ['run_shell_command', { command: ['bash', '-lc', 'echo hi'] }, { command: 'echo hi' }],
  [
    'run_shell_command',
    { command: ['git', 'commit', '-m', "it's"] },
    { command: "git commit -m 'it'\\''s'" },
  ],
  ['run_shell_command', { cmd: 'ls', workdir: 'src' }, { command: 'ls', directory: 'src' }],
  ['run_shell_command', { command: 'ls', timeout: 30 }, { command: 'ls', timeout: 30_000 }],
  ['run_shell_command', { command: 'ls', timeout: '90' }, { command: 'ls', timeout: 90_000 }],
  ['run_shell_command', { command: 'ls', timeout: 900 }, { command: 'ls', timeout: 600_000 }],
  ['run_shell_command', { command: 'ls', run_in_background: true }, { command: 'ls', is_background: true }],
  [
    'todo_write',
    todos({ content: 'A', status: 'done' }, { id: 1, content: 'B', status: 'pending' }),
    todos({ id: '2', content: 'A', status: 'completed' }, { id: '1', content: 'B', status: 'pending' }),
  ],
  [
    'todo_write',
    { plan: [{ step: 'A', status: 'in_progress' }] },
    todos({ step: 'A', id: '1', content: 'A', status: 'in_progress' }),
  ],
  ['todo_write', { todos: '["A"]' }, todos({ id: '1', content: 'A', status: 'pending' })],
  [
    'ask_user',
    { question: 'Which?', options: ['a', 'b'] },
    { question: 'Which?', choices: [{ label: 'a' }, { label: 'b' }] },
  ],
])('%s of %j', (name, given, meant) => {
  expect(readAs(name, given)).toEqual(meant);
});

it.each<[string, object]>([
  ['read_file', { path: 'a', offset: 1 }],
  ['run_shell_command', { command: 'ls', timeout: 1_000 }],
  ['todo_write', todos({ id: '1', content: 'A', status: 'pending' })],
  ['edit', { file_path: 'a', old_string: 'x', new_string: 'y' }],
])('%s of %j is what it is', (name, given) => {
  expect(readAs(name, given)).toBe('as it is');
});

it.each<[string, object, string]>([
  [
    'write_file',
    { path: 'a.ts', content: { a: 1 } },
    'Parameter "content" must be a string, but {"a":1} came.',
  ],
  [
    'edit',
    { file_path: 'a', new_string: 'x' },
    'Parameter "old_string" must be a string, but it is missing.',
  ],
  [
    'edit',
    { file_path: 'a', old_string: 'x', edits: [{ old_string: 'x', new_string: 'y' }] },
    'Parameter "old_string": it cannot be given together with edits.',
  ],
  ['run_shell_command', { command: ['ls', 1] }, 'Parameter "command" must be a string, but ["ls",1] came.'],
])('%s of %j is none of it', (name, given, error) => {
  expect(readAs(name, given)).toBe(error);
});
