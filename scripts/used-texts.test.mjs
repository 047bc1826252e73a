import { globSync, readFileSync } from 'node:fs';
import { english } from '@shared/texts/english';
import { describe, expect, it } from 'vitest';

// No text is left that nobody says: each key stands whole in a source, or fits one whose middle or end is put in.

const catalogue = /\/texts\/english\//;
const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !catalogue.test(file),
);

describe('texts', () => {
  it('are all said', () => {
    const said = keysIn(sources.map((file) => readFileSync(file, 'utf8')).join('\n'));
    expect(unsaid(Object.keys(english), said)).toEqual([]);
  });

  it('that are not would be found', () => {
    const slotted = `tree.\${state}-hint`;
    const said = keysIn(`words('tree.name'); words(\`${slotted}\`); words('tree.count', { count });`);
    const keys = ['tree.name', 'tree.names', 'tree.new-hint', 'tree.new', 'tree.count_one'];
    expect(unsaid(keys, said)).toEqual(['tree.names', 'tree.new']);
  });
});

/** Forms of a text share its key. */
function unsaid(names, { whole, patterns }) {
  return names.filter((name) => {
    const [key] = name.split('_');
    return !whole.has(key) && !patterns.some((pattern) => pattern.test(key));
  });
}

/** What has a slot right at its beginning could be anything, and says nothing of a key. */
function keysIn(code) {
  const whole = new Set([...code.matchAll(/['"`]([a-zA-Z][\w.-]*)['"`]/g)].map(([, key]) => key));
  const slotted = new Set([...code.matchAll(/`([a-z-]+\.[\w.-]*\$\{[^`\s]*)`/g)].map(([, key]) => key));
  const patterns = [...slotted].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
  return { whole, patterns };
}
