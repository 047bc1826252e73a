import type { named as english } from '../../english/chat/named';
import type { German } from '../../translation/translation';

// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': 'In der Nachricht erwähnt',
  'named.one': '{{name}}, {{weight}}',
  'named.folder': '{{name}}, {{weight}}, eine Liste des Inhalts',
  'named.tool': '{{name}}, {{weight}}, ein Tool',
  'named.group': '{{name}}, {{weight}}, eine Toolgruppe',
  'named.loading': '{{name}}, Größe noch nicht bekannt',
  'named.refused': '{{name}} geht nicht mit: {{why}}',
  'named.weight': 'Etwa {{weight}}',
  'named.folder-weight': 'Eine Liste des Inhalts · etwa {{weight}}',
  'named.tools-weight': 'Etwa {{weight}} in jeder Anfrage',
  'named.tools': 'Tools: {{tools, list}}',
  'named.take-out': '{{name}} aus der Nachricht nehmen',
} as const satisfies German<typeof english>;
