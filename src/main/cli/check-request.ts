import { type ModeKind, modeKinds, type Rule } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { wrongValueAt } from '../base/wrong-value';
import { parseRules } from '../queue/policy/rule-list';
import { listTools } from '../tools/create-tools';

// One line of `pilotfish check --batch`: a command, and the mode and rules to check it with.

export type CheckRequest = {
  readonly command: string;
  /** As in the request: relative to the project, or absolute. */
  readonly directory: string;
  readonly mode: ModeKind;
  /** Null: the user's rules. */
  readonly rules: readonly Rule[] | null;
};

/** Throws AppError `invalid` if the line is malformed. `mode` is the default for lines without one. */
export function readRequest(line: string, mode: ModeKind): CheckRequest {
  const parsed = requestSchema.safeParse(jsonOf(line));
  if (!parsed.success) throw wrong(wrongValueAt(parsed.error));
  const { rules, ...request } = parsed.data;
  return { directory: '', mode, ...request, rules: rules ? rulesOf(rules) : null };
}

const requestSchema = z.object({
  command: z.string(),
  mode: z.enum(modeKinds).optional(),
  directory: z.string().optional(),
  rules: z.array(z.unknown()).optional(),
});

function rulesOf(list: readonly unknown[]): readonly Rule[] {
  const { rules, problems } = parseRules(list, {
    scope: 'everywhere',
    origin: 'person',
    tools: listTools(),
  });
  const [problem] = problems;
  if (problem) throw wrong(problem);
  return rules;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw wrong(textOf('cli.check-not-json'));
  }
}

function wrong(problem: AnyText): AppError {
  return new AppError('invalid', problem);
}
