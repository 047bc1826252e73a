import type { ModelFacts } from './model-facts';

// Facts about families of models, a fallback for the settings and the server.

/** By the longest known beginning of the name's last part; empty for an unknown family. */
export function factsOfFamily(model: string): ModelFacts {
  const name = (model.split('/').at(-1) ?? model).toLowerCase();
  return byLength.find(([beginning]) => name.startsWith(beginning))?.[1] ?? {};
}

/** The context window of an unknown model, in tokens. */
export const usualContextWindow = 128_000;

const thousands = (count: number) => count * 1000;
/** Accepted by most servers for a model that thinks. */
export const usualEfforts = ['low', 'medium', 'high'] as const;
const gpt = { images: true, files: true };
const claude = { images: true, files: true, contextWindow: thousands(200) };
const thinkingClaude = { ...claude, efforts: ['none', ...usualEfforts] };
const adaptiveClaude = { ...claude, efforts: [...usualEfforts, 'max'] };
const gemini = { images: true, contextWindow: 1_048_576 };

/** Newest first in each family. Windows and efforts are from the documentation of each vendor, 2026. */
const families: readonly (readonly [beginning: string, facts: ModelFacts])[] = [
  ['gpt-5', { ...gpt, contextWindow: thousands(400), efforts: ['none', ...usualEfforts, 'xhigh'] }],
  ['gpt-5.1', { ...gpt, contextWindow: thousands(400), efforts: ['none', ...usualEfforts] }],
  ['gpt-5-', { ...gpt, contextWindow: thousands(400), efforts: ['minimal', ...usualEfforts] }],
  ['gpt-oss', { contextWindow: 131_072, efforts: usualEfforts }],
  ['gpt-4.1', { ...gpt, contextWindow: 1_047_576, efforts: [] }],
  ['gpt-4o', { ...gpt, contextWindow: thousands(128), efforts: [] }],
  ['gpt-4-turbo', { images: true, contextWindow: thousands(128), efforts: [] }],
  ['gpt-4', { contextWindow: 8_192, efforts: [] }],
  ['gpt-3.5', { contextWindow: 16_385, efforts: [] }],
  ['o1', { ...gpt, contextWindow: thousands(200), efforts: usualEfforts }],
  ['o3', { ...gpt, contextWindow: thousands(200), efforts: usualEfforts }],
  ['o4', { ...gpt, contextWindow: thousands(200), efforts: usualEfforts }],
  ['claude', adaptiveClaude],
  ['claude-3', { ...claude, efforts: [] }],
  ['claude-3-7', thinkingClaude],
  ['claude-opus-4', thinkingClaude],
  ['claude-sonnet-4', thinkingClaude],
  ['claude-haiku-4', thinkingClaude],
  ...['opus', 'sonnet', 'haiku'].flatMap((kind) =>
    [6, 7, 8, 9].flatMap((minor) =>
      ['-', '.'].map((dot) => [`claude-${kind}-4${dot}${minor}`, adaptiveClaude] as const),
    ),
  ),
  ['gemini', { ...gemini, efforts: usualEfforts }],
  ['gemini-2.5', { ...gemini, efforts: ['none', ...usualEfforts] }],
  ['gemini-2.0', { ...gemini, efforts: [] }],
  ['gemini-1', { ...gemini, efforts: [] }],
  ['deepseek-v4', { contextWindow: thousands(1000) }],
  ['deepseek', { contextWindow: thousands(128) }],
  ['kimi-k2.', { images: true, contextWindow: 262_144 }],
  ['kimi', { contextWindow: 262_144 }],
  ['moonshot', { contextWindow: thousands(128), efforts: [] }],
  ['glm', { contextWindow: thousands(200) }],
  ['glm-4', { contextWindow: thousands(128) }],
  ['glm-4.6', { contextWindow: thousands(200) }],
  ['glm-4.7', { contextWindow: thousands(200) }],
  ['minimax', { contextWindow: 204_800 }],
  ['grok-4', { images: true, contextWindow: thousands(256) }],
  ['grok-4-fast', { images: true, contextWindow: thousands(2000) }],
  ['grok-4.1-fast', { images: true, contextWindow: thousands(2000) }],
  ['grok-4-1-fast', { images: true, contextWindow: thousands(2000) }],
  ['grok-code', { contextWindow: thousands(256) }],
  ['grok-3-mini', { contextWindow: 131_072, efforts: ['low', 'high'] }],
  ['grok', { contextWindow: 131_072 }],
  ['mistral-large', { images: true, contextWindow: 262_144 }],
  ['mistral', { images: true, contextWindow: 131_072 }],
  ['magistral', { contextWindow: 131_072 }],
  ['codestral', { contextWindow: 262_144, efforts: [] }],
  ['devstral', { contextWindow: 262_144, efforts: [] }],
  ['qwen3.5', { images: true, contextWindow: 262_144 }],
  ['qwen3.5-plus', { images: true, contextWindow: thousands(1000) }],
  ['qwen3', { contextWindow: 131_072 }],
  ['qwen3-vl', { images: true, contextWindow: 262_144 }],
  ['qwen3-coder', { contextWindow: 262_144 }],
  ['qwen3-coder-plus', { contextWindow: thousands(1000) }],
  ['qwen3-coder-flash', { contextWindow: thousands(1000) }],
  ['qwen3-max', { contextWindow: 262_144 }],
  ['qwen-max', { contextWindow: 32_768 }],
  ['qwen-plus', { contextWindow: thousands(1000) }],
  ['qwen-flash', { contextWindow: thousands(1000) }],
  ['qwen-turbo', { contextWindow: thousands(1000) }],
  ['qwen2.5', { contextWindow: 32_768 }],
  ['qwen', { contextWindow: 131_072 }],
  ['llama-4', { images: true, contextWindow: thousands(1000) }],
  ['llama4', { images: true, contextWindow: thousands(1000) }],
  ['llama', { contextWindow: 131_072, efforts: [] }],
  ['llama3', { contextWindow: 8_192, efforts: [] }],
  ['llama3.', { contextWindow: 131_072, efforts: [] }],
  ['gemma', { contextWindow: 8_192, efforts: [] }],
  ['gemma3', { images: true, contextWindow: 131_072, efforts: [] }],
  ['gemma-3', { images: true, contextWindow: 131_072, efforts: [] }],
  ['gemma4', { images: true, contextWindow: 131_072 }],
  ['gemma-4', { images: true, contextWindow: 131_072 }],
  ['phi-4', { contextWindow: 16_384 }],
  ['phi4', { contextWindow: 16_384 }],
];

const byLength = families.toSorted(([one], [other]) => other.length - one.length);
