import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { defaultSettings } from '@shared/settings/settings';
import { providerSchema } from '@shared/settings/settings-schema';
import { expect, test } from 'vitest';
import { openSettingsWith, provider } from './testing/opened-settings';

test('a single wrong key costs that key alone, and is named', async () => {
  const { store, problems } = await openSettingsWith(
    '{ "theme": "dark", "defaultMode": "yolo", "correction": { "model": "no" }, "memory": { "fileNames": ["NOTES.md", 3] } }',
  );
  expect(store.current().settings).toEqual({
    ...defaultSettings,
    theme: 'dark',
    memory: { ...defaultSettings.memory, fileNames: ['NOTES.md'] },
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^settings\.json: defaultMode: it must be one of these: .*accept-edits.*The setting is ignored\.$/,
    ),
    expect.stringMatching(
      /^settings\.json: correction\.model: it must be true or false\. The setting is ignored\.$/,
    ),
    expect.stringMatching(
      /^settings\.json: memory\.fileNames\[1\]: it must be text\. The entry memory\.fileNames\[1\] is ignored\.$/,
    ),
  ]);
});

test('a wrong provider is left out, the others stay', async () => {
  const { store, problems } = await openSettingsWith(
    JSON.stringify({
      providers: [{ ...provider, baseUrl: 'ftp://x' }, provider, { ...provider, images: 'yes', id: 'b' }],
    }),
  );
  const { images, ...withoutImages } = provider;
  expect(store.current().settings.providers).toEqual([provider, { ...withoutImages, id: 'b' }]);
  expect(problems).toEqual([
    expect.stringMatching(
      /^settings\.json: providers\[0\]\.baseUrl: .* The entry providers\[0\] is ignored\.$/,
    ),
    expect.stringMatching(/^settings\.json: providers\[1\]\.images: .* The setting is ignored\.$/),
  ]);
});

test('one wrong value of a provider is one fault', async () => {
  const { problems } = await openSettingsWith(
    JSON.stringify({ providers: [{ ...provider, id: 1 }, { ...provider, name: '' }, provider] }),
  );
  expect(problems).toEqual([
    'settings.json: providers[0].id: it must be text. The entry providers[0] is ignored.',
    expect.stringMatching(/^settings\.json: providers\[0\]\.name: .* The entry providers\[0\] is ignored\.$/),
  ]);
});

test('an id that is used twice or kept for a built-in provider is refused', async () => {
  const { store, problems } = await openSettingsWith(
    JSON.stringify({ providers: [provider, { ...provider, name: 'Again' }, { ...provider, id: 'demo' }] }),
  );
  expect(store.current().settings.providers).toEqual([provider]);
  expect(problems).toEqual([
    'settings.json: providers[1].id: “local”: this id is used twice. The entry is ignored.',
    'settings.json: providers[2].id: “demo”: this id is reserved for a built-in provider. The entry is ignored.',
  ]);
});

test('a broken file is put aside and the defaults are in use', async () => {
  const { store, problems, file } = await openSettingsWith('{ "theme": "dark"');
  expect(store.current().settings).toEqual(defaultSettings);
  expect(problems).toEqual([expect.stringContaining('settings.json is invalid: line 1, column 18')]);
  expect(await readdir(path.dirname(file))).toEqual([expect.stringMatching(/^settings\.json\.broken-/)]);
});

test('an address with a name or password in it is refused, in the file, from a window and from the environment', async () => {
  const baseUrl = 'https://me:canary@api.example.com/v1';
  const { store, problems } = await openSettingsWith(
    JSON.stringify({ providers: [{ ...provider, baseUrl }] }),
    {
      OPENAI_BASE_URL: baseUrl,
    },
  );
  expect(store.current().settings.providers).toEqual([]);
  expect(problems).toEqual([
    'settings.json: providers[0].baseUrl: Pilotfish ignores a name or password in the address. Enter it as the key or as an Authorization header instead. The entry providers[0] is ignored.',
    'OPENAI_BASE_URL contains a name or password. Pilotfish does not send it, so requests will fail. Remove it and set OPENAI_API_KEY instead.',
  ]);
  expect(providerSchema.safeParse({ ...provider, baseUrl }).success).toBe(false);
});
