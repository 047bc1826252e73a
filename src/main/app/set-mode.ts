import { autoModeLimitMs, type Mode } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Queue } from '../queue/queue';
import type { ChatLog } from '../storage/chats/chat-log';
import type { expireAutoMode } from './expire-auto-mode';
import type { AppParts } from './parts/parts';

type Of = {
  readonly parts: Pick<AppParts, 'now' | 'unattended'>;
  readonly log: ChatLog;
  readonly queue: Pick<Queue, 'rejudge'>;
  readonly autoMode: Pick<ReturnType<typeof expireAutoMode>, 'watch'>;
};

/**
 * Sets the mode of a chat and judges its waiting calls again. An unattended run does not journal its mode, so that a
 * window later opens the chat in its own mode.
 */
export async function setMode(mode: Mode, { parts, log, queue, autoMode }: Of): Promise<void> {
  assertShortEnough(mode, parts.now());
  const event = { type: 'mode-changed', mode } as const;
  if (parts.unattended) log.show(event);
  else await log.append({ events: [event] }, 'synced');
  autoMode.watch();
  await queue.rejudge();
}

/** Allows a minute more, because the clocks of the window and this process may differ. */
function assertShortEnough(mode: Mode, now: number): void {
  if (mode.kind === 'auto' && mode.until > now + autoModeLimitMs + 60_000)
    throw new AppError('invalid', textOf('auto.too-long'));
}
