import { readFileSync } from 'node:fs';
import { englishOfPanels } from '@shared/texts/english-of-panels';
import { englishOfSettings } from '@shared/texts/english-of-settings';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { countedIn, loadedWith, readImports, sourcesIn } from './walls.mjs';

// A late text never shows as its key. The test follows the sources that a page loads, from its entry and from each
// part that it loads later.

const imports = readImports(['src/renderer', 'src/shared']);
const sources = [...imports.keys()].filter((file) => file.startsWith('src/renderer/'));
const said = new Map(sources.map((file) => [file, keysIn(readFileSync(file, 'utf8'))]));
const parts = [...imports.values()]
  .flatMap((all) => all.filter(({ isLazy }) => isLazy).map(({ name }) => name))
  .filter((name) => name.startsWith('src/renderer/'));
const atStart = loadedWith('src/renderer/main.tsx', imports);

it('the sources of the project are read, without tests and what serves them', () => {
  const counted = countedIn(sourcesIn(root, ['src']));
  expect(counted).toContain('src/main/base/errno.ts');
  expect(counted.filter((file) => /testing|\.test\./.test(file))).toEqual([]);
  const ofPages = counted.filter((file) => /^src\/(?:renderer|shared)\//.test(file));
  expect([...imports.keys()].toSorted()).toEqual(ofPages.toSorted());
});

describe.each([
  { of: 'panels', texts: englishOfPanels, bringer: 'src/renderer/parts/panel-texts.ts' },
  { of: 'settings', texts: englishOfSettings, bringer: 'src/renderer/parts/settings-texts.ts' },
])('the late texts of the $of', ({ texts, bringer }) => {
  const keys = keysOf(texts);
  const speakers = sources.filter((file) => said.get(file).some((key) => isOf(key, keys)));

  it('are said by no source that the page loads at once', () => {
    expect(speakers).not.toEqual([]);
    expect(speakers.filter((file) => atStart.has(file))).toEqual([]);
  });

  it('are brought by every part that says one', () => {
    const speaking = parts.filter((part) => {
      const loaded = loadedWith(part, imports);
      return speakers.some((file) => loaded.has(file)) && !loaded.has(bringer);
    });
    expect(speaking).toEqual([]);
  });
});

/** Forms of a text share its key. */
function keysOf(texts) {
  return new Set(Object.keys(texts).map((name) => name.split('_')[0]));
}

/** Whole keys, and those with an inserted middle or end. */
function keysIn(source) {
  return [...source.matchAll(/['`]([a-z-]+\.[^'`\s]*)['`]/g)].map(([, key]) => key);
}

function isOf(said, keys) {
  return keys.has(said) || (said.includes('${') && [...keys].some((key) => fits(key, said)));
}

function fits(key, pattern) {
  const [beginning, end] = [pattern.split('${')[0], pattern.split('}').at(-1)];
  return key.startsWith(beginning) && key.endsWith(end);
}
