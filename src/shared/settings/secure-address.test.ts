import { expect, it } from 'vitest';
import { isSecureAddress } from './secure-address';

it.each(['https://example.com/a?b', 'http://127.0.0.1:8080/x', 'http://localhost', 'http://[::1]:80?x'])(
  '%s is for its host alone',
  (address) => {
    expect(isSecureAddress(address)).toBe(true);
  },
);

it.each([
  'http://example.com/',
  'http://127.0.0.1@example.com/',
  'http://127.0.0.1:80@example.com/',
  'http://127.0.0.1.example.com/',
  'http://localhost.example.com/',
  'https:///x',
  'javascript:alert(1)',
  'file:///etc/passwd',
])('%s is not', (address) => {
  expect(isSecureAddress(address)).toBe(false);
});
