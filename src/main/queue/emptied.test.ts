import type { Mode } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { edit, overwrite, read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';

// A change that empties a file asks, despite any permission.

const auto: Mode = { kind: 'auto', until: Number.MAX_SAFE_INTEGER };
const lines = 'one\ntwo\nthree\n';

describe.each<Mode>([{ kind: 'ask' }, { kind: 'accept-edits' }, auto])('in mode %j', (mode) => {
  it.each([
    ['write_file with nothing', (path: string) => overwrite(path, '')],
    ['write_file with blanks alone', (path: string) => overwrite(path, ' \n\n')],
    ['an edit that replaces everything by nothing', (path: string) => edit(path, lines, '')],
  ])('%s asks and names the loss', async (_name, callFor) => {
    const test = await startTestQueue({ mode });
    const path = await test.write('src/a.ts', lines);
    await test.run(read(path));
    const { question, outcome } = await test.runToQuestion(callFor(path));
    expect(question).toMatchObject({
      why: 'it would empty src/a.ts (3 lines)',
      subject: { empties: true },
      danger: true,
      always: [],
    });
    await test.decide('c2', { answer: 'reject' });
    await outcome;
    expect(await test.read('src/a.ts')).toBe(lines);
  });
});

it('a rule that allows the edit does not allow that', async () => {
  const test = await startTestQueue();
  await test.rules.add(test.root, { effect: 'allow', tool: 'write_file', scope: 'everywhere' });
  const path = await test.write('a.ts', 'x');
  await test.run(read(path));
  const { question } = await test.runToQuestion(overwrite(path, ''));
  expect(question.why).toBe('it would empty a.ts (1 line)');
});

it('does not concern a file that is empty, a new one, or one that keeps something', async () => {
  const test = await startTestQueue({ mode: { kind: 'accept-edits' } });
  const [empty, kept] = [await test.write('empty.ts', ' \n'), await test.write('kept.ts', lines)];
  await test.run(read(empty), read(kept));
  await test.run(overwrite(empty, ''), overwrite(test.path('new.ts'), ''), overwrite(kept, 'one\n'));
  expect(test.phases()).toMatchObject({ c3: 'done', c4: 'done', c5: 'done' });
});
