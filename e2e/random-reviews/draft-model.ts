import { isDeepStrictEqual } from 'node:util';
import {
  hunksOf,
  type Lines,
  type ModelEdit,
  type ModelGrant,
  proposedOf,
  without,
} from '../../src/main/queue/testing/batch-model';

// For tests: a model of a window's draft for one edit, written apart from the product. A file is a list of lines, and
// each line occurs once. A hunk is named by its old lines.

type Verdict = 'accept' | 'reject';

/** A piece of the right-hand side. A line of the file, a line of the user, or a hunk. */
export type Part =
  | { readonly kind: 'line' | 'own'; readonly lines: Lines }
  | {
      readonly kind: 'hunk';
      readonly hunk: string;
      readonly verdict: Verdict;
      readonly lines: Lines;
      readonly isEdited: boolean;
    };

/** The user's text for the edit of `base`. `parts`: null after the user kept it for another version of the edit. */
type Own = { readonly base: Lines; readonly content: Lines; readonly parts: readonly Part[] | null };

export type ModelDraft = {
  readonly mark: 'accepted' | 'left-out' | null;
  /** Names of hunks, also of hunks that the present version lacks. */
  readonly rejected: ReadonlySet<string>;
  /** The user's text of a hunk before they changed its verdict. */
  readonly setAside: Readonly<Record<Verdict, ReadonlyMap<string, Lines>>>;
  readonly own: Own | null;
  /** Lines of the file with a comment. */
  readonly comments: readonly string[];
};

export const emptyDraft: ModelDraft = {
  mark: null,
  rejected: new Set(),
  setAside: { accept: new Map(), reject: new Map() },
  own: null,
  comments: [],
};

/** The names of the edit's hunks. */
export function hunkNames(edit: ModelEdit, base: Lines): readonly string[] {
  return hunksOf(edit, base).map((hunk) => nameOf(hunk, base));
}

function nameOf(hunk: readonly number[], base: Lines): string {
  return hunk.map((at) => base[at]).join('\n');
}

/** The user's text is for another version of the edit. */
export function isOutdated({ own }: ModelDraft, base: Lines): boolean {
  return own !== null && !isDeepStrictEqual(own.base, base);
}

export function contentOf(edit: ModelEdit, base: Lines, { own, rejected }: ModelDraft): Lines {
  return own?.content ?? without(edit, base, rejectedNumbers(edit, base, rejected));
}

function rejectedNumbers(edit: ModelEdit, base: Lines, rejected: ReadonlySet<string>): readonly number[] {
  return hunkNames(edit, base).flatMap((name, number) => (rejected.has(name) ? [number] : []));
}

/** The right-hand side in pieces; null if the user kept a text for another version. */
export function partsOf(edit: ModelEdit, base: Lines, { own, rejected }: ModelDraft): readonly Part[] | null {
  return own ? own.parts : plainParts(edit, base, rejected);
}

function plainParts(edit: ModelEdit, base: Lines, rejected: ReadonlySet<string>): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const hunk of hunksOf(edit, base)) {
    const [start = 0, end = 0] = [hunk[0], (hunk.at(-1) ?? 0) + 1];
    parts.push(...base.slice(at, start).map((line): Part => ({ kind: 'line', lines: [line] })));
    const name = nameOf(hunk, base);
    const verdict = rejected.has(name) ? 'reject' : 'accept';
    parts.push({ kind: 'hunk', hunk: name, verdict, lines: sideOf(edit, name, verdict), isEdited: false });
    at = end;
  }
  return [...parts, ...base.slice(at).map((line): Part => ({ kind: 'line', lines: [line] }))];
}

function sideOf(edit: ModelEdit, hunk: string, verdict: Verdict): Lines {
  const old = hunk.split('\n');
  return verdict === 'reject' ? old : proposedOf(edit, old);
}

/** The user changes the verdict on a hunk; their text of it under the new verdict returns. */
export function withVerdict(edit: ModelEdit, base: Lines, draft: ModelDraft, hunk: string): ModelDraft {
  const parts = partsOf(edit, base, draft) ?? [];
  const before = parts.find((part) => part.kind === 'hunk' && part.hunk === hunk);
  if (before?.kind !== 'hunk') return draft;
  const verdict = before.verdict === 'accept' ? 'reject' : 'accept';
  const isPlain = !draft.setAside.accept.has(hunk) && !draft.setAside.reject.has(hunk);
  if (!draft.own && isPlain) return { ...draft, rejected: withHunk(draft.rejected, hunk, verdict) };
  const aside = new Map(draft.setAside[before.verdict]);
  if (before.isEdited) aside.set(hunk, before.lines);
  else aside.delete(hunk);
  const own = draft.setAside[verdict].get(hunk);
  const after: Part = {
    ...before,
    verdict,
    lines: own ?? sideOf(edit, hunk, verdict),
    isEdited: own !== undefined,
  };
  const setAside = { ...draft.setAside, [before.verdict]: aside };
  return withParts(
    base,
    { ...draft, setAside },
    parts.map((part) => (part === before ? after : part)),
  );
}

function withHunk(rejected: ReadonlySet<string>, hunk: string, verdict: Verdict): ReadonlySet<string> {
  const others = [...rejected].filter((one) => one !== hunk);
  return new Set(verdict === 'reject' ? [...others, hunk] : others);
}

