import { z } from 'zod';

export const ruleScopeSchema = z.enum(['chat', 'project', 'everywhere']);
export type RuleScope = z.infer<typeof ruleScopeSchema>;

/**
 * A standing decision. `tool` is a tool's name, or `*` for every tool (`ask` and `deny` only). `match` narrows it. For
 * file tools it is a path or glob relative to the project, for commands their first words. If it is absent, the rule
 * applies to every call of the tool.
 */
export const ruleSchema = z.object({
  id: z.string(),
  effect: z.enum(['allow', 'ask', 'deny']),
  tool: z.string().min(1),
  match: z.string().min(1).optional(),
  scope: ruleScopeSchema,
  createdAt: z.number(),
  /**
   * For an `allow` of a tool from elsewhere: SHA-256 of the tool's definition. The rule allows only this definition.
   */
  pin: z.string().optional(),
  /**
   * For an `allow` of a project: the identity of its folder when the user added the rule. The rule applies only there.
   * Absent: unknown, as in a rule written by hand.
   */
  folder: z.string().optional(),
  /** The rule is for a tool of a server, a command or a file. Such a tool may be absent. */
  elsewhere: z.literal(true).optional(),
  /** `project-file`: read from the opened project, which may only add `ask` and `deny`. */
  origin: z.enum(['person', 'project-file']),
});
export type Rule = z.infer<typeof ruleSchema>;
