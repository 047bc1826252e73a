import { readFile } from 'node:fs/promises';
import { settingsSchema } from '@shared/settings/settings-schema';
import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { openSettingsWith } from '../testing/opened-settings';
import { settingRows } from './setting-rows';

const row = (key: string) => settingRows([]).find((each) => each.key === key);

it('has a row for each key that no page of its own shows, with what it may be and what holds without it', () => {
  expect([row('theme'), row('diff.wrap'), row('summarizeToolOutput.run_shell_command.tokenBudget')]).toEqual([
    {
      key: 'theme',
      control: { kind: 'choice', choices: ['system', 'light', 'dark'] },
      fallback: 'system',
      fault: null,
    },
    { key: 'diff.wrap', control: { kind: 'switch' }, fallback: true, fault: null },
    {
      key: 'summarizeToolOutput.run_shell_command.tokenBudget',
      control: { kind: 'number', whole: true, least: 1, most: null },
      fault: null,
    },
  ]);
  expect([row('memory.fileNames'), row('commands.environment'), row('editor.command')]).toMatchObject([
    { control: { kind: 'list' } },
    { control: { kind: 'pairs' }, fallback: {} },
    { control: { kind: 'text' }, fallback: settingsSchema.parse({}).editor.command },
  ]);
  expect(row('editor.fontSize')?.control).toEqual({ kind: 'number', whole: false, least: 8, most: 40 });
  expect([row('providers'), row('web.allowedHosts'), row('tools.callCommand')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('sets one key and takes it out again, and comments stay', async () => {
  const { store, file } = await openSettingsWith('{\n  // Wide lines.\n  "diff": { "wrap": false }\n}\n');
  await store.set('diff.view', 'inline');
  expect(store.current().settings.diff).toMatchObject({ wrap: false, view: 'inline' });
  await store.set('diff.wrap', undefined);
  expect(store.current().settings.diff).toMatchObject({ wrap: true, view: 'inline' });
  expect(await readFile(file, 'utf8')).toContain('// Wide lines.');
});

it.each([
  ['diff.view', 'upside-down'],
  ['providers', []],
  ['__proto__.polluted', true],
  ['diff', {}],
  ['editor.fontSize', 41],
  ['editor.tabSize', 2.5],
])('refuses %s = %j, and the file stays as it was', async (key, value) => {
  const { store, file } = await openSettingsWith('{}');
  await expect(store.set(key, value)).rejects.toMatchObject({ code: 'invalid' });
  expect(await readFile(file, 'utf8')).toBe('{}');
});

it('tells at its row what the file says in vain', async () => {
  const { store } = await openSettingsWith('{ "theme": "purple", "memory": { "fileNames": ["a/b"] } }');
  const faults = (await store.rows()).flatMap(({ key, fault }) => (fault ? [[key, say(fault)]] : []));
  expect(faults).toEqual([
    ['theme', expect.stringContaining('settings.json: theme: ')],
    ['memory.fileNames', expect.stringContaining('memory.fileNames[0]')],
  ]);
});
