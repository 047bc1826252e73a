import { readFile, writeFile } from 'node:fs/promises';
import { defaultSettings } from '@shared/settings/settings';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openSettings, openSettingsWith, provider } from './testing/opened-settings';

test('without a file every setting has its default, and no model is chosen', async () => {
  const { store, problems } = await openSettings(await tempFolder());
  const { settings, providers, activeProvider } = store.current();
  expect(settings).toEqual(defaultSettings);
  expect(providers).toEqual([
    expect.objectContaining({ id: 'demo', name: 'Demo model', origin: 'built-in' }),
  ]);
  expect(activeProvider).toBeNull();
  expect(problems).toEqual([]);
});

test('a change touches the keys given and nothing else', async () => {
  const { store, file } = await openSettingsWith(
    '{\n  // dark at night\n  "defaultMode": "plan",\n  "mine": 1\n}\n',
  );
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

test('a provider that is saved again keeps its comments, and keys that this version does not know', async () => {
  const { query: _, ...saved } = provider;
  const { store, file } = await openSettingsWith(`{
  "providers": [
    {
      "id": "${provider.id}",
      // asked by the team
      "name": "Before",
      "baseUrl": "${provider.baseUrl}",
      "query": { "version": "1" },
      "ofTomorrow": 1
    }
  ]
}
`);
  await store.saveProvider(saved);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('// asked by the team');
  expect(JSON.parse(text.replace('// asked by the team', ''))).toEqual({
    providers: [{ ...saved, ofTomorrow: 1 }],
  });
});

test('a tool group that is saved again keeps keys that this version does not know', async () => {
  const { store, file } = await openSettingsWith(
    '{ "toolGroups": { "mine": { "tools": ["glob"], "later": 1 } } }',
  );
  const saved = { tools: ['edit'], description: '', replaceSystemPrompt: false, collapse: true, only: true };
  await store.setToolGroup('mine', saved);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    toolGroups: { mine: { tools: ['edit'], only: true, later: 1 } },
  });
  await store.setToolGroup('mine', null);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ toolGroups: {} });
});

test('a change by hand is followed', async () => {
  const { store, nextChange, file } = await openSettingsWith('{}');
  const changed = nextChange();
  await writeFile(file, '{ "theme": "dark" }');
  expect((await changed).settings.theme).toBe('dark');
  expect(store.current().settings.theme).toBe('dark');
});

test('two stores on one folder see each other, keys included, and lose nothing', async () => {
  const home = await tempFolder();
  const [a, b] = [await openSettings(home), await openSettings(home)];
  const seen = b.nextChange();
  await a.store.saveProvider(provider, 'canary-key-1');
  expect((await seen).providers[0]).toMatchObject({ id: 'local', hasKey: true });
  expect(await b.store.keyOf(provider)).toBe('canary-key-1');
  await Promise.all([a.store.change({ theme: 'dark' }), b.store.change({ defaultMode: 'plan' })]);
  expect(JSON.parse(await readFile(a.file, 'utf8'))).toMatchObject({ theme: 'dark', defaultMode: 'plan' });
});
