import { join } from 'node:path';
import { isRecord } from '@shared/base/json';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Brought } from '@shared/trust/trust';
import { type ParseError, parse as parseWithComments } from 'jsonc-parser';
import { lstat } from '../../base/disk';
import { ToolError } from '../../base/tool-error';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import { openedPlaces } from '../../sandbox/opened-places';
import { type ConfiguredServer, readServers } from './read-servers';

// The MCP servers of a project's `.mcp.json`, `{ "mcpServers": { alias: … } }`, and of its files for other programs.
// Pilotfish reads them only after the user trusts the folder.

/** Earlier files take precedence. `key`: of the object with the servers. */
const files: readonly ServersFile[] = [
  { file: '.mcp.json', key: 'mcpServers' },
  { file: '.vscode/mcp.json', key: 'servers' },
  { file: '.cursor/mcp.json', key: 'mcpServers' },
];

type ServersFile = { readonly file: string; readonly key: string };

export type ProjectServers = {
  readonly servers: readonly ConfiguredServer[];
  /** Why files and servers are ignored. */
  readonly faults: readonly AnyText[];
};

type FileServers = {
  readonly file: string;
  readonly servers: readonly ConfiguredServer[];
  /** Why the file is unusable; null: it is usable or absent. */
  readonly fault: AnyText | null;
};

export async function readProjectServers(workspace: Workspace): Promise<ProjectServers> {
  const all = await readFiles(workspace);
  return {
    servers: all.flatMap(({ servers }) => servers),
    faults: all.flatMap(({ fault }) => fault ?? []),
  };
}

/** The same servers as a source of project-provided things (`BroughtSource`). */
export function projectServersSource(workspace: Workspace) {
  const exists = async ({ file }: ServersFile) =>
    (await lstat(join(workspace.root, file)).catch(() => null)) !== null;
  return {
    any: async () => (await Promise.all(files.map(exists))).includes(true),
    list: async () => (await readFiles(workspace)).flatMap(broughtServers),
  };
}

function broughtServers({ file, servers, fault }: FileServers): readonly Brought[] {
  const kind = 'mcp-server' as const;
  if (fault !== null) return [{ kind, name: file, file, definition: '', fault }];
  return servers.map(({ alias, config, definition, fault: why }) => ({
    kind,
    name: alias,
    file,
    definition,
    ...(config && !('url' in config) && { opened: openedPlaces(config) }),
    fault: why,
  }));
}

/** Of servers with the same name in several files, only the first. */
async function readFiles(workspace: Workspace): Promise<readonly FileServers[]> {
  const all = await Promise.all(files.map((file) => readFile(workspace, file)));
  const names = new Set<string>();
  return all.map(({ servers, ...read }) => {
    const own = servers.filter(({ alias }) => !names.has(alias));
    for (const { alias } of own) names.add(alias);
    return { ...read, servers: own };
  });
}

async function readFile(workspace: Workspace, { file, key }: ServersFile): Promise<FileServers> {
  try {
    const { text, hash } = await readTextFile(workspace, await workspace.resolve(file));
    return hash === null ? { file, servers: [], fault: null } : { file, ...serversIn(text, { file, key }) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { file, ...unusable(textOf('servers.cannot-use-file', { file, why: toldOf(error) })) };
  }
}

function serversIn(text: string, { file, key }: ServersFile): Omit<FileServers, 'file'> {
  try {
    if (tooDeepAt(text) !== null) {
      const why = textOf('file.nested-too-deep', { levels: deepestJson });
      return unusable(textOf('servers.cannot-use-file', { file, why }));
    }
    const value = parseFile(text);
    const servers = isRecord(value) ? value[key] : undefined;
    if (!isRecord(servers)) return unusable(textOf('servers.file-requires', { file, key }));
    return { servers: readServers(servers, 'project', file), fault: null };
  } catch (error) {
    return unusable(textOf('servers.cannot-use-file', { file, why: messageOf(error) }));
  }
}

/** Editors allow comments and trailing commas. */
function parseFile(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parseWithComments(text, errors, { allowTrailingComma: true });
  return errors.length === 0 ? value : JSON.parse(text);
}

function unusable(fault: AnyText): Omit<FileServers, 'file'> {
  return { servers: [], fault };
}
