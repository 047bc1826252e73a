import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool, type Tool } from '../../tools/kit/tool';
import { createTestContext } from '../../tools/testing/test-context';
import { asNamedOnly, offeredOf } from './named-only';

const context = await createTestContext();

function tool(name: string, { description = '', isBuiltIn = false } = {}): Tool {
  return defineTool({
    name,
    displayName: name,
    description,
    kind: 'remote',
    group: 'elsewhere',
    activity: 'call-elsewhere',
    ...(!isBuiltIn && { source: { kind: 'server', alias: 'docs' } as const }),
    input: z.object({}),
    parameters: { type: 'object' },
    describe: () => name,
    target: () => null,
    confirm: async () => null,
    run: async () => ({ forModel: '', forPerson: { kind: 'markdown', text: '' } }),
  });
}

const many = (count: number) => Array.from({ length: count }, (_, n) => tool(`docs__${n}`));
const glob = tool('glob', { isBuiltIn: true });
const none = { contextWindow: 1_000_000, isFound: () => false };
const names = (tools: readonly Tool[]) => tools.map(({ name }) => name);

test('40 tools from elsewhere are told whole, 41 are named', () => {
  const forty = [glob, ...many(40)];
  expect(offeredOf(forty, none)).toEqual({ whole: forty, namedOnly: [] });
  const { whole, namedOnly } = offeredOf([glob, ...many(41)], none);
  expect([names(whole), namedOnly.length]).toEqual([['glob'], 41]);
});

test('one tool that takes a tenth of the window is told whole, one that takes more is named', () => {
  const frame = JSON.stringify({ name: 'docs__a', description: '', parameters: { type: 'object' } }).length;
  const ofTokens = (tokens: number) => [
    tool('docs__a', { description: 'x'.repeat(tokens * 4 - frame) }),
    tool('big', { isBuiltIn: true, description: 'y'.repeat(50_000) }),
  ];
  const window = { ...none, contextWindow: 10_000 };
  expect(names(offeredOf(ofTokens(1000), window).namedOnly)).toEqual([]);
  expect(names(offeredOf(ofTokens(1001), window).namedOnly)).toEqual(['docs__a']);
});

test('what was found is told whole, in its place', () => {
  const isFound = (name: string) => name === 'docs__7';
  const { whole, namedOnly } = offeredOf([...many(41), glob], { ...none, isFound });
  expect(names(whole)).toEqual(['docs__7', 'glob']);
  expect(names(namedOnly)).not.toContain('docs__7');
});

test('a call of what is only named says how it is found, whatever it is given', async () => {
  const named = asNamedOnly(tool('docs__7'));
  expect(named).toMatchObject({ isNamedOnly: true, kind: 'remote', source: { alias: 'docs' } });
  await expect(named.confirm(named.input.parse('anything'), context)).rejects.toThrow(
    'Not executed: "docs__7" is only named so far. Call find_tools with it first, then call it with what it takes.',
  );
});
