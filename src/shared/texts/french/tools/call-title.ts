import type { callTitle as english } from '../../english/tools/call-title';
import type { French } from '../../translation/translation';

// A call's title: what it would do, in one line. Of what may be left out, `''` is nothing.

export const callTitle = {
  'call-title.list-folder': 'Lister {{folder}}',
  'call-title.read-file': 'Lire {{file}}',
  'call-title.read-file-from': 'Lire {{file}}, à partir de la ligne {{first}}',
  'call-title.read-file-lines': 'Lire {{file}}, lignes {{first}}-{{last}}',
  'call-title.read-files': 'Lire {{files, list}}',
  'call-title.find-files': 'Trouver les fichiers correspondant à {{pattern}}',
  'call-title.find-files_folder': 'Trouver les fichiers correspondant à {{pattern}} dans {{folder}}',
  'call-title.search-text': 'Rechercher {{pattern}}',
  'call-title.search-text_folder': 'Rechercher {{pattern}} dans {{folder}}',
  'call-title.search-text_include': 'Rechercher {{pattern}} ({{include}})',
  'call-title.search-text_folder_include': 'Rechercher {{pattern}} dans {{folder}} ({{include}})',
  'call-title.create-file': 'Créer {{file}}',
  'call-title.edit-file': 'Modifier {{file}}',
  'call-title.write-file': 'Écrire {{file}}',
  'call-title.delete-file': 'Supprimer {{file}}',
  'call-title.run-command': 'Exécuter {{command}}',
  'call-title.find-tools': 'Trouver des outils : {{what}}',
  'call-title.call-elsewhere': 'Appeler {{tool}}',
  'call-title.fetch-page': 'Récupérer {{url}}',
  'call-title.network': 'Connexion à {{place}}',
  'call-title.search-web': 'Rechercher sur le web : {{query}}',
  'call-title.save-memory': 'Mémoriser « {{fact}} »',
  'call-title.call-server': '{{server}} : {{tool}}',
  'call-title.call-server_about': '{{server}} : {{tool}} · {{about}}',
  'call-title.run-agent': '{{agent}} : {{task}}',
  'call-title.clear-todos': 'Vider la liste de tâches',
  'call-title.write-todos': 'Noter les tâches ({{count}})',
  'call-title.ask-person': 'Demande : {{question}}',
  'call-title.present-plan': 'Présente un plan',
  'call-title.present-titled-plan': 'Plan : {{title}}',
} as const satisfies French<typeof english>;
