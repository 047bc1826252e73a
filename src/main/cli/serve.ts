import path from 'node:path';
import { projectQuery } from '@shared/project/project';
import { languageFor, preferredIn } from '@shared/texts/language';
import { say, type Text, words } from '@shared/texts/text';
import type { Channel } from '@shared/wire/channel';
import type { App } from '../app/application';
import { connectWindow } from '../app/handlers/connect-window';
import { plainHost } from '../app/parts/plain-host';
import { type StartOptions, startApp } from '../app/start-app';
import { visibleName } from '../base/visible-name';
import { openAddressWarning } from '../server/open-address';
import { type ServerOptions, startServer } from '../server/server';
import { keepCrashLog } from '../storage/crash-log';
import { keepServedPort, servedPorts } from '../storage/served-ports';
import type { Command } from './arguments';
import { openBrowser } from './browser';
import type { Shell } from './shell';

// The served shell: one application with any number of projects, and of browsers that were given a link.

export type ServeOptions = Omit<Extract<Command, { kind: 'serve' }>, 'kind'> &
  Pick<StartOptions, 'moreTools'>;

/** Runs until `shell.stopped`. AppError when the port, the folder or the data folder cannot be had. */
export async function serve(options: ServeOptions, shell: Shell): Promise<void> {
  const { folders, port, address, moreTools } = options;
  const app = await startApp({ host: plainHost, env: shell.env, version: shell.version, moreTools });
  const forgetBugs = keepCrashLog(app.log);
  try {
    const pages = await openAll(app, folders);
    const renderer = path.join(shell.outFolder, 'renderer');
    const onLink = tellLinks(options, shell);
    const onChannel = (channel: Channel) => connectWindow(app, channel);
    const usualPorts = await servedPorts(app.home);
    const server = await startServer({
      ...{ address, port, usualPorts, renderer, pages, onChannel, onLink },
      pageLanguage: languageOfPages(app, shell),
    });
    if (port === null) await keepPort(app, server.port);
    warnIfOpen(app, shell, openAddressWarning(address, server.port));
    await shell.stopped;
    await server.close();
  } finally {
    await app.close();
    forgetBugs();
  }
}

/** A port that cannot be kept is no reason not to serve: the next start has another. */
async function keepPort({ home, log }: App, port: number): Promise<void> {
  await keepServedPort(home, port).catch((error: unknown) =>
    log.write('warning', 'keeping the port of the served host', error),
  );
}

/** What the page of each folder is asked for with: its project, or nothing where it is offered instead of opened. */
async function openAll(app: App, folders: readonly string[]): Promise<readonly string[]> {
  const pages: string[] = [];
  for (const folder of folders) {
    const project = await app.projects.openAtStart(folder);
    pages.push(project === null ? '' : projectQuery(project.key));
  }
  return pages;
}

/** As in the window: the settings' own, else the browser's; who says none is taken for who started this. */
function languageOfPages({ settings }: App, { env }: Shell): ServerOptions['pageLanguage'] {
  return (preferred) => {
    const { language } = settings.current().settings;
    return languageFor(language, preferred.length > 0 ? preferred : preferredIn(env));
  };
}

/** Prints each link; the first one of each folder is also opened. */
function tellLinks({ folders, opensBrowser }: ServeOptions, { env, print }: Shell): ServerOptions['onLink'] {
  const told = new Set<number>();
  return (link, page) => {
    const folder = visibleName(folders[page] ?? '');
    const isFirst = !told.has(page);
    told.add(page);
    if (isFirst) print(words('cli.served', { folder, link }));
    else if (folders.length > 1) print(words('cli.next-link-of', { folder, link }));
    else print(words('cli.next-link', { link }));
    if (isFirst && opensBrowser) openBrowser(link, env);
  };
}

/** In the terminal and in every window: whoever started it may not be who looks. */
function warnIfOpen(app: App, shell: Shell, warning: Text | null): void {
  if (warning === null) return;
  shell.complain(say(warning));
  app.notice('warning', warning);
}
