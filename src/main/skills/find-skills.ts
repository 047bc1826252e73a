import { inCodeOrder } from '@shared/base/code-order';
import { type SkillPlace, skillFile } from '@shared/skills/skills';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { Brought } from '@shared/trust/trust';
import { inParallel } from '../base/in-parallel';
import { ToolError } from '../base/tool-error';
import { faulty, longestSkill, type ParsedSkill, parseSkill } from './skill-file';
import type { SkillFolder, SkillRoot } from './skill-folder';

// Finds the skills in folders. A reader parses only the files that changed since it last looked.

export type FoundSkill = {
  readonly place: SkillPlace;
  /** The whole `SKILL.md`; empty if it was not read. */
  readonly text: string;
  readonly parsed: ParsedSkill;
  /** Null: it could not be reached. */
  readonly folder: SkillFolder | null;
};

/** The skills in these folders, in order, sorted by name in each. Links to the same skill count once. */
export type SkillReader = (roots: readonly SkillRoot[]) => Promise<readonly FoundSkill[]>;

/** In each folder: the first ones by name. The rest is left unread, and the last one says so. */
export const mostSkills = 1000;

/** UTF-8 has at most four bytes for a character. */
const largestSkill = longestSkill * 4;

export function createSkillReader(): SkillReader {
  let known: ReadonlyMap<string, Known> = new Map();
  return async (roots) => {
    const next = new Map<string, Known>();
    const lists = await inParallel(roots, roots.length, async (root) => {
      const names = (await root.names()).toSorted(inCodeOrder);
      const found = await inParallel(names.slice(0, mostSkills), 16, (name) =>
        readOne(root, name, { known, next }),
      );
      const left = names.length > mostSkills ? [tooMany(root)] : [];
      return [...found.filter((one) => one !== null), ...left];
    });
    known = next;
    return once(lists.flat());
  };
}

type Known = { readonly stamp: string; readonly text: string; readonly parsed: ParsedSkill };
type Memory = { readonly known: ReadonlyMap<string, Known>; readonly next: Map<string, Known> };

async function readOne(root: SkillRoot, name: string, { known, next }: Memory): Promise<FoundSkill | null> {
  const place: SkillPlace = { kind: root.kind, folder: `${root.path}/${name}` };
  try {
    const folder = await root.open(name);
    if (folder === null) return null;
    const { size, mtimeMs, ctimeMs, ino } = folder.stats;
    const stamp = [size, mtimeMs, ctimeMs, ino].join(' ');
    const before = known.get(place.folder);
    const read = before?.stamp === stamp ? before : { stamp, ...(await readText(folder, name)) };
    next.set(place.folder, read);
    return { place, folder, text: read.text, parsed: read.parsed };
  } catch (error) {
    if (error instanceof ToolError) return { place, folder: null, text: '', parsed: faulty(toldOf(error)) };
    throw error;
  }
}

async function readText(folder: SkillFolder, name: string): Promise<Omit<Known, 'stamp'>> {
  if (folder.stats.size > largestSkill)
    return { text: '', parsed: faulty(textOf('agents.too-long', { most: longestSkill })) };
  const text = await folder.read(skillFile);
  const parsed = await parseSkill(text, name);
  return text.length > longestSkill ? { text: '', parsed } : { text, parsed };
}

function tooMany({ kind, path }: SkillRoot): FoundSkill {
  const parsed = faulty(textOf('skills.too-many', { most: mostSkills, folder: path }));
  return { place: { kind, folder: path }, folder: null, text: '', parsed };
}

/** Programs that install a skill for several agents link their folders to one place. */
function once(found: readonly FoundSkill[]): readonly FoundSkill[] {
  const seen = new Set<string>();
  return found.filter(({ folder }) => {
    if (folder === null) return true;
    if (seen.has(folder.path)) return false;
    seen.add(folder.path);
    return true;
  });
}

/** A skill of the project in the form of the trust check. */
export function broughtSkill({ place, text, parsed }: FoundSkill): Brought {
  return {
    kind: 'skill',
    name: place.folder,
    file: `${place.folder}/${skillFile}`,
    definition: text,
    fault: parsed.ok ? null : parsed.fault,
  };
}
