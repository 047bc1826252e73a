import { presets } from '@shared/settings/presets';
import { type Provider, providerSchema } from '@shared/settings/settings-schema';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  draftFromPreset,
  draftFromProvider,
  emptyDraft,
  type ProviderDraft,
  withModel,
} from './provider-draft';

const draft: ProviderDraft = {
  ...emptyDraft,
  name: 'My server',
  baseUrl: 'http://127.0.0.1:8080/v1',
  model: 'qwen3',
};

function errorsOf(change: Partial<typeof draft>): unknown {
  const checked = checkDraft({ ...draft, ...change }, []);
  if (checked.kind === 'valid') return null;
  return Object.fromEntries(Object.entries(checked.errors).map(([field, error]) => [field, say(error)]));
}

function providerOf(change: Partial<typeof draft>, taken: readonly string[] = []): Provider | null {
  const checked = checkDraft({ ...draft, ...change }, taken);
  return checked.kind === 'valid' ? checked.provider : null;
}

describe('the options of a model', () => {
  const saved: Provider = {
    id: 'mine',
    name: 'Mine',
    baseUrl: 'http://127.0.0.1:8080/v1',
    model: 'heron',
    headers: {},
    images: false,
    files: false,
    tools: true,
    smallModel: 'wren',
    protocol: 'messages',
    models: { heron: { effort: 'low', images: true }, gull: { topP: 0.5 } },
  };
  const modelsOf = (changed: ProviderDraft) => {
    const checked = checkDraft(changed, []);
    return checked.kind === 'valid' ? checked.provider.models : checked.errors;
  };

  it('are shown and saved with protocol and small model, beside what the form does not show', () => {
    const shown = draftFromProvider(saved);
    expect(shown).toMatchObject({ protocol: 'messages', smallModel: 'wren', options: { effort: 'low' } });
    expect(checkDraft(shown, [])).toEqual({ kind: 'valid', provider: saved });
    expect(modelsOf({ ...shown, options: { ...shown.options, effort: 'high', maxOutput: '100' } })).toEqual({
      ...saved.models,
      heron: { effort: 'high', images: true, maxOutput: 100 },
    });
  });

  it('are those of another model that is chosen, else those that were typed', () => {
    const shown = draftFromProvider(saved);
    expect(withModel(shown, 'gull', null).options).toMatchObject({ effort: '', topP: '0.5' });
    expect(withModel(shown, 'new', null).options).toMatchObject({ effort: '', topP: '' });
    const typed = { ...shown, options: { ...shown.options, topP: '0.9' }, areOptionsTyped: true };
    expect(modelsOf(withModel(typed, 'new', null))).toEqual({
      ...saved.models,
      new: { effort: 'low', topP: 0.9 },
    });
  });
});

describe('checking what was filled in', () => {
  it('makes a provider of it that the settings accept', () => {
    const provider = providerOf({
      model: ' qwen3 ',
      contextWindow: '32,768',
      headers: 'X-Team: core\n\nX-B:1',
    });
    expect(provider).toEqual({
      id: 'my-server',
      name: 'My server',
      baseUrl: 'http://127.0.0.1:8080/v1',
      model: 'qwen3',
      contextWindow: 32_768,
      headers: { 'X-Team': 'core', 'X-B': '1' },
    });
    expect(providerSchema.safeParse(provider).success).toBe(true);
  });

  it('takes a key command and query parameters along, and nothing where there are none', () => {
    const query = ' api-version = 2024-10-21\n\n?a=b=c\nempty=';
    const provider = providerOf({ query, keyCommand: ' gcloud auth print-access-token ' });
    expect(provider).toMatchObject({
      query: { 'api-version': '2024-10-21', a: 'b=c', empty: '' },
      keyCommand: 'gcloud auth print-access-token',
    });
    expect(provider && draftFromProvider(provider)).toMatchObject({
      query: 'api-version=2024-10-21\na=b=c\nempty=',
      keyCommand: 'gcloud auth print-access-token',
    });
    expect(Object.keys(providerOf({ keyCommand: ' ' }) ?? {})).not.toContain('keyCommand');
    expect(errorsOf({ query: 'a=b\nno equals' })).toEqual({
      query: '“no equals” is not a query parameter. Use the form “name=value”.',
    });
  });

  it('names every field that does not fit at once', () => {
    expect(
      errorsOf({ name: '  ', baseUrl: 'my server', model: ' ', contextWindow: 'many', headers: 'no colon' }),
    ).toEqual({
      name: 'Enter a name.',
      baseUrl: 'Enter the address of an API, such as https://api.example.com/v1.',
      model: 'Choose a model, or enter its name.',
      contextWindow: 'Enter a whole number of tokens, or clear the field.',
      headers: '“no colon” is not a header. Use the form “Name: value”.',
    });
  });

  it('takes http and https only', () => {
    expect(errorsOf({ baseUrl: 'file:///etc/passwd' })).toHaveProperty('baseUrl');
    expect(errorsOf({ baseUrl: 'javascript:alert(1)' })).toHaveProperty('baseUrl');
    expect(errorsOf({ baseUrl: 'ftp://api.example.com/v1' })).toHaveProperty('baseUrl');
    expect(errorsOf({ baseUrl: 'api.example.com/v 1' })).toHaveProperty('baseUrl');
    expect(errorsOf({ baseUrl: 'https://api.example.com/v1' })).toBeNull();
  });

  it('takes no address with a name or password in it, and says why', () => {
    for (const baseUrl of [
      'https://me:pass@api.example.com/v1',
      ' HTTPS:me@api.example.com',
      'me:pass@api.example.com/v1',
      'me@api.example.com/v1',
    ])
      expect(errorsOf({ baseUrl })).toEqual({
        baseUrl:
          'Pilotfish ignores a name or password in the address. Enter it as the key or as an Authorization header instead.',
      });
  });

  it('takes an at sign behind the host', () => {
    expect(errorsOf({ baseUrl: 'https://api.example.com/@me/v1?user=a@b' })).toBeNull();
  });

  it('takes an address without its scheme as the one that is meant', () => {
    expect(providerOf({ baseUrl: ' localhost:11434/v1/ ' })?.baseUrl).toBe('http://localhost:11434/v1');
    expect(providerOf({ baseUrl: 'api.example.com/v1' })?.baseUrl).toBe('https://api.example.com/v1');
  });

  it('takes no zero, negative or fractional context window', () => {
    for (const contextWindow of ['0', '-5', '1e6', '12x', '1.5'])
      expect(errorsOf({ contextWindow })).toHaveProperty('contextWindow');
  });

  it('drops the slashes at the end of the address', () => {
    expect(providerOf({ baseUrl: 'http://127.0.0.1:8080/v1//' })?.baseUrl).toBe('http://127.0.0.1:8080/v1');
  });
});

