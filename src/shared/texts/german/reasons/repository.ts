import type { repository as english } from '../../english/reasons/repository';
import type { German } from '../../translation/translation';

// Repository: what is odd about the one git would look at. Each continues a sentence, and is without a full stop.

export const repository = {
  'repository.unreadable': 'die Konfiguration des Repositorys kann nicht gelesen werden',
  'repository.sets': 'das Repository setzt {{key}}, wodurch Git etwas ausführen kann',
  'repository.unreadable-setting': 'etwas Unlesbares',
  'repository.unreadable-section': 'etwas Unlesbares in [{{section}}]',
  'repository.odd-git': '.git des Repositorys ist weder ein Ordner noch eine Datei',
  'repository.names-other': '.git ist eine Datei, die einen anderen Ordner nennt',
  'repository.unreadable-file': '.git ist eine Datei, die nicht gelesen werden kann',
  'repository.other-user': 'das Repository gehört einem anderen Benutzer',
  'repository.elsewhere': 'das Repository gibt an, dass es anderswo liegt',
  'repository.alternates': 'das Repository zeigt, was in einem anderen aufbewahrt wird',
  'repository.link': '{{link}} des Repositorys ist ein Link',
  'repository.holds-others': 'das Repository enthält andere Repositorys, in denen Git etwas ausführen kann',
  'repository.too-many-files': 'das Repository enthält zu viele Dateien, um sie anzusehen',
  'repository.unreadable-index': 'die Liste seiner Dateien kann nicht durchgesehen werden',
  'repository.no-git': 'außerhalb des Projekts gibt es kein Git ab 2.32',
} as const satisfies German<typeof english>;
