import type { ProviderView } from '@shared/settings/settings';
import { expect, test } from 'vitest';
import { chatModelChoice } from './chat-model-choice';

const provider = (id: string, model: string) => ({ id, model, name: id }) as ProviderView;
const app = { providers: [provider('local', 'qwen/qwen3'), provider('far', 'big')], activeProvider: 'local' };

test.each([
  ['far/other/one', { providerId: 'far', model: 'other/one' }],
  ['big', { providerId: 'far', model: 'big' }],
  ['qwen/qwen3', { providerId: 'local', model: 'qwen/qwen3' }],
  ['never-heard-of', { providerId: 'local', model: 'never-heard-of' }],
])('%j is a model', (name, choice) => {
  expect(chatModelChoice(name, app)).toEqual(choice);
});

test('what says nothing is refused, with those there are', () => {
  for (const name of ['', 'two words'])
    expect(() => chatModelChoice(name, app)).toThrow(
      '/model needs the name of a model, such as local/qwen/qwen3, far/big.',
    );
});
