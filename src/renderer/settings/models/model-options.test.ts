import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { modelsWith, noOptions, type OptionTexts, optionTexts, readOptions } from './model-options';

function read(texts: Partial<OptionTexts>): unknown {
  const found = readOptions({ ...noOptions, ...texts });
  if (found.kind === 'valid') return found.options;
  return Object.fromEntries(Object.entries(found.errors).map(([name, error]) => [name, say(error)]));
}

describe('the options of a model', () => {
  it('are read from texts, and nothing from empty ones', () => {
    const options = { effort: 'high', maxOutput: 8192, temperature: 0.5, topP: 1, body: { top_k: 20 } };
    expect(
      read({ effort: ' high ', maxOutput: '8,192', temperature: '0,5', topP: '1.', body: '{"top_k": 20}' }),
    ).toEqual(options);
    expect(read(optionTexts(options))).toEqual(options);
    expect(read({ body: ' \n' })).toEqual({});
    expect(read(optionTexts())).toEqual({});
  });

  it('may not be other numbers', () => {
    expect(read({ maxOutput: '0', temperature: '2.1', topP: '-1' })).toEqual({
      maxOutput: 'Enter a whole number of tokens, or clear the field.',
      temperature: 'Enter a number from 0 to 2, or clear the field.',
      topP: 'Enter a number from 0 to 1, or clear the field.',
    });
    expect(read({ temperature: 'hot', topP: '.' })).toMatchObject({ temperature: expect.any(String) });
  });

  it.each([
    ['[1]', 'Enter a JSON object, or clear the field.'],
    ['null', 'Enter a JSON object, or clear the field.'],
    ['top_k: 20', 'Enter a JSON object, or clear the field.'],
    ['{"top_k": twenty, "min_p": 1}', 'Invalid JSON. Check quotes, commas and braces from “top_k” on.'],
    ['{"top_k": 20, "min_p": }', 'Invalid JSON. Check quotes, commas and braces from “min_p” on.'],
    ['{"top_k": 20 "min_p": 1}', 'Invalid JSON. Check quotes, commas and braces from “top_k” on.'],
    ['{"thinking": {"type": "enabled"}', 'Invalid JSON. Check quotes, commas and braces from “type” on.'],
    ['{"top_k": 20, "messages": []}', 'Pilotfish sets “messages” itself. Remove this key.'],
  ])('have a body that is a JSON object, which %s is not', (body, error) => {
    expect(read({ body })).toEqual({ body: error });
  });
});

describe('the entries of a provider’s models', () => {
  const models = { heron: { contextWindow: 8192, effort: 'low' }, 'gull*': { tools: false } };

  it('keep other entries and other keys', () => {
    expect(modelsWith(models, 'heron', { effort: 'high', topP: undefined })).toEqual({
      heron: { contextWindow: 8192, effort: 'high' },
      'gull*': { tools: false },
    });
    expect(modelsWith(models, 'wren', { topP: 1 })).toEqual({ ...models, wren: { topP: 1 } });
  });

  it('have none that says nothing', () => {
    expect(modelsWith({ heron: { effort: 'low' } }, 'heron', { effort: undefined })).toBeUndefined();
    expect(modelsWith(models, 'wren', {})).toEqual(models);
    expect(modelsWith(undefined, 'wren', {})).toBeUndefined();
  });
});
