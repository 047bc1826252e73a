import { type ChangedFile, isFolderMode, type JournaledChatEvent } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import { readEntry } from '../../project/entries/entry-version';
import type { Workspace } from '../../project/workspace';
import type { ChatLog } from '../../storage/chats/chat-log';

// Completes changes that a kill left open: it checks the disk for each one and journals the result.

export async function settleOpen(log: ChatLog, workspace: Workspace, at: number): Promise<void> {
  const { access, calls } = log.state();
  if (access !== 'writer') return;
  for (const [callId, changes] of [...log.changes().open]) {
    const { toldToModel } = await import('./take-back');
    const made: ChangedFile[] = [];
    for (const { callId: _callId, at: _at, turn: _turn, ...change } of changes)
      if (await isMade(workspace, change)) made.push(change);
    const events: JournaledChatEvent[] = made.map((change) => ({
      type: 'file-changed',
      callId,
      at,
      ...change,
    }));
    const files = made.map(({ relativePath }) => relativePath);
    const isUndo = !Object.hasOwn(calls, callId);
    if (isUndo)
      events.push({ type: 'item-added', item: { kind: 'taken-back', id: callId, at, files, kept: [] } });
    const records = isUndo && files.length > 0 ? [{ role: 'note' as const, text: toldToModel(files) }] : [];
    if (events.length > 0) await log.append({ events, records });
  }
  await sayUnseen(log);
}

/** Marks commands that a kill cut short: their changes are unknown. */
async function sayUnseen(log: ChatLog): Promise<void> {
  const cut = Object.values(log.state().calls).filter(
    ({ tool, phase, effects }) => tool === 'run_shell_command' && phase.phase === 'running' && !effects,
  );
  const unknown = textOf('changes.cut-short');
  const effects = { files: 0, added: 0, removed: 0, names: [], leftOut: [], unknown };
  const events = cut.map(({ id }): JournaledChatEvent => ({ type: 'effects-found', callId: id, effects }));
  if (events.length > 0) await log.append({ events });
}

async function isMade(workspace: Workspace, change: ChangedFile): Promise<boolean> {
  const { relativePath, before, after, mode, modeAfter } = change;
  const isModeAlone = before === after;
  if (isModeAlone && (modeAfter ?? mode) === mode) return false;
  try {
    const now = await readEntry(workspace, await workspace.resolveEntry(relativePath));
    const isKind = now === null || isFolderMode(now.mode) === isFolderMode(modeAfter ?? mode);
    return (now?.hash ?? null) === after && isKind && (!isModeAlone || now?.mode === modeAfter);
  } catch {
    // An unreadable file does not have the planned content.
    return false;
  }
}
