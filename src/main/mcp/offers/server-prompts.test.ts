import type { ServerPrompt } from '@shared/servers/server-offers';
import { expect, test } from 'vitest';
import { serverPrompts } from './server-prompts';

const prompt = (server: string, name: string): ServerPrompt => ({
  server,
  name,
  title: name,
  description: '',
  arguments: [],
  completes: false,
});

async function listed(...prompts: ServerPrompt[]) {
  const offers = {
    servers: () => ['docs', 'more'],
    prompts: async () => prompts,
    promptText: async ({ name }: Pick<ServerPrompt, 'name'>) => `The text of ${name}.`,
    resources: async () => ({ resources: [], templates: [] }),
    read: () => Promise.reject(new Error('none')),
    complete: async () => [],
  };
  const found = await serverPrompts({ start: async () => undefined, states: () => [], offers })(null);
  return await Promise.all(found.map(async (one) => [one.name, await one.expand('')]));
}

test('a prompt is called by its server and its name, what is no word of it made to one', async () => {
  expect(await listed(prompt('docs', 'two words'), prompt('more', 'two_words'))).toEqual([
    ['docs:two_words', 'The text of two words.'],
    ['more:two_words', 'The text of two_words.'],
  ]);
});

test('prompts of one server whose names come to the same word are told apart, and none takes another’s place', async () => {
  const all = await listed(prompt('docs', '総括'), prompt('docs', '要約'), prompt('docs', '__'));
  expect(all).toEqual([
    [expect.stringMatching(/^docs:__-[0-9a-f]{6}$/), 'The text of 総括.'],
    [expect.stringMatching(/^docs:__-[0-9a-f]{6}$/), 'The text of 要約.'],
    ['docs:__', 'The text of __.'],
  ]);
  expect(new Set(all.map(([name]) => name)).size).toBe(3);
});
