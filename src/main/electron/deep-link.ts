import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { RecentProject } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { app } from 'electron';
import { agrees } from './host';

// Deep links, `pilotfish://open?folder=<absolute path>`. Any page can contain such a link. So a link opens only a
// folder that the user opened before, and only after a confirmation.

export const linkScheme = 'pilotfish';

/**
 * Registers Pilotfish for such links. An unpackaged build skips this, because the system would start plain Electron.
 */
export function takeLinks(): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
}

export function isLink(argument: string): boolean {
  return argument.toLowerCase().startsWith(`${linkScheme}:`);
}

/** The folder in the link; null if the link is invalid. */
export function folderIn(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, searchParams } = new URL(link);
  const folder = searchParams.get('folder') ?? '';
  const isWhole = protocol === `${linkScheme}:` && host === 'open' && path.isAbsolute(folder);
  return isWhole ? path.normalize(folder) : null;
}

/** The folder to open. Null if the link is invalid, the folder is unknown, or the user refuses. */
export async function agreedFolder(link: string, recent: readonly RecentProject[]): Promise<string | null> {
  const folder = folderIn(link);
  // Recent folders are canonical; a link may lead over another path to the same folder.
  const canonical = folder && (await realpath(folder).catch(() => folder));
  const known = recent.find(({ root, missing }) => root === canonical && !missing);
  if (!known) return null;
  const agreed = await agrees(words('desktop.open-from-link'), known.root, words('desktop.open-link-now'));
  return agreed ? known.root : null;
}
