import { createHash } from 'node:crypto';

// A tag on everything a command starts that no daemon loses unless it sets that limit itself: a number as its limit of file locks. Linux has not acted
// on that limit since 2.4.25 (getrlimit(2)), but still hands it down through every fork, exec and session, and shows
// it in `/proc/<pid>/limits`. An environment can be dropped, a parent can end.

/** So many for the instance, so many for the run: together a number every shell takes. */
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
  // Never 0, so that a tag is larger than any limit somebody sets.
  return BigInt(createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1) || 1n;
}
