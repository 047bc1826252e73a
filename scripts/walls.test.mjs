import { describe, expect, it } from 'vitest';
import { forbiddenIn, importsOf, problemsOf } from './walls.mjs';

const walls = {
  rooms: { 'src/shared': [], 'src/main': ['src/shared'], 'src/renderer': ['src/shared'] },
  layers: {
    'src/main': [['base'], ['base/files'], ['storage', 'pty'], ['tools'], ['.']],
    'src/renderer': [['ui'], ['chat', 'editor'], ['.']],
  },
  secluded: { 'src/main/pty': ['src/main/base'] },
  listing: ['src/main/tools/index.ts'],
  doors: {
    'node:': ['src/main'],
    zod: ['src/shared', 'src/main/base/schema.ts'],
    '@xterm': ['src/renderer'],
  },
  late: { 'src/renderer/main.tsx': ['zod'] },
  mostSources: 25,
};

/** The problems of a graph in the form `file: 'imported, type of:another, later:a third'`. */
function problems(graph) {
  const imports = Object.entries(graph).map(([file, names]) => [
    file,
    names
      .split(', ')
      .filter(Boolean)
      .map((name) => ({
        name: name.replace(/^(?:type of|later):/, ''),
        isType: name.startsWith('type of:'),
        ...(name.startsWith('later:') && { isLazy: true }),
      })),
  ]);
  return problemsOf(new Map(imports), walls);
}

