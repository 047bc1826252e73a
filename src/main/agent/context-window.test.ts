import { expect, it } from 'vitest';
import { contextWindowOf } from './context-window';

it('knows a model by the longest beginning of its name, wherever it is served', () => {
  const models = [
    'gpt-4',
    'gpt-4o-mini',
    'gpt-4.1-nano',
    'qwen/qwen3-coder-plus',
    'qwen3-coder:30b',
    'QWEN3-8B',
  ];
  expect(models.map(contextWindowOf)).toEqual([8_192, 128_000, 1_047_576, 1_000_000, 262_144, 131_072]);
});

it('takes 128,000 for a model it does not know', () => {
  expect(contextWindowOf('my-own')).toBe(128_000);
});
