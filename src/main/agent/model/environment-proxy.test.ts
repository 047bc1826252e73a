import { describe, expect, it } from 'vitest';
import { environmentProxy, shownProxy, UnusableProxyError } from './environment-proxy';

function proxyFor(address: string, env: NodeJS.ProcessEnv): string | undefined {
  return environmentProxy(new URL(address), env)?.href;
}

const proxy = 'http://proxy.corp:3128/';

describe('the proxy of the environment', () => {
  it('is named for each protocol, or for all, in capitals and in small letters', () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])
      expect(proxyFor('http://a.example/v1', { [name]: proxy })).toBe(proxy);
    for (const name of ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'])
      expect(proxyFor('https://a.example/v1', { [name]: proxy })).toBe(proxy);
    expect(proxyFor('http://a.example', { HTTPS_PROXY: proxy })).toBeUndefined();
    expect(proxyFor('https://a.example', { HTTP_PROXY: proxy })).toBeUndefined();
    expect(proxyFor('https://a.example', {})).toBeUndefined();
  });

  it('is the nearest one: of the protocol before that for all, small letters before capitals', () => {
    const other = 'http://other.corp/';
    expect(proxyFor('http://a.example', { ALL_PROXY: other, HTTP_PROXY: proxy })).toBe(proxy);
    expect(proxyFor('http://a.example', { HTTP_PROXY: other, http_proxy: proxy })).toBe(proxy);
    expect(proxyFor('http://a.example', { http_proxy: '', HTTP_PROXY: proxy })).toBe(proxy);
  });

  it('may be written without a protocol, and with a password that is never shown', () => {
    expect(proxyFor('http://a.example', { HTTP_PROXY: ' proxy.corp:3128 ' })).toBe(proxy);
    const secret = environmentProxy(new URL('http://a.example'), { HTTP_PROXY: 'http://me:pw@proxy.corp:1' });
    expect([secret?.password, secret && shownProxy(secret)]).toEqual(['pw', 'http://proxy.corp:1']);
  });

  it('is refused by the name of its variable when it is none that can be used', () => {
    for (const value of ['socks5://proxy.corp:1080', 'http://', 'a b'])
      expect(() => proxyFor('http://a.example', { ALL_PROXY: value })).toThrow(
        new UnusableProxyError('ALL_PROXY'),
      );
  });

  it.each(['http://localhost:1/v1', 'http://api.localhost', 'http://127.0.0.1:8080', 'http://[::1]/'])(
    'is not used for %s',
    (address) => {
      expect(proxyFor(address, { HTTP_PROXY: proxy })).toBeUndefined();
    },
  );

  it.each([
    ['*', 'http://a.example'],
    ['a.example', 'http://a.example:8080'],
    ['A.Example', 'http://a.example'],
    ['a.example', 'http://api.a.example'],
    ['.a.example', 'http://api.a.example'],
    ['.a.example', 'http://a.example'],
    ['*.a.example', 'http://api.a.example'],
    ['b.example, a.example', 'http://a.example'],
    ['b.example a.example', 'http://a.example'],
    ['a.example:8080', 'http://a.example:8080'],
    ['a.example:80', 'http://a.example'],
    ['10.1.2.3', 'http://10.1.2.3:11434'],
    ['10.0.0.0/8', 'http://10.1.2.3'],
    ['fd00::/8', 'http://[fd12::1]:80'],
    ['fd12::1', 'http://[fd12:0::1]'],
    ['[fd12::1]:81', 'http://[fd12::1]:81'],
  ])('is not used where NO_PROXY=%s excepts %s', (exceptions, address) => {
    expect(proxyFor(address, { HTTP_PROXY: proxy, NO_PROXY: exceptions })).toBeUndefined();
    expect(proxyFor(address, { HTTP_PROXY: proxy, no_proxy: exceptions, NO_PROXY: 'x' })).toBeUndefined();
  });

  it.each([
    ['', 'http://a.example'],
    [' , ', 'http://a.example'],
    ['.', 'http://a.example'],
    ['example', 'http://a-example'],
    ['a.example', 'http://ba.example'],
    ['api.a.example', 'http://a.example'],
    ['a.example:8080', 'http://a.example'],
    ['10.1.2.3', 'http://10.1.2.33'],
    ['10.0.0.0/8', 'http://11.1.2.3'],
    ['10.0.0.0/8', 'http://10.example'],
    ['10.0.0.0/99', 'http://10.1.2.3'],
    ['fd00::/8', 'http://10.1.2.3'],
    ['[fd12::1]:81', 'http://[fd12::1]:82'],
  ])('is used where NO_PROXY=%s says nothing of %s', (exceptions, address) => {
    expect(proxyFor(address, { HTTP_PROXY: proxy, NO_PROXY: exceptions })).toBe(proxy);
  });
});
