import { createHash } from 'node:crypto';

// Names of servers' tools for models: `alias__tool`, restricted to the characters and length of every model's protocol.

const longest = 64;

export function callNameOf(alias: string, tool: string): string {
  const whole = `${alias}__${tool}`;
  const name = whole.replace(/[^A-Za-z0-9_-]/g, '_');
  if (name.length <= longest) return name;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 6);
  return `${name.slice(0, longest - hash.length - 1)}_${hash}`;
}

/** The names that occur more than once. */
export function clashesAmong(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
