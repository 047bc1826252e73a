import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSettings, openSettingsWith, provider, usedFolder } from './testing/opened-settings';

test.each([
  [{}, 'The keys and the chats are'],
  [{ chats: false }, 'The keys are'],
  [{ keys: false }, 'The chats are'],
])('a file that is gone at the start of a data folder that was used is said (%j)', async (left, remains) => {
  const { store, problems, mended, nextChange, file } = await openSettings(await usedFolder(left));
  expect(problems).toEqual([
    `settings.json was missing at startup, although Pilotfish was used before. Any model providers in it are lost. ${remains} still there. Restore a copy of the file to ${file}, or choose a model in the settings again.`,
  ]);
  await store.change({ activeProvider: 'demo' });
  expect(mended).toEqual([]);
  const changed = nextChange();
  await writeFile(file, JSON.stringify({ providers: [provider] }));
  expect((await changed).activeProvider).toBe('local');
  expect(mended).toEqual(problems);
});

test('a file that is gone is not missed where the environment names the model', async () => {
  const { problems } = await openSettings(await usedFolder({ keys: false }), {
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  });
  expect(problems).toEqual([]);
});

test('a file that never was is not missed where only prompts ran, without a window', async () => {
  const { problems } = await openSettings(await usedFolder({ keys: false, windows: false }));
  expect(problems).toEqual([]);
});

test.each(['', ' \n'])('a file that is empty at the start (%j) is put aside and said', async (text) => {
  const home = await usedFolder();
  await writeFile(path.join(home, 'settings.json'), text);
  const { problems, file } = await openSettings(home);
  expect(problems).toEqual([
    expect.stringMatching(
      /^settings\.json is empty\. Its previous content is lost\. It was renamed to .*settings\.json\.broken-\S+\. The defaults are in use\. The keys and the chats are still there\.$/,
    ),
  ]);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('what is said of a file is taken back when it is mended', async () => {
  const { store, problems, mended, file } = await openSettingsWith(
    JSON.stringify({ providers: [provider], theme: 'x' }),
  );
  await replaceFile(file, '{ "providers": [');
  await expect.poll(() => problems).toHaveLength(2);
  await replaceFile(file, JSON.stringify({ providers: [provider] }));
  await expect.poll(() => mended.toSorted()).toEqual(problems.toSorted());
  expect(store.current().activeProvider).toBe('local');
});

test('the secrets that go while they are in use are said, and taken back when they are there again', async () => {
  const home = await usedFolder({ chats: false });
  await writeFile(path.join(home, 'settings.json'), JSON.stringify({ providers: [provider] }));
  const { store, problems, mended } = await openSettings(home);
  const secrets = path.join(home, 'secrets');
  const text = await readFile(secrets, 'utf8');
  await rm(secrets);
  await expect
    .poll(() => problems)
    .toEqual([expect.stringMatching(/^The file “secrets” is gone, with the keys/)]);
  expect(await store.keyOf(provider)).toBe('canary-key-1');
  await writeFile(secrets, text);
  await expect.poll(() => mended).toEqual(problems);
});

test.each([
  ['deleted', (file: string) => rm(file)],
  ['emptied', (file: string) => truncate(file)],
])(
  'settings that are %s while in use stay in use, and are written anew with the next change',
  async (_how, lose) => {
    const { store, problems, file } = await openSettingsWith(
      JSON.stringify({ providers: [provider], activeProvider: 'local', theme: 'dark' }),
    );
    await lose(file);
    const lost = 'settings.json is missing or empty. The previous content stays in use.';
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

/** In one step, so that no reader sees an empty file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
