import path from 'node:path';
import { type AnyText, say, textOf } from '@shared/texts/text';
import { session } from 'electron';
import { setSystemProxy } from '../agent/model/system-proxy';
import type { App } from '../app/application';
import type { Host } from '../app/parts/host';
import { startApp } from '../app/start-app';
import { adoptEnvironment } from '../desktop/adopt-environment';
import type { LoginAnswer } from '../desktop/login-environment';
import { createHost, type HostOptions } from './host';

// Starts the application with the desktop as its host.

export type HostStart = Pick<
  HostOptions,
  'showWindow' | 'showQuickAsk' | 'dragIcon' | 'platform' | 'env' | 'userHome'
> & {
  readonly version: string;
  readonly loginShell: Promise<LoginAnswer>;
  /** A problem of the start so far, for the user. */
  readonly problem: AnyText | null;
};

/** `env` gets the environment of the login shell as soon as that answers. */
export async function startWithHost(
  start: HostStart,
): Promise<{ readonly pilotfish: App; readonly host: Host }> {
  const { version, loginShell, env, platform, userHome, problem } = start;
  const { promise: environmentReady, resolve: setReady } = Promise.withResolvers<void>();
  const host = createHost({
    ...start,
    environmentReady,
    onNotificationFailed: (why) => tellNoNotifications(pilotfish, why),
    async lastFolder() {
      const [last] = await pilotfish.recent.list();
      return last ? path.dirname(last.root) : userHome;
    },
  });
  setSystemProxy((address) => session.defaultSession.resolveProxy(address));
  const pilotfish = await startApp({ host, env, version });
  if (problem) pilotfish.notice('warning', problem);
  // Deferred until here, because the initial environment decides the location of the data folder.
  void loginShell.then((answer) => {
    adoptEnvironment(answer, { env, platform, log: pilotfish.log });
    setReady();
  });
  return { pilotfish, host };
}

/** In the log each time, in the window once: only a signed package helps. */
function tellNoNotifications({ log, notice, store }: App, why: string): void {
  log.write('warning', `a notification was not shown: ${why}`);
  const text = textOf('desktop-notice.notifications', { why });
  if (!store.state('app').notices.some((one) => say(one.text) === say(text))) notice('warning', text);
}
