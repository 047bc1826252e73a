import { describe, expect, it } from 'vitest';
import { hostMatches } from './host-match';
import { pageAddress } from './page-address';

describe('the address of a page', () => {
  it('is what a URL makes of what was written', () => {
    expect(pageAddress(' HTTPS://Docs.Example.com:443/a b?q=ü#part ').href).toBe(
      'https://docs.example.com/a%20b?q=%C3%BC',
    );
    expect(pageAddress('http://2130706433/').hostname).toBe('127.0.0.1');
    expect(pageAddress('http://0x7f.1/').hostname).toBe('127.0.0.1');
  });

  it('is the raw file of what GitHub shows', () => {
    expect(pageAddress('https://github.com/a/b/blob/main/docs/x.md?plain=1#L3').href).toBe(
      'https://raw.githubusercontent.com/a/b/main/docs/x.md',
    );
    expect(pageAddress('https://github.com/a/b/issues/1').href).toBe('https://github.com/a/b/issues/1');
    expect(pageAddress('https://github.com.evil.example/a/b/blob/main/x').hostname).toBe(
      'github.com.evil.example',
    );
  });

  it.each([
    ['nonsense', /Parameter "url" must be a whole address/],
    ['file:///etc/passwd', /must begin with http/],
    ['javascript:alert(1)', /must begin with http/],
    ['https://docs.example.com@evil.example/', /must not hold a name or password/],
  ])('is refused: %s', (given, reason) => {
    expect(() => pageAddress(given)).toThrow(reason);
  });
});

describe('a host', () => {
  const matches = (match: string, url: string, ports: 'usual' | 'every' = 'usual') =>
    hostMatches(match, new URL(url), ports);

  it('is matched whole, without regard to case, with its port or the usual one', () => {
    expect(matches('Docs.Example.com', 'https://docs.example.com/x')).toBe(true);
    expect(matches('docs.example.com', 'https://docs.example.com./x')).toBe(true);
    expect(matches('docs.example.com', 'http://docs.example.com:8080/')).toBe(false);
    expect(matches('docs.example.com', 'http://docs.example.com:8080/', 'every')).toBe(true);
    expect(matches('docs.example.com:8080', 'http://docs.example.com:8080/')).toBe(true);
    expect(matches('docs.example.com:443', 'https://docs.example.com/')).toBe(true);
    expect(matches('docs.example.com', 'https://docs.example.com.evil.example/')).toBe(false);
    expect(matches('example.com', 'https://docs.example.com/')).toBe(false);
    expect(matches('[::1]:3000', 'http://[::1]:3000/')).toBe(true);
  });

  it('with a star is each below, and not the one itself', () => {
    expect(matches('*.example.com', 'https://docs.example.com/')).toBe(true);
    expect(matches('*.example.com', 'https://a.b.example.com/')).toBe(true);
    expect(matches('*.example.com', 'https://example.com/')).toBe(false);
    expect(matches('*.example.com', 'https://badexample.com/')).toBe(false);
  });
});
