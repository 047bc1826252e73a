import type { AnyText } from '@shared/texts/text';
import type { FileProposal, ToolResult } from '../tools/kit/tool';
import type { Call } from './calls/call';

/** The programs that judge calls, change proposals and read results, by the user's or the project's configuration. */
export type CallHooks = {
  /** Before the call is prepared; null: no hook decides. Rejects only with the log's AppError. */
  before(call: Call, signal: AbortSignal): Promise<HookVerdict | null>;
  /**
   * The proposal as hooks on changed files leave it; the file itself stays as it is. ToolError if nothing is left of it.
   * Else rejects only with the log's AppError.
   */
  change(call: Call, proposal: FileProposal, signal: AbortSignal): Promise<FileProposal>;
  /** After the call: text for the model, or `''`. Rejects only with the log's AppError. */
  after(call: Call, result: ToolResult, signal: AbortSignal): Promise<string>;
};

export type HookVerdict =
  | { readonly decision: 'deny'; readonly hook: string; readonly reason: string }
  /** `why`: without a full stop. */
  | { readonly decision: 'ask'; readonly why: AnyText }
  | { readonly decision: 'allow'; readonly hook: string };

export const noHooks: CallHooks = {
  before: async () => null,
  change: async (_call, proposal) => proposal,
  after: async () => '',
};
