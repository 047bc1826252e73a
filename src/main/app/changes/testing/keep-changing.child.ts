import type { ChangedFile } from '@shared/chat/chat';
import { hashOf } from '../../../base/files/content-hash';
import { readTextFile, writeTextFile } from '../../../project/text-file';
import { openKilledChat } from './killed-chat';

// Changes a file as a tool does and undoes changes, repeatedly, until it is killed.

const [folder = ''] = process.argv.slice(2);
const { log, changes, workspace, keeper } = await openKilledChat(folder);
const done = {
  phase: 'done' as const,
  allowance: { by: 'read-only' as const },
  durationMs: 0,
  preview: '',
  display: { kind: 'text' as const, text: '' },
};
process.stdout.write('ready\n');
for (let count = log.changes().all.length; ; count += 1) {
  const callId = `c${count}`;
  const path = await workspace.resolve(`f${count % 3}.txt`);
  const base = await readTextFile(workspace, path);
  const text = `${count}\n`.repeat(20_000);
  const planned = {
    relativePath: path.relative,
    before: base.hash,
    after: hashOf(Buffer.from(text)),
    mode: null,
  };
  await log.append({ events: [{ type: 'changing-files', callId, at: count, changes: [planned] }] }, 'synced');
  const made: ChangedFile[] = [];
  const fileChanged = (change: ChangedFile) => made.push(change);
  await writeTextFile(workspace, path, { base, text, keeper: { ...keeper, fileChanged } });
  const changed = made.map((change) => ({ type: 'file-changed' as const, callId, ...change }));
  await log.append({ events: [{ type: 'call-moved', callId, phase: done }, ...changed] });
  if (count % 3 !== 2) continue;
  const range = { kind: 'chat' } as const;
  const { files } = await changes.list(range);
  const back = files.flatMap(({ path: name, undo }) =>
    undo.kind === 'back' ? [{ path: name, hash: undo.hash, over: false }] : [],
  );
  await changes.takeBack(range, { files: back, whileRunning: false });
}
