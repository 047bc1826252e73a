import { type LineChange, lineChanges } from './line-changes';

// Three-way merge by lines (diff3): combines two changes of one text that touch different lines. Pure.

export type MergedLines = {
  /** Contains `ours` where both sides differ. */
  readonly text: string;
  /** Places where both sides differ. */
  readonly conflicts: readonly Conflict[];
};

export type Conflict = { readonly ours: string; readonly theirs: string };

/** Each line has its end. */
export function mergeChanges(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): MergedLines {
  const regions = regionsOf(lineChanges(base, ours), lineChanges(base, theirs));
  const merged: string[] = [];
  const conflicts: Conflict[] = [];
  let at = 0;
  for (const region of regions) {
    merged.push(...base.slice(at, region.start));
    at = region.end;
    const own = textIn(region, region.ours, { from: base, to: ours });
    const their = textIn(region, region.theirs, { from: base, to: theirs });
    if (region.ours.length === 0) merged.push(their);
    else {
      merged.push(own);
      if (region.theirs.length > 0 && own !== their) conflicts.push({ ours: own, theirs: their });
    }
  }
  merged.push(...base.slice(at));
  return { text: merged.join(''), conflicts };
}

/** A part of the base that one or both sides changed, with their changes in it. */
type Region = { start: number; end: number; ours: LineChange[]; theirs: LineChange[] };

/** Changes that overlap or touch share a region. */
function regionsOf(ours: readonly LineChange[], theirs: readonly LineChange[]): Region[] {
  const all = [
    ...ours.map((change) => ({ change, by: 'ours' as const })),
    ...theirs.map((change) => ({ change, by: 'theirs' as const })),
  ].sort((one, other) => one.change.beforeStart - other.change.beforeStart);
  const regions: Region[] = [];
  for (const { change, by } of all) {
    const last = regions.at(-1);
    if (last && change.beforeStart <= last.end) {
      last.end = Math.max(last.end, change.beforeEnd);
      last[by].push(change);
    } else {
      const region: Region = { start: change.beforeStart, end: change.beforeEnd, ours: [], theirs: [] };
      region[by].push(change);
      regions.push(region);
    }
  }
  return regions;
}

type Texts = { readonly from: readonly string[]; readonly to: readonly string[] };

/** The text of one side for the region. */
function textIn({ start, end }: Region, changes: readonly LineChange[], { from, to }: Texts): string {
  const parts: string[] = [];
  let at = start;
  for (const change of changes) {
    parts.push(...from.slice(at, change.beforeStart), ...to.slice(change.afterStart, change.afterEnd));
    at = change.beforeEnd;
  }
  return [...parts, ...from.slice(at, end)].join('');
}
