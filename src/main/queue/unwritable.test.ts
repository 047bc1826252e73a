import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callDetails } from '../storage/chats/chat-reading';
import { edit, overwrite } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestQueue } from './testing/test-queue';
import { askAboutEdit, unchanged } from './testing/waiting-edit';

// A change that the user accepts but that cannot be written: the queue finds this before the decision counts, so that
// the user's text is not lost.

const withEdits = (content: string) => ({ answer: 'accept-with-edits', content }) as const;

/** The chat contains nothing of the decision, and the call continues to wait. */
function expectWaiting(test: TestQueue): void {
  expect([test.phases().c1, test.log.state().changedFiles]).toEqual(['waiting', []]);
  expect(test.log.records().filter(({ role }) => role === 'edited' || role === 'result')).toEqual([]);
}

describe('edits that do not fit the file', () => {
  it('are refused for a character its encoding lacks, and the call waits for others', async () => {
    const test = await startTestQueue();
    const path = test.path('latin.txt');
    await writeFile(path, Buffer.from('f\xfcr alle\n', 'latin1'));
    const { outcome } = await test.runToQuestion(edit(path, 'alle', 'viele'));
    await expect(test.decide('c1', withEdits('für 日本\n'))).rejects.toMatchObject({
      code: 'invalid',
      message:
        'The encoding of latin.txt, windows-1252, cannot represent “日” (U+65E5). Remove the character, or save the file as UTF-8 first.',
    });
    expectWaiting(test);
    await test.decide('c1', withEdits('für Köln\n'));
    await outcome;
    expect(await test.read('latin.txt')).toBe(Buffer.from('f\xfcr K\xf6ln\n', 'latin1').toString());
  });

  it('are refused for half of a character', async () => {
    const test = await startTestQueue();
    await askAboutEdit(test);
    await expect(test.decide('c1', withEdits('one \ud83d\n'))).rejects.toMatchObject({
      code: 'invalid',
      message: 'The text contains an incomplete character (U+D83D) that src/a.txt cannot store. Remove it.',
    });
    expectWaiting(test);
  });

  it('are refused, with a rule to keep as well, while the file is read-only; afterwards they are written', async () => {
    const test = await startTestQueue();
    const { path, outcome } = await askAboutEdit(test);
    await chmod(path, 0o444);
    const always = {
      answer: 'always',
      rule: { tool: 'edit', scope: 'everywhere' },
      content: 'mine\n',
    } as const;
    for (const decision of [withEdits('mine\n'), always, { answer: 'accept' } as const])
      await expect(test.decide('c1', decision)).rejects.toMatchObject({
        code: 'invalid',
        message: `File is read-only: ${path}. Make the file writable, then accept again.`,
      });
    expectWaiting(test);
    expect([test.rules.current(), await test.read('src/a.txt')]).toEqual([[], unchanged]);
    await chmod(path, 0o644);
    await test.decide('c1', withEdits('mine\n'));
    await outcome;
    expect(await test.read('src/a.txt')).toBe('mine\n');
  });
});

describe('a proposal that does not fit the file', () => {
  it('is told to the model, and nobody is asked', async () => {
    const test = await startTestQueue();
    const path = test.path('latin.txt');
    await writeFile(path, Buffer.from('f\xfcr alle\n', 'latin1'));
    expect(await test.run(edit(path, 'alle', '日本'), overwrite(path, '日本'))).toBe('finished');
    const text = `Cannot write the character "日" (U+65E5) to ${path}: its encoding, windows-1252, does not have it. Nothing was written.`;
    expect(test.results()).toEqual({ c1: text, c2: text });
  });
});

describe('edits that fail only when they are written', () => {
  it('are found in the details of the failed call, after a restart too', async () => {
    const test = await startTestQueue();
    await mkdir(join(test.home, 'contents'), { recursive: true });
    const { outcome } = await askAboutEdit(test);
    // The file's old content cannot be stored, as on a full disk, so the file must not change.
    await rm(join(test.home, 'contents'), { recursive: true });
    await writeFile(join(test.home, 'contents'), '');
    await test.decide('c1', withEdits('mine, all of it\n'));
    await outcome;
    expect([test.phases().c1, await test.read('src/a.txt')]).toEqual(['failed', unchanged]);
    expect(callDetails(test.log, 'c1').edited).toBe('mine, all of it\n');
    await test.close();
    const again = await startTestQueue({ at: test });
    expect(callDetails(again.log, 'c1').edited).toBe('mine, all of it\n');
  });
});
