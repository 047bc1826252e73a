import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultSettings, type Provider } from '@shared/settings';
import { expect, onTestFinished, test } from 'vitest';
import { openSecrets } from './secrets';
import { createSettingsStore, type SettingsStore, type SettingsView } from './settings';
import { tempFolder } from './temp-folder';

type Opened = { store: SettingsStore; problems: string[]; nextChange(): Promise<SettingsView>; file: string };

const provider: Provider = {
  id: 'local',
  name: 'Local',
  baseUrl: 'http://127.0.0.1:11434/v1',
  model: 'qwen3',
  headers: {},
  images: false,
  files: false,
  tools: true,
};

async function open(home: string, env: NodeJS.ProcessEnv = {}): Promise<Opened> {
  const problems: string[] = [];
  const onProblem = (problem: string) => void problems.push(problem);
  let tell: (view: SettingsView) => void = () => {};
  const secrets = await openSecrets({ home, openVault: async () => null, others: [], onProblem });
  const store = await createSettingsStore({ home, env, secrets, onProblem, onChange: (view) => tell(view) });
  onTestFinished(() => store.close());
  const nextChange = () =>
    new Promise<SettingsView>((resolve) => {
      tell = resolve;
    });
  return { store, problems, nextChange, file: path.join(home, 'settings.json') };
}

async function openWith(text: string, env: NodeJS.ProcessEnv = {}): Promise<Opened> {
  const home = await tempFolder();
  await writeFile(path.join(home, 'settings.json'), text);
  return await open(home, env);
}

test('without a file every setting has its default, and no model is chosen', async () => {
  const { store, problems } = await open(await tempFolder());
  const { settings, providers, activeProvider } = store.current();
  expect(settings).toEqual(defaultSettings);
  expect(providers).toEqual([
    expect.objectContaining({ id: 'demo', name: 'Demo model', origin: 'built-in' }),
  ]);
  expect(activeProvider).toBeNull();
  expect(problems).toEqual([]);
});

test('a single wrong key costs that key alone, and is named', async () => {
  const { store, problems } = await openWith(
    '{ "theme": "dark", "defaultMode": "yolo", "correction": { "model": "no" }, "memory": { "fileNames": ["NOTES.md", 3] } }',
  );
  expect(store.current().settings).toEqual({
    ...defaultSettings,
    theme: 'dark',
    memory: { fileNames: ['NOTES.md'] },
  });
  expect(problems).toEqual([
    expect.stringMatching(/^settings\.json: defaultMode: .*"accept-edits".*It is not used\.$/),
    expect.stringMatching(/^settings\.json: correction\.model: .*boolean.*It is not used\.$/),
    expect.stringMatching(
      /^settings\.json: memory\.fileNames\[1\]: .*string.*The entry memory\.fileNames\[1\] is left out\.$/,
    ),
  ]);
});

test('a wrong provider is left out, the others stay', async () => {
  const { store, problems } = await openWith(
    JSON.stringify({
      providers: [{ ...provider, baseUrl: 'ftp://x' }, provider, { ...provider, images: 'yes', id: 'b' }],
    }),
  );
  expect(store.current().settings.providers).toEqual([provider, { ...provider, id: 'b' }]);
  expect(problems[0]).toContain('settings.json: providers[0].baseUrl: ');
});

test('an id that is used twice or kept for a built-in provider is refused', async () => {
  const { store, problems } = await openWith(
    JSON.stringify({ providers: [provider, { ...provider, name: 'Again' }, { ...provider, id: 'demo' }] }),
  );
  expect(store.current().settings.providers).toEqual([provider]);
  expect(problems).toEqual([
    'settings.json: providers[1].id: "local": this id is used twice. The entry is left out.',
    'settings.json: providers[2].id: "demo": this id is kept for a built-in provider. The entry is left out.',
  ]);
});

test('a broken file is put aside and the defaults are in use', async () => {
  const { store, problems, file } = await openWith('{ "theme": "dark"');
  expect(store.current().settings).toEqual(defaultSettings);
  expect(problems).toEqual([expect.stringContaining('settings.json is not valid: line 1, column 18')]);
  expect(await readdir(path.dirname(file))).toEqual([expect.stringMatching(/^settings\.json\.broken-/)]);
});

test('a change touches the keys given and nothing else', async () => {
  const { store, file } = await openWith('{\n  // dark at night\n  "defaultMode": "plan",\n  "mine": 1\n}\n');
  await store.change({ theme: 'dark', correction: { model: false } });
  expect(store.current().settings).toEqual({
    ...defaultSettings,
    defaultMode: 'plan',
    theme: 'dark',
    correction: { model: false },
  });
  const text = await readFile(file, 'utf8');
  expect(text).toContain('// dark at night');
  expect(text).toContain('"mine": 1');
  expect(text).not.toContain('memory');
});

