import type { OpenedPlaces } from '@shared/sandbox/sandbox';

type Configured = { readonly allowedHosts?: readonly string[]; readonly allowedFolders?: readonly string[] };

/** What a configuration opens in the sandbox, as it is shown. */
export function openedPlaces({ allowedHosts = [], allowedFolders = [] }: Configured): OpenedPlaces {
  return { hosts: allowedHosts, folders: allowedFolders };
}
