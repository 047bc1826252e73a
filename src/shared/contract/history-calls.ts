import { z } from 'zod';
import { ruleSchema } from '../approval/approval-schema';
import {
  allowedByKinds,
  type ExportedCalls,
  endStates,
  type HistoryPage,
  type RulePreview,
} from '../history/history';
import { type Calls, call, chatId, project } from './call';

// Calls about what ran in the chats of a project.

const filter = z.object({
  chatId: chatId.optional(),
  text: z.string().max(500).optional(),
  tool: z.string().max(200).optional(),
  state: z.enum(endStates).optional(),
  allowedBy: z.enum(allowedByKinds).optional(),
  changed: z.literal(true).optional(),
  from: z.number().optional(),
});

/** The call after which it goes on. */
const before = z.object({ at: z.number(), chatId, callId: z.string() }).optional();

export const historyCalls = {
  page: call(
    z.object({ project, filter, before, limit: z.number().int().positive().max(200) }),
  ).returns<HistoryPage>(),
  /** Every call that is looked for, piece by piece. */
  export: call(z.object({ project, filter, before })).returns<ExportedCalls>(),
  /**
   * What a rule would have made of past calls. A newer one of the same window takes the place of one under way. AppError
   * `invalid` for a rule that cannot be kept.
   */
  rulePreview: call(
    z.object({
      project,
      rule: ruleSchema.pick({ effect: true, tool: true, match: true, scope: true }),
      chatId: chatId.nullable(),
    }),
  ).returns<RulePreview>(),
} as const satisfies Calls;
