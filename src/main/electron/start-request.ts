import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLink } from './deep-link';

// The request in the arguments of a start. Switches are for Chromium.

export type StartRequest = { readonly folders: readonly string[]; readonly links: readonly string[] };

/** `folders` are absolute, because a running process has another current folder. */
export function requestIn(argv: readonly string[], isPackaged: boolean): StartRequest {
  const given = argv.slice(1).filter((argument) => !argument.startsWith('-'));
  const links = given.filter(isLink);
  const folders = given.filter((argument) => !isLink(argument));
  // Unpackaged, the first argument is the application itself.
  return { links, folders: folders.slice(isPackaged ? 0 : 1).map(folderOf) };
}

/** File managers pass addresses, `file:///home/me/a%20folder`. */
function folderOf(argument: string): string {
  return argument.startsWith('file://') && URL.canParse(argument)
    ? fileURLToPath(argument)
    : path.resolve(argument);
}
