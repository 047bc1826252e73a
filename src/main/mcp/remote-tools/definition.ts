import { createHash } from 'node:crypto';
import { isRecord } from '@shared/base/json';
import type { ListedTool } from './list-tools';

// Definition of a server's tool: its description, its input and its server. Its hash is the fingerprint that a rule is
// valid for.

export type RemoteDefinition = {
  /** SHA-256, hex. */
  readonly pin: string;
  /** The definition as text that the user can read and compare, without possible keys. */
  readonly text: string;
};

/** `server`: the server's configuration as it is written. */
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

/** Sorts the keys of a schema, so that their order does not matter. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, inOneOrder(value[key])]),
  );
}

/** Masks values of variables and headers. Different values stay distinguishable. */
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
