import type { ChangedBy, ChangedEntry } from '@shared/changes/changes';
import type { AnyText } from '@shared/texts/text';

// Groups changed files by whoever changed them first, in the order of the list and of the steps. Pure.

export type ChangeGroup = {
  readonly id: string;
  readonly who: Changer;
  readonly files: readonly ChangedEntry[];
};

/** `edits`: all tools with which the model edits files. */
export type Changer =
  | { readonly kind: 'edits' | 'commands' | 'person' }
  | { readonly kind: 'call'; readonly title: AnyText };

/** Whether `tool` is the name of a tool that edits files. The title of such a tool only repeats the file's name. */
type IsEdit = (tool: AnyText) => boolean;

export function groupsOf(files: readonly ChangedEntry[], isEdit: IsEdit): readonly ChangeGroup[] {
  const groups = new Map<string, { who: Changer; files: ChangedEntry[] }>();
  for (const file of files) {
    const first = file.by[0];
    const [id, who] = first ? changer(first, isEdit) : (['person', { kind: 'person' }] as const);
    const group = groups.get(id) ?? { who, files: [] };
    group.files.push(file);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group })).toSorted((a, b) => rank(a) - rank(b));
}

/** The other sources of changes, besides the one that the file is listed under. */
export function otherChangers({ by }: ChangedEntry, isEdit: IsEdit): readonly Changer[] {
  const all = new Map(by.map((one) => changer(one, isEdit)));
  return [...all.values()].slice(1);
}

function changer(by: ChangedBy, isEdit: IsEdit): readonly [id: string, who: Changer] {
  if (by.kind !== 'call') return [by.kind, { kind: by.kind }];
  if (isEdit(by.name)) return ['edits', { kind: 'edits' }];
  return [`call:${by.callId}`, { kind: 'call', title: by.title }];
}

/** In the order in which the calls ran, between the edits and the changes of several commands or of the user. */
function rank({ who }: ChangeGroup): number {
  return ['edits', 'call', 'commands', 'person'].indexOf(who.kind);
}
