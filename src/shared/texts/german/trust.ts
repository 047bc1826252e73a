import type { trust as english } from '../english/trust';
import type { German } from '../translation/translation';

// Workspace trust: what a folder's own files bring, and what the person says to it.

export const trust = {
  'trust.sign-restricted': 'Vertrauen prüfen…',
  'trust.sign-restricted-hint':
    'Diesem Ordner wird nicht vertraut: Was seine eigenen Dateien mitbringen, ist ausgelassen. Sehen Sie es an.',
  'trust.sign-changed': 'Geändert: prüfen',
  'trust.sign-changed-hint':
    'Was dieser Ordner mitbringt, hat sich geändert, seit Sie es angenommen haben. Sehen Sie es an.',
  'trust.nothing':
    'Es gibt jetzt nichts, was seine Dateien ausführen oder einem Modell mitteilen würden. Was später dazukommt, wird verwendet, wenn dem Ordner vertraut wird; was Programme ausführt, fragt zuerst.',

  'trust.kind-mcp-server': 'MCP-Server',
  'trust.kind-discovery-command': 'Erkennungsbefehl',
  'trust.kind-command-file': 'Befehl',
  'trust.kind-agent': 'Agent',
  'trust.kind-slash-command': 'Slash-Befehl',
  'trust.kind-memory-file': 'Gedächtnisdatei',
  'trust.changed': 'Geändert',
} as const satisfies German<typeof english>;
