import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { openSecrets } from '../../storage/secrets';
import { createSignIns, type SignIns } from './sign-ins';
import { startProtectedServer } from './testing/protected-server';

let signIns: SignIns;
let connectedAnew: string[];

beforeEach(async () => {
  const service = await startProtectedServer();
  onTestFinished(() => service.close());
  const home = await tempFolder();
  const secrets = await openSecrets({ home, openVault: async () => null, others: [], onProblem: () => {} });
  connectedAnew = [];
  signIns = createSignIns({ secrets, onChange: async (alias) => void connectedAnew.push(alias) });
  onTestFinished(() => signIns.close());
  signIns.provider({ alias: 'notes', url: service.url });
});

it('connects anew once the user has signed in, and once they have signed out', async () => {
  const { page } = await signIns.begin('notes');
  await fetch(page);
  await signIns.over('notes');
  expect(connectedAnew).toEqual(['notes']);
  await signIns.signOut('notes');
  expect(connectedAnew).toEqual(['notes', 'notes']);
});

it('gives up what was begun before', async () => {
  await signIns.begin('notes');
  const before = expect(signIns.over('notes')).rejects.toMatchObject({ code: 'closed' });
  const { page } = await signIns.begin('notes');
  await before;
  await fetch(page);
  await signIns.over('notes');
});

it('knows no server that was never connected to, and nothing that was not begun', async () => {
  await expect(signIns.begin('other')).rejects.toMatchObject({ code: 'not-found' });
  await expect(signIns.take('notes', 'http://127.0.0.1/')).rejects.toMatchObject({ code: 'not-found' });
  await expect(signIns.over('notes')).rejects.toThrow('No sign-in to notes is in progress.');
});
