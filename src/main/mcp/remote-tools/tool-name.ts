import { createHash } from 'node:crypto';

// Names of servers' tools as a model can call them: `alias__tool`, made to fit what every model's protocol takes.

const longest = 64;

export function callNameOf(alias: string, tool: string): string {
  const whole = `${alias}__${tool}`;
  const name = whole.replace(/[^A-Za-z0-9_-]/g, '_');
  if (name.length <= longest) return name;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 6);
  return `${name.slice(0, longest - hash.length - 1)}_${hash}`;
}

/** Those of the names that more than one bears. */
export function clashesAmong(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
