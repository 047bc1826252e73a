import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openSecrets, type Secrets } from './secrets';
import type { Vault } from './vault';

const origin = 'https://a.example';

/** Reverses the text, which is enough to distinguish encrypted from plain. */
const vault: Vault = {
  encrypt: async (plain) => Buffer.from([...plain].reverse().join('')),
  decrypt: async (cipher) => [...Buffer.from(cipher).toString()].reverse().join(''),
};

async function open(
  home: string,
  own: Vault | null = null,
): Promise<{ secrets: Secrets; problems: string[] }> {
  const problems: string[] = [];
  const secrets = await openSecrets({
    home,
    openVault: async () => own,
    others: [],
    onProblem: (problem) => problems.push(say(problem)),
  });
  return { secrets, problems };
}

test('a secret is there after a restart, and gone when it was removed', async () => {
  const home = await tempFolder();
  const { secrets } = await open(home);
  await secrets.set('provider:openai', 'canary-key-1', origin);
  const { secrets: later } = await open(home);
  expect(later.has('provider:openai')).toBe(true);
  expect(await later.get('provider:openai')).toBe('canary-key-1');
  await later.remove('provider:openai');
  expect(await later.get('provider:openai')).toBeNull();
  expect(await (await open(home)).secrets.get('provider:openai')).toBeNull();
});

test('the file is for its owner alone, also when it was not before', async () => {
  const home = await tempFolder();
  const file = path.join(home, 'secrets');
  await (await open(home)).secrets.set('a', 'canary-key-1', origin);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await chmod(file, 0o644);
  await open(home);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('where the system has a store, the file holds no plain secret', async () => {
  const home = await tempFolder();
  const { secrets } = await open(home, vault);
  await secrets.set('a', 'canary-key-1', origin);
  const text = await readFile(path.join(home, 'secrets'), 'utf8');
  expect(text).not.toContain('canary');
  expect(text).not.toContain(Buffer.from('canary-key-1').toString('base64'));
  expect(await (await open(home, vault)).secrets.get('a')).toBe('canary-key-1');
});

test('a secret encrypted by the desktop application is said to be out of reach elsewhere', async () => {
  const home = await tempFolder();
  await (await open(home, vault)).secrets.set('provider:openai', 'canary-key-1', origin);
  await expect((await open(home)).secrets.get('provider:openai')).rejects.toThrow(
    'The desktop application stored the key “provider:openai”, so it cannot be read here. Enter it again in the settings, or set OPENAI_API_KEY.',
  );
});

test('a store that cannot decrypt is said without the secret', async () => {
  const home = await tempFolder();
  await (await open(home, vault)).secrets.set('a', 'canary-key-1', origin);
  const broken: Vault = { ...vault, decrypt: () => Promise.reject(new Error('locked')) };
  const failure: unknown = await (await open(home, broken)).secrets.get('a').catch((error: unknown) => error);
  expect(String(failure)).toContain('The system could not decrypt the key “a”.');
  expect(String(failure)).not.toContain('canary');
});

test('what was held in plain is known, for the log to leave out', async () => {
  const home = await tempFolder();
  await (await open(home)).secrets.set('a', 'canary-key-1', origin);
  const secrets = await openSecrets({
    home,
    openVault: async () => null,
    others: ['from-environment'],
    onProblem() {},
  });
  await secrets.get('a');
  await secrets.set('b', 'canary-key-2', origin);
  expect(secrets.known()).toEqual(['from-environment', 'canary-key-1', 'canary-key-2']);
});

test('a key that the system does not encrypt is refused in words', async () => {
  const refusing: Vault = {
    ...vault,
    encrypt: async () => {
      throw new Error('Error while encrypting the text provided to safeStorage.encryptStringAsync.');
    },
  };
  const { secrets } = await open(await tempFolder(), refusing);
  await expect(secrets.set('provider:openai', 'canary-key-1', origin)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The system could not encrypt the key “provider:openai”. Allow Pilotfish to use its keychain.',
  });
  expect(secrets.has('provider:openai')).toBe(false);
});

test('a broken file is put aside and said without its contents', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'secrets'), '{ "a": { "plain": "canary-key-1" ');
  const { secrets, problems } = await open(home);
  expect(secrets.has('a')).toBe(false);
  expect(problems).toEqual([
    expect.stringMatching(
      /^secrets is invalid: line 1, .* It was renamed to \S+\. Pilotfish ignores the keys in it\. Enter them again in the settings, or fix that file and rename it back\.$/,
    ),
  ]);
  expect(problems.join()).not.toContain('canary');
});

async function asides(home: string): Promise<string[]> {
  const names = (await readdir(home)).filter((name) => name.startsWith('secrets.'));
  return await Promise.all(names.map((name) => readFile(path.join(home, name), 'utf8')));
}

