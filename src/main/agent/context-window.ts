// How many tokens well-known models take in all, so that a person need not know.

/** The window of `model`, by the longest known beginning of its name; 128,000 for one that is not known. */
export function contextWindowOf(model: string): number {
  return knownContextWindow(model) ?? 128_000;
}

/** Undefined for a model that is not known. */
export function knownContextWindow(model: string): number | undefined {
  const name = (model.split('/').at(-1) ?? model).toLowerCase();
  const known = windows.find(([beginning]) => name.startsWith(beginning));
  return known?.[1];
}

const windows: readonly (readonly [beginning: string, tokens: number])[] = (
  [
    ['gpt-3.5', 16_385],
    ['gpt-4', 8_192],
    ['gpt-4-turbo', 128_000],
    ['gpt-4.1', 1_047_576],
    ['gpt-4o', 128_000],
    ['gpt-5', 400_000],
    ['o1', 200_000],
    ['o3', 200_000],
    ['o4', 200_000],
    ['claude', 200_000],
    ['gemini', 1_048_576],
    ['qwen3', 131_072],
    ['qwen3-coder', 262_144],
    ['qwen3-coder-plus', 1_000_000],
    ['qwen3-coder-flash', 1_000_000],
    ['qwen3-max', 262_144],
    ['qwen-max', 32_768],
    ['qwen-plus', 131_072],
    ['qwen-turbo', 1_000_000],
    ['qwen2.5', 32_768],
    ['deepseek', 128_000],
    ['kimi-k2', 262_144],
    ['glm-4', 128_000],
    ['glm-4.6', 200_000],
    ['llama-4', 1_000_000],
    ['llama3', 8_192],
    ['llama3.1', 131_072],
    ['llama3.2', 131_072],
    ['llama3.3', 131_072],
    ['llama-3', 131_072],
    ['gemma', 8_192],
    ['gemma3', 131_072],
    ['gemma-3', 131_072],
    ['gpt-oss', 131_072],
    ['mistral-large', 131_072],
    ['mistral-small', 131_072],
    ['codestral', 262_144],
    ['devstral', 131_072],
    ['phi-4', 16_384],
    ['phi4', 16_384],
  ] as const
).toSorted(([a], [b]) => b.length - a.length);