describe('the price of a model', () => {
  const dear = { input: 1.25, output: 10, currency: 'USD' };
  const cheap = { input: 0.1, output: 0.2, currency: 'USD' };

  it('is kept beside those of the other models', () => {
    const provider = providerOf({ price: '1.25 / 10', prices: { other: cheap } });
    expect(provider?.prices).toEqual({ other: cheap, qwen3: dear });
    expect(providerOf({ price: ' ', prices: { other: cheap, qwen3: dear } })?.prices).toEqual({
      other: cheap,
    });
    expect(providerOf({})).not.toHaveProperty('prices');
  });

  it('is what is stored of the chosen model, else what the endpoint lists', () => {
    const stored = { ...draft, prices: { qwen3: cheap } };
    expect(withModel(stored, 'qwen3', dear)).toMatchObject({ model: 'qwen3', price: '0.1 / 0.2 USD' });
    expect(withModel(stored, 'other', dear)).toMatchObject({ model: 'other', price: '1.25 / 10 USD' });
    expect(withModel(stored, 'other', null)).toMatchObject({ model: 'other', price: '' });
    const typed = { ...stored, price: '3 / 4 EUR', isPriceTyped: true };
    const later = withModel(withModel(typed, 'oth', null), 'other', null);
    expect(later).toMatchObject({ model: 'other', price: '3 / 4 EUR' });
    expect(withModel(later, 'qwen3', null)).toMatchObject({ price: '0.1 / 0.2 USD', isPriceTyped: false });
  });

  it('is refused where it is none', () => {
    expect(errorsOf({ price: 'cheap' })).toEqual({
      price: 'Enter a price such as 1.25 / 10 USD or 1.25 / 0.125 / 10 USD, or clear the field.',
    });
  });
});

describe('the id of a new provider', () => {
  it('is not one that is taken', () => {
    expect(providerOf({}, ['my-server', 'my-server-2'])?.id).toBe('my-server-3');
  });

  it('is never that of the demo model or the environment', () => {
    expect(providerOf({ name: 'Demo' })?.id).toBe('provider-demo');
    expect(providerOf({ name: 'environment' })?.id).toBe('provider-environment');
  });

  it('is made for names without a Latin letter too', () => {
    expect(providerOf({ name: '通义' })?.id).toBe('provider');
  });

  it('stays the one it was saved under, whatever the name becomes', () => {
    expect(providerOf({ id: 'openai', name: 'Renamed' }, ['openai'])?.id).toBe('openai');
  });
});

describe('where a draft begins', () => {
  it('is filled from a preset', () => {
    const [openai] = presets;
    expect(openai && draftFromPreset(openai, 'gpt-x')).toMatchObject({
      id: null,
      name: 'OpenAI',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-x',
    });
  });

  it('gives back the provider it was filled from', () => {
    const provider = providerOf({
      headers: 'A: 1\nB: 2',
      contextWindow: '1000',
      images: true,
      tools: false,
      price: '1 / 2 EUR',
    });
    expect(provider && checkDraft(draftFromProvider(provider), [])).toEqual({ kind: 'valid', provider });
  });
});
