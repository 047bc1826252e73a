import type { projectEntries as english } from '../../english/failures/project-entries';
import type { French } from '../../translation/translation';

// What is done to files and folders in the tree, and why it cannot be done.

export const projectEntries = {
  'entries.name-empty': 'Saisissez un nom.',
  'entries.name-dots': '« {{name}} » désigne un dossier et ne peut pas être un nom.',
  'entries.name-nul': 'Un nom ne peut pas contenir de caractère NUL.',
  'entries.name-character': 'Un nom ne peut pas contenir « {{character}} ».',
  'entries.name-control': 'Un nom ne peut pas contenir de caractères de contrôle.',
  'entries.name-end': 'Sous Windows, un nom ne peut pas se terminer par un point ou une espace.',
  'entries.name-reserved': 'Windows se réserve le nom « {{name}} ».',
  'entries.name-long': 'Le nom est trop long.',
  'entries.taken': 'Il existe déjà un fichier ou un dossier nommé « {{name}} ».',
  'entries.root': 'Le dossier même du projet ne se modifie pas de l’intérieur.',
  'entries.no-copy': 'La copie à partir de laquelle {{path}} serait restauré a disparu.',
  'entries.not-trashed': '{{path}} n’a pas pu être mis à la corbeille : {{why}}',
  'entries.not-saved': '{{path}} n’a pas pu être écrit : {{why}}',
  'entries.too-long-to-save': 'C’est trop long pour être exporté en une seule fois.',
  'entries.desktop-only': 'Seule l’application de bureau peut le faire.',
  'entries.no-editor':
    'Aucun éditeur n’est défini : indiquez sa commande sous editor.command dans le fichier de paramètres.',
  'entries.editor-failed':
    '« {{program}} » n’a pas pu être démarré : {{why}}. L’éditeur à ouvrir est défini par editor.command dans le fichier de paramètres.',
  'entries.editor-characters':
    '« {{program}} » est un fichier de commandes, et Windows interpréterait « {{character}} » dans « {{word}} ». Indiquez le .exe de l’éditeur comme editor.command dans le fichier de paramètres.',
} as const satisfies French<typeof english>;
