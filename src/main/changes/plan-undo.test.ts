import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf as hashOfBytes } from '../base/files/content-hash';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { createKeptContents } from '../storage/chats/kept-contents';
import { planUndo } from './plan-undo';

const hashOf = (text: string) => hashOfBytes(Buffer.from(text));

/** Plans the undo of the steps through `versions` for a file that contains `now`. */
async function planned(versions: readonly string[], now: string, whileGoing: number | null = null) {
  const folder = await tempFolder();
  await writeFile(join(folder, 'a.txt'), now);
  const contents = createKeptContents(join(folder, 'kept'));
  for (const text of versions)
    await contents.keep(
      hashOf(text),
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
  const steps = versions.slice(1).map((after, at) => ({
    relativePath: 'a.txt',
    before: hashOf(versions[at] ?? ''),
    after: hashOf(after),
    mode: 0o644,
    modeAfter: 0o644,
    callId: `c${at}`,
    turn: null,
    ...(at === whileGoing && { whileGoing: true as const }),
  }));
  const workspace = await createWorkspace(folder);
  const { outcome } = await planUndo({ workspace, contents }, { path: 'a.txt', steps });
  return outcome.kind === 'back'
    ? { text: outcome.wanted?.content.toString(), conflicts: outcome.conflicts.length }
    : outcome.kind;
}

const versions = ['one\ntwo\nthree\nfour\n', 'one\n2\nthree\nfour\n', 'ONE\nTWO\nthree\nfour\n'];

it('goes back through all steps, around what was added since', async () => {
  expect(await planned(versions, 'ONE\nTWO\nthree\nfour\nmine\n')).toEqual({
    text: 'one\ntwo\nthree\nfour\nmine\n',
    conflicts: 0,
  });
});

it('has nothing to do where all of it was put back by hand, whatever was added', async () => {
  expect(await planned(versions, 'one\ntwo\nthree\nfour\nmine\n')).toBe('nothing');
});

it('goes back from where only the last step was put back', async () => {
  expect(await planned(versions, 'one\n2\nthree\nfour\nmine\n')).toEqual({
    text: 'one\ntwo\nthree\nfour\nmine\n',
    conflicts: 0,
  });
});

it('leaves the file where one of the steps, not the last, may be the person’s', async () => {
  expect(await planned(versions, versions[2] ?? '', 0)).toBe('kept');
});
