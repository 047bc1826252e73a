import { readFile, realpath } from 'node:fs/promises';
import { words } from '@shared/texts/text';
import type { FailedStart } from './run-electron';

// Why Electron finds no sandbox on Ubuntu 24.04 and newer, and what a person can do about it. The sandbox stays on.

/** The kernel's switch, which Ubuntu sets: only programs with a profile of AppArmor's may make a user namespace. */
const restriction = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

/** How AppArmor is told to let this executable have its sandbox; null where that is not why it ended. */
export async function sandboxRemedy(
  electron: string,
  start: FailedStart,
  restrictionFile = restriction,
): Promise<string | null> {
  const restricted = await readFile(restrictionFile, 'utf8').catch(() => '');
  if (!isAbort(start) || restricted.trim() !== '1') return null;
  return `${words('cli.apparmor-remedy')}

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

/** What Chromium does without a sandbox; a shell script around it says the same as an exit code. */
function isAbort(start: FailedStart): boolean {
  return start.kind === 'signal' ? start.signal === 'SIGTRAP' : start.kind === 'code' && start.code === 133;
}
