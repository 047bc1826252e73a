import type { serversPage as english } from '../../english/settings/servers-page';
import type { German } from '../../translation/translation';

// Page of the servers in the settings.

export const serversPage = {
  'servers-page.lead':
    'MCP-Server bringen Tools von anderswo mit. Jeder Aufruf ist eine Frage, bis Sie mit „Immer…“ antworten. Die Server starten mit der ersten Nachricht eines Chats, wenn Sie hier nachsehen oder wenn Sie / oder @ eingeben, und enden mit dem Projekt.',
  'servers-page.list': 'Server',
  'servers-page.none': 'Noch keine Server',
  'servers-page.none-hint':
    'Fügen Sie die Konfiguration von der Seite eines Servers ein, um ihn hinzuzufügen. Ein Projekt bringt eigene in .mcp.json mit, sobald Sie seinem Ordner vertrauen.',
  'servers-page.no-project': 'Öffnen Sie ein Projekt, um seine Server zu sehen und zu starten.',
  'servers-page.add': 'Server hinzufügen…',
  'servers-page.add-title': 'Server hinzufügen',
  'servers-page.edit-title': '{{alias}} bearbeiten',
  'servers-page.form-means':
    'Was der Server ausführt oder erreicht, müssen Sie beurteilen: Außerhalb der Sandbox arbeitet er mit Ihren Rechten. Werte von Variablen und Headern bleiben auf diesem Rechner und werden nicht wieder angezeigt.',
  'servers-page.snippet': 'Konfiguration',
  'servers-page.snippet-hint':
    'JSON, wie es auf den Seiten der Server steht: ein Befehl mit seinen Argumenten oder eine URL mit ihren Headern. „allowedHosts“ und „allowedFolders“ öffnen einem Befehl in der Sandbox mehr.',
  'servers-page.snippet-empty': 'Fügen Sie zuerst eine Konfiguration ein.',
  'servers-page.snippet-no-json':
    'Das ist kein JSON wie { "mcpServers": { … } }. Vielleicht fehlt ein Komma, ein Anführungszeichen oder eine Klammer.',
  'servers-page.snippet-no-name': 'Ein Server braucht einen Namen: { "name": { "command": … } }.',
  'servers-page.save': 'Speichern',
  'servers-page.from-project': 'Aus .mcp.json',
  'servers-page.believed': 'Vertrauenswürdig',
  'servers-page.unusable': 'Nicht verwendbar',
  'servers-page.off': 'Aus',
  'servers-page.not-trusted': 'Nicht vertrauenswürdig',
  'servers-page.not-trusted-hint':
    'Das Projekt bringt ihn mit. Er tut nichts, bis Sie dem Ordner mit ihm, wie er jetzt ist, vertraut haben.',
  'servers-page.idle': 'Nicht gestartet',
  'servers-page.starting': 'Wird gestartet…',
  'servers-page.needs-sign-in': 'Anmeldung erforderlich',
  'servers-page.ready': 'Bereit',
  'servers-page.restarting': 'Wird neu gestartet…',
  'servers-page.failed': 'Fehlgeschlagen',
  'servers-page.tool-count': '{{on, number}} von {{all, number}} Tools',
  'servers-page.tool-count_same_one': '1 Tool',
  'servers-page.tool-count_same_other': '{{all, number}} Tools',
  'servers-page.on': '{{alias}} verwenden',
  'servers-page.details': 'Tools und Protokoll von {{alias}}',
  'servers-page.restart': '{{alias}} neu starten',
  'servers-page.edit': '{{alias}} bearbeiten',
  'servers-page.remove': '{{alias}} entfernen',
  'servers-page.remove-title': '{{alias}} entfernen?',
  'servers-page.remove-means':
    'Der Server endet in jedem Projekt. Seine Konfiguration wird aus Ihren Einstellungen gelöscht, und Sie werden von ihm abgemeldet.',
  'servers-page.remove-do': 'Entfernen',
  'servers-page.tools': 'Tools von {{alias}}',
  'servers-page.tools-title': 'Tools',
  'servers-page.no-tools': 'Der Server hat keine Tools genannt.',
  'servers-page.called': 'heißt {{name}}',
  'servers-page.left-out': 'Durch die Konfiguration ausgelassen.',
  'servers-page.log': 'Protokoll von {{alias}}',
  'servers-page.log-title': 'Protokoll',
  'servers-page.log-refresh': 'Neu lesen',
  'servers-page.log-empty': 'Noch nichts.',
  'servers-page.stopped': 'Von der Sandbox aufgehalten: Er wollte {{host}} erreichen.',
  'servers-page.stopped-by-rule':
    'Von der Sandbox aufgehalten: Er wollte {{host}} erreichen, und eine Regel spricht dagegen.',
  'servers-page.allow-host': '{{host}} erlauben und neu starten',
} as const satisfies German<typeof english>;
