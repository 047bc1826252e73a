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

// The hooks of a project, from the settings of Claude Code. Pilotfish reads the file only after the user trusts the
// folder.

export const projectHooksFile = '.claude/settings.json';

export type ProjectHooks = {
  readonly hooks: readonly FoundHook[];
  /** Why the file is unusable; null: it is usable or absent. */
  readonly fault: AnyText | null;
};

export async function readProjectHooks(workspace: Workspace): Promise<ProjectHooks> {
  try {
    const base = await readTextFile(workspace, await workspace.resolve(projectHooksFile));
    return base.hash === null ? none : hooksIn(base.text);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { hooks: [], fault: toldOf(error) };
  }
}

const none: ProjectHooks = { hooks: [], fault: null };

function hooksIn(text: string): ProjectHooks {
  if (tooDeepAt(text) !== null)
    return { hooks: [], fault: textOf('file.nested-too-deep', { levels: deepestJson }) };
  try {
    const settings: unknown = JSON.parse(text);
    if (!isRecord(settings) || settings.disableAllHooks === true) return none;
    return { hooks: readHooks(settings.hooks, 'project'), fault: null };
  } catch (error) {
    return { hooks: [], fault: messageOf(error) };
  }
}

/** The project's hooks for the question about trust. */
export async function broughtHooks(workspace: Workspace): Promise<readonly Brought[]> {
  const { hooks, fault } = await readProjectHooks(workspace);
  if (fault !== null)
    return [{ kind: 'hook', name: projectHooksFile, file: projectHooksFile, definition: '', fault }];
  return hooks.map(broughtHook);
}

export function broughtHook({ name, definition, fault }: FoundHook): Brought {
  const opened = fault === null && { opened: { hosts: [], folders: [] } };
  return { kind: 'hook', name, file: projectHooksFile, definition, fault, ...opened };
}
