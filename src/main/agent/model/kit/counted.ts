import { estimateTokens } from './estimate-tokens';
import type { ModelRequest, Reply, TokenCount } from './model';

/** What a reply took: as its server counted, else about. */
export function countedOf(request: ModelRequest, { usage, calls, text, reasoning }: Reply): TokenCount {
  return usage ?? countedAbout(request, JSON.stringify(calls).length + text.length + reasoning.length);
}

/** About what an answer of so many characters took. */
export function countedAbout(request: ModelRequest, characters: number): TokenCount {
  return { input: estimateTokens(request), cached: 0, output: Math.ceil(characters / 4) };
}
