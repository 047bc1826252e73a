import path from 'node:path';
import type { RecentProject } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { app } from 'electron';
import { agrees } from './host';

// Deep links, `pilotfish://open?folder=<absolute path>`: anybody may have written them, any page may follow them. So they
// open nothing but a folder that the person had open before, and only once they have said so.

export const linkScheme = 'pilotfish';

/** The system hands such links to us from now on; unpackaged, it would hand them to Electron alone. */
export function takeLinks(): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
}

export function isLink(argument: string): boolean {
  return argument.toLowerCase().startsWith(`${linkScheme}:`);
}

/** The folder that the link names; null for a link that means nothing. */
export function folderIn(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, searchParams } = new URL(link);
  const folder = searchParams.get('folder') ?? '';
  const isWhole = protocol === `${linkScheme}:` && host === 'open' && path.isAbsolute(folder);
  return isWhole ? path.normalize(folder) : null;
}

/** The folder to open; null where none is meant, it is not known, or the person does not want to. */
export async function agreedFolder(link: string, recent: readonly RecentProject[]): Promise<string | null> {
  const folder = folderIn(link);
  const known = recent.find(({ root, missing }) => root === folder && !missing);
  if (!known) return null;
  const agreed = await agrees(words('desktop.open-from-link'), known.root, words('desktop.open-link-now'));
  return agreed ? known.root : null;
}
