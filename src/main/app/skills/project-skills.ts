import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import type { SkillsView, SkillView } from '@shared/skills/skills';
import { readdir } from '../../base/disk';
import { inParallel } from '../../base/in-parallel';
import type { Workspace } from '../../project/workspace';
import type { FoundSkill, SkillReader } from '../../skills/find-skills';
import type { SkillCatalogue } from '../../skills/skill-catalogue';
import type { PromptProvider } from '../../slash-commands/prompts';
import type { SkillLibrary } from '../../tools/kit/services';
import type { BroughtSource, ProjectTrust } from '../../trust/project-trust';
import { otherSkills, usedFolders } from './other-skills';

// The skills of an open project: the user's own and those of the project. Few users have any, so everything but the
// look for their folders is loaded late.

export type ProjectSkills = SkillLibrary & {
  /** Reads the changed ones. Called before a model gets them. */
  refresh(): Promise<void>;
  readonly prompts: PromptProvider;
  /** The folders of the user's own skills that are in use, absolute. Commands in the sandbox can read them. */
  ownFolders(): readonly string[];
  view(): Promise<SkillsView>;
};

export type SkillPlaces = {
  /** The data folder. */
  readonly home: string;
  /** The home folder of the user. */
  readonly userFolder: string;
  /** Null: all projects are closed. */
  readonly project: {
    readonly workspace: Workspace;
    readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  } | null;
};

type Environment = { readonly home: string; readonly env: NodeJS.ProcessEnv };

/** The places of every project. */
export function skillPlaces({ home, env }: Environment): Omit<SkillPlaces, 'project'> {
  return { home, userFolder: env.HOME ?? homedir() };
}

const projectFolders = ['.agents/skills', '.claude/skills'];

export function createProjectSkills(places: SkillPlaces): ProjectSkills {
  let catalogue: SkillCatalogue = { active: [], entries: [] };
  const read = skillReading();
  const refresh = async () => {
    const { project } = places;
    const [own, brought] = await Promise.all([ownFolders(places), broughtFolders(places)]);
    const found = await read({ own, brought, workspace: project?.workspace ?? null });
    catalogue = await catalogueFrom(found, places);
  };
  return {
    refresh,
    list: () => catalogue.active.filter(({ isOnlyForUser }) => !isOnlyForUser),
    problemOf: (name) => {
      const entry = catalogue.entries.find(({ view }) => view.name === name && view.state !== 'holds');
      return entry?.view.problems[0] ?? null;
    },
    async prompts() {
      await refresh();
      if (catalogue.entries.length === 0) return [];
      const { skillPrompts } = await import('../../skills/skill-prompts');
      return skillPrompts(catalogue);
    },
    // A link could lead to a folder with the user's secrets.
    ownFolders: () =>
      catalogue.active
        .filter(({ place }) => place.kind === 'person')
        .map(({ folder }) => folder.path)
        .filter((path) => !isWithin(places.home, path, sep) && !isWithin(places.userFolder, path, sep)),
    async view() {
      await refresh();
      return await viewOf(catalogue, await otherSkills(places));
    },
  };
}

/** The skills of a project as project-provided things. `any` looks only at the names of folders. */
export function skillsSource(workspace: Workspace): BroughtSource {
  const read = skillReading();
  const folders = () => existing(projectFolders, workspace.root);
  return {
    any: async () => (await folders()).length > 0,
    async list() {
      const found = await read({ own: [], brought: await folders(), workspace });
      if (found.length === 0) return [];
      const { broughtSkill } = await import('../../skills/find-skills');
      return found.map(broughtSkill);
    },
  };
}

type Reading = {
  /** Absolute. */
  readonly own: readonly string[];
  /** Relative to the project. */
  readonly brought: readonly string[];
  readonly workspace: Workspace | null;
};

/** Each reading parses only what changed since the last one. */
function skillReading(): (from: Reading) => Promise<readonly FoundSkill[]> {
  let reader: SkillReader | null = null;
  return async ({ own, brought, workspace }) => {
    if (own.length + brought.length === 0) return [];
    const { createSkillReader } = await import('../../skills/find-skills');
    const { ownSkillRoot, projectSkillRoot } = await import('../../skills/skill-folder');
    reader ??= createSkillReader();
    const ofProject = workspace === null ? [] : brought.map((path) => projectSkillRoot(workspace, path));
    return await reader([...own.map(ownSkillRoot), ...ofProject]);
  };
}

async function catalogueFrom(
  found: readonly FoundSkill[],
  { project }: SkillPlaces,
): Promise<SkillCatalogue> {
  if (found.length === 0) return { active: [], entries: [] };
  const { broughtSkill } = await import('../../skills/find-skills');
  const { skillCatalogue } = await import('../../skills/skill-catalogue');
  const isAllowed = (skill: FoundSkill) => project?.trust.allows(broughtSkill(skill)) ?? false;
  return skillCatalogue(found, (skill) => skill.place.kind === 'person' || isAllowed(skill));
}

async function ownFolders({ home, userFolder }: SkillPlaces): Promise<readonly string[]> {
  return await existing([join(home, 'skills'), ...(await usedFolders({ home, userFolder }))]);
}

/** Pilotfish looks into the folders of a project only if the user trusts it. */
async function broughtFolders({ project }: SkillPlaces): Promise<readonly string[]> {
  return project?.trust.isTrusted() ? await existing(projectFolders, project.workspace.root) : [];
}

/** The folders that have entries. */
async function existing(folders: readonly string[], root = ''): Promise<readonly string[]> {
  const names = await Promise.all(
    folders.map(async (folder) => await readdir(join(root, folder)).catch(() => [])),
  );
  return folders.filter((_, index) => names[index]?.some((name) => !name.startsWith('.')));
}

async function viewOf(catalogue: SkillCatalogue, offers: SkillsView['offers']): Promise<SkillsView> {
  const { listedSkills } = await import('../../skills/listed-skills');
  const { scriptsOf } = await import('../../skills/skill-text');
  const skills = await inParallel(catalogue.entries, 16, async ({ view, folder }): Promise<SkillView> => {
    return { ...view, scripts: folder === null ? [] : await scriptsOf(folder) };
  });
  const known = catalogue.active.filter(({ isOnlyForUser }) => !isOnlyForUser);
  return { skills, unlisted: listedSkills(known).unlisted, offers };
}
