import type { Mode } from '@shared/approval/approval';
import type { ChatSummary } from '@shared/project/project-state';
import { usualToolsOn } from '@shared/tools/tool-groups';
import type { NewChat } from '../../storage/chats/open-chat-log';
import type { AppParts } from '../parts/parts';

// Quick questions: chats of the small window. They only read, so that they never ask. A list shows one only after the
// user continues it in a large window; otherwise it goes to the trash after a day.

/** The initial state of such a chat. */
export const quickAsk = {
  mode: { kind: 'plan' },
  shelf: 'quick-ask',
  toolsOn: ['read-only'],
} as const satisfies NewChat;

type Enlisted = {
  setToolsOn(on: readonly string[]): Promise<void>;
  setMode(mode: Mode): Promise<void>;
  shelve(shelf: 'usual'): Promise<void>;
};

/** Turns it into an ordinary chat with all tools and the user's default mode. */
export async function enlist(chat: Enlisted, { settings }: Pick<AppParts, 'settings'>): Promise<void> {
  await chat.setToolsOn(usualToolsOn);
  await chat.setMode({ kind: settings.current().settings.defaultMode });
  await chat.shelve('usual');
}

type Removing = { remove(id: string, atWork: 'stop'): Promise<void> };

const keptMs = 24 * 60 * 60 * 1000;

/** Moves old quick questions to the trash, unless another process has them open. */
export async function sweepQuickAsks(
  listed: readonly ChatSummary[],
  { chats, parts }: { readonly chats: Removing; readonly parts: Pick<AppParts, 'log' | 'now'> },
): Promise<void> {
  const old = listed.filter(
    ({ shelf, updatedAt, locked }) => shelf === 'quick-ask' && !locked && parts.now() - updatedAt > keptMs,
  );
  for (const { id } of old)
    await chats
      .remove(id, 'stop')
      .catch((error: unknown) => parts.log.write('warning', 'a quick question that is old', error));
}
