import { expect, test } from 'vitest';
import { redact } from './redact';

test('a known secret goes in every form a log line could carry it', () => {
  const secret = 'my "own" secret/key';
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify({ key: secret }),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
  ];
  const clean = redact(forms.join('\n'), [secret]);
  for (const form of [...forms, secret]) expect(clean).not.toContain(form);
});

test.each([
  'sk-proj-abcdefgh12345678',
  'ghp_abcdefghij0123456789abcdefghij',
  'github_pat_11ABCDEFG0123456789_abcdef',
  'glpat-abcdefghij0123456789',
  'xoxb-1234567890-abcdef',
  'AKIAIOSFODNN7EXAMPLE',
  'tvly-abcdefgh12345678',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0abc.signature',
  '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----',
])('what is shaped like a key goes though nobody named it: %s', (key) => {
  expect(redact(`before ${key} after`)).toBe('before [redacted] after');
});

test.each([
  ['Authorization: Bearer abcdef123456', 'Authorization: Bearer [redacted]'],
  ['{"apiKey": "abcdef123456"}', '{"apiKey": "[redacted]"}'],
  ['http://127.0.0.1:4000/?token=abcdef123456', 'http://127.0.0.1:4000/?token=[redacted]'],
  ['https://ada:lovelace@example.com/', 'https://ada:[redacted]@example.com/'],
])('what is named as a secret goes, its name stays: %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('ordinary text stays as it is', () => {
  const text = 'read src/token-list.ts: 40 tokens, task sk-1, the secret of a good day';
  expect(redact(text, ['none', ''])).toBe(text);
});
