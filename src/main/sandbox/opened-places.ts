import type { OpenedPlaces } from '@shared/sandbox/sandbox';

type Configured = { readonly allowedHosts?: readonly string[]; readonly allowedFolders?: readonly string[] };

/** The hosts and folders that a configuration opens in the sandbox, for the window. */
export function openedPlaces({ allowedHosts = [], allowedFolders = [] }: Configured): OpenedPlaces {
  return { hosts: allowedHosts, folders: allowedFolders };
}