describe('the walls', () => {
  it('stand while everybody imports what lies below, in their room or one that theirs knows', () => {
    const graph = {
      'src/shared/errors.ts': 'zod',
      'src/main/base/schema.ts': 'zod/mini, node:fs',
      'src/main/base/files/lock.ts': 'src/main/base/schema.ts, src/shared/errors.ts',
      'src/main/storage/log.ts': 'src/main/base/files/lock.ts, type of:src/main/storage/deep/line.ts',
      'src/main/storage/deep/line.ts': 'src/main/base/schema.ts',
      'src/main/pty/session.ts': 'src/main/base/schema.ts, src/main/pty/exit.ts',
      'src/main/tools/index.ts':
        'src/main/tools/edit.ts, src/main/tools/read.ts, type of:src/main/tools/kit/tool.ts',
      'src/main/tools/edit.ts': 'type of:src/main/tools/kit/tool.ts',
      'src/main/tools/read.ts': 'src/main/tools/kit/tool.ts',
      'src/main/index.ts': 'src/main/tools/index.ts',
      'src/renderer/chat/Chat.tsx': 'src/renderer/ui/Button.tsx, @xterm/xterm',
    };
    expect(problems(graph)).toEqual([]);
  });

  it.each([
    [
      'a room that theirs knows nothing of',
      { 'src/shared/errors.ts': 'type of:src/main/base/schema.ts' },
      'src/shared/errors.ts imports src/main/base/schema.ts: src/shared knows nothing of src/main.',
    ],
    [
      'a layer above',
      { 'src/main/storage/log.ts': 'type of:src/main/tools/edit.ts' },
      'src/main/storage/log.ts imports src/main/tools/edit.ts: tools stands above storage.',
    ],
    [
      'a layer above that lies within their own folder',
      { 'src/main/base/schema.ts': 'src/main/base/files/lock.ts' },
      'src/main/base/schema.ts imports src/main/base/files/lock.ts: base/files stands above base.',
    ],
    [
      'the root of the room',
      { 'src/main/tools/edit.ts': 'src/main/index.ts' },
      'src/main/tools/edit.ts imports src/main/index.ts: . stands above tools.',
    ],
    [
      'a neighbour',
      { 'src/renderer/chat/Chat.tsx': 'src/renderer/editor/diff/Diff.tsx' },
      'src/renderer/chat/Chat.tsx imports src/renderer/editor/diff/Diff.tsx: editor stands beside chat.',
    ],
    [
      'what the secluded do not see, though it lies below',
      { 'src/main/pty/session.ts': 'src/shared/errors.ts' },
      'src/main/pty/session.ts imports src/shared/errors.ts: src/main/pty sees src/main/base alone.',
    ],
    [
      'a library through another door than its own',
      { 'src/main/base/other.ts': 'zod' },
      'src/main/base/other.ts uses zod, which is for src/shared, src/main/base/schema.ts alone.',
    ],
    [
      'Node where there is none',
      { 'src/renderer/ui/Button.tsx': 'node:fs' },
      'src/renderer/ui/Button.tsx uses node:, which is for src/main alone.',
    ],
    [
      'a library that has no door',
      { 'src/main/base/schema.ts': 'zodiac' },
      'src/main/base/schema.ts uses zodiac, which has no door in scripts/layers.mjs.',
    ],
    [
      'what serves tests alone',
      { 'src/main/base/schema.ts': 'src/main/base/testing/temp-folder.ts' },
      'src/main/base/schema.ts imports src/main/base/testing/temp-folder.ts, which is for tests alone.',
    ],
  ])('do not let anybody import %s', (_what, graph, problem) => {
    expect(problems(graph)).toEqual([problem]);
  });

  it('do not let those know each other that a list puts together, types counted', () => {
    const list = { 'src/main/tools/index.ts': 'src/main/tools/edit.ts, src/main/tools/read.ts' };
    const problem =
      'src/main/tools/edit.ts imports src/main/tools/read.ts: what src/main/tools/index.ts lists does not know each other.';
    for (const name of ['src/main/tools/read.ts', 'type of:src/main/tools/read.ts'])
      expect(problems({ ...list, 'src/main/tools/edit.ts': name })).toEqual([problem]);
  });

  it('do not let files import each other in a circle, however long, types counted', () => {
    const graph = {
      'src/shared/a.ts': 'src/shared/b.ts',
      'src/shared/b.ts': 'type of:src/shared/c.ts',
      'src/shared/c.ts': 'src/shared/a.ts, src/shared/d.ts',
      'src/shared/d.ts': '',
      'src/shared/e.ts': 'src/shared/a.ts',
    };
    expect(problems(graph)).toEqual([
      'A circle of files is among these: src/shared/a.ts, src/shared/b.ts, src/shared/c.ts.',
    ]);
  });

  it('do not let folders import each other in a circle, however long, though no file does', () => {
    const graph = {
      'src/shared/a/one.ts': 'src/shared/b/one.ts',
      'src/shared/b/two.ts': 'type of:src/shared/c/one.ts',
      'src/shared/c/two.ts': 'src/shared/a/two.ts',
      'src/shared/d/one.ts': 'src/shared/a/one.ts',
    };
    expect(problems(graph)).toEqual([
      'A circle of folders is among these: src/shared/a, src/shared/b, src/shared/c.',
    ]);
  });

  it('do not let a page load what it shall load later, by whatever way; types, and what is loaded later, count not', () => {
    const page = {
      'src/renderer/main.tsx': 'src/renderer/ui/Button.tsx, later:src/renderer/chat/Chat.tsx',
      'src/renderer/ui/Button.tsx': 'type of:src/shared/schema.ts, src/shared/words.ts',
      'src/renderer/chat/Chat.tsx': 'src/shared/schema.ts',
      'src/shared/schema.ts': 'zod',
      'src/shared/words.ts': 'type of:zod',
    };
    expect(problems(page)).toEqual([]);
    expect(problems({ ...page, 'src/shared/words.ts': 'src/shared/schema.ts' })).toEqual([
      'src/shared/schema.ts uses zod, and src/renderer/main.tsx loads it at once: name types alone, or load it later.',
    ]);
  });

  it('let a folder import one within it, or be imported by it, but not both', () => {
    const inwards = { 'src/shared/a.ts': 'src/shared/deep/a.ts' };
    const outwards = { 'src/shared/deep/b.ts': 'src/shared/b.ts' };
    expect([problems(inwards), problems(outwards)]).toEqual([[], []]);
    expect(problems({ ...inwards, ...outwards })).toEqual([
      'A circle of folders is among these: src/shared, src/shared/deep.',
    ]);
  });

  it('let no folder have more sources than it may', () => {
    const folder = (count) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`src/shared/a/${at}.ts`, '']));
    expect(problems({ ...folder(25), 'src/shared/a/deep/one.ts': '' })).toEqual([]);
    expect(problems(folder(26))).toEqual(['src/shared/a has 26 sources, and 25 are the most: make it two.']);
  });

  it('have a place for every folder of a room with layers', () => {
    expect(() => problems({ 'src/renderer/new/New.tsx': 'src/renderer/ui/Button.tsx' })).toThrow(
      'src/renderer/new/New.tsx stands in no layer: give its folder a place in scripts/layers.mjs.',
    );
  });
});

