import { readFile, realpath } from 'node:fs/promises';
import { words } from '@shared/texts/text';
import type { FailedStart } from './run-electron';

// Why Electron's sandbox fails on Ubuntu 24.04 and newer, and the remedy for the user. The sandbox stays on.

/** The kernel's switch, set by Ubuntu: only programs with an AppArmor profile may create a user namespace. */
const restriction = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

/**
 * The instructions that make AppArmor allow the sandbox for this executable. Null if Electron ended for another reason.
 */
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

/** Chromium ends like this without a sandbox. A shell script around it reports the signal as an exit code. */
function isAbort(start: FailedStart): boolean {
  return start.kind === 'signal' ? start.signal === 'SIGTRAP' : start.kind === 'code' && start.code === 133;
}
