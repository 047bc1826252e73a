import { stripVTControlCharacters } from 'node:util';
import { parseJson } from '@shared/base/json';
import type { HookEvent } from '@shared/hooks/hooks-schema';
import { z } from 'zod';
import { cutInMiddle } from '../base/cut-in-middle';

// The answer of a hook, from its exit code and its output in the form that other agents use. Pure.

export type HookAnswer = {
  /** `deny` also means: keep the message back, report the result as wrong, continue the turn. */
  readonly decision: 'none' | 'deny' | 'ask' | 'allow' | 'failed';
  /** The hook's words, or why it failed. */
  readonly reason: string;
  /** More text for the model. */
  readonly context: string;
};

export type HookEnd = {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Why Pilotfish ended it, or why it did not start. */
  readonly error: string | null;
};

/** In characters; the model gets no more of it. */
const longest = 10_000;

const none: HookAnswer = { decision: 'none', reason: '', context: '' };

export function hookAnswer(event: HookEvent, { exitCode, stdout, stderr, error }: HookEnd): HookAnswer {
  if (error !== null) return failed(error);
  if (exitCode === 2) return { ...none, decision: 'deny', reason: told(stderr) };
  if (exitCode !== 0) return failed(exitText(exitCode, told(stderr || stdout)));
  const text = stdout.trim();
  if (text.startsWith('{')) return answerIn(event, text);
  return hearsPlainText(event) ? { ...none, context: told(text) } : none;
}

function exitText(exitCode: number | null, said: string): string {
  return [`exit code ${exitCode ?? 'unknown'}`, said].filter((text) => text !== '').join(': ');
}

/** Other events ignore output that is no JSON. */
function hearsPlainText(event: HookEvent): boolean {
  return event === 'UserPromptSubmit' || event === 'SessionStart';
}

function failed(reason: string): HookAnswer {
  return { ...none, decision: 'failed', reason: told(reason) };
}

/** Without terminal codes: formatters print colors although no terminal reads them. */
function told(text: string): string {
  return cutInMiddle(stripVTControlCharacters(text).trim(), longest);
}

const outputSchema = z.object({
  continue: z.boolean().optional(),
  stopReason: z.string().optional(),
  decision: z.enum(['block', 'approve']).nullish(),
  reason: z.string().nullish(),
  hookSpecificOutput: z
    .object({
      permissionDecision: z.enum(['allow', 'deny', 'ask']).optional(),
      permissionDecisionReason: z.string().optional(),
      additionalContext: z.string().optional(),
    })
    .optional(),
});
type Output = z.infer<typeof outputSchema>;

function answerIn(event: HookEvent, text: string): HookAnswer {
  const parsed = outputSchema.safeParse(parseJson(text));
  if (!parsed.success) return failed('its output is no valid answer');
  const { hookSpecificOutput: own = {}, reason, stopReason } = parsed.data;
  const said = own.permissionDecisionReason ?? reason ?? (parsed.data.continue === false ? stopReason : '');
  return {
    decision: decisionIn(event, parsed.data),
    reason: told(said ?? ''),
    context: told(own.additionalContext ?? ''),
  };
}

function decisionIn(event: HookEvent, output: Output): HookAnswer['decision'] {
  const { decision, hookSpecificOutput: own = {} } = output;
  if (output.continue === false) return event === 'Stop' ? 'none' : 'deny';
  if (event === 'PreToolUse' && own.permissionDecision !== undefined) return own.permissionDecision;
  if (decision === 'block') return 'deny';
  return event === 'PreToolUse' && decision === 'approve' ? 'allow' : 'none';
}
