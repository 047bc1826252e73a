import { type Fields, isFields, tokensOf } from './service';

// Anthropic's cache of prompts (docs.claude.com, `build-with-claude/prompt-caching`). It writes the blocks before a
// breakpoint, and reads them if a later request starts with exactly the same. This stand-in ignores the minimum
// length.

export type PromptCache = {
  /** The tokens that a request of `input` tokens reads and writes. */
  use(body: Fields, input: number): CacheUsage;
};

export type CacheUsage = {
  readonly input_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
};

export function createPromptCache(): PromptCache {
  const written = new Set<string>();
  return {
    use(body, input) {
      const { blocks, marks } = blocksOf(body);
      const prefixes = blocks.map((_, index) => JSON.stringify(blocks.slice(0, index + 1)));
      const end = Math.max(-1, ...marks);
      const known = prefixes.findLastIndex((prefix, index) => index <= end && written.has(prefix));
      for (const mark of marks) written.add(prefixes[mark] ?? '');
      const sizeAt = (index: number) => Math.min(input, index < 0 ? 0 : tokensOf(blocks.slice(0, index + 1)));
      return {
        input_tokens: input - sizeAt(end),
        cache_creation_input_tokens: sizeAt(end) - sizeAt(known),
        cache_read_input_tokens: sizeAt(known),
      };
    },
  };
}

/** The blocks in cache order, without their breakpoints, and the positions of the breakpoints. */
function blocksOf({ tools, system, messages, cache_control }: Fields) {
  const marked = [...listOf(tools), ...listOf(system), ...listOf(messages).flatMap(blocksIn)];
  const blocks = marked.map(({ cache_control: _, ...block }) => block);
  const marks = marked.flatMap((block, index) => (block.cache_control === undefined ? [] : [index]));
  // At the root of the request, a breakpoint applies to the last block.
  return { blocks, marks: cache_control === undefined ? marks : [...marks, blocks.length - 1] };
}

function blocksIn({ role, content }: Fields): Fields[] {
  return listOf(content).map((block) => ({ role, ...block }));
}

/** A text is a list of one. */
function listOf(value: unknown): Fields[] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  return Array.isArray(value) ? value.filter(isFields) : [];
}
