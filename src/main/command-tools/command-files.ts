import { join } from 'node:path';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { Brought } from '@shared/trust/trust';
import { readdir, readFile } from '../base/disk';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import type { Tool } from '../tools/kit/tool';
import type { BroughtSource, ProjectTrust } from '../trust/project-trust';
import type { ProgramsMeans } from './call-programs';
import type { FoundFile, Made } from './command-file-tool';

// Commands as tools: those of the user's data folder (`tools/*.json`), and those of the project
// (`.pilotfish/tools/*.json`) in the version that the user accepted. Pilotfish reads them again before each request to
// a model.

export type CommandFilesOptions = {
  readonly workspace: Workspace;
  /** The data folder. */
  readonly home: string;
  readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  readonly means: ProgramsMeans;
  /** Names that other tools already have. */
  taken(): ReadonlySet<string>;
  /** Receives all current problems each time. */
  onProblems(problems: readonly AnyText[]): void;
};

export type CommandFiles = {
  tools(): readonly Tool[];
  refresh(): Promise<void>;
  /** The same as `refresh`: both only read files. */
  peek(): Promise<void>;
  close(): Promise<void>;
};

export function createCommandFiles(options: CommandFilesOptions): CommandFiles {
  let tools: readonly Tool[] = [];
  /** Tools by their files' content, so that an unchanged file keeps the same tool object. */
  let made: ReadonlyMap<string, Made> = new Map();
  const read = async () => {
    const next = new Map<string, Made>();
    for (const file of await usableFiles(options)) {
      const key = JSON.stringify([file.shown, file.text]);
      next.set(key, made.get(key) ?? (await madeOf(file, options)));
    }
    made = next;
    const { kept, problems } = withoutTaken([...next.values()], options.taken());
    tools = kept;
    options.onProblems(problems);
  };
  return { tools: () => tools, refresh: read, peek: read, close: async () => {} };
}

/** The project's command files as project-provided things. */
export function projectCommandFiles(workspace: Workspace): BroughtSource {
  return {
    any: async () => (await namesIn(join(workspace.root, projectFolder))).length > 0,
    async list() {
      const files = await filesOfProject(workspace);
      const { readCommandFile } = await import('./command-file');
      return files.map(({ brought, shown, text }) => {
        const read = readCommandFile(text, shown);
        return read.ok ? { ...brought, opened: read.file.opened } : { ...brought, fault: read.problem };
      });
    },
  };
}

const projectFolder = '.pilotfish/tools';
/** In one folder; Pilotfish reads all of them before each request. */
const mostFiles = 100;

async function madeOf(file: FoundFile, { means }: CommandFilesOptions): Promise<Made> {
  const { makeTool } = await import('./command-file-tool');
  return await makeTool(file, means);
}

async function usableFiles({ workspace, home, trust }: CommandFilesOptions): Promise<readonly FoundFile[]> {
  const folder = join(home, 'tools');
  const ofPerson = (await namesIn(folder)).map(async (name) => {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => '');
    return { shown: path, path, text };
  });
  // Pilotfish reads files of the project only if the folder is trusted.
  const ofProject = trust.isTrusted() ? await filesOfProject(workspace) : [];
  return [...(await Promise.all(ofPerson)), ...ofProject.filter(({ brought }) => trust.allows(brought))];
}

async function filesOfProject(
  workspace: Workspace,
): Promise<readonly (FoundFile & { readonly brought: Brought })[]> {
  const names = await namesIn(join(workspace.root, projectFolder));
  const files = names.map(async (name) => {
    const shown = `${projectFolder}/${name}`;
    const text = await textInProject(workspace, shown);
    if (text === null) return [];
    const brought: Brought = { kind: 'command-file', name, file: shown, definition: text, fault: null };
    return [{ shown, path: shown, text, brought }];
  });
  return (await Promise.all(files)).flat();
}

/** Null if it is binary or outside the project. */
async function textInProject(workspace: Workspace, file: string): Promise<string | null> {
  try {
    const { hash, text } = await readTextFile(workspace, await workspace.resolve(file));
    return hash === null ? null : text;
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

/** The first ones by name; empty if the folder is missing. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .slice(0, mostFiles);
}

/** If two share a name, the first wins. Reports each unusable one as a problem. */
function withoutTaken(made: readonly Made[], taken: ReadonlySet<string>) {
  const kept: Tool[] = [];
  const problems: Text[] = [];
  for (const one of made) {
    if (!one.ok) problems.push(one.problem);
    else if (taken.has(one.tool.name) || kept.some(({ name }) => name === one.tool.name))
      problems.push(textOf('elsewhere.file-name-taken', { file: one.shown, name: one.tool.name }));
    else kept.push(one.tool);
  }
  return { kept, problems };
}
