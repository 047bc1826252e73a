import { readFile } from 'node:fs/promises';
import path, { join } from 'node:path';
import { projectQuery } from '@shared/project/project';
import { languageFor, preferredIn } from '@shared/texts/language';
import { say, type Text, words } from '@shared/texts/text';
import type { Channel } from '@shared/wire/channel';
import { z } from 'zod';
import type { App } from '../app/application';
import { connectWindow } from '../app/handlers/connect-window';
import { plainHost } from '../app/parts/plain-host';
import { type StartOptions, startApp } from '../app/start-app';
import { writeFileAtomically } from '../base/files/atomic-write';
import { visibleName } from '../base/visible-name';
import { openAddressWarning } from '../server/open-address';
import { type ServerOptions, startServer } from '../server/server';
import { keepCrashLog } from '../storage/crash-log';
import type { Command } from './arguments';
import { openBrowser } from './browser';
import type { Shell } from './shell';

// The served mode: one application with any number of projects and of browsers that opened a link.

export type ServeOptions = Omit<Extract<Command, { kind: 'serve' }>, 'kind'> &
  Pick<StartOptions, 'moreTools'>;

/** Runs until `shell.stopped`. Throws AppError if the port, the folder or the data folder is unavailable. */
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
      address,
      port,
      usualPorts,
      renderer,
      pages,
      onChannel,
      onLink,
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

/** If the port cannot be stored, Pilotfish still serves; the next start uses another port. */
async function keepPort({ home, log }: App, port: number): Promise<void> {
  await keepServedPort(home, port).catch((error: unknown) =>
    log.write('warning', 'keeping the port of the served host', error),
  );
}

/** The query for the page of each folder: its project, or empty if the page only offers the folder. */
async function openAll(app: App, folders: readonly string[]): Promise<readonly string[]> {
  const pages: string[] = [];
  for (const folder of folders) {
    const project = await app.projects.openAtStart(folder);
    pages.push(project === null ? '' : projectQuery(project.key));
  }
  return pages;
}

/**
 * The language of the settings, else of the browser. A browser without a preference gets the language of this process.
 */
function languageOfPages({ settings }: App, { env }: Shell): ServerOptions['pageLanguage'] {
  return (preferred) => {
    const { language } = settings.current().settings;
    return languageFor(language, preferred.length > 0 ? preferred : preferredIn(env));
  };
}

/** Prints each link, and opens the first link of each folder in the browser. */
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

/** Warns in the terminal and in every window, because different users may see them. */
function warnIfOpen(app: App, shell: Shell, warning: Text | null): void {
  if (warning === null) return;
  shell.complain(say(warning));
  app.notice('warning', warning);
}

// Served ports: earlier ports of the served mode, in the data folder; several, because another instance can have the
// first one. An open page continues if the next start uses the same port.

const most = 8;

/** In the order of the attempts of a start. Empty if they cannot be read. */
async function servedPorts(home: string): Promise<readonly number[]> {
  try {
    return schema.parse(JSON.parse(await readFile(fileIn(home), 'utf8'))).ports;
  } catch {
    return [];
  }
}

/** Stores a new port. Rejects with the system's error. */
async function keepServedPort(home: string, port: number): Promise<void> {
  const kept = await servedPorts(home);
  if (kept.includes(port)) return;
  const ports = [...kept, port].slice(-most);
  await writeFileAtomically(fileIn(home), `${JSON.stringify({ ports })}\n`);
}

const schema = z.object({ ports: z.array(z.int().min(1).max(65_535)) });

function fileIn(home: string): string {
  return join(home, 'served.json');
}
