import { AppError, messageOf } from '@shared/errors';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { AppParts } from '../parts/parts';

// The update check, off unless an address is set. It runs at the start, when the address changes and once a day, and
// shows newer versions in every window. It downloads nothing else and sends no data.

type CheckingParts = Pick<AppParts, 'store' | 'settings' | 'version' | 'log' | 'notice' | 'withdraw'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Runs until the returned function is called, which also cancels an open request. */
export function startUpdateCheck(parts: CheckingParts): () => void {
  const { store, settings, version, log, notice, withdraw } = parts;
  const closing = new AbortController();
  const addressNow = () => settings.current().settings.updates.address;
  let address = addressNow();
  let said: Text | null = null;

  const say = (level: 'info' | 'warning', text: Text | null) => {
    if (said !== null) withdraw(said);
    if (text !== null) notice(level, text);
    said = text;
  };
  const ask = async (isNew: boolean) => {
    const asked = address;
    if (asked === '') return say('info', null);
    const isOver = () => closing.signal.aborted || address !== asked;
    try {
      const { newerVersion } = await import('./newest-version');
      const newest = await newerVersion(asked, version, closing.signal);
      if (!isOver()) say('info', newest && newestText(newest, version));
    } catch (error) {
      if (isOver()) return;
      log.write('warning', 'asking for a newer version', error);
      // Only for a new address; a machine that is offline would otherwise get the warning every day.
      if (isNew) say('warning', textOf('updates.failed', { address: asked, why: reasonOf(error) }));
    }
  };
  const unfollow = store.onEvent(({ topic, event }) => {
    if (topic !== 'app' || !('type' in event) || event.type !== 'settings-changed') return;
    if (address === addressNow()) return;
    address = addressNow();
    void ask(true);
  });
  const daily = setInterval(() => void ask(false), dayMs).unref();
  void ask(false);
  return () => {
    unfollow();
    clearInterval(daily);
    closing.abort();
  };
}

function newestText({ version, url }: { version: string; url: string | null }, current: string): Text {
  return url === null
    ? textOf('updates.available', { version, current })
    : textOf('updates.available-at', { version, current, url });
}

/** The message of `fetch` itself is useless; its cause has the reason. */
function reasonOf(error: unknown): AnyText {
  if (error instanceof AppError) return error.told;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return messageOf(cause);
}
