import { estimateTokens } from './estimate-tokens';
import type { ModelRequest, Reply, TokenCount } from './model';

/** What a reply took: as its server counted, else about. */
export function countedOf(request: ModelRequest, { usage, calls, text, reasoning }: Reply): TokenCount {
  if (usage !== null) return usage;
  const said = JSON.stringify(calls).length + text.length + reasoning.length;
  return { input: estimateTokens(request), cached: 0, output: Math.ceil(said / 4) };
}
