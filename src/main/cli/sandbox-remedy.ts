import { readFile, realpath } from 'node:fs/promises';

// Why Electron finds no sandbox on Ubuntu 24.04 and newer, and what a person can do about it. The sandbox stays on.

/** The kernel's switch, which Ubuntu sets: only programs with a profile of AppArmor's may make a user namespace. */
const restriction = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

/** What Chromium does without a sandbox; a shell script around it says the same as an exit code. */
const aborts = ['SIGTRAP', 'exit code 133'];

/** How AppArmor is told to let this executable have its sandbox; null where that is not why it ended. */
export async function sandboxRemedy(
  electron: string,
  how: string,
  restrictionFile = restriction,
): Promise<string | null> {
  const restricted = await readFile(restrictionFile, 'utf8').catch(() => '');
  if (!aborts.includes(how) || restricted.trim() !== '1') return null;
  return `AppArmor keeps Electron from making its sandbox on this system. To allow it, once:

sudo tee /etc/apparmor.d/pilotfish-electron <<'END'
abi <abi/4.0>,
include <tunables/global>

profile pilotfish-electron "${await realpath(electron).catch(() => electron)}" flags=(unconfined) {
  userns,
}
END
sudo apparmor_parser -r /etc/apparmor.d/pilotfish-electron
`;
}
