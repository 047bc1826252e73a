import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf as hashOfBytes } from '../base/files/content-hash';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { createKeptContents } from '../storage/chats/kept-contents';
import { planUndo } from './plan-undo';

const hashOf = (text: string) => hashOfBytes(Buffer.from(text));

type Step = readonly [before: string, after: string];

const stepsThrough = (versions: readonly string[]): readonly Step[] =>
  versions.slice(1).map((after, at) => [versions[at] ?? '', after]);

/** Plans the undo of the steps for a file that contains `now`. `lost`: a content that is no longer stored. */
async function planned(
  steps: readonly Step[],
  now: string,
  { whileGoing, lost }: { readonly whileGoing?: number; readonly lost?: string } = {},
) {
  const folder = await tempFolder();
  await writeFile(join(folder, 'a.txt'), now);
  const contents = createKeptContents(join(folder, 'kept'));
  for (const text of steps.flat().filter((content) => content !== lost))
    await contents.keep(
      hashOf(text),
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
  const journaled = steps.map(([before, after], at) => ({
    relativePath: 'a.txt',
    before: hashOf(before),
    after: hashOf(after),
    mode: 0o644,
    modeAfter: 0o644,
    callId: `c${at}`,
    turn: null,
    ...(at === whileGoing && { whileGoing: true as const }),
  }));
  const workspace = await createWorkspace(folder);
  const { outcome } = await planUndo({ workspace, contents }, { path: 'a.txt', steps: journaled });
  return outcome.kind === 'back'
    ? { text: outcome.wanted?.content.toString(), conflicts: outcome.conflicts.length }
    : outcome.kind;
}

const newest = 'ONE\nTWO\nthree\nfour\n';
const steps = stepsThrough(['one\ntwo\nthree\nfour\n', 'one\n2\nthree\nfour\n', newest]);

it('goes back through all steps, around what was added since', async () => {
  expect(await planned(steps, 'ONE\nTWO\nthree\nfour\nmine\n')).toEqual({
    text: 'one\ntwo\nthree\nfour\nmine\n',
    conflicts: 0,
  });
});

it('has nothing to do where all of it was put back by hand, whatever was added', async () => {
  expect(await planned(steps, 'one\ntwo\nthree\nfour\nmine\n')).toBe('nothing');
});

it('goes back from where only the last step was put back', async () => {
  expect(await planned(steps, 'one\n2\nthree\nfour\nmine\n')).toEqual({
    text: 'one\ntwo\nthree\nfour\nmine\n',
    conflicts: 0,
  });
});

it('leaves the file where one of the steps, not the last, may be the user’s', async () => {
  expect(await planned(steps, newest, { whileGoing: 0 })).toBe('kept');
});

it('undoes no older step behind one that cannot be undone', async () => {
  const before = 'one\ntwo\nthree\nfour\nfive\n';
  const after = before.replace('one', 'ONE');
  const mine = after.replace('three', 'mine');
  const now = mine.replace('five', 'FIVE');
  const apart: readonly Step[] = [
    [before, after],
    [mine, now],
  ];
  expect(await planned(apart, now)).toEqual({ text: before.replace('three', 'mine'), conflicts: 0 });
  expect(await planned(apart, now, { lost: mine })).toBe('kept');
});
