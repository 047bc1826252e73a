import type { ModelEndpoint } from '../model/kit/model';

// An endpoint for tests, with a key that must never appear in any output.

export const canaryKey = 'sk-canary-0123456789';

export function endpointAt(baseUrl: string, changes: Partial<ModelEndpoint> = {}): ModelEndpoint {
  return {
    providerId: 'fake',
    providerName: 'Fake',
    baseUrl,
    apiKey: canaryKey,
    headers: {},
    model: 'fake-model',
    contextWindow: 128_000,
    images: true,
    files: true,
    tools: true,
    protocol: 'chat-completions',
    options: {},
    learned: [],
    ...changes,
  };
}
