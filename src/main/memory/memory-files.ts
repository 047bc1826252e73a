import { join } from 'node:path';
import type { MemoryScope } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import type { Brought } from '@shared/trust/trust';
import { lstat } from '../base/disk';
import { isMissing } from '../base/errno';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';
import { importedFiles, type ProjectMemoryFile } from './memory-imports';
import { type MemoryPlaces, readMemoryPlace } from './memory-place';
import { nestedMemory, nestedNames } from './nested-memory';
import { otherRuleNames, otherRules, type RuleNames } from './other-rules';

// Memory files: notes of the user for every chat, in the data folder and in the project.

/** A file whose text begins every request of a chat. */
export type MemoryFile = { readonly path: string; readonly text: string };

export type MemorySources = MemoryPlaces &
  RuleNames & {
    readonly isTrusted: boolean;
    /** Whether the user trusts a version of this file, though not the folder. */
    trustsFile(name: string): boolean;
    /** Whether a rule forbids reading this file, relative to the project. */
    isDenied(relativePath: string): boolean;
    /** Whether the user has seen the current version of the project's file: a command may have changed it since. */
    isSeen(file: ProjectMemoryFile): boolean;
  };

const longestMemory = 40_000;

/**
 * Reads the memory files of the data folder, then those of the project that are trusted, with their imports, each in the
 * order of the names. Skips files that are unreadable or that the user has not seen. Cuts a file over 40,000 characters
 * and says so in its text.
 */
export async function readMemoryFiles(sources: MemorySources): Promise<readonly MemoryFile[]> {
  const [global, own] = await readAll(sources);
  const project = await importedFiles(sources, once(own.filter(isFile)));
  const rules = sources.isTrusted ? await rulesForEveryChat(sources) : [];
  const files = once([...project, ...rules]);
  return [...once(global.filter(isFile)), ...files].flatMap(({ path, text }) =>
    text.trim() === '' ? [] : [{ path, text: cutMemory(text) }],
  );
}

async function rulesForEveryChat(sources: MemorySources): Promise<readonly MemoryFile[]> {
  const { workspace, isDenied, isSeen } = sources;
  const { rules } = await otherRules(workspace, sources);
  return rules
    .filter((rule) => rule.files === null && !isDenied(rule.relative) && isSeen(rule))
    .map(({ path, instructions }) => ({ path, text: instructions }));
}

/** Several names can link to the same file, which is read once. */
function once<File extends MemoryFile>(files: readonly File[]): readonly File[] {
  return files.filter(({ path }, index) => files.findIndex((file) => file.path === path) === index);
}

/** Why existing files cannot be read, each with its path. */
export async function memoryProblems(sources: MemorySources): Promise<readonly AnyText[]> {
  const problems = (await readAll(sources))
    .flat()
    .flatMap((read) => (read?.kind === 'failed' ? [read.problem] : []));
  if (!sources.isTrusted) return problems;
  const { failed } = await otherRules(sources.workspace, sources);
  return [...problems, ...failed.map(({ problem }) => problem)];
}

/** Of the data folder, and of the project. */
async function readAll(sources: MemorySources): Promise<readonly [readonly Read[], readonly Read[]]> {
  const { fileNames, isTrusted, trustsFile, isDenied, workspace } = sources;
  const ofProject = await namesInProject(workspace, fileNames);
  const names = ofProject.filter((name) => (isTrusted || trustsFile(name)) && !isDenied(name));
  return await Promise.all([
    Promise.all(fileNames.map((name) => readAt(sources, 'global', name))),
    Promise.all(names.map((name) => readAt(sources, 'project', name))),
  ]);
}

const ofOthers: readonly string[] = ['CLAUDE.md', 'GEMINI.md'];

/** The names that count in the project: its `AGENTS.md` replaces those of other programs behind it. */
async function namesInProject({ root }: Workspace, fileNames: readonly string[]): Promise<readonly string[]> {
  const first = fileNames.indexOf('AGENTS.md');
  if (first === -1 || !(await isThere(root, 'AGENTS.md'))) return fileNames;
  return fileNames.filter((name, index) => index < first || !ofOthers.includes(name));
}

