import type { AnyText } from '../texts/text';
import type { OtherSkills } from './skills-schema';

// Skills for windows: the folders with a `SKILL.md`, and the folders of other programs that Pilotfish offers to use.

/** The file in the folder of a skill that defines it. */
export const skillFile = 'SKILL.md';

/** The folder of a skill: absolute for the user's own, relative to the project with `/` for one of the project. */
export type SkillPlace = { readonly kind: 'person' | 'project'; readonly folder: string };

/** A skill, usable or not. */
export type SkillView = {
  /** Its own name; for an unreadable skill, the name of its folder. */
  readonly name: string;
  readonly description: string;
  readonly place: SkillPlace;
  /**
   * `hidden`: another skill of its name takes precedence. `untrusted`: the user has not trusted its current text.
   */
  readonly state: 'holds' | 'hidden' | 'untrusted' | 'faulty';
  /** Only the user starts it, with `/name`. */
  readonly isOnlyForUser: boolean;
  /** Its scripts, relative to its folder. They run as ordinary commands. */
  readonly scripts: readonly string[];
  readonly problems: readonly AnyText[];
};

/** Skills of another program on this machine. */
export type SkillOffer = {
  readonly of: OtherSkills;
  readonly path: string;
  /** The user's answer; null: not answered yet. */
  readonly isUsed: boolean | null;
};

export type SkillsView = {
  readonly skills: readonly SkillView[];
  /** Skills that the prompt has no room for: the model finds them by a search. */
  readonly unlisted: number;
  readonly offers: readonly SkillOffer[];
};
