import { join } from 'node:path';
import { isRecord } from '@shared/base/json';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Brought } from '@shared/trust/trust';
import { lstat } from '../../base/disk';
import { ToolError } from '../../base/tool-error';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import { openedPlaces } from '../../sandbox/opened-places';
import { type ConfiguredServer, readServers } from './read-servers';

// The MCP servers of a project's `.mcp.json`, `{ "mcpServers": { alias: … } }`. Pilotfish reads it only after the user
// trusts the folder.

export const projectServersFile = '.mcp.json';

export type ProjectServersFile = {
  readonly servers: readonly ConfiguredServer[];
  /** Why the file is unusable; null: it is usable or absent. */
  readonly fault: AnyText | null;
};

export async function readProjectServers(workspace: Workspace): Promise<ProjectServersFile> {
  const text = await readText(workspace);
  if (text.fault !== null || text.text === null) return { servers: [], fault: text.fault };
  const parsed = parse(text.text);
  if (parsed.fault !== null) return { servers: [], fault: parsed.fault };
  return { servers: readServers(parsed.servers, 'project'), fault: null };
}

/** The same servers as a source of project-provided things (`BroughtSource`). */
export function projectServersSource(workspace: Workspace) {
  return {
    any: async () => (await lstat(join(workspace.root, projectServersFile)).catch(() => null)) !== null,
    async list(): Promise<readonly Brought[]> {
      const { servers, fault } = await readProjectServers(workspace);
      const kind = 'mcp-server' as const;
      const file = projectServersFile;
      if (fault !== null) return [{ kind, name: file, file, definition: '', fault }];
      return servers.map(({ alias, config, definition, fault: why }) => ({
        kind,
        name: alias,
        file,
        definition,
        ...(config && !('url' in config) && { opened: openedPlaces(config) }),
        fault: why,
      }));
    },
  };
}

type Text = { readonly text: string | null; readonly fault: AnyText | null };

async function readText(workspace: Workspace): Promise<Text> {
  try {
    const base = await readTextFile(workspace, await workspace.resolve(projectServersFile));
    return { text: base.hash === null ? null : base.text, fault: null };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { text: null, fault: textOf('servers.file-not-read', { why: toldOf(error) }) };
  }
}

type Parsed =
  | { readonly servers: Readonly<Record<string, unknown>>; readonly fault: null }
  | { readonly fault: AnyText };

function parse(text: string): Parsed {
  if (tooDeepAt(text) !== null)
    return {
      fault: textOf('servers.file-not-read', {
        why: textOf('file.nested-too-deep', { levels: deepestJson }),
      }),
    };
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && isRecord(value.mcpServers)) return { servers: value.mcpServers, fault: null };
    return { fault: textOf('servers.file-without-servers') };
  } catch (error) {
    return { fault: textOf('servers.file-not-read', { why: messageOf(error) }) };
  }
}
