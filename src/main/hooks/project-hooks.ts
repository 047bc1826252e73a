import { isRecord } from '@shared/base/json';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Brought } from '@shared/trust/trust';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import { type FoundHook, readHooks } from './read-hooks';

// The hooks of a project, from the settings of Claude Code. Pilotfish reads the files only after the user trusts the
// folder.

const sharedFile = '.claude/settings.json';
/** Usually not in the repository. */
const localFile = '.claude/settings.local.json';

const projectHookFiles = [sharedFile, localFile] as const;

/** A hook, a part that is none, or a file that is unusable. Its name is unique in the project. */
export type ProjectHook = FoundHook & { readonly file: string };

export async function readProjectHooks(workspace: Workspace): Promise<readonly ProjectHook[]> {
  const files = await Promise.all(projectHookFiles.map((file) => readHookFile(workspace, file)));
  return files.some((read) => read === 'all-off')
    ? []
    : files.flatMap((read) => (read === 'all-off' ? [] : read));
}

type HookFile = readonly ProjectHook[] | 'all-off';

async function readHookFile(workspace: Workspace, file: string): Promise<HookFile> {
  try {
    const base = await readTextFile(workspace, await workspace.resolve(file));
    return base.hash === null ? [] : hooksIn(base.text, file);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return unusableFile(file, toldOf(error));
  }
}

function hooksIn(text: string, file: string): HookFile {
  if (tooDeepAt(text) !== null)
    return unusableFile(file, textOf('file.nested-too-deep', { levels: deepestJson }));
  try {
    const settings: unknown = JSON.parse(text);
    if (!isRecord(settings)) return [];
    if (settings.disableAllHooks === true) return 'all-off';
    const start = file === localFile ? 'local ' : '';
    return readHooks(settings.hooks, 'project').map((found) => ({
      ...found,
      name: `${start}${found.name}`,
      file,
    }));
  } catch (error) {
    return unusableFile(file, messageOf(error));
  }
}

function unusableFile(file: string, fault: AnyText): HookFile {
  return [{ name: file, file, definition: '', hook: null, fault }];
}

/** The project's hooks for the question about trust. */
export async function broughtHooks(workspace: Workspace): Promise<readonly Brought[]> {
  return (await readProjectHooks(workspace)).map(broughtHook);
}

export function broughtHook({ name, file, definition, fault }: ProjectHook): Brought {
  const opened = fault === null && { opened: { hosts: [], folders: [] } };
  return { kind: 'hook', name, file, definition, fault, ...opened };
}
