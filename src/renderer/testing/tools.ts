import type { ToolActivity, ToolKind, ToolListing } from '@shared/tools/tools';

// For tests: tools as the main process lists them.

export function tool(name: string, displayName: string, kind: ToolKind, activity: ToolActivity): ToolListing {
  return { name, displayName, source: { kind: 'built-in' }, kind, group: 'files', activity };
}

export const testTools: readonly ToolListing[] = [
  tool('list_directory', 'ReadFolder', 'read', 'list-folder'),
  tool('read_file', 'ReadFile', 'read', 'read-file'),
  tool('read_many_files', 'ReadManyFiles', 'read', 'read-files'),
  tool('glob', 'FindFiles', 'read', 'find-files'),
  tool('search_file_content', 'SearchText', 'read', 'search-text'),
  tool('edit', 'Edit', 'change', 'edit-file'),
  tool('delete_file', 'DeleteFile', 'change', 'delete-file'),
  tool('run_shell_command', 'Shell', 'command', 'run-command'),
  tool('todo_write', 'TodoWrite', 'todo', 'write-todos'),
];
