import { inCodeOrder } from '@shared/base/code-order';
import { skillFile } from '@shared/skills/skills';
import { visibleName } from '../base/visible-name';
import type { Skill } from './skill-catalogue';
import type { SkillFolder } from './skill-folder';

// The text of a skill for the model: its instructions, and the names of the files beside it.

/** `body`: its instructions, with the arguments of the user filled in. */
export async function skillText({ name, folder, body }: Skill): Promise<string> {
  const files = await filesBeside(folder);
  const beside =
    files.length === 0
      ? ''
      : `\nFiles in it: ${files.map(visibleName).join(', ')}. The tool skill reads them, with name "${name}" and file. Scripts are run as commands, by their whole path.`;
  return `Skill ${name}, in the folder ${visibleName(folder.path)}.${beside}\n\n${body}`;
}

/** The files in its `scripts` folder. */
export async function scriptsOf(folder: SkillFolder): Promise<readonly string[]> {
  return (await filesBeside(folder)).filter((file) => file.startsWith('scripts/'));
}

const [mostFiles, deepest] = [100, 4];

/** Relative to the folder, with `/`. The first ones, without hidden files and `SKILL.md`. Follows no links. */
async function filesBeside(folder: SkillFolder): Promise<readonly string[]> {
  const files: string[] = [];
  const look = async (relative: string, level: number): Promise<void> => {
    const entries = await folder.entries(relative).catch(() => []);
    for (const entry of [...entries].sort((a, b) => inCodeOrder(a.name, b.name))) {
      if (entry.name.startsWith('.') || files.length === mostFiles) continue;
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isFile() && path !== skillFile) files.push(path);
      if (entry.isDirectory() && level < deepest) await look(path, level + 1);
    }
  };
  await look('', 1);
  return files;
}
