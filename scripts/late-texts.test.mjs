import { readFileSync } from 'node:fs';
import { englishOfPanels } from '@shared/texts/english-of-panels';
import { englishOfSettings } from '@shared/texts/english-of-settings';
import { describe, expect, it } from 'vitest';
import { loadedWith, readImports } from './walls.mjs';

// A late text never shows as its key. The test follows the sources that a page loads, from its entry and from each
// part that it loads later.

const imports = readImports();
const sources = [...imports.keys()].filter((file) => file.startsWith('src/renderer/'));
const parts = [...imports.values()]
  .flatMap((all) => all.filter(({ isLazy }) => isLazy).map(({ name }) => name))
  .filter((name) => name.startsWith('src/renderer/'));
const atStart = loadedWith('src/renderer/main.tsx', imports);

it('the sources of the project are read, without tests and what serves them', () => {
  expect([...imports.keys()]).toContain('src/main/base/errno.ts');
  expect([...imports.keys()].filter((file) => /testing|\.test\./.test(file))).toEqual([]);
});

describe.each([
  { of: 'panels', texts: englishOfPanels, bringer: 'src/renderer/parts/panel-texts.ts' },
  { of: 'settings', texts: englishOfSettings, bringer: 'src/renderer/parts/settings-texts.ts' },
])('the late texts of the $of', ({ texts, bringer }) => {
  const speakers = sources.filter((file) => says(readFileSync(file, 'utf8'), keysOf(texts)));

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
  return Object.keys(texts).map((name) => name.split('_')[0]);
}

/** By a whole key, or by one with an inserted middle or end. */
function says(source, keys) {
  const named = [...source.matchAll(/['`]([a-z-]+\.[^'`\s]*)['`]/g)].map(([, key]) => key);
  return named.some((key) => keys.some((one) => one === key || (key.includes('${') && fits(one, key))));
}

function fits(key, pattern) {
  const [beginning, end] = [pattern.split('${')[0], pattern.split('}').at(-1)];
  return key.startsWith(beginning) && key.endsWith(end);
}
