import { AppError } from '@shared/errors';
import { nameFault } from '../slash-commands/command-file';
import { fillArguments } from '../slash-commands/fill-arguments';
import type { Prompt } from '../slash-commands/prompts';
import type { SkillCatalogue, SkillEntry } from './skill-catalogue';
import { skillText } from './skill-text';

/** The skills as prompts, `/name`. Without those whose name a built-in command has, and those that are not in use. */
export function skillPrompts({ active, entries }: SkillCatalogue): readonly Prompt[] {
  const usable = active.map((skill): Prompt => {
    const { name, description, argumentHint, place, body } = skill;
    return {
      name,
      description,
      argumentHint,
      from: place.kind,
      fault: null,
      expand: (args) => skillText({ ...skill, body: fillArguments(body, args) }),
    };
  });
  const faulty = entries.flatMap(({ view }) => (view.state === 'faulty' ? faultyPrompt(view) : []));
  return [...usable, ...faulty].filter(({ name }) => nameFault(name) === null);
}

function faultyPrompt({ name, place, problems }: SkillEntry['view']): Prompt {
  const fault = problems[0] ?? null;
  return {
    name,
    description: '',
    argumentHint: '',
    from: place.kind,
    fault,
    async expand() {
      throw new AppError('invalid', fault ?? '');
    },
  };
}
