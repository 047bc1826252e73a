import { afterEach, expect, test } from 'vitest';
import { setSystemProxy, systemProxy } from './system-proxy';

afterEach(() => setSystemProxy(null));

const address = new URL('https://api.example/v1');

test.each([
  ['DIRECT', null],
  ['PROXY proxy.corp:8080', 'http://proxy.corp:8080/'],
  ['HTTPS proxy.corp:443; DIRECT', 'https://proxy.corp/'],
  ['SOCKS5 socks.corp:1080; PROXY proxy.corp:8080', 'http://proxy.corp:8080/'],
  ['SOCKS5 socks.corp:1080', null],
])('%s', async (answer, expected) => {
  const asked: string[] = [];
  setSystemProxy(async (url) => {
    asked.push(url);
    return answer;
  });
  expect((await systemProxy(address))?.href ?? null).toBe(expected);
  expect(asked).toEqual(['https://api.example/v1']);
});

test('without a desktop the connection is direct', async () => {
  expect(await systemProxy(address)).toBeNull();
});
