import { globSync, readFileSync } from 'node:fs';
import { english } from '@shared/texts/english';
import { describe, expect, it } from 'vitest';

// Every text is used: its key is whole in a source, or matches one with an inserted middle or end.

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

/** A pattern with a slot at its start could be anything, and proves no key. */
function keysIn(code) {
  const whole = new Set([...code.matchAll(/['"`]([a-zA-Z][\w.-]*)['"`]/g)].map(([, key]) => key));
  const slotted = new Set([...code.matchAll(/`([a-z-]+\.[\w.-]*\$\{[^`\s]*)`/g)].map(([, key]) => key));
  const patterns = [...slotted].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
  return { whole, patterns };
}
