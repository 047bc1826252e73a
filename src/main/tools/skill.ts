import { posix } from 'node:path';
import { skillFile } from '@shared/skills/skills';
import { sayInEnglish, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import type { Skill } from '../skills/skill-catalogue';
import { foundByWords } from './kit/by-words';
import type { ToolServices } from './kit/services';
import { defineTool, type Tool, type ToolContext, type ToolResult } from './kit/tool';

// `skill`: the instructions of a skill, a file beside them, or the skills that match words. A model has it only if
// there are skills.

const input = z.object({
  name: z.string().trim().min(1).describe('Its name, or words for what it should do'),
  file: z.string().min(1).optional().describe('A file in its folder'),
});

export const skillName = 'skill';

export function createSkill({ skills }: Pick<ToolServices, 'skills'>): Tool {
  return defineTool({
    name: skillName,
    displayName: textOf('tool-name.skill'),
    description:
      'Returns the instructions of a skill, or one of its files. When a skill fits the task, read it first and follow ' +
      'it. Words that are no name search for skills.',
    async noteFor() {
      const { listedSkills } = await import('../skills/listed-skills');
      return `Available skills:\n${listedSkills(skills.list()).text}`;
    },
    kind: 'read',
    group: 'elsewhere',
    activity: 'use-skill',
    input,
    describe: ({ name, file = '' }) =>
      textOf('call-title.skill', { name: visibleName(name), file: visibleName(file) }),
    target: () => null,
    confirm: async () => null,

    async run({ name, file }, context) {
      const skill = skills.list().find((one) => one.name === name);
      if (skill) return await textOfSkill(skill, file, context);
      const problem = skills.problemOf(name);
      if (problem !== null) throw new ToolError(`Skill "${name}" cannot be used: ${sayInEnglish(problem)}`);
      return matching(name, skills.list());
    },
  });
}

async function textOfSkill(
  skill: Skill,
  file: string | undefined,
  context: ToolContext,
): Promise<ToolResult> {
  assertAllowed(skill, file ?? skillFile, context);
  const { skillText } = await import('../skills/skill-text');
  const forModel = file === undefined ? await skillText(skill) : await skill.folder.read(file);
  const text = textOf('call-result.skill', { name: skill.name, file: visibleName(file ?? skillFile) });
  return { forModel, forPerson: { kind: 'text', text } };
}

/** Rules about reading apply to a skill of the project as to its other files. */
function assertAllowed({ place }: Skill, file: string, context: ToolContext): void {
  const path = posix.join(place.folder, file);
  if (place.kind === 'project' && context.isDenied(path))
    throw new ToolError(`A rule denies reading ${visibleName(path)}.`);
}

function matching(words: string, skills: readonly Skill[]): ToolResult {
  const found = foundByWords(words, skills);
  if (found.length === 0) throw new ToolError(`No skill is called or does: ${words}.`);
  const lines = found.map(({ name, description }) => `- ${name}: ${description}`);
  return {
    forModel: `No skill is called "${words}". These match:\n${lines.join('\n')}`,
    forPerson: { kind: 'text', text: textOf('call-result.skills-found', { count: found.length }) },
  };
}
