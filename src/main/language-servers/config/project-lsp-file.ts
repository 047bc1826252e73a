import { join } from 'node:path';
import { toldOf } from '@shared/texts/told-error';
import type { Brought } from '@shared/trust/trust';
import { readFile } from '../../base/disk';
import { isMissing } from '../../base/errno';
import { ToolError } from '../../base/tool-error';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import { type LspFile, lspFile, readLspFile, unusable } from './lsp-file';

// The files with language servers: of the project, which Pilotfish reads after the user trusts the folder, and of the
// data folder.

export async function readProjectLspFile(workspace: Workspace): Promise<LspFile> {
  try {
    const { hash, text } = await readTextFile(workspace, await workspace.resolve(lspFile));
    return hash === null ? { servers: [], fault: null } : readLspFile(text, 'project');
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return unusable(toldOf(error));
  }
}

/** `home`: the data folder. */
export async function readUserLspFile(home: string): Promise<LspFile> {
  try {
    return readLspFile(await readFile(join(home, lspFile), 'utf8'), 'user');
  } catch (error) {
    return isMissing(error) ? { servers: [], fault: null } : unusable(toldOf(error));
  }
}

/** The project's servers for the question about trust. */
export async function broughtLanguageServers(workspace: Workspace): Promise<readonly Brought[]> {
  const { servers, fault } = await readProjectLspFile(workspace);
  const [kind, file] = ['language-server', lspFile] as const;
  if (fault !== null) return [{ kind, name: file, file, definition: '', fault }];
  return servers.map(({ name, definition, fault: why }) => ({ kind, name, file, definition, fault: why }));
}
