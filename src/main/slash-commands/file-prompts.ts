import { join } from 'node:path';
import type { SlashPrompt } from '@shared/chat/slash-commands';
import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Brought } from '@shared/trust/trust';
import { readdir, readFile } from '../base/disk';
import { isMissing } from '../base/errno';
import { inParallel } from '../base/in-parallel';
import { ToolError } from '../base/tool-error';
import { forWindow } from '../project/app-failure';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import type { BroughtSource, ProjectTrust } from '../trust/project-trust';
import { commandName, nameFault, readCommandFile } from './command-file';
import { fillArguments } from './fill-arguments';
import { type Including, includeFiles } from './include-files';
import type { Prompt, PromptProvider } from './prompts';

// Prompts in files: `commands/*.md` of the data folder, and of a trusted project `.pilotfish/commands/*.md` and the
// files of other programs, `.claude/commands/**/*.md` and `.codex/prompts/*.md`.

const ownFolder = '.pilotfish/commands';
const projectFolders = [
  { folder: ownFolder, deepest: 1 },
  { folder: '.claude/commands', deepest: 4 },
  { folder: '.codex/prompts', deepest: 1 },
] as const;

/** In one folder of a project. */
const mostFiles = 500;

/** In characters; users write prompts by hand. */
const longestPrompt = 100_000;

/** The user's prompts. */
export function ownPrompts(home: string, including: Including): PromptProvider {
  const folder = join(home, 'commands');
  return async () => {
    const names = await readdir(folder).catch(noFolder);
    return await Promise.all(
      commandsIn(names).map(async (name) => {
        const found = await foundText(() => readFile(join(folder, `${name}.md`), 'utf8'));
        return promptOf({ name, ...found, from: 'person' }, including);
      }),
    );
  };
}

/** The project's prompts, while the user trusts it. */
export function projectPrompts(
  trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>,
  including: Including,
): PromptProvider {
  const { list } = projectCommands(including.workspace);
  return async () => {
    if (!trust.isTrusted()) return [];
    const allowed = (await list()).filter((thing) => trust.allows(thing));
    return allowed.map(({ name, file, definition, fault }) =>
      promptOf({ name: commandOf(file) ?? name, text: definition, fault, from: 'project' }, including),
    );
  };
}

/** The project's prompts as project-provided things. `any` looks only at file names. */
export function projectCommands(workspace: Workspace): BroughtSource {
  return {
    any: async () => (await filesIn(workspace)).length > 0,
    list: async () => await inParallel(await filesIn(workspace), 16, (file) => broughtFrom(workspace, file)),
  };
}

async function broughtFrom(workspace: Workspace, file: string): Promise<Brought> {
  const { text, fault } = await foundText(async () => {
    return (await readTextFile(workspace, await workspace.resolve(file))).text;
  });
  const command = commandOf(file) ?? '';
  const name = file.startsWith(`${ownFolder}/`) ? command : file;
  return { kind: 'slash-command', name, file, definition: text, fault: fault ?? nameFault(command) };
}

/** The name of the command in a file of the project. */
function commandOf(file: string): string | null {
  const place = projectFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  return place ? commandName(file.slice(place.folder.length + 1)) : null;
}

/** Relative to the project, sorted by folder. */
async function filesIn(workspace: Workspace): Promise<readonly string[]> {
  const all = await Promise.all(
    projectFolders.map(async ({ folder, deepest }) =>
      (await filesBelow(workspace, folder, deepest)).toSorted(),
    ),
  );
  return all.flatMap((files) => files.slice(0, mostFiles));
}

/** Follows no links to folders. */
async function filesBelow(workspace: Workspace, folder: string, levels: number): Promise<readonly string[]> {
  // Most projects have no such folder, which one call finds out.
  const names = await readdir(join(workspace.root, folder)).catch(() => []);
  if (names.length === 0) return [];
  const entries = await workspace
    .resolve(folder)
    .then((path) => workspace.readDirectory(path))
    .catch(noFolder);
  const below = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (levels > 1 && entry.isDirectory()) return await filesBelow(workspace, path, levels - 1);
      return commandName(entry.name) === null ? [] : [path];
    }),
  );
  return below.flat();
}

type Found = { readonly text: string; readonly fault: AnyText | null };

async function foundText(read: () => Promise<string>): Promise<Found> {
  try {
    const text = await read();
    if (text.length <= longestPrompt) return { text, fault: null };
    return { text: text.slice(0, longestPrompt), fault: textOf('slash.too-long', { most: longestPrompt }) };
  } catch (error) {
    return { text: '', fault: toldOf(error) };
  }
}

type Source = Found & { readonly name: string; readonly from: SlashPrompt['from'] };

function promptOf({ name, text, fault: unread, from }: Source, including: Including): Prompt {
  const { body, ...said } = readCommandFile(text);
  const fault = unread ?? nameFault(name) ?? (body === '' ? textOf('slash.empty') : null);
  return {
    name,
    ...said,
    from,
    fault,
    async expand(args) {
      if (fault !== null) throw new AppError('invalid', fault);
      return await forWindow(() => includeFiles(fillArguments(body, args), including));
    },
  };
}

function commandsIn(names: readonly string[]): string[] {
  return names.flatMap((name) => commandName(name) ?? []).toSorted();
}

/** A folder that is missing or unreadable contains no commands. */
function noFolder(error: unknown): [] {
  if (error instanceof ToolError || isMissing(error)) return [];
  throw error;
}
