import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { createTools, listTools } from './create-tools';
import { parseInput, toolSchema } from './kit/lenient-input';
import { createTestContext } from './testing/test-context';

const tools = createTools(await createTestContext());

it('lists the tools of the application, each once, as windows and rules know them', () => {
  const listed = listTools();
  expect(listed.map(({ name, displayName, kind, group }) => [name, say(displayName), kind, group])).toEqual([
    ['list_directory', 'ReadFolder', 'read', 'files'],
    ['read_file', 'ReadFile', 'read', 'files'],
    ['read_many_files', 'ReadManyFiles', 'read', 'files'],
    ['glob', 'FindFiles', 'read', 'search'],
    ['search_file_content', 'SearchText', 'read', 'search'],
    ['diagnostics', 'Diagnostics', 'read', 'search'],
    ['find_symbol', 'FindSymbol', 'read', 'search'],
    ['edit', 'Edit', 'change', 'files'],
    ['write_file', 'WriteFile', 'change', 'files'],
    ['delete_file', 'DeleteFile', 'change', 'files'],
    ['run_shell_command', 'Shell', 'command', 'commands'],
    ['network', 'Connect to a host', 'network', 'commands'],
    ['todo_write', 'TodoWrite', 'todo', 'todos'],
    ['ask_user', 'AskUser', 'plan', 'plan'],
    ['exit_plan_mode', 'ExitPlanMode', 'plan', 'plan'],
    ['web_fetch', 'WebFetch', 'web', 'web'],
    ['web_search', 'WebSearch', 'web', 'web'],
    ['save_memory', 'SaveMemory', 'memory', 'memory'],
    ['task', 'Task', 'agent', 'agents'],
    ['skill', 'Skill', 'read', 'elsewhere'],
    ['find_tools', 'FindTools', 'read', 'elsewhere'],
  ]);
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
});

it('tells a model all of them in at most 3,500 tokens, at four characters a token', () => {
  const told = tools
    .filter(({ isInternal }) => !isInternal)
    .map((tool) => ({ name: tool.name, description: tool.description, parameters: toolSchema(tool) }));
  expect(JSON.stringify(told).length / 4).toBeLessThan(3_500);
});

it.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s tells the model every parameter',
  (_name, tool) => {
    const schema = toolSchema(tool) as { type: string; properties: Record<string, { description?: string }> };
    expect(schema.type).toBe('object');
    for (const property of Object.values(schema.properties)) expect(property.description).toBeTruthy();
    expect(tool.description.length).toBeGreaterThan(40);
  },
);

it.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s refuses empty arguments or needs none',
  (_name, tool) => {
    const parsed = parseInput(tool, '');
    expect(parsed.ok ? '' : parsed.error).toMatch(/^Parameter ".+" must be .+, but it is missing\./);
  },
);
