import type { callRun as english } from '../../english/chat/call-run';
import type { French } from '../../translation/translation';

// Calls that only read, told in one line: `Read 5 files, searched twice`.

export const callRun = {
  'call-run.deeds': '{{deeds, list, capitalised}}',
  'call-run.read-file_one': '{{count, number}} fichier lu',
  'call-run.read-file_many': '{{count, number}} de fichiers lus',
  'call-run.read-file_other': '{{count, number}} fichiers lus',
  'call-run.read-files_2': 'plusieurs fichiers lus deux fois',
  'call-run.read-files_one': 'plusieurs fichiers lus',
  'call-run.read-files_many': 'plusieurs fichiers lus {{count, number}} de fois',
  'call-run.read-files_other': 'plusieurs fichiers lus {{count, number}} fois',
  'call-run.listed-folder_one': '{{count, number}} dossier listé',
  'call-run.listed-folder_many': '{{count, number}} de dossiers listés',
  'call-run.listed-folder_other': '{{count, number}} dossiers listés',
  'call-run.searched_2': 'deux recherches',
  'call-run.searched_one': 'une recherche',
  'call-run.searched_many': '{{count, number}} de recherches',
  'call-run.searched_other': '{{count, number}} recherches',
  'call-run.ran-command_one': '{{count, number}} commande en lecture seule',
  'call-run.ran-command_many': '{{count, number}} de commandes en lecture seule',
  'call-run.ran-command_other': '{{count, number}} commandes en lecture seule',
  'call-run.reading': 'lecture de {{path}}…',
  'call-run.reading-files': 'lecture…',
  'call-run.listing': 'listage de {{path}}…',
  'call-run.searching': 'recherche…',
} as const satisfies French<typeof english>;
