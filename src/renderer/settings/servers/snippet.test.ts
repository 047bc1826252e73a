import { expect, test } from 'vitest';
import { readSnippet } from './snippet';

const docs = { docs: { command: 'npx', args: ['-y', 'docs'] } };
const inner = '"docs": { "command": "npx", "args": ["-y", "docs"] }';

test('a snippet is taken as it is found on servers’ pages', () => {
  for (const text of [
    `{ "mcpServers": { ${inner} } }`,
    `{ "servers": { ${inner} } }`,
    `"mcpServers": { ${inner} }`,
    `{ ${inner} }`,
    `{ "mcpServers": { ${inner}, }, }`,
    `  ${inner},\n`,
  ])
    expect(readSnippet(text)).toEqual({ ok: true, servers: docs });
});

test('what is none is said', () => {
  const problemOf = (text: string) => {
    const read = readSnippet(text);
    return read.ok ? null : read.problem.key;
  };
  expect(['', '{}', 'npx docs', '7', '{ "command": "npx" }'].map(problemOf)).toEqual([
    'servers-page.snippet-empty',
    'servers-page.snippet-empty',
    'servers-page.snippet-no-json',
    'servers-page.snippet-no-json',
    'servers-page.snippet-no-name',
  ]);
});
