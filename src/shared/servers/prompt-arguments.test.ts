import { expect, test } from 'vitest';
import { missingArguments, readArguments, writtenArguments } from './prompt-arguments';

const argument = (name: string, required = false) => ({ name, description: '', required });
const declared = [argument('city', true), argument('state')];

test.each([
  [{ city: 'Bern' }, 'city=Bern'],
  [{ city: 'New York', state: '' }, 'city="New York"'],
  [{ city: 'a "b" \\', state: 'one\ntwo' }, String.raw`city="a \"b\" \\" state="one\ntwo"`],
  [{ city: 'x=y', state: 'city=Bern' }, 'city=x=y state=city=Bern'],
])('what is written of %j is read as that again', (values, text) => {
  expect(writtenArguments(values)).toBe(text);
  const given = Object.entries(values).filter(([, value]) => value !== '');
  expect(readArguments(text, declared)).toEqual(Object.fromEntries(given));
});

test('names of any characters are written and read as themselves', () => {
  const names = ['home state', 'a=b', 'a', 'say "so"', 'ort_größe'];
  const values = Object.fromEntries(names.map((name) => [name, `${name} = x`]));
  expect(writtenArguments({ 'home state': 'NY' })).toBe('"home state"=NY');
  expect(
    readArguments(
      writtenArguments(values),
      names.map((name) => argument(name)),
    ),
  ).toEqual(values);
});

test.each([
  ['', {}],
  ['Bern', { city: 'Bern' }],
  ['"New York" NY', { city: 'New York', state: 'NY' }],
  ['Bern the whole canton', { city: 'Bern', state: 'the whole canton' }],
  ['state=NY Albany', { city: 'Albany', state: 'NY' }],
  ['say "', { city: 'say', state: '"' }],
  ['country=CH', { city: 'country=CH' }],
])('values stand in order where no name is given: %j', (text, values) => {
  expect(readArguments(text, declared)).toEqual(values);
});

test('what must be given and is not, is named', () => {
  expect(missingArguments({ state: 'NY' }, declared)).toEqual(['city']);
  expect(missingArguments({ city: 'Bern' }, declared)).toEqual([]);
});
