import { expect, it } from 'vitest';
import { titleIn } from './propose-title';

it.each([
  ['Counting herons', 'Counting herons'],
  ['  “Counting herons.”\n', 'Counting herons'],
  ['**Title:** `count` fails.', 'count fails'],
  ['# Titel: Reiher zählen', 'Reiher zählen'],
  ['《苍鹭的数量》。', '苍鹭的数量'],
  ['"Herons" and other birds', '"Herons" and other birds'],
  ['<think>What is it?\nBirds.</think>\n\nCounting herons\nBecause.', 'Counting herons'],
  ['Fix\u202E the\u0007 parser', 'Fix the parser'],
  ['Why is C++ slow?', 'Why is C++ slow?'],
  [`${'long '.repeat(30)}`, `${'long '.repeat(11)}long…`],
  ['-', null],
  ['`—`.', null],
  ['', null],
])('of %j the title is %j', (answer, title) => {
  expect(titleIn(answer)).toBe(title);
});
