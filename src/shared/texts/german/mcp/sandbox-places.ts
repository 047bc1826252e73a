import type { sandboxPlaces as english } from '../../english/mcp/sandbox-places';
import type { German } from '../../translation/translation';

// Programs from elsewhere in the sandbox: what each may reach and write.

export const sandboxPlaces = {
  'sandbox-places.in':
    'In der Sandbox: schreibt nur das Projekt und Caches und erreicht keinen Host, der nicht erlaubt ist',
  'sandbox-places.in_hosts':
    'In der Sandbox: darf {{hosts, list}} erreichen und schreibt nur das Projekt und Caches',
  'sandbox-places.in_folders':
    'In der Sandbox: darf neben dem Projekt und Caches auch {{folders, list}} schreiben und erreicht keinen Host, der nicht erlaubt ist',
  'sandbox-places.in_hosts_folders':
    'In der Sandbox: darf {{hosts, list}} erreichen und neben dem Projekt und Caches auch {{folders, list}} schreiben',
} as const satisfies German<typeof english>;
