import type { ToolListing } from '@shared/tools/tools';
import { askUser } from './ask-user';
import { deleteFile } from './delete-file';
import { createDiagnostics } from './diagnostics';
import { createEdit } from './edit';
import { exitPlanMode } from './exit-plan-mode';
import { createFindSymbol } from './find-symbol';
import { createFindTools } from './find-tools';
import { glob } from './glob';
import { noServices } from './kit/no-services';
import type { ToolServices } from './kit/services';
import type { Tool } from './kit/tool';
import { listDirectory } from './list-directory';
import { network } from './network';
import { createReadFile } from './read-file';
import { readManyFiles } from './read-many-files';
import { createRunShellCommand } from './run-shell-command';
import { createSaveMemory } from './save-memory';
import { searchFileContent } from './search-file-content';
import { createSkill } from './skill';
import { createTask } from './task';
import { createTodoWrite } from './todo-write';
import { createWebFetch } from './web-fetch';
import { createWebSearch } from './web-search';
import { createWriteFile } from './write-file';

// Creates the tools of a chat. The listed files must not import each other (`listing` in `scripts/layers.mjs`).

/** The built-in tools, in the order of the model's list. */
export function createTools(services: ToolServices): readonly Tool[] {
  return [
    listDirectory,
    createReadFile(services),
    readManyFiles,
    glob,
    searchFileContent,
    createDiagnostics(services),
    createFindSymbol(services),
    createEdit(services),
    createWriteFile(services),
    deleteFile,
    createRunShellCommand(services),
    network,
    createTodoWrite(services),
    askUser,
    exitPlanMode,
    createWebFetch(services),
    createWebSearch(services),
    createSaveMemory(services),
    createTask(services),
    createSkill(services),
    createFindTools(services),
  ];
}

/** The same tools for windows and rules, independent of a chat. */
export function listTools(more: readonly Tool[] = []): readonly ToolListing[] {
  return [...createTools(noServices), ...more].map(listed);
}

export function listed({ name, displayName, source, kind, group, activity }: Tool): ToolListing {
  return { name, displayName, source: source ?? { kind: 'built-in' }, kind, group, activity };
}
