import { expect, test } from 'vitest';
import { namedIn, withoutResource, withoutTool } from './named-in';

const notes = { server: 'docs', uri: 'file:///notes.md' };

test('paths and resources are told apart, without the word that is being written', () => {
  const text = 'See @src/a.ts @docs:file:///notes.md @other:x @"my notes.md", and @src/b.ts';
  expect(namedIn(text, ['docs'])).toEqual({
    paths: ['src/a.ts', 'other:x', 'my notes.md'],
    resources: [notes],
    tools: [],
  });
});

test('a prompt takes along its files itself; what no path can be is none', () => {
  expect(namedIn('/review @src/a.ts now', [])).toEqual({ paths: [], resources: [], tools: [] });
  expect(namedIn(`@${'a'.repeat(1001)} `, []).paths).toEqual([]);
});

test('a resource is taken out with the blank behind it', () => {
  const text = 'Read @docs:file:///notes.md now, and @docs:file:///notes.md.bak';
  expect(withoutResource(text, notes)).toBe('Read now, and @docs:file:///notes.md.bak');
});

test('tools and groups are told by their braces, and taken out with the blank behind them', () => {
  const text = 'Use @{read-only} and @{glob}, @{not there} @{half}';
  expect(namedIn(text, [])).toEqual({ paths: [], resources: [], tools: ['read-only', 'glob'] });
  expect(withoutTool(text, 'read-only')).toBe('Use and @{glob}, @{not there} @{half}');
});
