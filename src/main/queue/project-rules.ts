import type { Rule } from '@shared/approval';
import { messageOf } from '@shared/errors';
import { z } from 'zod';
import { parseRules } from './rule-list';

// The rules a project brings in its own `.pilotfish/rules.json`: `{ "rules": [{ "effect", "tool", "match"? }] }`.
// Whoever wrote the project may make this app more careful, never less.

export type ProjectRules = { readonly rules: readonly Rule[]; readonly problems: readonly string[] };

/** `text` is the file's, null when there is none. */
export function parseProjectRules(text: string | null): ProjectRules {
  if (text === null) return { rules: [], problems: [] };
  try {
    const { rules: list } = fileSchema.parse(JSON.parse(text));
    const { rules, problems } = parseRules(list, 'project', 'project-file');
    const careful = rules.filter((rule) => rule.effect !== 'allow');
    const ignored = rules.length - careful.length;
    return {
      rules: careful,
      problems: [...problems.map(told), ...(ignored > 0 ? [ignoredText(ignored)] : [])],
    };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    return { rules: [], problems: [told(`None of its rules holds: ${reason}`)] };
  }
}

const fileSchema = z.object({ rules: z.array(z.unknown()).max(1_000) });

function told(problem: string): string {
  return `The project’s .pilotfish/rules.json: ${problem}`;
}

function ignoredText(count: number): string {
  const rules = count === 1 ? '1 rule' : `${count} rules`;
  return told(
    `${rules} that would allow something ${count === 1 ? 'was' : 'were'} ignored. A project may only add "ask" and "deny".`,
  );
}
