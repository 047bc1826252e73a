import { type AnyText, textOf } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { createStandingProblems } from './standing-problems';

const gone = () => textOf('file.gone-or-empty', { name: 'rules.json' });
const empty = () => textOf('file.gone-or-empty', { name: 'settings.json' });

it('says each problem once, however often it is found, and takes back what is so no more', () => {
  const said: AnyText[] = [];
  const mended: AnyText[] = [];
  const look = createStandingProblems({
    onProblem: (problem) => said.push(problem),
    onMended: (problem) => mended.push(problem),
  });
  look([gone(), gone()]);
  look([gone(), empty()]);
  expect([said, mended]).toEqual([[gone(), empty()], []]);
  look([empty()]);
  expect([said, mended]).toEqual([[gone(), empty()], [gone()]]);
});
