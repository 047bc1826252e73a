import type { Item } from '@shared/chat/chat';
import { defaultSettings, type ProviderView } from '@shared/settings/settings';
import { describe, expect, it } from 'vitest';
import { chatModel, isOthersChat, modelLabel, nothingChosen } from './chat-model';

const provider = (id: string, origin: ProviderView['origin'] = 'settings'): ProviderView => ({
  id,
  name: `The ${id}`,
  baseUrl: 'http://127.0.0.1:1/v1',
  model: `${id}-model`,
  headers: {},
  images: false,
  files: false,
  tools: true,
  hasKey: false,
  origin,
});
const app = { providers: [provider('demo', 'built-in'), provider('local')], activeProvider: 'local' };

describe('chatModel', () => {
  it('is the active provider’s for a chat without a choice', () => {
    expect(chatModel(app, null)).toEqual({ provider: app.providers[1], model: 'local-model' });
  });

  it('is the chat’s own choice', () => {
    expect(chatModel(app, { providerId: 'demo', model: 'x' })).toEqual({
      provider: app.providers[0],
      model: 'x',
    });
  });

  it('is none when the chosen provider was removed: no other takes its place', () => {
    expect(chatModel(app, { providerId: 'gone', model: 'x' })).toBeNull();
  });

  it('is none while no provider is active', () => {
    expect(chatModel({ ...app, activeProvider: null }, null)).toBeNull();
  });
});

describe('modelLabel', () => {
  it('calls the demo model what it is, whatever its technical name', () => {
    expect(modelLabel({ provider: provider('demo', 'built-in'), model: 'scripted' })).toBe('Demo model');
  });

  it('is the model’s name, or the provider’s while none is set', () => {
    expect(modelLabel({ provider: provider('local'), model: 'qwen3' })).toBe('qwen3');
    expect(modelLabel({ provider: provider('local'), model: '' })).toBe('The local');
  });
});

describe('nothingChosen', () => {
  it('holds until a provider is chosen in the settings or the environment', () => {
    const settings = defaultSettings;
    expect(nothingChosen({ settings, providers: app.providers })).toBe(true);
    expect(nothingChosen({ settings: { ...settings, activeProvider: 'demo' }, providers: [] })).toBe(false);
    expect(nothingChosen({ settings, providers: [provider('environment', 'environment')] })).toBe(false);
  });
});

it('a chat is others’ once a model besides the demo one has answered in it', () => {
  const answer = (model: string): Item => ({
    kind: 'assistant',
    id: model,
    at: 1,
    model,
    text: '',
    reasoning: '',
    state: 'complete',
    callIds: [],
  });
  const question: Item = { kind: 'user', id: 'u', at: 1, text: 'Hello' };
  const { providers } = app;
  expect(isOthersChat([], providers)).toBe(false);
  expect(isOthersChat([question, answer('demo-model')], providers)).toBe(false);
  expect(isOthersChat([question, answer('demo-model'), answer('qwen3')], providers)).toBe(true);
});
