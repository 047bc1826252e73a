import type { webSettings as english } from '../../english/settings/web-page';
import type { German } from '../../translation/translation';

// Web section of the settings: where the web is searched, and which local hosts pages may be fetched from.

export const webSettings = {
  'settings-page.section-web': 'Web',
  'web-settings.lead':
    'Das Modell kann Seiten abrufen und im Web suchen. Nach jedem Host wird zuerst gefragt; „Immer…“ bei einer Frage legt für ihn eine Regel an.',
  'web-settings.search': 'Suche',
  'web-settings.search-lead':
    'Über die API von Tavily. Der Schlüssel geht an diese Adresse und nirgendwohin sonst.',
  'web-settings.base-url': 'Basis-URL',
  'web-settings.base-url-wrong': 'Geben Sie eine http- oder https-Adresse ein, etwa https://api.tavily.com.',
  'web-settings.save': 'Speichern',
  'web-settings.forget': 'Schlüssel vergessen',
  'web-settings.saved': 'Gespeichert',
  'web-settings.key-none': 'Ohne Schlüssel kann das Web nicht durchsucht werden.',
  'web-settings.key-environment':
    'Verwendet wird der Schlüssel in TAVILY_API_KEY, der beim Start von Pilotfish gesetzt war; er hat Vorrang vor einem hier gespeicherten.',
  'web-settings.key-refused': 'Dieser Schlüssel wurde nicht akzeptiert. Tragen Sie einen anderen ein.',
  'web-settings.key-elsewhere':
    'Der gespeicherte Schlüssel ist für eine andere Adresse und geht nicht an diese. Tragen Sie den Schlüssel für sie ein.',
  'web-settings.hosts': 'Lokale Hosts',
  'web-settings.hosts-lead':
    'Seiten dieses Rechners und seines Netzwerks werden nicht abgerufen. Von den hier genannten schon, nach derselben Frage wie bei jedem anderen.',
  'web-settings.host': 'Host',
  'web-settings.host-hint': 'Host oder host:port, z. B. localhost:8080 oder docs.internal.',
  'web-settings.host-wrong': 'Geben Sie einen Host oder host:port ein, ohne http:// und ohne Pfad.',
  'web-settings.host-known': 'Er steht schon in der Liste.',
  'web-settings.add': 'Hinzufügen',
  'web-settings.remove': '{{host}} entfernen',
  'web-settings.no-hosts': 'Kein lokaler Host ist zugelassen.',
} as const satisfies German<typeof english>;
