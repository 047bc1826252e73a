// The skills that a prompt names, within a limit. Pure.

export type SkillListing = { readonly name: string; readonly description: string };

/** 2,000 tokens, at four characters a token. */
const mostCharacters = 8_000;

/** If all descriptions do not fit, each is cut to this length. */
const shortDescription = 200;

/**
 * The lines for the prompt, and the number of skills without one. If the whole descriptions do not fit, short ones
 * leave room for more skills.
 */
export function listedSkills(skills: readonly SkillListing[]): { text: string; unlisted: number } {
  const whole = linesOf(skills);
  const lines = isShort(whole) ? whole : fitting(linesOf(skills.map(shortened)));
  const unlisted = skills.length - lines.length;
  const more = unlisted === 0 ? [] : [`${unlisted} more are found by words of what they should do.`];
  return { text: [...lines, ...more].join('\n'), unlisted };
}

function linesOf(skills: readonly SkillListing[]): readonly string[] {
  return skills.map(({ name, description }) => `- ${name}: ${description}`);
}

function isShort(lines: readonly string[]): boolean {
  return lines.join('\n').length <= mostCharacters;
}

function shortened({ name, description }: SkillListing): SkillListing {
  if (description.length <= shortDescription) return { name, description };
  return { name, description: `${description.slice(0, shortDescription - 1)}…` };
}

/** The first ones, with room for the sentence about the rest. */
function fitting(lines: readonly string[]): readonly string[] {
  let room = mostCharacters - 100;
  const first = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return first === -1 ? lines : lines.slice(0, first);
}
