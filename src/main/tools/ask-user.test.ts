import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { askUser } from './ask-user';
import { parseInput } from './kit/lenient-input';
import { createTestContext } from './testing/test-context';

const asked = {
  question: 'Which store?',
  choices: [{ label: 'SQLite', description: 'One file.' }, { label: 'Postgres' }],
  multiple: false,
};

const errorOf = (input: object) => {
  const parsed = parseInput(askUser, JSON.stringify({ ...asked, ...input }));
  return parsed.ok ? null : parsed.error;
};

async function told(choices: string[], text: string): Promise<unknown> {
  const context = await createTestContext();
  const proposal = await askUser.confirm(asked, context);
  if (proposal === null) throw new Error('nothing is asked');
  const answer = { answer: 'answer', choices, text } as const;
  const approved = { proposal, content: proposal.proposed, pin: null, answer };
  return (await askUser.run(asked, context, approved)).forModel;
}

it('tells the model the answer: what was chosen, what was said, or both', async () => {
  expect(await told(['SQLite'], '')).toBe('The user chose: "SQLite".');
  expect(await told(['SQLite', 'Postgres'], '')).toBe('The user chose: "SQLite", "Postgres".');
  expect(await told([], 'Neither.\nA file.')).toBe('The user answered: Neither.\nA file.');
  expect(await told(['SQLite'], 'in WAL mode')).toBe('The user chose: "SQLite". They add: in WAL mode');
});

it('never runs without an answer', async () => {
  await expect(askUser.run(asked, await createTestContext(), null)).rejects.toThrow('without an answer');
});

it('is named by its question', () => {
  expect(say(askUser.describe(asked))).toBe('Ask: Which store?');
});

it.each([
  [{ question: ' ' }, 'Parameter "question" must be a non-empty string, but " " came.'],
  [{ choices: [{ label: 'a' }] }, /^Parameter "choices" must be an array of at least 2 items, but /],
  [
    { choices: ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ label })) },
    /^Parameter "choices" must be an array of at most 5 items, but /,
  ],
  [{ choices: [1, 2] }, /^Parameter "choices\[0\]" must be an object, but 1 came\./],
  [{ choices: [{ label: 'a' }, { label: 'a ' }] }, 'Parameter "choices[1].label": label "a" is used twice.'],
  [{ multiple: 'some' }, 'Parameter "multiple" must be true or false, but "some" came.'],
])('refuses %j', (input, error) => {
  expect(errorOf(input)).toMatch(error);
});

it('takes "true" for several', () => {
  expect(parseInput(askUser, JSON.stringify({ ...asked, multiple: 'true' }))).toMatchObject({
    ok: true,
    input: { ...asked, multiple: true },
  });
});
