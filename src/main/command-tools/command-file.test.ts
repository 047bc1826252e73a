import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { programsFor, readCommandFile } from './command-file';

const parameters = {
  type: 'object',
  properties: { branch: { type: 'string' }, files: { type: 'array' }, depth: { type: 'integer' } },
};
const written = { name: 'show', description: 'Shows.', parameters };

function read(file: unknown) {
  return readCommandFile(typeof file === 'string' ? file : JSON.stringify(file), 'tools/show.json');
}

function programs(run: readonly (readonly string[])[], input: unknown) {
  const file = read({ ...written, run });
  if (!file.ok) throw new Error(say(file.problem));
  return programsFor(file.file, input);
}

test('a word that is a placeholder stands for the value, whole, whatever is in it', () => {
  const run = [
    ['git', 'log', '{branch}', '--', '{files}'],
    ['head', '-n', '{depth}'],
  ];
  expect(programs(run, { branch: 'a b; rm x', files: ['one', '{branch}'], depth: 3 })).toEqual([
    ['git', 'log', 'a b; rm x', '--', 'one', '{branch}'],
    ['head', '-n', '3'],
  ]);
});

test('what was not given is no word at all; braces elsewhere, and names of nothing, are as they are', () => {
  expect(programs([['awk', '{print}', '--x={branch}', '{branch}']], {})).toEqual([
    ['awk', '{print}', '--x={branch}'],
  ]);
});

test('a value that no program can be given fails the call', () => {
  expect(() => programs([['echo', '{branch}']], { branch: 'a\0b' })).toThrow('NUL character');
});

test.each([
  ['{', 'it must be a JSON object with name, description and run.'],
  [{ ...written, name: 'two words', run: [['ls']] }, 'name: letters, digits, _ and -, at most 64'],
  [{ ...written, run: [] }, 'run: it is empty'],
  [{ ...written, run: [[]] }, /^run\.0/],
  [{ ...written, run: [['ls']], parameter: {} }, '{}: “parameter” is unknown'],
  [{ ...written, run: [['{branch}']] }, 'the model cannot choose the program: {branch}'],
])('a file that is wrong is said, with what is wrong: %j', (file, problem) => {
  const found = read(file);
  const told = found.ok ? '' : say(found.problem).replace('Pilotfish ignores tools/show.json: ', '');
  if (typeof problem === 'string') expect(told).toBe(problem);
  else expect(told).toMatch(problem);
});
