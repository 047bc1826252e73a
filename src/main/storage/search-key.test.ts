import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { afterEach, expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openSecrets } from './secrets';
import { createSettingsStore, type SettingsStore } from './settings';

let store: SettingsStore | null = null;
afterEach(() => store?.close());

type Opened = { readonly store: SettingsStore; readonly problems: readonly string[] };

async function open(home: string, env: NodeJS.ProcessEnv = {}): Promise<Opened> {
  const problems: string[] = [];
  const onProblem = (problem: Parameters<typeof say>[0]) => void problems.push(say(problem));
  const secrets = await openSecrets({ home, openVault: async () => null, others: [], onProblem });
  store?.close();
  store = await createSettingsStore({ home, env, secrets, onChange: () => undefined, onProblem });
  return { store, problems };
}

test('a key goes to the address it was given for, and to no other', async () => {
  const home = await tempFolder();
  const { store: settings } = await open(home);
  expect(settings.current().searchKey).toBe('none');
  await settings.saveSearch({ baseUrl: 'https://search.example/api', key: 'canary-key-1' });
  expect(settings.current()).toMatchObject({
    searchKey: 'stored',
    settings: { web: { tavily: { baseUrl: 'https://search.example/api' } } },
  });
  expect(await settings.searchKeyOf('https://search.example/api/search')).toBe('canary-key-1');
  expect(await settings.searchKeyOf('https://evil.example/search')).toBeNull();
  await settings.saveSearch({ baseUrl: 'https://evil.example' });
  expect(settings.current().searchKey).toBe('for-another-address');
  await settings.saveSearch({ baseUrl: 'https://evil.example', key: '' });
  expect(settings.current().searchKey).toBe('none');
});

test('the key of the environment wins, and is kept nowhere', async () => {
  const home = await tempFolder();
  const { store: settings } = await open(home, { TAVILY_API_KEY: 'canary-key-2' });
  expect(settings.current().searchKey).toBe('environment');
  expect(await settings.searchKeyOf('http://127.0.0.1:1/search')).toBe('canary-key-2');
});

test('a key that stands in settings.json is moved to where keys are kept, and what is beside it stays', async () => {
  const home = await tempFolder();
  const file = path.join(home, 'settings.json');
  await writeFile(
    file,
    '{\n  // mine\n  "web": { "tavily": { "apiKey": "canary-key-3" }, "allowedHosts": ["localhost:3000"] }\n}\n',
  );
  const { store: settings, problems } = await open(home);
  expect(settings.current()).toMatchObject({
    searchKey: 'stored',
    settings: { web: { allowedHosts: ['localhost:3000'] } },
  });
  expect(JSON.stringify(settings.current())).not.toContain('canary');
  expect(problems).toEqual([
    'settings.json: web.tavily.apiKey was moved to the key storage, separate from the settings.',
  ]);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('// mine');
  expect(text).not.toContain('canary');
  expect((await open(home)).problems).toEqual([]);
  expect(await store?.searchKeyOf('https://api.tavily.com/search')).toBe('canary-key-3');
});

test('a host that is none is left out, and said', async () => {
  const home = await tempFolder();
  await writeFile(
    path.join(home, 'settings.json'),
    '{ "web": { "allowedHosts": ["http://a/b", "[::1]:3000"] } }',
  );
  const { store: settings, problems } = await open(home);
  expect(settings.current().settings.web.allowedHosts).toEqual(['[::1]:3000']);
  expect(problems).toEqual([expect.stringContaining('web.allowedHosts[0]: a host or host:port')]);
});
