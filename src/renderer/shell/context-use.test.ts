import { describe, expect, it } from 'vitest';
import { contextUse } from './context-use';

const usage = { contextTokens: 15_360, contextWindow: 128_000, inputTokens: 40_000, outputTokens: 2_100 };

describe('contextUse', () => {
  it('is a percentage with the figures behind it', () => {
    expect(contextUse(usage)).toEqual({
      percent: 12,
      nearlyFull: false,
      details: '15,360 of 128,000 tokens of context in use · 40,000 sent and 2,100 received in this chat',
    });
  });

  it('names the share of the memory files', () => {
    expect(contextUse({ ...usage, memoryTokens: 1_200 }).details).toBe(
      '15,360 of 128,000 tokens of context in use, about 1,200 of them by memory files · 40,000 sent and 2,100 received in this chat',
    );
  });

  it('warns from 80 % on', () => {
    expect(contextUse({ ...usage, contextTokens: 101_000 }).nearlyFull).toBe(false);
    expect(contextUse({ ...usage, contextTokens: 102_400 }).nearlyFull).toBe(true);
  });

  it('never says more than all of it', () => {
    expect(contextUse({ ...usage, contextTokens: 200_000 }).percent).toBe(100);
    expect(contextUse({ ...usage, contextWindow: 0 }).percent).toBe(100);
  });
});
