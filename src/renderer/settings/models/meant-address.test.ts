import { describe, expect, it } from 'vitest';
import { meantAddress } from './meant-address';

describe('meantAddress', () => {
  it.each([
    'localhost:11434/v1',
    'LocalHost',
    'ollama.localhost/v1',
    'gpu-box:8000/v1',
    'gpu-box.local/v1',
    '127.0.0.1:8080/v1',
    '10.1.2.3/v1',
    '172.16.0.9:1234',
    '192.168.1.20:1234/v1',
    '169.254.3.4/v1',
    '100.64.0.7:8000/v1',
    '0.0.0.0:8000',
    '[::1]:11434/v1',
    '[fd12:3456::1]/v1',
    '[fe80::1]:8000/v1',
  ])('takes %s as a server near by, reached by http', (typed) => {
    expect(meantAddress(typed)).toBe(`http://${typed}`);
  });

  it.each([
    'api.example.com',
    'api.example.com/v1',
    'api.example.com:8443/v1?team=a@b',
    'münchen.example/v1',
    '8.8.8.8/v1',
    '172.32.0.1/v1',
    '100.128.0.1/v1',
    'localhost.example.com/v1',
    '[2001:db8::1]/v1',
  ])('takes %s as a server elsewhere, reached by https', (typed) => {
    expect(meantAddress(` ${typed} `)).toBe(`https://${typed}`);
  });

  it.each([
    '',
    'openai',
    'no address',
    'http://127.0.0.1:9/v1',
    'https://api.example.com/v1',
    'ftp://api.example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'me:pass@api.example.com/v1',
    'me@api.example.com',
    'C:/models/v1',
    'api.example.com/v 1',
    '[::zz]/v1',
    'localhost:99999/v1',
  ])('leaves %s as it is', (typed) => {
    expect(meantAddress(typed)).toBe(typed);
  });
});
