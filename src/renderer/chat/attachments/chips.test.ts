import type { Attachment } from '@shared/attachments/attachment';
import { expect, test } from 'vitest';
import { chipId, chipsOf, filesOf, shortWeight, tokensOf } from './chips';

const file = (id: string, name: string): Attachment => ({
  id,
  name,
  size: 10,
  kind: 'text',
  mimeType: 'text/plain',
  tokens: 300,
});

test('files are a chip each, whatever they are called, and those of one folder are one', () => {
  const [a, b, c, d] = [
    file('1', 'a.txt'),
    file('2', 'docs/b.txt'),
    file('3', 'a.txt'),
    file('4', 'docs/x/d.txt'),
  ];
  const chips = chipsOf([a, b, c, d] as Attachment[]);
  expect(chips).toEqual([
    { kind: 'file', attachment: a },
    { kind: 'folder', name: 'docs', attachments: [b, d] },
    { kind: 'file', attachment: c },
  ]);
  expect(chips.map(chipId)).toEqual(['1', '2', '3']);
  expect(chips.map((chip) => tokensOf(filesOf(chip)))).toEqual([300, 600, 300]);
});

test.each([
  [0, '0 tokens'],
  [1, '1 token'],
  [950, '950 tokens'],
  [1234, '1.2K tokens'],
  [3_400_000, '3.4M tokens'],
])('%d are %s on a chip', (tokens, weight) => {
  expect(shortWeight(tokens)).toBe(weight);
});
