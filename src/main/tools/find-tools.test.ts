import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { createFindTools } from './find-tools';
import { noServices } from './kit/no-services';
import type { Tool } from './kit/tool';
import { createTestContext, runTool } from './testing/test-context';

const described = {
  fish__count: 'Counts fish in a lake.\nSlowly.',
  fish__feed: 'Feeds them.',
  pike: 'Fish.',
};

async function start() {
  const brought: string[] = [];
  const named = Object.entries(described).map(([name, description]) => ({ name, description }) as Tool);
  const toolFinder = {
    ...noServices.toolFinder,
    namedOnly: () => named,
    isThere: (name: string) => name === 'glob',
    bring: async (names: readonly string[]) => void brought.push(...names),
  };
  const context = await createTestContext({ toolFinder });
  const tool = createFindTools(context);
  return { tool, brought, find: (input: Record<string, unknown>) => runTool(tool, context, input) };
}

test('brings in what is asked for by name, and says what is there and what is not', async () => {
  const { find, brought } = await start();
  const { forModel, forPerson } = await find({ tools: ['fish__count', 'glob', 'whale'] });
  expect(forModel).toBe(
    [
      'Found 1 tool, to be called from your next reply on:',
      '- fish__count: Counts fish in a lake.',
      'There already: glob.',
      'No tool is called or does: whale.',
    ].join('\n'),
  );
  expect(brought).toEqual(['fish__count']);
  expect(forPerson.kind === 'text' && say(forPerson.text)).toBe('Loaded 1 tool');
});

test('finds by words, most of them first, those of the name before those of the description', async () => {
  const { find, brought } = await start();
  await find({ tools: ['Feed the FISH'] });
  expect(brought).toEqual(['fish__feed', 'fish__count', 'pike']);
});

test('names what was not found, and brings in nothing', async () => {
  const { find, brought } = await start();
  await expect(find({ tools: ['whale', ' -- '] })).rejects.toThrow(
    'No tool is called or does: whale, --. Nothing was brought in.',
  );
  await expect(find({ tools: [] })).rejects.toThrow('Parameter "tools"');
  expect(brought).toEqual([]);
});

test('tells the model every name there is', async () => {
  const { tool } = await start();
  expect(await tool.noteFor?.(null)).toBe('Not loaded: fish__count, fish__feed, pike.');
});
