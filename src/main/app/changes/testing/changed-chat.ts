import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangesView } from '@shared/changes/changes';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import type { FakeReply } from '../../../../../e2e/fake-model';
import { chatsFolder } from '../../../storage/project-key';
import { startTestApp, type TestApp, type TestAppChat } from '../../testing/test-app';

// For tests: a chat whose turns change files by tools and commands, all accepted, and undo these changes.

export const edit = (path: string, old: string, now: string) => ({
  name: 'edit',
  arguments: { file_path: path, old_string: old, new_string: now },
});
export const write = (path: string, content: string) => ({
  name: 'write_file',
  arguments: { file_path: path, content },
});
export const shell = (command: string) => ({ name: 'run_shell_command', arguments: { command } });

export type Started = { readonly app: TestApp; readonly chat: TestAppChat };

export async function startChanges(files: Readonly<Record<string, string>>): Promise<Started> {
  const app = await startTestApp(files, { withoutSandbox: true });
  return { app, chat: await app.chat() };
}

/** A turn with all calls accepted; resolves with the id of its message. */
export async function turn(
  { app, chat }: Started,
  ...calls: NonNullable<FakeReply['calls']>
): Promise<string> {
  const reads = [...new Set(calls.flatMap(({ arguments: given }) => pathIn(given)))].map((path) => ({
    name: 'read_file',
    arguments: { path },
  }));
  app.model.reply({ calls: [...reads, ...calls] }, 'Done.');
  await chat.send('Do it.');
  for (;;) {
    await chat.until(
      ({ turn: now, calls: all }) =>
        now.kind === 'idle' || Object.values(all).some(({ phase }) => phase.phase === 'waiting'),
    );
    if (chat.state().turn.kind === 'idle') break;
    await chat.decide({ answer: 'accept' });
  }
  return chat.state().items.findLast(({ kind }) => kind === 'user')?.id ?? '';
}

function pathIn(given: unknown): string[] {
  const path = typeof given === 'object' && given !== null && 'file_path' in given ? given.file_path : null;
  return typeof path === 'string' ? [path] : [];
}

export const changesOf = async ({ chat }: Started) => (await chat.open()).changes;

/** Undoes all files that can be undone. */
export async function undo(started: Started, range: ChangeRange, over: readonly string[] = []) {
  const changes = await changesOf(started);
  const { files } = await changes.list(range, over);
  const asked = files.flatMap(({ path, undo: preview }) =>
    preview.kind === 'back' ? [{ path, hash: preview.hash, over: over.includes(path) }] : [],
  );
  return await changes.takeBack(range, { files: asked, whileRunning: false });
}

export const file = ({ app }: Started, name: string) =>
  readFile(join(app.project, name), 'utf8').catch(() => null);

export const listed = ({ files }: ChangesView) =>
  files.map(({ path, became, added, removed, undo: { kind } }) => [path, became, added, removed, kind]);

export const ofTurn = (itemId: string): ChangeRange => ({ kind: 'turn', itemId });

/** The stored copy of this content. */
export function keptAt({ home, project }: TestApp, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return join(chatsFolder(home, project), 'contents', hash.slice(0, 2), `${hash}.gz`);
}
