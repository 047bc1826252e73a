import { join } from 'node:path';
import { lstat } from '../../base/disk';
import type { Workspace } from '../../project/workspace';
import type { BroughtSource } from '../../trust/project-trust';

/** The language servers of a project's `.lsp.json`. Few projects have one, so the code that reads it is loaded late. */
export function languageServersSource(workspace: Workspace): BroughtSource {
  const any = async () => (await lstat(join(workspace.root, '.lsp.json')).catch(() => null)) !== null;
  return {
    any,
    async list() {
      if (!(await any())) return [];
      const { broughtLanguageServers } = await import('../../language-servers/config/project-lsp-file');
      return await broughtLanguageServers(workspace);
    },
  };
}
