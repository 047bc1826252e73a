import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './server';

test('a port in use is said with what would help', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port: other } = taken.address() as net.AddressInfo;
  await expect(
    startServer({
      address: '127.0.0.1',
      port: other,
      renderer: '/',
      pages: [''],
      pageLanguage: () => 'en',
      onLink() {},
      onChannel() {},
    }),
  ).rejects.toThrow(`Port ${other} is in use. Choose another with --port, or leave it out for a free one.`);
});

test('an address that is not this machine is said', async () => {
  await expect(
    startServer({
      address: '192.0.2.1',
      port: null,
      renderer: '/',
      pages: [''],
      pageLanguage: () => 'en',
      onLink() {},
      onChannel() {},
    }),
  ).rejects.toThrow('192.0.2.1 cannot be listened on: this machine has no such address.');
});

test('the page has no script inside it that the policy would stop', async () => {
  const page = await readFile(new URL('../../renderer/index.html', import.meta.url), 'utf8');
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
});
