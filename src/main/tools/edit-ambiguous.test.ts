import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { edit } from '../queue/testing/calls';
import { startTestQueue } from '../queue/testing/start-test-queue';
import { createEdit } from './edit';
import { createChangeTester } from './testing/test-change';
import { createTestContext, type TestContext } from './testing/test-context';

// An old_string that matches several places: the model chooses one of them, and the user confirms the choice.

const text = 'a = 1\nlog()\n\nb = 2\nlog()\n';
const given = { file_path: 'a.txt', old_string: 'log()', new_string: 'warn()' };
const chosen = 'a = 1\nlog()\n\nb = 2\nwarn()\n';

let context: TestContext;
let prompts: string[];

async function withAnswer(answer: string, isAttended = true): Promise<void> {
  prompts = [];
  const sideRequest = async ({ prompt }: { readonly prompt: string }) => {
    prompts.push(prompt);
    return answer;
  };
  context = await createTestContext({ correctsByModel: () => true, isAttended, sideRequest });
  await writeFile(join(context.root, 'a.txt'), text);
}

const tester = () => createChangeTester(createEdit(context), context);
const error = (lines: string) =>
  `expected 1 occurrences but found 2 for old_string in ${join(context.root, 'a.txt')} (lines ${lines}).`;

beforeEach(() => withAnswer('<place>2</place>'));

describe('a text that several places match', () => {
  it('is replaced at the numbered place that the model chooses', async () => {
    const { proposed, subject } = await tester().propose(given);
    expect(proposed).toBe(chosen);
    expect(say(subject.approximate ?? '')).toBe('one of 2 places, chosen by the model');
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toContain('<place number="2">\n2 | log()\n3 | \n4 | b = 2\n5 | log()\n6 | \n</place>');
  });

  it('is reported to the model as an approximate match', async () => {
    expect(await tester().apply(given)).toContain(
      'old_string matches 2 places; this is an approximate match at the place that you chose. Check the result:',
    );
  });

  it('is replaced at one place in each of several edits', async () => {
    const edits = [
      { old_string: 'log()', new_string: 'warn()' },
      { old_string: 'a = 1', new_string: 'a = 3' },
    ];
    const { proposed, chosenOf } = await tester().propose({ file_path: 'a.txt', edits });
    expect([proposed, chosenOf]).toEqual([chosen.replace('a = 1', 'a = 3'), 2]);
  });

  it.each(['<none/>', '<place>3</place>', '<place>0</place>', 'the second'])(
    'is an error if the model answers %s',
    async (answer) => {
      await withAnswer(answer);
      await expect(tester().propose(given)).rejects.toThrow(error('2, 5'));
    },
  );

  it('is an error without a question if no user is present', async () => {
    await withAnswer('<place>1</place>', false);
    await expect(tester().propose(given)).rejects.toThrow(error('2, 5'));
    expect(prompts).toEqual([]);
  });

  it('is an error without a question if the model expected several places', async () => {
    await expect(tester().propose({ ...given, expected_replacements: 3 })).rejects.toThrow('expected 3');
    expect(prompts).toEqual([]);
  });
});

it.each<Mode>([{ kind: 'accept-edits' }, { kind: 'auto', until: Number.MAX_SAFE_INTEGER }])(
  'asks in mode %j',
  async (mode) => {
    const services = {
      correctsByModel: () => true,
      isAttended: true,
      sideRequest: async () => '<place>2</place>',
    };
    const test = await startTestQueue({ mode, services });
    const { question, outcome } = await test.runToQuestion(
      edit(await test.write('a.txt', text), 'log()', 'warn()'),
    );
    expect(question).toMatchObject({
      why: '2 places in a.txt match, and the model chose this one',
      always: [],
    });
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('a.txt')).toBe(chosen);
  },
);
