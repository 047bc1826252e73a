import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { readDeclarations } from './declarations';

const parameters = { type: 'object', properties: { city: { type: 'string' } } };
const weather = { name: 'weather', description: 'Tells the weather.', parameters };

function read(printed: unknown, taken: readonly string[] = []) {
  const { declarations, problems } = readDeclarations(JSON.stringify(printed), new Set(taken));
  return { declarations, problems: problems.map((problem) => say(problem)) };
}

test.each([
  [[{ name: 'weather', description: 'Tells the weather.', parametersJsonSchema: parameters }]],
  [[weather]],
  [{ function_declarations: [weather] }],
  [[{ function_declarations: [weather] }]],
])('declarations are read in every shape: %j', (printed) => {
  expect(read(printed)).toEqual({ declarations: [weather], problems: [] });
});

test('one without parameters takes none', () => {
  expect(read([{ name: 'now' }]).declarations).toEqual([
    { name: 'now', description: '', parameters: { type: 'object', properties: {} } },
  ]);
});

test('a name that a built-in tool bears, or that came before, is refused and said', () => {
  const { declarations, problems } = read([{ ...weather, name: 'edit' }, weather, weather], ['edit']);
  expect(declarations).toEqual([weather]);
  expect(problems).toEqual([
    'Pilotfish ignores the tool “edit” of the discovery command: another tool has this name.',
    'Pilotfish ignores the tool “weather” of the discovery command: another tool has this name.',
  ]);
});

test('a wrong entry costs that one alone', () => {
  const { declarations, problems } = read([{ description: 'no name' }, { name: 'two words' }, weather]);
  expect(declarations).toEqual([weather]);
  expect(problems).toEqual([
    expect.stringMatching(/^Pilotfish ignores a tool of the discovery command: name: it must be text/),
    expect.stringMatching(/tool “two words” of the discovery command: a name has at most 64 letters/),
  ]);
});

test.each(['', 'not JSON', '7', '["a"]'])('an output that declares nothing is said: %s', (output) => {
  const { declarations, problems } = readDeclarations(output, new Set());
  expect([declarations, problems.map((problem) => say(problem))]).toEqual([
    [],
    ['The discovery command (tools.discoveryCommand) must print a JSON array of function declarations.'],
  ]);
});

test.each([null, 7, ['x'], 'text'])('an entry that is none costs itself alone: %j', (odd) => {
  const { declarations, problems } = read([odd, weather]);
  expect(declarations.map(({ name }) => name)).toEqual(['weather']);
  expect(problems).toEqual([expect.stringMatching(/^Pilotfish ignores a tool of the discovery command/)]);
});

test('entries with the same fault are counted', () => {
  const { declarations, problems } = read([null, { name: 'b', parameters: null }, weather, null]);
  expect(declarations).toHaveLength(1);
  expect(problems).toEqual([
    expect.stringMatching(/ignores 2 tools of the discovery command: name/),
    expect.stringMatching(/ignores a tool of the discovery command: parameters/),
  ]);
});

test('more than a thousand tools are cut, and that is said', () => {
  const many = Array.from({ length: 1003 }, (_, at) => ({ ...weather, name: `tool-${at}` }));
  const { declarations, problems } = read(many);
  expect(declarations).toHaveLength(1000);
  expect(problems).toEqual([
    'The discovery command declared more than 1,000 tools. Pilotfish uses the first 1,000 and ignores 3.',
  ]);
});
