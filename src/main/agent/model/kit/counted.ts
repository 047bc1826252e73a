import { estimateTokens } from './estimate-tokens';
import type { ModelRequest, Reply, TokenCount } from './model';

/** The tokens of a reply: the server's count, otherwise an estimate. */
export function countedOf(request: ModelRequest, { usage, calls, text, reasoning }: Reply): TokenCount {
  return usage ?? countedAbout(request, JSON.stringify(calls).length + text.length + reasoning.length);
}

/** An estimate for an answer of this many characters. */
export function countedAbout(request: ModelRequest, characters: number): TokenCount {
  return { input: estimateTokens(request), cached: 0, output: Math.ceil(characters / 4) };
}
