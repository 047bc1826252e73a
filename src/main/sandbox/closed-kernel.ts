import { existsSync } from 'node:fs';

/**
 * The defaults of the OCI runtime specification (`readonlyPaths`, `maskedPaths`), because user 0 of a sandbox owns
 * these files too.
 */
const readOnlyKernel = 'sys sysrq-trigger irq bus fs acpi asound driver mtrr pressure scsi'.split(' ');
const hiddenKernel = 'kcore kpagecgroup kpagecount kpageflags keys timer_list slabinfo'.split(' ');

/** Adds arguments to bwrap that close these files. Throws if the sandbox would not have its own `/proc`. */
export function withClosedKernel(text: string): string {
  const ownProc = ' --proc /proc ';
  if (!text.includes(ownProc)) throw new Error('the sandbox would show the processes of this machine');
  const closed = [
    ...readOnlyKernel.map((name) => `--ro-bind-try /proc/${name} /proc/${name}`),
    ...hiddenKernel
      .filter((name) => existsSync(`/proc/${name}`))
      .map((name) => `--ro-bind /dev/null /proc/${name}`),
  ];
  return text.replace(ownProc, `${ownProc}${closed.join(' ')} `);
}
