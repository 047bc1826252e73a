import { describe, expect, it } from 'vitest';
import { secretValuesIn } from './secret-values';

describe('a secret', () => {
  it.each([
    ['DB_PASSWORD=correcthorse', 'correcthorse'],
    ['12\tAPI_KEY="plain-words-only"', 'plain-words-only'],
    ['{"apiKey":"k4fs-92hd"}', 'k4fs-92hd'],
    ["password: 'hunter2hunter2'", 'hunter2hunter2'],
    ['//registry.npmjs.org/:_authToken=npm-abc-1234', 'npm-abc-1234'],
    ['SECRET_KEY_BASE=betterthanwords', 'betterthanwords'],
    ['DATABASE_URL=postgres://app:s3cretpass@db/x', 's3cretpass'],
    ['aws AKIA5XJ2P7QK9ZT3 x', 'AKIA5XJ2P7QK9ZT3'],
    ['the code is x7Kp2mQ9vB4t.', 'x7Kp2mQ9vB4t'],
    ['digest 9f86d081884c7d65', '9f86d081884c7d65'],
  ])('in %s', (text, secret) => expect(secretValuesIn(text)).toContain(secret));
});

describe('no secret', () => {
  it.each([
    'new BigUint64Array(8); Float32Array.from(x); document.getElementsByTagName("a"); Uint8ClampedArray',
    'base64UrlEncode(OAuth2Client, x509Certificate, sha256Fingerprint, int32ArrayToString)',
    'NODE_ENV=development-server LOG_FORMAT=structured-output TOKEN_TYPE=authorization',
    'VERSION=1.2.3-beta.4 date 2026-01-15T12:00:00Z 1768478400000',
    'password: PasswordField, token = parseToken(input), author: somebody',
    'https://docs.example.com:8080/guides/getting-started@latest',
    'AUTHOR=somebodyelse TOKENIZER=sentencepiece PASS=short',
  ])('in %s', (text) => expect(secretValuesIn(text)).toEqual([]));
});
