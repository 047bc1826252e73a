import { nameFault, nameRulesOf } from '@shared/entries/entry-name';
import type { TreeEntry } from '@shared/project/project';
import { type Text, textOf } from '@shared/texts/text';

/** Checks a file name while the user types it: the error beside these entries, or null. The main process decides. */
export function newNameFault(
  name: string,
  { root, siblings }: { readonly root: string; readonly siblings: readonly TreeEntry[] },
): Text | null {
  const fault = nameFault(name, nameRulesOf(root));
  if (fault !== null) return fault;
  return siblings.some((entry) => entry.name === name) ? textOf('entries.taken', { name }) : null;
}