describe('forbidden code', () => {
  const found = (code) => forbiddenIn('src/a.ts', code).length;

  it('is the path of the url of a file, and of no other', () => {
    const here = 'import.meta.url';
    expect(found(`new URL('./x', ${here}).pathname`)).toBe(1);
    expect(found(`new URL(${here}).pathname`)).toBe(1);
    expect(found(`fileURLToPath(new URL('./x', ${here}))`)).toBe(0);
    expect(found('new URL(request.url).pathname')).toBe(0);
  });

  it('is a text that is worded before its hidden characters are marked', () => {
    const mark = 'visibleText';
    expect(found(`${mark}(say(text))`)).toBe(1);
    expect(found(`${mark}(words('key', { name }))`)).toBe(1);
    expect(found(`words('key', { name: ${mark}(name) })`)).toBe(0);
  });
});

describe('the imports of a file', () => {
  const known = new Set(['a.ts', 'b.tsx', 'c/index.ts', 'shared.ts'].map((name) => `src/main/${name}`));
  const from = (text) => importsOf('src/main/deep/file.ts', text, known.add('src/shared/errors.ts'));

  it.each([
    ["import { a } from '../a';", false],
    ["import a from '../a.ts';", false],
    ["import { a } from '../a.js';", false],
    ["import '../a';", false],
    ["import worker from '../a?worker';", false],
    ["import { type A, a } from '../a';", false],
    ["import type { A } from '../a';", true],
    ["import { type A } from '../a';", true],
    ["export { a } from '../a';", false],
    ["export * from '../a';", false],
    ["export * as all from '../a';", false],
    ["export type { A } from '../a';", true],
    ["export type * from '../a';", true],
    ["type A = import('../a').A;", true],
    ["let a: typeof import('../a');", true],
  ])('are found in %s', (text, isType) => {
    expect(from(text)).toEqual([{ name: 'src/main/a.ts', isType }]);
  });

  it('are lazy where they are loaded when they are needed', () => {
    const lazy = { name: 'src/main/a.ts', isType: false, isLazy: true };
    expect(from("const { a } = await import('../a');")).toEqual([lazy]);
  });

  it.each([
    ['../b', 'src/main/b.tsx'],
    ['../c', 'src/main/c/index.ts'],
    ['@shared/errors', 'src/shared/errors.ts'],
    ['zod', 'zod'],
    ['node:fs', 'node:fs'],
    ['@xterm/xterm', '@xterm/xterm'],
  ])('are told by what they lead to: %s', (request, name) => {
    expect(from(`import '${request}';`)).toEqual([{ name, isType: false }]);
  });

  it('are no styles, and nothing that is only said', () => {
    expect(from("import './file.css'; // import('../a')\nconst text = \"import '../a'\";")).toEqual([]);
  });

  it('cannot be told of a file that is none', () => {
    expect(() => from('import {')).toThrow('src/main/deep/file.ts cannot be read: ');
  });
});
