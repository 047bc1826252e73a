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
  ).rejects.toThrow(
    `Port ${other} is in use. Choose another port with --port, or omit it to use a free port.`,
  );
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
  ).rejects.toThrow('Cannot listen on 192.0.2.1: the address does not belong to this machine.');
});

test('the page has no script inside it that the policy would stop', async () => {
  const page = await readFile(new URL('../../renderer/index.html', import.meta.url), 'utf8');
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
});
