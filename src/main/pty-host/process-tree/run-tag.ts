import { createHash } from 'node:crypto';

// A tag on every process that a command starts: a number as its limit of file locks. A daemon keeps it unless it sets
// that limit itself. Linux has ignored that limit since 2.4.25 (getrlimit(2)), but every fork, exec and session
// inherits it, and `/proc/<pid>/limits` shows it. A process can lose its environment and its parent, but not the tag.

/** Half of the bits identify the instance and half the run. Every shell accepts a number of this size. */
const halfBits = 31n;

/** The tag of a run `<instance>/<id>`. */
export function tagOf(run: string): bigint {
  const [instance, id = ''] = run.split('/');
  return (hashOf(`${instance}/`) << halfBits) | hashOf(id);
}

/** Whether a process with these limits belongs to the run, or with `<instance>/` to any run of the instance. */
export function hasTag(limits: string, run: string): boolean {
  const soft = /^Max file locks +(\d+) /m.exec(limits)?.[1];
  if (soft === undefined) return false;
  const [tag, wanted] = [BigInt(soft), tagOf(run)];
  return run.endsWith('/') ? tag >> halfBits === wanted >> halfBits : tag === wanted;
}

function hashOf(text: string): bigint {
  // Never 0, so that a tag is larger than any normal limit.
  return BigInt(createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1) || 1n;
}
