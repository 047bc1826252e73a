import type { servers as english } from '../english/servers';
import type { German } from '../translation/translation';

// MCP servers: why one cannot be used or is not to be had.

export const servers = {
  'servers.bad-alias':
    '„{{alias}}“ kann kein Name eines Servers sein: nur Buchstaben, Ziffern, einzelne _ und -, höchstens 30.',
  'servers.bad-config': 'Seine Konfiguration kann nicht verwendet werden: {{problem}}',
  'servers.of-alias': '{{alias}}: {{fault}}',
  'servers.same-alias':
    'Der Server „{{alias}}“ aus .mcp.json wird ausgelassen: Ihre eigenen Einstellungen haben einen dieses Namens.',
  'servers.no-variable': 'Die Umgebungsvariable {{name}} ist nicht gesetzt.',
  'servers.file-not-read': '.mcp.json kann nicht verwendet werden: {{why}}',
  'servers.file-without-servers': '.mcp.json hat kein Objekt „mcpServers“.',
  'servers.without': 'Der Server „{{server}}“ bringt keine Tools mit. {{why}}',
  'servers.still-starting':
    'Der Server „{{server}}“ startet noch: Seine Tools sind da, sobald er bereit ist.',
  'servers.ended': 'Der Server wurde beendet.',
  'servers.ends-over-and-over': 'Er wurde in zehn Minuten fünfmal neu gestartet. {{why}}',
  'servers.needs-sign-in': 'Der Server verlangt eine Anmeldung.',
  'servers.no-answer': 'Der Server hat nicht rechtzeitig geantwortet.',
  'servers.no-such-command': 'Einen solchen Befehl gibt es nicht.',
  'servers.no-such-server': 'Den Server „{{alias}}“ gibt es nicht.',
  'servers.same-call-name': 'Ein anderes Tool heißt ebenfalls {{name}}: Beide sind aus.',
  'servers.bad-schema': 'Was es entgegennimmt, kann nicht gelesen werden: {{why}}',
  'servers.sandbox-not-of-project':
    '„sandbox: false“ zählt nur in Ihren eigenen Einstellungen: Ein Projekt kann keinen Server aus der Sandbox nehmen.',
  'servers.not-held': 'Er wurde nicht gestartet, weil er sich nicht in der Sandbox starten ließ: {{why}}',
  'asks.remote-changed': '{{tool}} ist nicht mehr, was es war, als es zugelassen wurde',
} as const satisfies German<typeof english>;
