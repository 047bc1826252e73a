import type { Usage } from '@shared/chat';

// How full the model's context is. Pure.

export type ContextUse = {
  /** Whole percent, at most 100. */
  readonly percent: number;
  /** From here on older turns are summarised soon. */
  readonly nearlyFull: boolean;
  readonly details: string;
};

const nearlyFullAt = 80;

export function contextUse(usage: Usage): ContextUse {
  const { contextTokens, contextWindow, inputTokens, outputTokens } = usage;
  const percent = Math.min(100, Math.round((100 * contextTokens) / Math.max(1, contextWindow)));
  return {
    percent,
    nearlyFull: percent >= nearlyFullAt,
    details:
      `${count(contextTokens)} of ${count(contextWindow)} tokens of context in use · ` +
      `${count(inputTokens)} sent and ${count(outputTokens)} received in this chat`,
  };
}

function count(tokens: number): string {
  return tokens.toLocaleString('en');
}
