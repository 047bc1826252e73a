import type { ChangedBy, ChangedEntry } from '@shared/changes/changes';
import type { AnyText } from '@shared/texts/text';

// Changed files by who changed them first, in the order in which they are listed and walked. Pure.

export type ChangeGroup = {
  readonly id: string;
  readonly who: Changer;
  readonly files: readonly ChangedEntry[];
};

/** `edits`: the tools that the model edits files with, all of them. */
export type Changer =
  | { readonly kind: 'edits' | 'commands' | 'person' }
  | { readonly kind: 'call'; readonly title: AnyText };

/** Whether that is the name of a tool that edits a file: its title says nothing that the file does not say. */
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

/** Those that changed it besides the one that it is listed under. */
export function otherChangers({ by }: ChangedEntry, isEdit: IsEdit): readonly Changer[] {
  const all = new Map(by.map((one) => changer(one, isEdit)));
  return [...all.values()].slice(1);
}

function changer(by: ChangedBy, isEdit: IsEdit): readonly [id: string, who: Changer] {
  if (by.kind !== 'call') return [by.kind, { kind: by.kind }];
  if (isEdit(by.name)) return ['edits', { kind: 'edits' }];
  return [`call:${by.callId}`, { kind: 'call', title: by.title }];
}

/** Calls stand between the edits and what several commands or the person did, in the order in which they ran. */
function rank({ who }: ChangeGroup): number {
  return ['edits', 'call', 'commands', 'person'].indexOf(who.kind);
}
