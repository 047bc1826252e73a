import type { named as english } from '../../english/chat/named';
import type { German } from '../../translation/translation';

// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': 'In der Nachricht erwähnt',
  'named.one': '{{name}}, etwa {{tokens, number}} Token',
  'named.folder': '{{name}}, eine Liste des Inhalts, etwa {{tokens, number}} Token',
  'named.tool': '{{name}}, ein Tool, etwa {{tokens, number}} Token',
  'named.group': '{{name}}, eine Toolgruppe, etwa {{tokens, number}} Token',
  'named.loading': '{{name}}, Größe noch nicht bekannt',
  'named.refused': '{{name}} geht nicht mit: {{why}}',
  'named.weight': 'Etwa {{tokens, number}} Token',
  'named.folder-weight': 'Eine Liste des Inhalts · etwa {{tokens, number}} Token',
  'named.tools-weight': 'Etwa {{tokens, number}} Token in jeder Anfrage',
  'named.tools': 'Tools: {{tools, list}}',
  'named.take-out': '{{name}} aus der Nachricht nehmen',
} as const satisfies German<typeof english>;
