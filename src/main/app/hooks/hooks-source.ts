import { join } from 'node:path';
import { lstat } from '../../base/disk';
import type { Workspace } from '../../project/workspace';
import type { BroughtSource } from '../../trust/project-trust';

/** Whether the project has a file that may name hooks. Few projects have one, so its reader is loaded late. */
export async function hasHooksFile({ root }: Pick<Workspace, 'root'>): Promise<boolean> {
  const files = ['.claude/settings.json', '.claude/settings.local.json'];
  const found = await Promise.all(files.map((file) => lstat(join(root, file)).catch(() => null)));
  return found.some((stats) => stats !== null);
}

/** The hooks of a project's `.claude/settings.json` and `.claude/settings.local.json`. */
export function hooksSource(workspace: Workspace): BroughtSource {
  return {
    any: () => hasHooksFile(workspace),
    async list() {
      if (!(await hasHooksFile(workspace))) return [];
      const { broughtHooks } = await import('../../hooks/project-hooks');
      return await broughtHooks(workspace);
    },
  };
}
