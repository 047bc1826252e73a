import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@shared/errors';
import type { SkillOffer } from '@shared/skills/skills';
import type { OtherSkills } from '@shared/skills/skills-schema';
import { textOf } from '@shared/texts/text';
import { writeFileAtomically } from '../../base/files/atomic-write';

// Folders with skills in the user's home folder, which other programs use. Pilotfish uses one if the user says so.

type Places = {
  /** The data folder. */
  readonly home: string;
  /** The home folder of the user. */
  readonly userFolder: string;
};

const folders: Readonly<Record<OtherSkills, string>> = { agents: '.agents/skills', claude: '.claude/skills' };
const programs = ['agents', 'claude'] as const;

/** The folders that the user chose, absolute. */
export async function usedFolders({ home, userFolder }: Places): Promise<readonly string[]> {
  const answers = await readAnswers(home);
  return programs.filter((of) => answers.get(of) === true).map((of) => join(userFolder, folders[of]));
}

/** The folders that exist, with the user's answers. */
export async function otherSkills({ home, userFolder }: Places): Promise<readonly SkillOffer[]> {
  const answers = await readAnswers(home);
  const offers = await Promise.all(
    programs.map(async (of) => {
      const path = join(userFolder, folders[of]);
      const names = await readdir(path).catch(() => []);
      return names.length === 0 ? [] : [{ of, path, isUsed: answers.get(of) ?? null }];
    }),
  );
  return offers.flat();
}

/** AppError `unavailable` if the answer cannot be stored. */
export async function answerOffer(
  home: string,
  { of, uses }: { readonly of: OtherSkills; readonly uses: boolean },
): Promise<void> {
  const answers = new Map([...(await readAnswers(home)), [of, uses]]);
  const lines = [...answers].map(([name, isUsed]) => `${name} ${isUsed ? 'yes' : 'no'}\n`);
  await writeFileAtomically(answersFile(home), lines.join('')).catch((error: unknown) => {
    throw new AppError('unavailable', textOf('skills.not-stored'), { cause: error });
  });
}

async function readAnswers(home: string): Promise<ReadonlyMap<string, boolean>> {
  const text = await readFile(answersFile(home), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.map(([name = '', answer]) => [name, answer === 'yes']));
}

function answersFile(home: string): string {
  return join(home, 'skill-offers');
}
