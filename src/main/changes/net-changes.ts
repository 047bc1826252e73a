import type { JournaledChange } from '../storage/chats/chat-log';

// Net change of each file over several changes: from its state before the first to its state after the last. Pure.

export type NetChange = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** In order; at least one. */
  readonly steps: readonly JournaledChange[];
};

/** Sorted by path. */
export function netChanges(changes: readonly JournaledChange[]): readonly NetChange[] {
  const byPath = new Map<string, JournaledChange[]>();
  for (const change of changes) {
    const steps = byPath.get(change.relativePath);
    if (steps) steps.push(change);
    else byPath.set(change.relativePath, [change]);
  }
  const paths = [...byPath.keys()].sort();
  return paths.map((path) => ({ path, steps: chained(byPath.get(path) ?? []) }));
}

/**
 * The journal records the change of a command when it ends, after changes that others made meanwhile. This function
 * puts each step after the step that left the content it found. It keeps the journal's order if no order fits all
 * steps.
 */
function chained(steps: readonly JournaledChange[]): readonly JournaledChange[] {
  if (steps.every((step, at) => at === 0 || steps[at - 1]?.after === step.before)) return steps;
  const left = [...steps];
  const first = left.findIndex((step) => !left.some((other) => other !== step && leads(other, step)));
  const order = left.splice(Math.max(first, 0), 1);
  while (left.length > 0) {
    const last = order.at(-1);
    const next = left.findIndex((step) => last !== undefined && leads(last, step));
    if (next === -1) return steps;
    order.push(...left.splice(next, 1));
  }
  return order;
}

/**
 * A deletion precedes a creation only if the deletion may have been journaled late. Otherwise every creation would fit
 * after every deletion.
 */
function leads(one: JournaledChange, next: JournaledChange): boolean {
  return one.after === next.before && (one.after !== null || one.whileGoing === true);
}

/** False if the last step restored the state before the first. */
export function isChange({ steps }: NetChange): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return false;
  const [before, after] = [sideBefore(first), sideAfter(last)];
  return before?.hash !== after?.hash || (before?.mode ?? null) !== (after?.mode ?? before?.mode ?? null);
}

/** A file at one side of a change; null: it was missing. */
export type Side = {
  /** SHA-256 of the file's bytes, or of a link's target. */
  readonly hash: string;
  /** Permission bits, or `linkMode`; null: unknown. */
  readonly mode: number | null;
} | null;

export function sideBefore(change: JournaledChange): Side {
  const { before, mode } = change;
  return before === null ? null : { hash: before, mode: modeOf(change, mode) };
}

export function sideAfter(change: JournaledChange): Side {
  const { after, mode, modeAfter } = change;
  return after === null
    ? null
    : { hash: after, mode: modeOf(change, modeAfter === undefined ? mode : modeAfter) };
}

/**
 * Earlier versions wrote 644 or 755 even for files with fewer rights. The umask limits them to the rights of a new
 * file.
 */
function modeOf({ exactModes }: JournaledChange, mode: number | null): number | null {
  if (exactModes || (mode !== 0o644 && mode !== 0o755)) return mode;
  return mode & ~process.umask();
}
