import type { ChatLog } from './storage/chat-log';

/**
 * Puts a chat back to Ask when its Auto mode is over, and then calls `onExpired`. `watch` is called after every
 * change of the mode.
 */
export function expireAutoMode(
  log: ChatLog,
  now: () => number,
  onExpired: () => Promise<void>,
): { watch(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined;

  const expire = async () => {
    await log.append({ events: [{ type: 'mode-changed', mode: { kind: 'ask' } }] }, 'synced');
    await onExpired();
  };
  const watch = () => {
    clearTimeout(timer);
    const { mode, access } = log.state();
    if (mode.kind !== 'auto' || access !== 'writer') return;
    // A failed write leaves the mode as it is shown; the policy looks at the clock itself and asks all the same.
    timer = setTimeout(() => void expire().catch(() => {}), Math.max(0, mode.until - now()));
    timer.unref();
  };
  watch();
  return { watch, close: () => clearTimeout(timer) };
}
