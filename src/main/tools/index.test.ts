import { expect, it } from 'vitest';
import { builtInTools } from './index';
import { parseInput, toolSchema } from './lenient-input';

it('holds the tools of the application, each once', () => {
  expect(builtInTools.map(({ name, displayName }) => [name, displayName])).toEqual([
    ['list_directory', 'ReadFolder'],
    ['read_file', 'ReadFile'],
    ['read_many_files', 'ReadManyFiles'],
    ['glob', 'FindFiles'],
    ['search_file_content', 'SearchText'],
    ['edit', 'Edit'],
    ['write_file', 'WriteFile'],
    ['delete_file', 'DeleteFile'],
    ['run_shell_command', 'Shell'],
    ['todo_write', 'TodoWrite'],
  ]);
});

it.each(builtInTools.map((tool) => [tool.name, tool] as const))(
  '%s tells the model every parameter',
  (_name, tool) => {
    const schema = toolSchema(tool) as { type: string; properties: Record<string, { description?: string }> };
    expect(schema.type).toBe('object');
    for (const property of Object.values(schema.properties)) expect(property.description).toBeTruthy();
    expect(tool.description.length).toBeGreaterThan(40);
  },
);

it.each(builtInTools.map((tool) => [tool.name, tool] as const))(
  '%s refuses empty arguments or needs none',
  (_name, tool) => {
    const parsed = parseInput(tool, '');
    expect(parsed.ok ? '' : parsed.error).toMatch(/^Parameter ".+" must be .+, but it is missing\./);
  },
);
