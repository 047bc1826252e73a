import { emptyQuery } from '@shared/search/empty-search';
import type { TextQuery } from '@shared/search/text-query-schema';
import { substituted } from '@shared/search/text-search';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../workspace';
import { createSearchFolder, type SearchFolder } from '../testing/test-search';
import { planReplacement } from './plan-replacement';

let root: string;
let write: SearchFolder['write'];
beforeEach(async () => {
  ({ root, write } = await createSearchFolder());
});

type Asked = { readonly query: Partial<TextQuery>; readonly replacement: string };

async function plans(paths: readonly string[], { query, replacement }: Asked) {
  return await planReplacement(await createWorkspace(root), paths, {
    replacement: { query: { ...emptyQuery, ...query }, replacement },
    signal: new AbortController().signal,
  });
}

/** The texts after the replacement, or the reason for its failure. */
async function results(paths: readonly string[], asked: Asked) {
  return (await plans(paths, asked)).map((plan) =>
    plan.kind === 'unusable' ? plan.why : substituted(plan.base.text, plan.matches, new Set()),
  );
}

async function replaced(text: string, query: Partial<TextQuery>, replacement: string) {
  await write({ 'a.txt': text });
  return (await results(['a.txt'], { query, replacement }))[0];
}

it('finds each match in its file, with its line, whatever the encoding and the line ends', async () => {
  await write({
    'crlf.txt': 'é one\r\n\r\n  two one\r\n',
    'bom.txt': '\ufeffone',
    'wide.txt': Buffer.from('\ufeffé one\r\n', 'utf16le'),
    'western.txt': Buffer.from('caf\xe9 one d\xe9j\xe0 vu\n', 'latin1'),
    'empty.txt': '',
  });
  const paths = ['crlf.txt', 'empty.txt', 'bom.txt', 'wide.txt', 'western.txt'];
  const asked = { query: { pattern: 'one' }, replacement: 'öne' };
  expect(await results(paths, asked)).toEqual([
    'é öne\n\n  two öne\n',
    { key: 'search.no-match-now', params: {} },
    'öne',
    'é öne\n',
    'café öne déjà vu\n',
  ]);
  expect((await plans(['crlf.txt'], asked))[0]).toMatchObject({
    matches: [
      { line: 1, from: 2, to: 5, by: 'öne', text: 'é one', matched: [2, 5] },
      { line: 3, from: 13, to: 16, by: 'öne', text: 'two one', matched: [4, 7] },
    ],
  });
});

describe('what takes the place of a match', () => {
  it('is literal, unless the query is an expression', async () => {
    expect(await replaced('a $1 a', { pattern: 'a' }, '$1\\n$$')).toBe('$1\\n$$ $1 $1\\n$$');
  });

  it.each([
    ['$2$1', 'baxy\n'],
    ['$1_', 'ax_y\n'],
    ['[$&]', '[axb]y\n'],
    ['[$0]', '[axb]y\n'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a user types
    ['${last}!', 'b!y\n'],
    ['$<last>!', 'b!y\n'],
    ['$$1', '$1y\n'],
    ['a$', 'a$y\n'],
    ['1\\n2\\t\\\\n', '1\n2\t\\ny\n'],
    ['', 'y\n'],
  ])('%s of an expression', async (replacement, expected) => {
    expect(await replaced('axby\n', { pattern: '(ax)(?<last>b)', isExpression: true }, replacement)).toBe(
      expected,
    );
  });

  it('can stand at places where nothing is', async () => {
    expect(await replaced('a\n\nb', { pattern: '^', isExpression: true }, '> ')).toBe('> a\n> \n> b');
  });

  it('knows what only ripgrep’s second engine understands', async () => {
    expect(await replaced('foobar foo', { pattern: '(f)oo(?=bar)', isExpression: true }, '$1')).toBe(
      'fbar foo',
    );
  });
});

it('of what cannot be replaced it says why', async () => {
  await write({
    'binary.bin': Buffer.from('one\0'),
    'long.js': `one ${'x'.repeat(1024 * 1024)}\n`,
    'a.txt': 'one\n',
  });
  const paths = ['binary.bin', 'long.js', 'gone.txt', '../outside.txt', 'a.txt'];
  const found = await results(paths, { query: { pattern: 'one' }, replacement: 'two' });
  expect(found.map((each) => (typeof each === 'string' ? each : each.key))).toEqual([
    'project-files.binary',
    'search.line-too-long',
    'search.file-gone',
    expect.any(String),
    'two\n',
  ]);
});
