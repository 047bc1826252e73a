import type { SandboxUse } from '@shared/approval/approval';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { AnalysedCommand } from '../../command-safety/analyse-command';

/**
 * Why a command cannot do its work in the sandbox; null if it can. It then runs outside, after the user has accepted it
 * or because it only reads. These reasons ask in every mode.
 */
export function needsOutside({ parts }: AnalysedCommand): Text | null {
  if (parts.some(({ danger }) => liesOutside(danger))) return textOf('sandbox.needs-outside');
  const looksAtSystem = parts.some(({ words: [program = ''] }) => lookers.has(program));
  const onlyReads = parts.every(({ notReading }) => notReading === null);
  return looksAtSystem && onlyReads ? textOf('sandbox.sees-only-inside') : null;
}

/** Where a command runs that was meant for the sandbox. */
export function sandboxOf(
  { sandbox }: { readonly sandbox: SandboxUse },
  command: AnalysedCommand,
): SandboxUse {
  const why = sandbox.kind === 'in' ? needsOutside(command) : null;
  return why === null ? sandbox : { kind: 'without', why };
}

/** Programs that show processes, ports and open files: in the sandbox they see only its own. */
const lookers: ReadonlySet<string> = new Set(['ps', 'ss', 'lsof', 'pgrep', 'free', 'uptime', 'who', 'w']);

/** Other programs and users, other machines, and places that the sandbox makes read-only. */
const outside: ReadonlySet<string> = new Set([
  'danger.other-user',
  'danger.ends-programs',
  'danger.ends-system',
  'danger.disks',
  'danger.publishes',
  'danger.far-away',
  'danger.git-push',
  'danger.protected',
  'danger.output-to',
  'danger.writes-to',
  'danger.deletes',
  'danger.changes',
]);

function liesOutside(danger: AnyText | null): boolean {
  return danger !== null && typeof danger !== 'string' && outside.has(danger.key);
}
