import { AppError } from '@shared/errors';
import type { ConnectionReport } from '@shared/models/connection-report';
import type { ConnectionQuery } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import type { SettingsStore } from '../../storage/settings';
import type { Window } from '../application';
import { connectionTrial } from '../parts/connection-trial';

// The connection test of a window: one at a time; it ends with the window.

const tests = new WeakMap<Window, AbortController>();

/** AppError `closed` after the test was ended. */
export async function testConnection(
  settings: SettingsStore,
  query: ConnectionQuery,
  window: Window,
): Promise<ConnectionReport> {
  const test = new AbortController();
  endConnectionTest(window);
  tests.set(window, test);
  try {
    const { tryConnection } = await import('../../agent/model/try-connection');
    return await tryConnection(await connectionTrial(settings, query, test.signal), test.signal);
  } catch (error) {
    if (!test.signal.aborted) throw error;
    throw new AppError('closed', textOf('connection.ended'), { cause: error });
  } finally {
    if (tests.get(window) === test) tests.delete(window);
  }
}

export function endConnectionTest(window: Window): void {
  tests.get(window)?.abort();
}