test('a provider is added with its key, changed in place, and removed with its key', async () => {
  const { store, file } = await openWith('{\n  // mine\n  "providers": []\n}\n');
  await store.saveProvider(provider, 'canary-key-1');
  await store.saveProvider({ ...provider, id: 'other' });
  expect(store.current().activeProvider).toBe('local');
  expect(store.current().providers[0]).toEqual({ ...provider, hasKey: true, origin: 'settings' });
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

test('nothing takes the place of a chosen provider that is removed', async () => {
  const { store } = await openWith(
    JSON.stringify({ providers: [provider, { ...provider, id: 'other' }], activeProvider: 'local' }),
  );
  await store.removeProvider('local');
  expect(store.current().activeProvider).toBeNull();
  await store.change({ activeProvider: 'other' });
  await store.removeProvider('other');
  const { activeProvider, settings } = store.current();
  expect([activeProvider, settings.activeProvider]).toEqual([null, null]);
});

test.each([
  ['deleted', (file: string) => rm(file)],
  ['emptied', (file: string) => truncate(file)],
])(
  'settings that are %s while in use stay in use, and are written anew with the next change',
  async (_how, lose) => {
    const { store, problems, file } = await openWith(
      JSON.stringify({ providers: [provider], activeProvider: 'local', theme: 'dark' }),
    );
    await lose(file);
    const lost = 'settings.json is gone or empty. What was in use before stays in use.';
    await expect.poll(() => problems).toEqual([lost]);
    expect(store.current()).toMatchObject({ activeProvider: 'local', settings: { theme: 'dark' } });
    await store.change({ defaultMode: 'plan' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      providers: [provider],
      activeProvider: 'local',
      theme: 'dark',
      defaultMode: 'plan',
    });
  },
);

test('an empty key forgets the key', async () => {
  const { store } = await open(await tempFolder());
  await store.saveProvider(provider, 'canary-key-1');
  await store.saveProvider(provider, '');
  expect(store.current().providers[0]?.hasKey).toBe(false);
  expect(await store.keyOf(provider)).toBeNull();
});

test.each(['demo', 'environment'])('the provider %s can be neither saved nor removed', async (id) => {
  const { store } = await open(await tempFolder());
  await expect(store.saveProvider({ ...provider, id })).rejects.toMatchObject({ code: 'invalid' });
  await expect(store.removeProvider(id)).rejects.toMatchObject({ code: 'invalid' });
});

test('the environment makes a provider of its own, which wins', async () => {
  const env = {
    OPENAI_API_KEY: 'canary-key-1',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1/',
    OPENAI_MODEL: 'm',
  };
  const { store } = await openWith(JSON.stringify({ providers: [provider], activeProvider: 'local' }), env);
  expect(store.current().activeProvider).toBe('environment');
  expect(store.current().providers[0]).toMatchObject({
    id: 'environment',
    baseUrl: 'http://127.0.0.1:9/v1',
    model: 'm',
    hasKey: true,
    origin: 'environment',
  });
  expect(await store.keyOf({ ...provider, id: 'environment' })).toBe('canary-key-1');
});

test('a key of the environment never goes to an address of the file', async () => {
  const { store } = await openWith(JSON.stringify({ providers: [provider] }), {
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
  const { store } = await openWith(JSON.stringify({ providers: [described] }), {
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
  const { store } = await openWith(
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
  const { store, problems } = await open(await tempFolder(), {
    OPENAI_BASE_URL: 'localhost',
    OPENAI_API_KEY: 'k',
  });
  expect(store.current().activeProvider).toBe('environment');
  expect(store.current().providers[0]?.baseUrl).toBe('localhost');
  expect(problems).toEqual(['OPENAI_BASE_URL is not an http or https address: requests to it will fail.']);
});

test('a change by hand is followed', async () => {
  const { store, nextChange, file } = await openWith('{}');
  const changed = nextChange();
  await writeFile(file, '{ "theme": "dark" }');
  expect((await changed).settings.theme).toBe('dark');
  expect(store.current().settings.theme).toBe('dark');
});

test('two stores on one folder see each other, keys included, and lose nothing', async () => {
  const home = await tempFolder();
  const [a, b] = [await open(home), await open(home)];
  const seen = b.nextChange();
  await a.store.saveProvider(provider, 'canary-key-1');
  expect((await seen).providers[0]).toMatchObject({ id: 'local', hasKey: true });
  expect(await b.store.keyOf(provider)).toBe('canary-key-1');
  await Promise.all([a.store.change({ theme: 'dark' }), b.store.change({ defaultMode: 'plan' })]);
  expect(JSON.parse(await readFile(a.file, 'utf8'))).toMatchObject({ theme: 'dark', defaultMode: 'plan' });
});
