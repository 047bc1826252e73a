import { join } from 'node:path';
import { AppError } from '@shared/errors';
import { agentFolder as folder } from '@shared/sub-agents/sub-agents';
import { textOf } from '@shared/texts/text';
import { readdir } from '../base/disk';
import { ToolError } from '../base/tool-error';
import type { ChangeKeeper } from './old-version';
import { removeFile } from './remove-file';
import { readForDeletion, readTextFile, writeTextFile } from './text-file';
import type { Workspace } from './workspace';

// Agent files: the Markdown files in a project's `.pilotfish/agents`, and in `.claude/agents` of Claude Code. Each
// defines a sub-agent.

const folders = [folder, '.claude/agents'];
/** In one folder. */
const mostFiles = 100;

export type ProjectAgentFile = {
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly text: string;
};

/** Whether there are any agent files, judged by their names alone. */
export async function hasAgentFiles(workspace: Workspace): Promise<boolean> {
  return (await foldersWithFiles(workspace)).length > 0;
}

/** By folder, in order of their names. Skips unreadable files. */
export async function readAgentFiles(workspace: Workspace): Promise<readonly ProjectAgentFile[]> {
  const found = await Promise.all(
    (await foldersWithFiles(workspace)).map((one) => readFolder(workspace, one)),
  );
  return found.flat();
}

/** Most projects have none, which one call for each folder finds out. */
async function foldersWithFiles({ root }: Workspace): Promise<readonly string[]> {
  const names = await Promise.all(folders.map((one) => readdir(join(root, one)).catch(() => [])));
  return folders.filter((_, index) => names[index]?.some(isAgentFile));
}

async function readFolder(workspace: Workspace, from: string): Promise<readonly ProjectAgentFile[]> {
  const names = (await namesIn(workspace, from)).toSorted().slice(0, mostFiles);
  const files = await Promise.all(names.map((name) => readOne(workspace, `${from}/${name}`)));
  return files.filter((file) => file !== null);
}

/** A change of an agent file, with the store for its old content. */
export type AgentFileChange = {
  readonly workspace: Workspace;
  readonly keeper: ChangeKeeper;
  /** The file name in the folder. */
  readonly name: string;
};

/** `replaces`: the text when the user began to edit it. Null for a new file. */
export async function writeAgentFile(
  { workspace, keeper, name }: AgentFileChange,
  { text, replaces }: { readonly text: string; readonly replaces: string | null },
): Promise<void> {
  const path = await workspace.resolve(`${folder}/${name}`);
  const base = await readTextFile(workspace, path);
  const now = base.hash === null ? null : base.text;
  if (replaces === null && now !== null)
    throw new AppError('invalid', textOf('agents.name-taken', { file: path.relative }));
  if (replaces !== null && now !== replaces)
    throw new AppError('changed-since-shown', textOf('agents.changed', { file: path.relative }));
  await writeTextFile(workspace, path, { base, text, keeper });
}

/** Stores a copy first. */
export async function removeAgentFile({ workspace, keeper, name }: AgentFileChange): Promise<void> {
  const path = await workspace.resolve(`${folder}/${name}`);
  const base = await readForDeletion(workspace, path);
  await removeFile(workspace, path, { base, keeper, signal: new AbortController().signal });
}

async function namesIn(workspace: Workspace, from: string): Promise<string[]> {
  try {
    const entries = await workspace.readDirectory(await workspace.resolve(from));
    return entries.map(({ name }) => name).filter(isAgentFile);
  } catch (error) {
    if (error instanceof ToolError) return [];
    throw error;
  }
}

async function readOne(workspace: Workspace, file: string): Promise<ProjectAgentFile | null> {
  try {
    const { hash, text } = await readTextFile(workspace, await workspace.resolve(file));
    return hash === null ? null : { file, text };
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

function isAgentFile(name: string): boolean {
  return name.toLowerCase().endsWith('.md') && !name.startsWith('.');
}
