import { describe, expect, it } from 'vitest';
import { contextUse } from './context-use';

const usage = { contextTokens: 15_360, contextWindow: 128_000, inputTokens: 40_000, outputTokens: 2_100 };

describe('contextUse', () => {
  it('is a percentage with the figures behind it', () => {
    expect(contextUse(usage, null)).toEqual({
      percent: 12,
      nearlyFull: false,
      details: '15.4K of 128K tokens of context in use · 40K sent and 2.1K received in this chat',
    });
  });

  it('names the share of the memory files', () => {
    expect(contextUse({ ...usage, memoryTokens: 1_200 }, null).details).toBe(
      '15.4K of 128K tokens of context in use, about 1.2K of them by memory files · 40K sent and 2.1K received in this chat',
    );
  });

  it('says what the chat cost, and of what not all prices are known', () => {
    const cost = { amounts: ['$0.12'], isPartly: false };
    expect(contextUse(usage, cost).details).toBe(
      '15.4K of 128K tokens of context in use · 40K sent and 2.1K received in this chat · $0.12 so far',
    );
    expect(contextUse(usage, { amounts: ['$0.12', '€0.30'], isPartly: true }).details).toMatch(
      / · \$0\.12 and €0\.30 so far, plus usage with an unknown price$/,
    );
  });

  it('warns from 80 % on', () => {
    expect(contextUse({ ...usage, contextTokens: 101_000 }, null).nearlyFull).toBe(false);
    expect(contextUse({ ...usage, contextTokens: 102_400 }, null).nearlyFull).toBe(true);
  });

  it('never says more than all of it', () => {
    expect(contextUse({ ...usage, contextTokens: 200_000 }, null).percent).toBe(100);
    expect(contextUse({ ...usage, contextWindow: 0 }, null).percent).toBe(100);
  });
});
