import type { SkillPlace, SkillView } from '@shared/skills/skills';
import { type AnyText, textOf } from '@shared/texts/text';
import type { FoundSkill } from './find-skills';
import type { SkillFile } from './skill-file';
import type { SkillFolder } from './skill-folder';

// Catalogue of skills: decides which skill of a name is active. The user's own wins over the project's. In each place
// the first folder wins.

/** An active skill. */
export type Skill = SkillFile & { readonly place: SkillPlace; readonly folder: SkillFolder };

export type SkillCatalogue = {
  readonly active: readonly Skill[];
  /** All skills, in the order of precedence. */
  readonly entries: readonly SkillEntry[];
};

export type SkillEntry = {
  readonly view: Omit<SkillView, 'scripts'>;
  readonly folder: SkillFolder | null;
};

/** `found`: in the order of precedence. */
export function skillCatalogue(
  found: readonly FoundSkill[],
  isAllowed: (skill: FoundSkill) => boolean,
): SkillCatalogue {
  const holding = new Map<string, Skill>();
  const entries = found.map((one): SkillEntry => {
    const { place, parsed, folder } = one;
    if (!parsed.ok || folder === null) return { folder, view: faultyView(one) };
    const { name, description, isOnlyForUser } = parsed.skill;
    const view = { name, description, isOnlyForUser, place };
    const other = holding.get(name);
    if (!isAllowed(one))
      return { folder, view: { ...view, ...problem('untrusted', textOf('agents.untrusted')) } };
    if (other) {
      const hidden = textOf('agents.hidden', { name, file: other.place.folder });
      return { folder, view: { ...view, ...problem('hidden', hidden) } };
    }
    holding.set(name, { ...parsed.skill, place, folder });
    return { folder, view: { ...view, state: 'holds', problems: [] } };
  });
  return { active: [...holding.values()], entries };
}

function faultyView({ place, parsed }: FoundSkill): SkillEntry['view'] {
  const name = place.folder.split(/[/\\]/).at(-1) ?? place.folder;
  const why = parsed.ok ? '' : parsed.fault;
  return { name, description: '', place, isOnlyForUser: false, ...problem('faulty', why) };
}

function problem(state: SkillView['state'], why: AnyText) {
  return { state, problems: [why] };
}
