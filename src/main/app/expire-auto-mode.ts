import { autoModeLimitMs } from '@shared/approval/approval';
import type { JournaledChatEvent } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import type { ChatLog } from '../storage/chats/chat-log';

// Ends Auto mode on time, even if the machine's clock changes. While the application runs, a timer counts real time. At
// the next start, Auto ends if the clock is behind the times in the chat's file.

type Parts = {
  readonly log: ChatLog;
  readonly now: () => number;
  readonly newId: () => string;
  /** The chat is in Ask again. */
  readonly onExpired: () => Promise<void>;
};

/** Call `watch` after every change of the mode. */
export function expireAutoMode(parts: Parts): { watch(): void; close(): void } {
  const { log, now } = parts;
  let timer: NodeJS.Timeout | undefined;

  const watch = () => {
    clearTimeout(timer);
    const { mode, access } = log.state();
    if (mode.kind !== 'auto' || access !== 'writer') return;
    const end = () => {
      // An approved plan may have changed the mode.
      if (log.state().mode.kind === 'auto') void expire(parts, []).catch(() => {});
    };
    timer = setTimeout(end, Math.max(0, mode.until - now()));
    timer.unref();
  };
  if (isClockSetBack(parts)) void expire(parts, [clockNotice(parts)]).catch(() => {});
  else watch();
  return { watch, close: () => clearTimeout(timer) };
}

async function expire({ log, onExpired }: Parts, also: readonly JournaledChatEvent[]): Promise<void> {
  const events: JournaledChatEvent[] = [{ type: 'mode-changed', mode: { kind: 'ask' } }, ...also];
  await log.append({ events }, 'synced').catch(() => {
    // If the disk refuses the change, it still applies while this application runs.
    for (const event of events) log.show(event);
  });
  await onExpired();
}

/** Clocks are often corrected by seconds. */
const graceMs = 60_000;

/** After a set-back clock, the duration of Auto is unknown. */
function isClockSetBack({ log, now }: Parts): boolean {
  const { mode, access } = log.state();
  if (mode.kind !== 'auto' || access !== 'writer') return false;
  const longest = now() + autoModeLimitMs + graceMs;
  return mode.until > longest || log.lastWrittenAt > now() + graceMs;
}

function clockNotice({ now, newId }: Parts): JournaledChatEvent {
  const text = textOf('auto.clock-set-back');
  return { type: 'item-added', item: { kind: 'notice', id: newId(), at: now(), level: 'warning', text } };
}