type Found = ProjectMemoryFile & { readonly kind: 'file' };
/** Null: the file is missing. */
type Read = Found | { readonly kind: 'failed'; readonly problem: AnyText } | null;

function isFile(read: Read): read is Found {
  return read?.kind === 'file';
}

async function readAt(places: MemoryPlaces, scope: MemoryScope, name: string): Promise<Read> {
  if (!(await isThere(scope === 'global' ? places.home : places.workspace.root, name))) return null;
  try {
    const { path, base } = await readMemoryPlace(places, scope, name);
    if (base.hash === null) return null;
    return {
      kind: 'file',
      path: path.absolute,
      relative: path.relative,
      text: base.text,
      hash: base.hash,
    };
  } catch (error) {
    if (error instanceof ToolError) return { kind: 'failed', problem: error.told };
    throw error;
  }
}

/** The names of the project's memory files outside of folders, and of rules, found without reading them. */
export async function memoryNamesIn(workspace: Workspace, names: RuleNames): Promise<readonly string[]> {
  const fileNames = await namesInProject(workspace, names.fileNames);
  const found = await Promise.all(fileNames.map((name) => isThere(workspace.root, name)));
  const others = await otherRuleNames(workspace, names);
  return [...fileNames.filter((_, index) => found[index]), ...others];
}

/**
 * A file that cannot be checked counts as existing. Most names are missing: one `lstat` finds that cheaply, before a
 * workspace is opened.
 */
async function isThere(folder: string, name: string): Promise<boolean> {
  return await lstat(join(folder, name)).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
}

/** The project's files with their imports, each once, and the problems of the others. Ignores rules. */
export async function allProjectMemory(workspace: Workspace, fileNames: readonly string[]) {
  const names = await namesInProject(workspace, fileNames);
  const places = { workspace, home: '', fileNames };
  const found = await Promise.all(
    names.map(async (name) => ({ name, read: await readAt(places, 'project', name) })),
  );
  const files = once(found.flatMap(({ read }) => (isFile(read) ? [read] : [])));
  const failed = found.flatMap(({ name, read }) =>
    read?.kind === 'failed' ? [{ name, problem: read.problem }] : [],
  );
  return {
    files: await importedFiles({ workspace, isDenied: () => false, isSeen: () => true }, files),
    failed,
  };
}

/** The same, with the nested files and the rules. */
export async function allMemoryBelow(workspace: Workspace, names: RuleNames) {
  const { files, failed } = await allProjectMemory(workspace, names.fileNames);
  const others = await otherRules(workspace, names);
  const below = [...(await nestedMemory(workspace, names.fileNames)), ...others.rules];
  return { files: once([...files, ...below]), failed: [...failed, ...others.failed] };
}

/**
 * The same as project-provided things. `looksBelow`: whether `any` looks for nested files too, which takes time in a
 * large project.
 */
export function projectMemory(workspace: Workspace, names: () => RuleNames, looksBelow: boolean) {
  return {
    any: async () =>
      (await memoryNamesIn(workspace, names())).length > 0 ||
      (looksBelow && (await nestedNames(workspace, names().fileNames)).length > 0),
    async list(): Promise<readonly Brought[]> {
      const { files, failed } = await allMemoryBelow(workspace, names());
      return [
        ...files.map((file) => ({ ...broughtAs(file), file: file.relative, fault: null })),
        ...failed.map(({ name, problem }) => ({
          ...broughtAs({ relative: name, text: '' }),
          file: name,
          fault: problem,
        })),
      ];
    },
  };
}

/** A memory file of the project in the form of the trust check. */
export function broughtAs({ relative, text }: Pick<ProjectMemoryFile, 'relative' | 'text'>) {
  return { kind: 'memory-file', name: relative, definition: text } as const;
}

/** The first 40,000 characters, and a note about the missing part. */
export function cutMemory(text: string): string {
  if (text.length <= longestMemory) return text;
  return `${text.slice(0, longestMemory)}\n[Cut: the first ${longestMemory} of ${text.length} characters.]`;
}
