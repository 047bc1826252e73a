import { z } from 'zod';
import { type CheckedCommand, modeKinds } from '../approval/approval';
import { ruleSchema } from '../approval/rule-schema';
import type { TrustQuestion } from '../trust/trust';
import { trustAnswerSchema } from '../trust/trust-schema';
import { type Calls, call, chatId, project } from './call';

// Calls about rules and trust.

const ruleId = z.string();

export const ruleCalls = {
  /** Without a project, only a rule that applies everywhere. */
  add: call(
    ruleSchema
      .pick({ effect: true, tool: true, match: true, scope: true })
      .extend({ project: project.nullable() }),
  ).returns(),
  remove: call(
    z.discriminatedUnion('scope', [
      z.object({ scope: z.literal('chat'), id: ruleId, chatId }),
      z.object({ scope: z.literal('project'), id: ruleId, project }),
      z.object({ scope: z.literal('everywhere'), id: ruleId }),
    ]),
  ).returns(),
  /**
   * The verdict on the command, by the rules of the chat and the project. Runs nothing. Throws AppError `invalid` for
   * invalid shell syntax.
   */
  checkCommand: call(
    z.object({
      project,
      chatId: chatId.nullable(),
      command: z.string(),
      mode: z.enum(modeKinds),
      sandboxed: z.boolean(),
    }),
  ).returns<CheckedCommand>(),
} as const satisfies Calls;

export const trustCalls = {
  question: call(z.object({ project })).returns<TrustQuestion>(),
  /** `hash`: of the displayed question. Throws AppError `changed-since-shown` if the question changed since. */
  answer: call(z.object({ project, answer: trustAnswerSchema, hash: z.string() })).returns(),
} as const satisfies Calls;
