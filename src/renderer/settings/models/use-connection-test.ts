import type { ConnectionReport } from '@shared/models/connection-report';
import type { ConnectionQuery } from '@shared/settings/settings';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';

// The connection test of a form. It ends when the address, key or model changes, or the form closes.

export type ConnectionTest =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly since: number }
  | { readonly kind: 'done'; readonly report: ConnectionReport }
  | { readonly kind: 'failed'; readonly told: AnyText };

export type ConnectionTesting = {
  readonly test: ConnectionTest;
  run(): void;
  stop(): void;
};

const none: ConnectionTest = { kind: 'none' };

export function useConnectionTest(query: ConnectionQuery | null): ConnectionTesting {
  const [state, setState] = useState<{ readonly of: string; readonly test: ConnectionTest }>();
  const of = JSON.stringify(query);
  const test = state?.of === of ? state.test : none;
  const isRunning = test.kind === 'running';

  useEffect(() => {
    if (isRunning) return endTest;
  }, [isRunning]);

  const run = () => {
    if (query === null || isRunning) return;
    const began: ConnectionTest = { kind: 'running', since: Date.now() };
    const settle = (end: ConnectionTest) =>
      setState((now) => (now?.test === began ? { of, test: end } : now));
    setState({ of, test: began });
    api.settings.testConnection(query).then(
      (report) => settle({ kind: 'done', report }),
      (error: unknown) => settle({ kind: 'failed', told: toldOf(error) }),
    );
  };
  return { test, run, stop: () => setState({ of, test: none }) };
}

/** If the test has already ended, the main process has nothing to end. */
function endTest(): void {
  // A lost connection ends the test too.
  api.settings.endTest().catch(() => {});
}