test('an entry of another form is said without its contents, and kept aside with the file it was in', async () => {
  const home = await tempFolder();
  const text = '{ "a": "canary-key-2", "b": { "plain": "canary-key-1" } } // by hand';
  await writeFile(path.join(home, 'secrets'), text);
  const { secrets, problems } = await open(home);
  expect([secrets.has('a'), await secrets.get('b')]).toEqual([false, 'canary-key-1']);
  expect(problems).toEqual([
    expect.stringMatching(
      /^The file “secrets” contains an invalid entry: “a”\. The original file was copied to .*secrets\.broken-\S+\. The other keys are in use\. Enter this one again in the settings\.$/,
    ),
  ]);
  await secrets.set('a', 'canary-key-3', origin);
  expect(await asides(home)).toEqual([text]);
  expect((await open(home)).problems).toEqual([]);
});

test.each(['', ' \n'])(
  'an empty file (%j) is put aside and said, and what was in use stays in use',
  async (text) => {
    const home = await tempFolder();
    const { secrets, problems } = await open(home);
    await secrets.set('a', 'canary-key-1', origin);
    await writeFile(path.join(home, 'secrets'), text);
    await secrets.reload();
    expect(problems).toEqual([
      expect.stringMatching(
        /^The file “secrets” is empty, so its keys are lost\. It was renamed to .*secrets\.broken-\S+\. /,
      ),
    ]);
    expect([await secrets.get('a'), await asides(home)]).toEqual(['canary-key-1', [text]]);
    await secrets.set('b', 'canary-key-2', origin);
    const later = await open(home);
    expect([await later.secrets.get('a'), await later.secrets.get('b')]).toEqual([
      'canary-key-1',
      'canary-key-2',
    ]);
  },
);

test('an empty file at the start is said as well', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'secrets'), '');
  expect((await open(home)).problems).toEqual([expect.stringContaining('“secrets” is empty')]);
});

test('a file that is no list of keys at all is put aside', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'secrets'), '["canary-key-1"]');
  const { problems } = await open(home);
  expect(problems).toEqual([expect.stringContaining('expected an object in braces')]);
  expect(await asides(home)).toEqual(['["canary-key-1"]']);
});

test('a file that goes while it is in use takes no key with it, and is said once', async () => {
  const home = await tempFolder();
  const { secrets, problems } = await open(home);
  await secrets.reload();
  expect(problems).toEqual([]);
  await secrets.set('a', 'canary-key-1', origin);
  await rm(path.join(home, 'secrets'));
  await secrets.reload();
  await secrets.reload();
  expect(await secrets.get('a')).toBe('canary-key-1');
  expect(problems).toEqual([
    'The file “secrets” is gone, with the keys in it. Keys in use stay in use until Pilotfish ends. Saving a key in the settings stores them again.',
  ]);
  await secrets.set('b', 'canary-key-2', origin);
  expect(await keysIn(home)).toEqual(['canary-key-1', 'canary-key-2']);
});

test.each(['gone', '', '{ "a": { "pl'])(
  'a key that is kept while the file is %j unseen takes no other with it',
  async (text) => {
    const home = await tempFolder();
    const { secrets, problems } = await open(home);
    await secrets.set('a', 'canary-key-1', origin);
    if (text === 'gone') await rm(path.join(home, 'secrets'));
    else await writeFile(path.join(home, 'secrets'), text);
    await secrets.set('b', 'canary-key-2', origin);
    expect(await keysIn(home)).toEqual(['canary-key-1', 'canary-key-2']);
    expect(problems[0]).toMatch(/^(?:The file “secrets”|secrets) is /);
    expect(problems.join()).not.toContain('canary');
  },
);

test('a file that breaks while it is in use is left to be mended, and what was in use stays so', async () => {
  const home = await tempFolder();
  const { secrets, problems } = await open(home);
  await secrets.set('a', 'canary-key-1', origin);
  await writeFile(path.join(home, 'secrets'), '{ "a": { "plain": "canary-key-1" ');
  await secrets.reload();
  expect([await secrets.get('a'), await asides(home)]).toEqual(['canary-key-1', []]);
  expect(problems).toEqual([expect.stringMatching(/^secrets is invalid: .*The previous content stays/)]);
  await writeFile(path.join(home, 'secrets'), '{ "b": { "plain": "canary-key-2" } }');
  await secrets.reload();
  expect([secrets.has('a'), await secrets.get('b')]).toEqual([false, 'canary-key-2']);
});

test('a key that another process keeps after the file was lost is seen', async () => {
  const home = await tempFolder();
  const { secrets } = await open(home);
  await secrets.set('a', 'canary-key-1', origin);
  await writeFile(path.join(home, 'secrets'), '');
  await secrets.reload();
  await (await open(home)).secrets.set('b', 'canary-key-2', origin);
  await secrets.reload();
  expect([await secrets.get('a'), await secrets.get('b')]).toEqual(['canary-key-1', 'canary-key-2']);
  await secrets.set('c', 'canary-key-3', origin);
  expect(await keysIn(home)).toEqual(['canary-key-1', 'canary-key-2', 'canary-key-3']);
});

/** The keys after a new start. */
async function keysIn(home: string): Promise<(string | null)[]> {
  const { secrets } = await open(home);
  const keys = await Promise.all(['a', 'b', 'c'].map((name) => secrets.get(name)));
  return keys.filter((key) => key !== null);
}
