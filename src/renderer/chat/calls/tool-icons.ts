import {
  FilePen,
  FilePlus2,
  Files,
  FileText,
  FileX2,
  FolderTree,
  ListTodo,
  type LucideIcon,
  SearchCode,
  SearchSlash,
  SquareTerminal,
  Wrench,
} from 'lucide-react';

// A picture for each tool that is known by name.

const icons: Readonly<Record<string, LucideIcon>> = {
  list_directory: FolderTree,
  read_file: FileText,
  read_many_files: Files,
  write_file: FilePlus2,
  edit: FilePen,
  delete_file: FileX2,
  glob: SearchSlash,
  search_file_content: SearchCode,
  run_shell_command: SquareTerminal,
  todo_write: ListTodo,
};

export function toolIcon(tool: string): LucideIcon {
  return (Object.hasOwn(icons, tool) ? icons[tool] : undefined) ?? Wrench;
}
