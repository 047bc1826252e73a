import { deleteFile } from './delete-file';
import { edit } from './edit';
import { glob } from './glob';
import { listDirectory } from './list-directory';
import { readFile } from './read-file';
import { readManyFiles } from './read-many-files';
import { runShellCommand } from './run-shell-command';
import { searchFileContent } from './search-file-content';
import { todoWrite } from './todo-write';
import type { Tool } from './tool';
import { writeFile } from './write-file';

/** The tools that come with the application, in the order the model is told of them. */
export const builtInTools: readonly Tool[] = [
  listDirectory,
  readFile,
  readManyFiles,
  glob,
  searchFileContent,
  edit,
  writeFile,
  deleteFile,
  runShellCommand,
  todoWrite,
];
