import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from '../../base/files/content-hash';
import { startChild } from '../../base/testing/child';
import { ofToday, seeds } from '../../base/testing/share';
import { tempFolder } from '../../base/testing/temp-folder';
import { openKilledChat } from './testing/killed-chat';

// A process is killed while it stores contents, writes, journals and undoes, at a different moment each time.

const script = new URL('./testing/keep-changing.child.ts', import.meta.url);
const moments = seeds(2, 500).map((seed) => 5 + ((seed * 37.7) % 400));
const names = ['f0.txt', 'f1.txt', 'f2.txt'];

it(
  `whatever the moment (${ofToday}), each file is old or new, and the journal says which`,
  async () => {
    const folder = await realpath(await tempFolder());
    await mkdir(join(folder, 'project'));
    for (const name of names) await writeFile(join(folder, 'project', name), `first of ${name}\n`);
    await (await openKilledChat(folder, true)).log.close();
    for (const moment of moments) {
      const child = startChild(script, [folder]);
      expect((await child.lines.next()).value).toBe('ready');
      setTimeout(() => child.process.kill('SIGKILL'), moment);
      expect(await child.ended).toBeNull();
      const { log, changes } = await openKilledChat(folder);
      for (const name of names) {
        const said = log.changes().all.findLast(({ relativePath }) => relativePath === name)?.after;
        const holds = hashOf(await readFile(join(folder, 'project', name)));
        if (said !== undefined) expect([moment, name, holds]).toEqual([moment, name, said]);
      }
      const { files } = await changes.list({ kind: 'chat' });
      const stuck = files.filter(({ undo }) => undo.kind === 'kept').map(({ path }) => path);
      expect([moment, stuck]).toEqual([moment, []]);
      await log.close();
    }
    const { log, changes } = await openKilledChat(folder);
    const { files } = await changes.list({ kind: 'chat' });
    const back = files.flatMap(({ path, undo }) =>
      undo.kind === 'back' ? [{ path, hash: undo.hash, over: false }] : [],
    );
    await changes.takeBack({ kind: 'chat' }, { files: back, whileRunning: false });
    for (const name of names)
      expect(await readFile(join(folder, 'project', name), 'utf8')).toBe(`first of ${name}\n`);
    await log.close();
  },
  60_000 + moments.length * 10_000,
);
