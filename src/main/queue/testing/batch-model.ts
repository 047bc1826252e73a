import { isDeepStrictEqual } from 'node:util';

// For tests: a model of a batch of edits with decisions in advance, written apart from the queue. A file is a list of
// lines. An edit replaces lines, each of which occurs once.

export type Lines = readonly string[];

export type ModelEdit = {
  readonly id: string;
  readonly file: string;
  readonly replacements: readonly { readonly from: string; readonly to: string }[];
};

export type ModelGrant = {
  readonly verdict: 'accept' | 'partly' | 'reject';
  /** The file in the preview. */
  readonly base: Lines;
  /** Numbers of hunks, from 0. */
  readonly rejected: readonly number[];
  /** The whole text, with lines of the user. */
  readonly own: Lines | null;
  /** Lines of the file with a comment, from 0. */
  readonly comments: readonly number[];
  /** The preview was up to date when the user decided. */
  readonly isChecked: boolean;
};

/** The user's version of an edit: null leaves the file as it is. */
export type ModelDraft = { readonly base: Lines; readonly after: Lines | null };

export type ModelTurn =
  | { readonly kind: 'writes'; readonly after: Lines }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'fails' };

/** What happens to the call at its turn, if the file then is `base`. */
export function turnOf(edit: ModelEdit, base: Lines, grant: ModelGrant | undefined): ModelTurn {
  if (!grant) return { kind: applies(edit, base) ? 'asks' : 'fails' };
  const isBare = grant.comments.length === 0 && grant.verdict === 'reject';
  if (isBare) return { kind: 'rejected' };
  if (!applies(edit, base)) return { kind: 'stale' };
  if (!isSameChange(edit, base, grant)) return { kind: 'asks' };
  if (grant.verdict === 'accept') return { kind: 'writes', after: proposedOf(edit, base) };
  if (grant.verdict === 'reject' || rejectsAll(edit, grant)) return { kind: 'rejected' };
  return { kind: 'writes', after: grant.own ?? without(edit, base, grant.rejected) };
}

/** Other lines of the file may have moved, unless the user's text or comments then have an unclear place. */
function isSameChange(edit: ModelEdit, base: Lines, grant: ModelGrant): boolean {
  if (isDeepStrictEqual(base, grant.base)) return true;
  if (!isDeepStrictEqual(visible(edit, base), visible(edit, grant.base))) return false;
  const needsCheck = grant.verdict === 'partly' || grant.comments.length > 0;
  if (needsCheck && !grant.isChecked) return false;
  const shown = shownLines(edit, grant.base);
  return grant.own === null && grant.comments.every((line) => shown.has(line));
}

function rejectsAll(edit: ModelEdit, { base, rejected, own }: ModelGrant): boolean {
  return own === null && rejected.length === hunksOf(edit, base).length;
}

export function applies({ replacements }: ModelEdit, base: Lines): boolean {
  return replacements.every(({ from }) => base.includes(from));
}

export function proposedOf(edit: ModelEdit, base: Lines): Lines {
  return without(edit, base, []);
}

/** `rejected`: numbers of hunks, from 0. */
export function without(edit: ModelEdit, base: Lines, rejected: readonly number[]): Lines {
  const kept = new Set(rejected.flatMap((number) => hunksOf(edit, base)[number] ?? []));
  return base.map((line, at) => (kept.has(at) ? line : (newLine(edit, line) ?? line)));
}

function newLine({ replacements }: ModelEdit, line: string): string | undefined {
  return replacements.find(({ from }) => from === line)?.to;
}

/** The numbers of the changed lines, neighbours together. */
export function hunksOf(edit: ModelEdit, base: Lines): readonly (readonly number[])[] {
  const hunks: number[][] = [];
  for (const [at, line] of base.entries()) {
    if (newLine(edit, line) === undefined) continue;
    const last = hunks.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else hunks.push([at]);
  }
  return hunks;
}

const context = 3;

/** The numbers of the lines that a diff with three lines of context shows. */
function shownLines(edit: ModelEdit, base: Lines): ReadonlySet<number> {
  const changed = hunksOf(edit, base).flat();
  return new Set([...base.keys()].filter((at) => changed.some((line) => Math.abs(line - at) <= context)));
}

/** The diff without line numbers; a gap is null. */
function visible(edit: ModelEdit, base: Lines): readonly (string | null)[] {
  const shown = [...shownLines(edit, base)];
  return shown.flatMap((at, index) => {
    const line = base[at] ?? '';
    const gap = index > 0 && shown[index - 1] !== at - 1 ? [null] : [];
    const to = newLine(edit, line);
    return [...gap, to === undefined ? ` ${line}` : `${line} -> ${to}`];
  });
}

/** The expected file before each of these calls, in order; `drafts` come before grants. */
export function basesBefore(
  edits: readonly ModelEdit[],
  disk: ReadonlyMap<string, Lines>,
  { drafts, grants }: { readonly drafts: Drafts; readonly grants: ReadonlyMap<string, ModelGrant> },
): ReadonlyMap<string, Lines> {
  const files = new Map(disk);
  const bases = new Map<string, Lines>();
  for (const edit of edits) {
    const base = files.get(edit.file) ?? [];
    bases.set(edit.id, base);
    files.set(
      edit.file,
      afterDrafted(edit, base, drafts.get(edit.id)) ?? usual(edit, base, grants.get(edit.id)),
    );
  }
  return bases;
}

type Drafts = ReadonlyMap<string, ModelDraft>;

/** Null: there is no draft for this proposal. */
function afterDrafted(edit: ModelEdit, base: Lines, draft: ModelDraft | undefined): Lines | null {
  if (draft === undefined || !applies(edit, base)) return null;
  if (draft.after === null) return base;
  return isDeepStrictEqual(draft.base, base) ? draft.after : null;
}

function usual(edit: ModelEdit, base: Lines, grant: ModelGrant | undefined): Lines {
  const turn = turnOf(edit, base, grant);
  if (turn.kind === 'writes') return turn.after;
  return turn.kind === 'asks' ? proposedOf(edit, base) : base;
}
