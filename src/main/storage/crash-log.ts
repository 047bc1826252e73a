import { words } from '@shared/texts/text';
import type { Log } from './log';

// What nobody foresaw, for the log. A rejection nobody waited for harms the one thing it was for; an exception nobody
// caught leaves a state nobody knows, so the process ends. What was acknowledged is on disk by then.

/** `tell`: how the person learns that the process ends, and of what. Returns how to stop. */
export function keepCrashLog(log: Log, tell: (text: string) => void = toStandardError): () => void {
  const onRejection = (error: unknown) => log.write('error', 'a rejection that nobody waited for', error);
  const onException = (error: unknown) => {
    log.write('error', 'an exception that nobody caught', error);
    void log.close().finally(() => {
      try {
        tell(words('process.ends-by-bug'));
      } finally {
        process.exit(1);
      }
    });
  };
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onException);
  return () => {
    process.off('unhandledRejection', onRejection);
    process.off('uncaughtException', onException);
  };
}

function toStandardError(text: string): void {
  process.stderr.write(`${text}\n`);
}
