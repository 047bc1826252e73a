import type { NamedPath, NamedWeight } from '@shared/attachments/named';
import type { Workspace } from '../../project/workspace';
import { pathDenials } from '../../queue/policy/path-denials';
import type { ProjectRules } from '../../queue/policy/rules';
import { readFileName } from '../../tools/read-file';
import { namedNote } from './named-note';
import { type ReadName, readNamed } from './read-named';

/** The size of the files and folders that a message with these names would include, each once. */
export async function weighNamed(
  { workspace, rules }: { readonly workspace: Workspace; readonly rules: Pick<ProjectRules, 'current'> },
  names: readonly string[],
): Promise<readonly NamedPath[]> {
  // Rules of a single chat never deny reading a file.
  const isDenied = pathDenials(rules.current(), readFileName);
  const read = await readNamed(names, { workspace, isDenied });
  return read.map((one) => ({ name: one.name, weight: weightOf(one) }));
}

/** In characters; longer than a preview needs. */
const longestBeginning = 2400;

function weightOf({ place, content }: ReadName): NamedWeight {
  if (content.kind === 'refused') return content;
  const { kind, isCut, text } = content;
  const tokens = Math.ceil(Buffer.byteLength(namedNote(place, content)) / 4);
  return { kind, isCut, tokens, beginning: text.slice(0, longestBeginning).toWellFormed() };
}
