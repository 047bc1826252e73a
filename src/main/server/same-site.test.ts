import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { createSiteCheck } from './same-site';

test('bound to loopback, only loopback names are its own', () => {
  const site = createSiteCheck('127.0.0.1');
  expect(site.admits({ host: '127.0.0.1:4000' })).toBe(true);
  expect(site.admits({ host: `${hostname()}.example:4000` })).toBe(false);
  expect(site.admits({ host: '192.168.1.7:4000' })).toBe(false);
  expect(site.admits({})).toBe(false);
  expect(site.admits({ host: '' })).toBe(false);
});

test('bound to an address, that address is its own as well', () => {
  const site = createSiteCheck('192.168.1.7');
  expect(site.admits({ host: '192.168.1.7:4000', origin: 'http://192.168.1.7:4000' })).toBe(true);
  expect(site.admits({ host: '192.168.1.7:4000', origin: 'http://192.168.1.8:4000' })).toBe(false);
  expect(site.admits({ host: '192.168.1.8:4000' })).toBe(false);
});

test('bound to an IPv6 address, that address is its own in brackets', () => {
  expect(createSiteCheck('fd00::1').admits({ host: '[fd00::1]:4000' })).toBe(true);
});

test('bound to everywhere, the names and addresses of this machine are its own, others are not', () => {
  const site = createSiteCheck('0.0.0.0');
  expect(site.admits({ host: `${hostname()}:4000` })).toBe(true);
  expect(site.admits({ host: '127.0.0.1:4000' })).toBe(true);
  expect(site.admits({ host: 'evil.example:4000' })).toBe(false);
});
