import { expect, it } from 'vitest';
import { factsOfModel, settingsOfModel } from './facts-of-model';

const provider = { id: 'p', name: 'P', baseUrl: 'https://p.invalid/v1', model: 'm', headers: {} };

it('takes each fact from the first that knows it: settings, server, family', () => {
  const known = { 'gpt-4o': { contextWindow: 64_000, images: false, tools: false } };
  expect(factsOfModel(provider, 'gpt-4o')).toMatchObject({ contextWindow: 128_000, images: true });
  expect(factsOfModel({ ...provider, known }, 'gpt-4o')).toMatchObject({
    contextWindow: 64_000,
    images: false,
    tools: false,
    files: true,
  });
  expect(factsOfModel({ ...provider, known, tools: true }, 'gpt-4o')).toMatchObject({ tools: true });
  const models = { 'gpt-*': { contextWindow: 32_000 } };
  expect(factsOfModel({ ...provider, known, models, contextWindow: 1 }, 'gpt-4o').contextWindow).toBe(32_000);
});

it('takes the usual efforts of a model that thinks, and none of one that does not', () => {
  const facts = (known: Record<string, object>, model: string) => factsOfModel({ ...provider, known }, model);
  expect(facts({ m: { reasoning: true } }, 'm').efforts).toEqual(['low', 'medium', 'high']);
  expect(facts({ 'gpt-5.6': { reasoning: true } }, 'gpt-5.6').efforts).toContain('xhigh');
  expect(facts({ 'gpt-5.6': { reasoning: false } }, 'gpt-5.6').efforts).toEqual([]);
  expect(facts({}, 'm').efforts).toBeUndefined();
  expect(facts({ m: { reasoning: true, refusedEfforts: ['high'] } }, 'm').efforts).toEqual(['low', 'medium']);
});

it('knows nothing of a model that nobody knows', () => {
  expect(factsOfModel(provider, 'my-own')).toEqual({});
  expect(factsOfModel({ ...provider, known: {}, prices: {} }, 'constructor')).toEqual({});
});

it('reads the settings of a model by its name or a glob; the longest name decides', () => {
  const models = {
    '*': { temperature: 1, effort: 'low' },
    'qwen/*': { effort: 'high' },
    'qwen/qwen3.5': { topP: 0.5 },
    'x.y': { topP: 0.1 },
  };
  expect(settingsOfModel({ models }, 'qwen/qwen3.5')).toEqual({ temperature: 1, effort: 'high', topP: 0.5 });
  expect(settingsOfModel({ models }, 'xzy')).toEqual({ temperature: 1, effort: 'low' });
  expect(settingsOfModel({}, 'm')).toEqual({});
});
