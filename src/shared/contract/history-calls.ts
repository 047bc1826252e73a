import { z } from 'zod';
import { ruleSchema } from '../approval/rule-schema';
import {
  allowedByKinds,
  type ExportedCalls,
  endStates,
  type HistoryPage,
  type RulePreview,
} from '../history/history';
import { type Calls, call, chatId, project } from './call';

// Calls about the past tool calls of a project.

const filter = z.object({
  chatId: chatId.optional(),
  text: z.string().max(500).optional(),
  tool: z.string().max(200).optional(),
  state: z.enum(endStates).optional(),
  allowedBy: z.enum(allowedByKinds).optional(),
  changed: z.literal(true).optional(),
  from: z.number().optional(),
});

/** The last call of the previous page. */
const before = z.object({ at: z.number(), chatId, callId: z.string() }).optional();

export const historyCalls = {
  page: call(
    z.object({ project, filter, before, limit: z.number().int().positive().max(200) }),
  ).returns<HistoryPage>(),
  /** All matching calls, page by page. */
  export: call(z.object({ project, filter, before })).returns<ExportedCalls>(),
  /**
   * The effect that a rule would have had on past calls. A newer request of the same window replaces a running one.
   * Throws AppError `invalid` for a rule that cannot be stored.
   */
  rulePreview: call(
    z.object({
      project,
      rule: ruleSchema.pick({ effect: true, tool: true, match: true, scope: true }),
      chatId: chatId.nullable(),
    }),
  ).returns<RulePreview>(),
} as const satisfies Calls;
