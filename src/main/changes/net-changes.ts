import type { JournaledChange } from '../storage/chats/chat-log';

// What a run of changes made of each file in all: from how it was before the first to how the last left it. Pure.

export type NetChange = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** In their order; never none. */
  readonly steps: readonly JournaledChange[];
};

/** By path. */
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
 * What a command changed is journaled when it ends, behind what others made of the file meanwhile: each step comes
 * behind the one that left what it found, where there is one order in which all do.
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
 * Nothing fits behind every deletion: that a file was nowhere before says something only of a deletion that may be
 * journaled late.
 */
function leads(one: JournaledChange, next: JournaledChange): boolean {
  return one.after === next.before && (one.after !== null || one.whileGoing === true);
}

/** Not where the last left it as it was before the first. */
export function isChange({ steps }: NetChange): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return false;
  const [before, after] = [sideBefore(first), sideAfter(last)];
  return before?.hash !== after?.hash || (before?.mode ?? null) !== (after?.mode ?? before?.mode ?? null);
}

/** What is known of a file at one side of a change; null: there was none. */
export type Side = {
  /** SHA-256 of its bytes, of a link's target. */
  readonly hash: string;
  /** Permission bits, or `linkMode`; null: not known. */
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

/** Earlier versions wrote 644 or 755 for files that may have been readable to fewer: nobody gets more than a new file's. */
function modeOf({ exactModes }: JournaledChange, mode: number | null): number | null {
  if (exactModes || (mode !== 0o644 && mode !== 0o755)) return mode;
  return mode & ~process.umask();
}
