import { createHash } from 'node:crypto';
import type { ServerConfig, ServerTool } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import { createSerialQueue } from '../../base/serial-queue';
import { type JsonSchemaInput, jsonSchemaInput } from '../../tools/kit/json-schema-input';
import type { Tool } from '../../tools/kit/tool';
import type { ConfiguredServer } from '../config/read-servers';
import { remoteCallFailure } from '../connection/failure';
import type { AcceptedDefinitions } from './accepted-definitions';
import { definitionOf, type RemoteDefinition } from './definition';
import type { ListedTool } from './list-tools';
import type { RemoteResult } from './remote-result';
import { createRemoteTool, type DuringCall } from './remote-tool';

// The tools of all servers together, for the model and for the user. They are built again when a server's list or a
// switch changes.

export type ToolSetServer = {
  readonly configured: ConfiguredServer;
  readonly config: ServerConfig;
  readonly alias: string;
  readonly definition: string;
  readonly listed: readonly ListedTool[];
  readonly isReady: boolean;
  readonly isBelieved: boolean;
  call(tool: string, args: Record<string, unknown>, during: DuringCall): Promise<RemoteResult>;
};

export type ToolSet = {
  tools(): readonly Tool[];
  statesOf(alias: string): readonly ServerTool[];
  /**
   * Stores the current definition, so that the user can compare later versions. Returns its fingerprint; null if the
   * tool is unknown.
   */
  accept(callName: string): Promise<string | null>;
  refresh(): void;
  /** Resolves when the refresh is complete. */
  settled(): Promise<void>;
};

type Options = {
  readonly accepted: AcceptedDefinitions;
  servers(): readonly ToolSetServer[];
  isOff(server: ConfiguredServer, tool: string): boolean;
  keepFile(base64: string, mimeType: string): Promise<string>;
  onChange(): void;
};

type Made = {
  readonly alias: string;
  readonly state: ServerTool;
  readonly tool: Tool | null;
  readonly definition: RemoteDefinition;
  /** The same key means the same tool. */
  readonly key?: string;
};

export function createToolSet(options: Options): ToolSet {
  const steps = createSerialQueue();
  const schemas = new Map<string, Promise<JsonSchemaInput>>();
  let made: readonly Made[] = [];
  let isWaiting = false;

  /** Compiled once for each definition. */
  const schemaOf = (pin: string, { inputSchema }: ListedTool) => {
    const known = schemas.get(pin) ?? jsonSchemaInput(inputSchema);
    schemas.set(pin, known);
    return known;
  };
  const make = async () => {
    isWaiting = false;
    const before = made;
    const found = options
      .servers()
      .flatMap((server) => server.listed.map((listed) => partsOf(server, listed)));
    const on = found.filter(({ server, listed }) => isTaken(server.config, listed.name));
    const clashes = clashesAmong(on.map(({ callName }) => callName));
    made = await Promise.all(
      found.map(async (one) => await makeOne(one, { options, clashes, schemaOf, before })),
    );
    const pins = new Set(found.map(({ definition }) => definition.pin));
    for (const pin of schemas.keys()) if (!pins.has(pin)) schemas.delete(pin);
    options.onChange();
  };
  return {
    tools: () => made.flatMap(({ tool }) => tool ?? []),
    statesOf: (alias) => made.filter((one) => one.alias === alias).map(({ state }) => state),
    async accept(callName) {
      const found = made.find(({ tool }) => tool?.name === callName);
      if (!found) return null;
      await options.accepted.keep(callName, found.definition);
      return found.definition.pin;
    },
    refresh() {
      if (isWaiting) return;
      isWaiting = true;
      void steps.next(make);
    },
    settled: steps.settled,
  };
}

type Parts = {
  readonly server: ToolSetServer;
  readonly listed: ListedTool;
  readonly callName: string;
  readonly definition: RemoteDefinition;
};

function partsOf(server: ToolSetServer, listed: ListedTool): Parts {
  const definition = definitionOf(listed, server.definition);
  return { server, listed, callName: callNameOf(server.alias, listed.name), definition };
}

type Making = {
  readonly options: Options;
  readonly clashes: ReadonlySet<string>;
  readonly before: readonly Made[];
  schemaOf(pin: string, listed: ListedTool): Promise<JsonSchemaInput>;
};

async function makeOne(found: Parts, { options, clashes, schemaOf, before }: Making): Promise<Made> {
  const { server, listed, callName, definition } = found;
  const { alias, configured, config } = server;
  const { name, title, description, says } = listed;
  const told = (state: ServerTool['state']): Made => ({
    alias,
    state: { name, callName, title, description, says, state },
    tool: null,
    definition,
  });
  if (!isTaken(config, name)) return told({ kind: 'left-out' });
  if (clashes.has(callName))
    return told({ kind: 'unusable', why: textOf('servers.same-call-name', { name: callName }) });
  const schema = await schemaOf(definition.pin, listed);
  if (!schema.ok)
    return told({ kind: 'unusable', why: textOf('servers.bad-schema', { why: schema.problem }) });
  if (options.isOff(configured, name)) return told({ kind: 'off' });
  const on = told({ kind: 'on' });
  if (!server.isReady) return on;
  const isCurrent = () =>
    options.servers().some((now) => {
      if (now.alias !== alias) return false;
      const same = now.listed.find((one) => one.name === name);
      return same !== undefined && definitionOf(same, now.definition).pin === definition.pin;
    });
  const { accepted, keepFile } = options;
  const { isBelieved } = server;
  const key = keyOf(found);
  const known = before.find((one) => one.key === key);
  if (known?.tool) return { ...known, state: on.state };
  const call: Parameters<typeof createRemoteTool>[0]['call'] = async (args, during) => {
    const now = options.servers().find((one) => one.alias === alias);
    if (now === undefined) throw remoteCallFailure(alias, null);
    return await now.call(name, args, during);
  };
  const parts = { alias, callName, listed, definition, schema, isBelieved, isCurrent, call };
  const tool = createRemoteTool({ ...parts, accepted, keepFile });
  return { ...on, tool, key };
}

function keyOf({ server: { isBelieved }, listed: { title }, callName, definition }: Parts): string {
  return JSON.stringify([callName, title, definition.pin, isBelieved]);
}

function isTaken({ includeTools, excludeTools }: ServerConfig, name: string): boolean {
  return (includeTools?.includes(name) ?? true) && !(excludeTools?.includes(name) ?? false);
}

// Names of servers' tools for models: `alias__tool`, restricted to the characters and length of every model's protocol.

const longest = 64;

function callNameOf(alias: string, tool: string): string {
  const whole = `${alias}__${tool}`;
  const name = whole.replace(/[^A-Za-z0-9_-]/g, '_');
  if (name.length <= longest) return name;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 6);
  return `${name.slice(0, longest - hash.length - 1)}_${hash}`;
}

/** The names that occur more than once. */
function clashesAmong(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
