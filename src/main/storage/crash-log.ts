import { words } from '@shared/texts/text';
import type { Log } from './log';

// Crash log of unexpected errors: an unhandled rejection harms only its own operation. An uncaught exception leaves an
// unknown state, so the process ends; all acknowledged data is on disk by then.

/** `tell`: shows the user that the process ends, and the reason. Returns the function that stops the logging. */
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
