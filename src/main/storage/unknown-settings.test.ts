import { expect, test } from 'vitest';
import { openSettingsWith, provider } from './testing/opened-settings';

// An unknown key is reported with the most similar known one. Other settings stay in use.

test.each([
  [{ themes: 'dark' }, 'themes', 'theme'],
  [{ memory: { fileName: ['A.md'] } }, 'memory.fileName', 'memory.fileNames'],
  [{ discoveryCommand: 'bin/tools' }, 'discoveryCommand', 'tools.discoveryCommand'],
  [{ providers: [{ ...provider, imagse: true }] }, 'providers[0].imagse', 'providers[0].images'],
  [
    { toolGroups: { docs: { tools: [], sytemPrompt: '' } } },
    'toolGroups.docs.sytemPrompt',
    'toolGroups.docs.systemPrompt',
  ],
])('%j: the nearest known one is named', async (settings, key, nearest) => {
  const { problems } = await openSettingsWith(JSON.stringify(settings));
  expect(problems).toEqual([`settings.json: ${key}: this setting does not exist. Did you mean ${nearest}?`]);
});

test.each([
  [{ 'memory.others.cursor': false }, 'memory.others.cursor', '"memory": { "others": { "cursor": … } }'],
  [{ editor: {}, 'editor.tabSize': 2 }, 'editor.tabSize', '"editor": { "tabSize": … }'],
])('%j: a known key with dots is shown in nested form', async (settings, key, nested) => {
  const { problems } = await openSettingsWith(JSON.stringify(settings));
  expect(problems).toEqual([`settings.json: ${key} is ignored. Write it in nested form: ${nested}`]);
});

test('what is known, and the name of a schema for editors, is no problem', async () => {
  const { store, problems } = await openSettingsWith(
    JSON.stringify({ $schema: 'x', theme: 'dark', commands: { environment: { ANY_NAME: '1' } } }),
  );
  expect(problems).toEqual([]);
  expect(store.current().settings.theme).toBe('dark');
});

test('the names other tools have for the commands of tools are read; ours holds where both stand', async () => {
  const { store, problems } = await openSettingsWith(
    JSON.stringify({
      tools: { toolDiscoveryCommand: 'bin/tools', toolCallCommand: 'theirs', callCommand: 'ours' },
    }),
  );
  expect(store.current().settings.tools).toEqual({ discoveryCommand: 'bin/tools', callCommand: 'ours' });
  expect(problems).toEqual([]);
});
