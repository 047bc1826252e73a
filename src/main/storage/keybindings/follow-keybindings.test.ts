import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keybindings } from '@shared/keys/keybindings';
import { say } from '@shared/texts/text';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { followKeybindings } from './follow-keybindings';

async function followed(text?: string) {
  const home = await tempFolder();
  const file = join(home, 'keybindings.json');
  if (text !== undefined) await writeFile(file, text);
  const seen: Keybindings[] = [];
  const [problems, mended]: [string[], string[]] = [[], []];
  const following = await followKeybindings({
    home,
    onChange: (next) => void seen.push(next),
    onProblem: (problem) => void problems.push(say(problem)),
    onMended: (problem) => void mended.push(say(problem)),
  });
  onTestFinished(() => following.close());
  const keys = () => seen.at(-1)?.bindings.map(({ keys: written, command }) => `${written} ${command}`);
  return { file, problems, mended, keys };
}

it('without a file nothing is said, and one that comes is read', async () => {
  const { file, keys, problems } = await followed();
  expect(keys()).toBeUndefined();
  await writeFile(file, '// mine\n[{ "key": "Mod+K", "command": "chat.new" },]');
  await vi.waitFor(() => expect(keys()).toEqual(['Mod+K chat.new']));
  await rm(file);
  await vi.waitFor(() => expect(keys()).toEqual([]));
  expect(problems).toEqual([]);
});

it('what was in it stays in use while it is broken, which is said until it is mended', async () => {
  const { file, keys, problems, mended } = await followed('[{ "key": "Mod+K", "command": "chat.new" }]');
  expect(keys()).toEqual(['Mod+K chat.new']);
  await writeFile(file, '{}');
  const problem =
    'keybindings.json is invalid: line 1, column 1: expected a list in brackets. The previous content stays in use.';
  await vi.waitFor(() => expect(problems).toEqual([problem]));
  expect(keys()).toEqual(['Mod+K chat.new']);
  await writeFile(file, '[{ "key": "Mod+J", "command": "chat.new" }]');
  await vi.waitFor(() => expect(keys()).toEqual(['Mod+J chat.new']));
  expect(mended).toEqual([problem]);
});

it('says what of it is not used, and takes that back', async () => {
  const { file, problems, mended } = await followed('[{ "key": "Mod+K", "command": "no.such" }]');
  expect(problems).toHaveLength(1);
  await writeFile(file, '[]');
  await vi.waitFor(() => expect(mended).toEqual(problems));
});
