import type { sandboxPlaces as english } from '../../english/mcp/sandbox-places';
import type { French } from '../../translation/translation';

// Programs from elsewhere in the sandbox: what each may reach and write.

export const sandboxPlaces = {
  'sandbox-places.in':
    'Dans le bac à sable : n’écrit que dans le projet et les caches, et ne joint aucun hôte non autorisé',
  'sandbox-places.in_hosts':
    'Dans le bac à sable : peut joindre {{hosts, list}}, et n’écrit que dans le projet et les caches',
  'sandbox-places.in_folders':
    'Dans le bac à sable : peut écrire dans {{folders, list}} en plus du projet et des caches, et ne joint aucun hôte non autorisé',
  'sandbox-places.in_hosts_folders':
    'Dans le bac à sable : peut joindre {{hosts, list}}, et écrire dans {{folders, list}} en plus du projet et des caches',
} as const satisfies French<typeof english>;
