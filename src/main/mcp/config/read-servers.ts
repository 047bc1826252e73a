import { isRecord } from '@shared/base/json';
import type { ServerConfig, ServerOrigin } from '@shared/servers/servers';
import { aliasSchema, serverSchemaFor } from '@shared/servers/servers-schema';
import type { Settings } from '@shared/settings/settings';
import { type AnyText, textOf } from '@shared/texts/text';
import { wrongValueAt } from '../../base/wrong-value';

// MCP server configurations as users write them, parsed one by one. An error in one affects only that one.

export type ConfiguredServer = {
  readonly alias: string;
  readonly origin: ServerOrigin;
  /** Of the project; absent: the user's settings. */
  readonly file?: string;
  /** Null: the configuration is unusable. */
  readonly config: ServerConfig | null;
  /** Why it is unusable, as a sentence. */
  readonly fault: AnyText | null;
  /** The command or address, complete, as in the file. If it changes, the server counts as another one. */
  readonly definition: string;
};

/** The user's own servers. The setting `mcp.mcpServerCommand` counts as a server of the name `mcp`. */
export function serversOfSettings({
  mcpServers,
  mcp,
}: Pick<Settings, 'mcpServers' | 'mcp'>): ConfiguredServer[] {
  const [command, ...args] = splitWords(mcp.mcpServerCommand ?? '');
  const asOne = command === undefined || Object.hasOwn(mcpServers, 'mcp') ? {} : { mcp: { command, args } };
  return readServers({ ...asOne, ...mcpServers }, 'settings');
}

/** `value`: an object with the servers by alias, of a file of the project. */
export function readServers(
  value: Readonly<Record<string, unknown>>,
  origin: ServerOrigin,
  file?: string,
): ConfiguredServer[] {
  return Object.entries(value).map(([alias, written]) => {
    const { config, fault } = readServer(alias, written, origin);
    const of = file === undefined ? {} : { file };
    return { alias, origin, ...of, config, fault, definition: definitionOf(config ?? written, origin) };
  });
}

type Read = Pick<ConfiguredServer, 'config' | 'fault'>;

function readServer(alias: string, written: unknown, origin: ServerOrigin): Read {
  if (!aliasSchema.safeParse(alias).success)
    return { config: null, fault: textOf('servers.bad-alias', { alias }) };
  const part = unsupportedIn(written);
  if (part !== null) return { config: null, fault: textOf('servers.not-supported', { part }) };
  const value = asWritten(written);
  const parsed = serverSchemaFor(value).safeParse(value);
  if (parsed.success && origin === 'project' && 'sandbox' in parsed.data && parsed.data.sandbox === false)
    return { config: null, fault: textOf('servers.sandbox-not-of-project') };
  if (parsed.success) return { config: parsed.data, fault: null };
  return { config: null, fault: textOf('servers.bad-config', { problem: wrongValueAt(parsed.error) }) };
}

/** Values that would need a question, and files with secrets. */
function unsupportedIn(written: unknown): string | null {
  if (!isRecord(written)) return null;
  if (written.envFile !== undefined) return 'envFile';
  return /\$\{(?:input|command|config):[^}]*\}/.exec(JSON.stringify(written))?.[0] ?? null;
}

const transports: Readonly<Record<string, string>> = { sse: 'sse', http: 'http', 'streamable-http': 'http' };

/** Accepts spellings of other applications: `type` for the transport, `httpUrl` and `serverUrl` for the address. */
function asWritten(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { type, httpUrl, serverUrl, ...rest } = value;
  const url = rest.url ?? httpUrl ?? serverUrl;
  const transport = rest.transport ?? (httpUrl !== undefined ? 'http' : transports[String(type)]);
  return {
    ...rest,
    ...(url !== undefined && { url }),
    ...(transport !== undefined && { transport }),
  };
}

const executing = ['command', 'args', 'env', 'cwd', 'url', 'headers', 'transport'];

/** A user's own server stays the same server when the user changes these. */
const opening = ['allowedHosts', 'allowedFolders', 'sandbox'];

/**
 * Keys in a fixed order, independent of the file. Contains only the program or address, without the choice of tools.
 */
function definitionOf(config: unknown, origin: ServerOrigin): string {
  if (!isRecord(config)) return JSON.stringify(config, null, 2);
  const keys = origin === 'project' ? [...executing, ...opening] : executing;
  const named = keys.filter((key) => config[key] !== undefined).map((key) => [key, config[key]]);
  return JSON.stringify(Object.fromEntries(named), null, 2);
}

// Splits a command line into words as a shell does: at blanks outside of quotes. Other characters have no special
// meaning.

export function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g)].map(([word]) => unquoted(word));
}

function unquoted(word: string): string {
  return word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) =>
    double === undefined ? (single ?? '') : double.replace(/\\(["\\])/g, '$1'),
  );
}
