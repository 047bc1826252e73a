import { createHash } from 'node:crypto';
import { isRecord } from '@shared/base/json';
import type { ListedTool } from './list-tools';

// Definition of a server's tool: what it says it does and takes, and the server it is of. Its hash is the pin that a
// standing answer holds to.

export type RemoteDefinition = {
  /** SHA-256, hex. */
  readonly pin: string;
  /** The same for a person to read and compare, without what may be a key. */
  readonly text: string;
};

/** `server`: its configuration as it is written. */
export function definitionOf(
  { description, inputSchema, says }: Pick<ListedTool, 'description' | 'inputSchema' | 'says'>,
  server: string,
): RemoteDefinition {
  const schema = inOneOrder(inputSchema);
  return {
    pin: hashOf(JSON.stringify([description, schema, says, server])),
    text: [
      description.trim() || '(no description)',
      '',
      `Says of itself: ${says.join(', ') || '(nothing)'}`,
      `Parameters: ${JSON.stringify(schema, null, 2)}`,
      `Server: ${withoutSecrets(server)}`,
    ].join('\n'),
  };
}

/** The same schema whatever order a server gives its keys in. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, inOneOrder(value[key])]),
  );
}

/** Values of variables and headers are told apart, not shown. */
function withoutSecrets(server: string): string {
  const value: unknown = JSON.parse(server);
  if (!isRecord(value)) return server;
  const masked = Object.entries(value).map(([key, part]) => [
    key,
    (key === 'env' || key === 'headers') && isRecord(part) ? maskedValues(part) : part,
  ]);
  return JSON.stringify(Object.fromEntries(masked), null, 2);
}

function maskedValues(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `(a value, ${hashOf(String(value)).slice(0, 6)})`]),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
