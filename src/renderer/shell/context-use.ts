import type { Usage } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import type { ChatCost } from './chat-cost';

// The fill level of the model's context window. Pure.

export type ContextUse = {
  /** Whole percent, at most 100. */
  readonly percent: number;
  /** Pilotfish will soon summarise older turns. */
  readonly nearlyFull: boolean;
  readonly details: string;
};

const nearlyFullAt = 80;

/** `cost`: null if the price is unknown. */
export function contextUse(usage: Usage, cost: ChatCost | null): ContextUse {
  const { contextTokens, contextWindow, inputTokens, outputTokens, memoryTokens = 0 } = usage;
  const percent = Math.min(100, Math.round((100 * contextTokens) / Math.max(1, contextWindow)));
  const details = words(memoryTokens > 0 ? 'shell.context-details-memory' : 'shell.context-details', {
    used: contextTokens,
    window: contextWindow,
    sent: inputTokens,
    received: outputTokens,
    memory: memoryTokens,
  });
  return {
    percent,
    nearlyFull: percent >= nearlyFullAt,
    details: cost === null ? details : withCost(details, cost),
  };
}

function withCost(details: string, { amounts, isPartly }: ChatCost): string {
  return words(isPartly ? 'shell.context-cost-partly' : 'shell.context-cost', { details, amounts });
}
