import { z } from 'zod';

/** The events at which hooks run. */
export const hookEvents = ['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'Stop'] as const;

/** A hook that ran, and its answer; journaled, and shown with its call. */
export const hookRunSchema = z.object({
  event: z.enum(hookEvents),
  /** Its command. */
  hook: z.string(),
  /** `changed`: it changed a proposal. `told`: it added text for the model. `failed`: it gave no valid answer. */
  answer: z.enum(['passed', 'denied', 'asked', 'allowed', 'changed', 'told', 'failed']),
  /** The hook's words, or why it failed; `''`: none. */
  reason: z.string(),
  durationMs: z.number(),
});
export type HookRun = z.infer<typeof hookRunSchema>;
export type HookEvent = HookRun['event'];
