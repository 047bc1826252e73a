import path from 'node:path';
import type { App } from '../app/application';
import { keepCrashLog } from '../app/crash-log';
import { plainHost } from '../app/plain-host';
import { type StartOptions, startApp } from '../app/start-app';
import { visibleName } from '../base/visible-name';
import { openAddressWarning } from '../server/open-address';
import { startServer } from '../server/server';
import type { Command } from './arguments';
import { openBrowser } from './browser';
import type { Shell } from './shell';

// The served shell: one application, and any number of browsers that were given a link.

export type ServeOptions = Omit<Extract<Command, { kind: 'serve' }>, 'kind'> &
  Pick<StartOptions, 'moreTools'>;

/** Runs until `shell.stopped`. AppError when the port, the folder or the data folder cannot be had. */
export async function serve(options: ServeOptions, shell: Shell): Promise<void> {
  const { folder, port, address, moreTools } = options;
  const app = await startApp({ host: plainHost, env: shell.env, version: shell.version, moreTools });
  const forgetBugs = keepCrashLog(app.log);
  try {
    await app.openAtStart(folder);
    const renderer = path.join(shell.outFolder, 'renderer');
    const onLink = tellLinks(options, shell);
    const server = await startServer({ address, port, renderer, onChannel: app.connect, onLink });
    warnIfOpen(app, shell, openAddressWarning(address, server.port));
    await shell.stopped;
    await server.close();
  } finally {
    await app.close();
    forgetBugs();
  }
}

/** Prints each link; the first one is also opened. */
function tellLinks({ folder, opensBrowser }: ServeOptions, { env, print }: Shell): (link: string) => void {
  let isFirst = true;
  return (link) => {
    print(
      isFirst ? `Pilotfish serves ${visibleName(folder)} at ${link}` : `Link for another browser: ${link}`,
    );
    if (isFirst && opensBrowser) openBrowser(link, env);
    isFirst = false;
  };
}

/** In the terminal and in every window: whoever started it may not be who looks. */
function warnIfOpen(app: App, shell: Shell, warning: string | null): void {
  if (warning === null) return;
  shell.complain(warning);
  app.notice('warning', warning);
}
