import type { Usage } from '@shared/chat';
import { words } from '@shared/texts/text';

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
  const { contextTokens, contextWindow, inputTokens, outputTokens, memoryTokens = 0 } = usage;
  const percent = Math.min(100, Math.round((100 * contextTokens) / Math.max(1, contextWindow)));
  return {
    percent,
    nearlyFull: percent >= nearlyFullAt,
    details: words(memoryTokens > 0 ? 'shell.context-details-memory' : 'shell.context-details', {
      used: contextTokens,
      window: contextWindow,
      sent: inputTokens,
      received: outputTokens,
      memory: memoryTokens,
    }),
  };
}
