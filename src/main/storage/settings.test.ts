import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultSettings, type Provider, providerSchema } from '@shared/settings';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openSecrets } from './secrets';
import { createSettingsStore, type SettingsStore, type SettingsView } from './settings';

type Opened = {
  store: SettingsStore;
  problems: string[];
  mended: string[];
  nextChange(): Promise<SettingsView>;
  file: string;
};

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
  const [problems, mended]: [string[], string[]] = [[], []];
  const onMended = (problem: string) => void mended.push(problem);
  const onProblem = (problem: string) => void problems.push(problem);
  let tell: (view: SettingsView) => void = () => {};
  const secrets = await openSecrets({ home, openVault: async () => null, others: [], onProblem, onMended });
  const store = await createSettingsStore({
    ...{ home, env, secrets, onProblem, onMended },
    onChange: (view) => tell(view),
  });
  onTestFinished(() => store.close());
  const nextChange = () =>
    new Promise<SettingsView>((resolve) => {
      tell = resolve;
    });
  return { store, problems, mended, nextChange, file: path.join(home, 'settings.json') };
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
  expect(problems).toEqual([
    expect.stringMatching(
      /^settings\.json: providers\[0\]\.baseUrl: .* The entry providers\[0\] is left out\.$/,
    ),
    expect.stringMatching(/^settings\.json: providers\[1\]\.images: .* It is not used\.$/),
  ]);
});

async function used({ keys = true, chats = true } = {}): Promise<string> {
  const home = await tempFolder();
  const key = { 'provider:local': { plain: 'canary-key-1', origin: 'http://127.0.0.1:11434' } };
  if (keys) await writeFile(path.join(home, 'secrets'), JSON.stringify(key));
  if (chats) await mkdir(path.join(home, 'chats', 'project'), { recursive: true });
  if (chats) await writeFile(path.join(home, 'chats', 'project', 'a.jsonl'), '');
  return home;
}

test.each([
  [{}, 'The keys and the chats are'],
  [{ chats: false }, 'The keys are'],
  [{ keys: false }, 'The chats are'],
])('a file that is gone at the start of a data folder that was used is said (%j)', async (left, remains) => {
  const { store, problems, mended, nextChange, file } = await open(await used(left));
  expect(problems).toEqual([
    `settings.json was not there at the start, though Pilotfish was used before: the model providers that were in it are gone, if there were any. ${remains} still there. Put a copy of the file back as ${file}, or choose a model in the settings again.`,
  ]);
  await store.change({ activeProvider: 'demo' });
  expect(mended).toEqual([]);
  const changed = nextChange();
  await writeFile(file, JSON.stringify({ providers: [provider] }));
  expect((await changed).activeProvider).toBe('local');
  expect(mended).toEqual(problems);
});

test('a file that is gone is not missed where the environment names the model', async () => {
  const { problems } = await open(await used({ keys: false }), { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  expect(problems).toEqual([]);
});

test.each(['', ' \n'])('a file that is empty at the start (%j) is put aside and said', async (text) => {
  const home = await used();
  await writeFile(path.join(home, 'settings.json'), text);
  const { problems, file } = await open(home);
  expect(problems).toEqual([
    expect.stringMatching(
      /^settings\.json is empty: what was in it is lost\. It was put aside as .*settings\.json\.broken-\S+\. The defaults are in use\. The keys and the chats are still there\.$/,
    ),
  ]);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('what is said of a file is taken back when it is mended', async () => {
  const { store, problems, mended, file } = await openWith(
    JSON.stringify({ providers: [provider], theme: 'x' }),
  );
  await writeFile(file, '{ "providers": [');
  await expect.poll(() => problems).toHaveLength(2);
  await writeFile(file, JSON.stringify({ providers: [provider] }));
  await expect.poll(() => mended.toSorted()).toEqual(problems.toSorted());
  expect(store.current().activeProvider).toBe('local');
});

test('the secrets that go while they are in use are said, and taken back when they are there again', async () => {
  const home = await used({ chats: false });
  await writeFile(path.join(home, 'settings.json'), JSON.stringify({ providers: [provider] }));
  const { store, problems, mended } = await open(home);
  const secrets = path.join(home, 'secrets');
  const text = await readFile(secrets, 'utf8');
  await rm(secrets);
  await expect.poll(() => problems).toEqual([expect.stringMatching(/^secrets is gone, and the keys/)]);
  expect(await store.keyOf(provider)).toBe('canary-key-1');
  await writeFile(secrets, text);
  await expect.poll(() => mended).toEqual(problems);
});

test('one wrong value of a provider is one fault', async () => {
  const { problems } = await openWith(
    JSON.stringify({ providers: [{ ...provider, id: 1 }, { ...provider, name: '' }, provider] }),
  );
  expect(problems).toEqual([
    'settings.json: providers[0].id: Invalid input: expected string, received number. The entry providers[0] is left out.',
    expect.stringMatching(
      /^settings\.json: providers\[0\]\.name: .* The entry providers\[0\] is left out\.$/,
    ),
  ]);
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

test('an address with a name or password in it is refused, in the file, from a window and from the environment', async () => {
  const baseUrl = 'https://me:canary@api.example.com/v1';
  const { store, problems } = await openWith(JSON.stringify({ providers: [{ ...provider, baseUrl }] }), {
    OPENAI_BASE_URL: baseUrl,
  });
  expect(store.current().settings.providers).toEqual([]);
  expect(problems).toEqual([
    'settings.json: providers[0].baseUrl: A name or password in the address is not sent. Take it out, and give it as the key or as an Authorization header. The entry providers[0] is left out.',
    'OPENAI_BASE_URL holds a name or password, which is not sent: requests to it will fail. Take it out, and give it as OPENAI_API_KEY.',
  ]);
  expect(providerSchema.safeParse({ ...provider, baseUrl }).success).toBe(false);
});
