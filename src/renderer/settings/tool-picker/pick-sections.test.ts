import type { ToolListing, ToolSource } from '@shared/tools/tools';
import { expect, test } from 'vitest';
import { tool } from '../../testing/tools';
import { fittingSections, pickSections, withChosen } from './pick-sections';

const brought = (name: string, source: ToolSource): ToolListing => ({
  ...tool(name, name, 'remote', 'call-elsewhere'),
  source,
});
const serverTool = (name: string, kind: 'on' | 'off') => ({
  name,
  callName: `docs__${name}`,
  title: `${name} it`,
  description: '',
  says: [],
  state: { kind },
});
const known = {
  tools: [
    tool('edit', 'Edit', 'change', 'edit-file'),
    brought('docs__find', { kind: 'server', alias: 'docs' }),
    brought('count', { kind: 'command-file', path: '/tools/count.json' }),
    brought('weather', { kind: 'discovered' }),
  ],
  servers: [{ alias: 'docs', tools: [serverTool('find', 'on'), serverTool('drop', 'off')] }],
};
const names = (sections: ReturnType<typeof pickSections>) =>
  sections.map(({ title, tools }) => [title, ...tools.map(({ name, state }) => `${name} ${state}`)]);

test('tools stand by where they come from, with what a server has turned off and what is not there', () => {
  expect(names(pickSections(known, ['edit', 'lost', 'lost']))).toEqual([
    ['Unavailable', 'lost gone'],
    ['Pilotfish', 'edit there'],
    ['Server docs', 'docs__find there', 'docs__drop off'],
    ['Files', 'count there'],
    ['Discovery command', 'weather there'],
  ]);
});

test('a search finds names, words and sections', () => {
  const found = (query: string) => names(fittingSections(pickSections(known, []), query));
  expect(found('EDI')).toEqual([['Pilotfish', 'edit there']]);
  expect(found('drop it')).toEqual([['Server docs', 'docs__drop off']]);
  expect(found('server')).toEqual([['Server docs', 'docs__find there', 'docs__drop off']]);
  expect(found('nothing')).toEqual([]);
});

test('names are chosen once, in the order they were', () => {
  expect(withChosen(['b'], ['a', 'b'], true)).toEqual(['b', 'a']);
  expect(withChosen(['b', 'c', 'a'], ['a', 'b'], false)).toEqual(['c']);
});