/** The draft after the right-hand side became these pieces. */
export function withParts(base: Lines, draft: ModelDraft, parts: readonly Part[]): ModelDraft {
  const isOwn = parts.some((part) => part.kind === 'own' || (part.kind === 'hunk' && part.isEdited));
  const rejected = parts.flatMap((part) =>
    part.kind === 'hunk' && part.verdict === 'reject' ? [part.hunk] : [],
  );
  const content = parts.flatMap(({ lines }) => lines);
  return { ...draft, rejected: new Set(rejected), own: isOwn ? { base, content, parts } : null };
}

/** The user keeps their text for this version of the edit, as it is. */
export function keptAsIs(base: Lines, draft: ModelDraft): ModelDraft {
  return draft.own ? { ...draft, own: { base, content: draft.own.content, parts: null } } : draft;
}

/** The draft after the window showed `before` and gets `next`: own text follows, unless both changed one place. */
export function carried(
  edit: ModelEdit,
  draft: ModelDraft,
  { before, next }: { readonly before: Lines | null; readonly next: Lines },
): ModelDraft {
  const { own } = draft;
  if (!own || !isDeepStrictEqual(own.base, before) || isDeepStrictEqual(before, next)) return draft;
  const old = proposedOf(edit, own.base);
  const ours = regionsOf(old, own.content);
  const theirs = regionsOf(old, proposedOf(edit, next));
  const content = merged(old, ours, theirs);
  if (content === null) return draft;
  if (own.parts === null) return { ...draft, own: { base: next, content, parts: null } };
  const parts = partsOnNext(edit, next, draft.rejected, own.parts);
  const after = withParts(next, draft, parts);
  if (!isDeepStrictEqual(after.own?.content, content)) throw new Error('the model contradicts itself');
  return after;
}

/** Own lines are at the ends of the file. */
function partsOnNext(
  edit: ModelEdit,
  next: Lines,
  rejected: ReadonlySet<string>,
  parts: readonly Part[],
): readonly Part[] {
  const edited = new Map(
    parts.flatMap((part) => (part.kind === 'hunk' && part.isEdited ? [[part.hunk, part] as const] : [])),
  );
  const first = parts.findIndex(({ kind }) => kind !== 'own');
  const last = parts.findLastIndex(({ kind }) => kind !== 'own');
  const plain = plainParts(edit, next, rejected);
  const between = plain.map((part) => (part.kind === 'hunk' ? (edited.get(part.hunk) ?? part) : part));
  return [...parts.slice(0, first), ...between, ...parts.slice(last + 1)];
}

/** Lines `start` to `end` of the old text became `lines`. */
type Region = { readonly start: number; readonly end: number; readonly lines: Lines };

/** Lines that both texts have are in the same order. */
function regionsOf(old: Lines, text: Lines): readonly Region[] {
  const regions: Region[] = [];
  let [start, from] = [0, 0];
  const take = (end: number, to: number) => {
    if (end > start || to > from) regions.push({ start, end, lines: text.slice(from, to) });
    [start, from] = [end + 1, to + 1];
  };
  for (const [at, line] of old.entries()) {
    const place = text.indexOf(line);
    if (place !== -1) take(at, place);
  }
  take(old.length, text.length);
  return regions;
}

/** Null if both change one place to different lines. */
function merged(old: Lines, ours: readonly Region[], theirs: readonly Region[]): Lines | null {
  const lines: string[] = [];
  let at = 0;
  for (const place of placesOf([...ours, ...theirs])) {
    const [own, other] = [ours, theirs].map((regions) => changedIn(place, old, regions));
    if (own && other && !isDeepStrictEqual(own, other)) return null;
    lines.push(...old.slice(at, place.start), ...(own ?? other ?? []));
    at = place.end;
  }
  return [...lines, ...old.slice(at)];
}

type Place = Pick<Region, 'start' | 'end'>;

/** Regions that overlap or touch are one place. */
function placesOf(regions: readonly Region[]): readonly Place[] {
  const places: Place[] = [];
  for (const { start, end } of regions.toSorted((one, other) => one.start - other.start)) {
    const last = places.at(-1);
    if (last && start <= last.end) places.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) });
    else places.push({ start, end });
  }
  return places;
}

/** The place after these changes in it; null: none is in it. */
function changedIn({ start, end }: Place, old: Lines, regions: readonly Region[]): Lines | null {
  const here = regions.filter((region) => region.start >= start && region.end <= end);
  if (here.length === 0) return null;
  const lines: string[] = [];
  let at = start;
  for (const region of here) {
    lines.push(...old.slice(at, region.start), ...region.lines);
    at = region.end;
  }
  return [...lines, ...old.slice(at, end)];
}

/** The decision that the draft makes; null: the user decides at the edit's turn. */
export function decisionOf(
  edit: ModelEdit,
  base: Lines,
  draft: ModelDraft,
): Omit<ModelGrant, 'isChecked'> | null {
  const comments = draft.comments.map((line) => base.indexOf(line));
  const bare = { base, comments, rejected: [], own: null };
  if (draft.mark === 'left-out') return { ...bare, verdict: 'reject' };
  if (isOutdated(draft, base)) return null;
  const rejected = rejectedNumbers(edit, base, draft.rejected);
  if (!draft.own && rejected.length === 0) return { ...bare, verdict: 'accept' };
  return { ...bare, verdict: 'partly', rejected, own: draft.own?.content ?? null };
}
