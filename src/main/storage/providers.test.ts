import { readFile } from 'node:fs/promises';
import { nameOfProvider } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openSettings, openSettingsWith, provider } from './testing/opened-settings';

test('a provider is added with its key, changed in place, and removed with its key', async () => {
  const { store, file } = await openSettingsWith('{\n  // mine\n  "providers": []\n}\n');
  await store.saveProvider(provider, 'canary-key-1');
  await store.saveProvider({ ...provider, id: 'other' });
  expect(store.current().activeProvider).toBe('local');
  expect(store.current().providers[0]).toEqual({
    ...provider,
    hasKey: true,
    origin: 'settings',
    known: {},
  });
  expect(await store.keyOf(provider)).toBe('canary-key-1');
  expect(await readFile(file, 'utf8')).not.toContain('canary');

  await store.saveProvider({ ...provider, model: 'qwen4' });
  expect(store.current().settings.providers.map(({ id, model }) => [id, model])).toEqual([
    ['local', 'qwen4'],
    ['other', 'qwen3'],
  ]);
  expect(await store.keyOf(provider)).toBe('canary-key-1');

  await store.change({ activeProvider: 'local' });
  await store.removeProvider('local');
  expect(store.current().providers.map(({ id }) => id)).toEqual(['other', 'demo']);
  expect(await store.keyOf(provider)).toBeNull();
  expect(await readFile(file, 'utf8')).toContain('// mine');
});

test('fields of other versions stay at any depth when a provider is saved', async () => {
  const written = {
    ...provider,
    later: 1,
    models: { qwen3: { effort: 'high', later: 2 }, gone: { effort: 'low' } },
    timeouts: { firstByte: 9, later: 3 },
  };
  const { store, file } = await openSettingsWith(JSON.stringify({ providers: [written] }));
  const { firstByte } = written.timeouts;
  await store.saveProvider({ ...provider, models: { qwen3: { effort: 'low' } }, timeouts: { firstByte } });
  expect(JSON.parse(await readFile(file, 'utf8')).providers).toEqual([
    { ...written, models: { qwen3: { effort: 'low', later: 2 } } },
  ]);
});

test('nothing takes the place of a chosen provider that is removed', async () => {
  const { store } = await openSettingsWith(
    JSON.stringify({ providers: [provider, { ...provider, id: 'other' }], activeProvider: 'local' }),
  );
  await store.removeProvider('local');
  expect(store.current().activeProvider).toBeNull();
  await store.change({ activeProvider: 'other' });
  await store.removeProvider('other');
  const { activeProvider, settings } = store.current();
  expect([activeProvider, settings.activeProvider]).toEqual([null, null]);
});

test('an empty key forgets the key', async () => {
  const { store } = await openSettings(await tempFolder());
  await store.saveProvider(provider, 'canary-key-1');
  await store.saveProvider(provider, '');
  expect(store.current().providers[0]?.hasKey).toBe(false);
  expect(await store.keyOf(provider)).toBeNull();
});

test.each(['demo', 'environment'])('the provider %s can be neither saved nor removed', async (id) => {
  const { store } = await openSettings(await tempFolder());
  await expect(store.saveProvider({ ...provider, id })).rejects.toMatchObject({ code: 'invalid' });
  await expect(store.removeProvider(id)).rejects.toMatchObject({ code: 'invalid' });
});

test('the environment makes a provider of its own, which wins', async () => {
  const env = {
    OPENAI_API_KEY: 'canary-key-1',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1/',
    OPENAI_MODEL: 'm',
  };
  const { store } = await openSettingsWith(
    JSON.stringify({ providers: [provider], activeProvider: 'local' }),
    env,
  );
  expect(store.current().activeProvider).toBe('environment');
  expect(store.current().providers[0]).toMatchObject({
    id: 'environment',
    baseUrl: 'http://127.0.0.1:9/v1',
    model: 'm',
    hasKey: true,
    origin: 'environment',
  });
  const [fromEnvironment] = store.current().providers;
  expect(fromEnvironment && nameOfProvider(fromEnvironment)).toEqual(textOf('model.environment'));
  expect(await store.keyOf({ ...provider, id: 'environment' })).toBe('canary-key-1');
});

test('a key of the environment never goes to an address of the file', async () => {
  const { store } = await openSettingsWith(JSON.stringify({ providers: [provider] }), {
    OPENAI_API_KEY: 'canary-key-1',
  });
  expect(store.current().providers[0]).toMatchObject({
    id: 'environment',
    baseUrl: 'https://api.openai.com/v1',
  });
  expect(await store.keyOf(provider)).toBeNull();
});

test('an address of the environment that the file describes too keeps what the file says of it', async () => {
  const described = { ...provider, contextWindow: 32_000, images: true };
  const { store } = await openSettingsWith(JSON.stringify({ providers: [described] }), {
    OPENAI_BASE_URL: provider.baseUrl,
  });
  expect(store.current().providers[0]).toMatchObject({
    id: 'environment',
    model: 'qwen3',
    contextWindow: 32_000,
    images: true,
    hasKey: false,
  });
});

test('OPENAI_MODEL alone names the model of the provider in use', async () => {
  const { store } = await openSettingsWith(
    JSON.stringify({ providers: [provider, { ...provider, id: 'other' }], activeProvider: 'other' }),
    { OPENAI_MODEL: 'big' },
  );
  expect(store.current().providers.map(({ id, model }) => [id, model])).toEqual([
    ['local', 'qwen3'],
    ['other', 'big'],
    ['demo', 'demo'],
  ]);
});

test('an OPENAI_BASE_URL that is no address is said, and nothing else is used in its place', async () => {
  const { store, problems } = await openSettings(await tempFolder(), {
    OPENAI_BASE_URL: 'localhost',
    OPENAI_API_KEY: 'k',
  });
  expect(store.current().activeProvider).toBe('environment');
  expect(store.current().providers[0]?.baseUrl).toBe('localhost');
  expect(problems).toEqual(['OPENAI_BASE_URL must be an http or https address. Requests to it will fail.']);
});
