import type { searchPanel as english } from '../../english/search/search-panel';
import type { French } from '../../translation/translation';

// Search panel: what is looked for in the files of the project, and where it was found.

export const searchPanel = {
  'search-panel.name': 'Recherche',
  'search-panel.pattern': 'Rechercher',
  'search-panel.replacement': 'Remplacer par',
  'search-panel.show-replacement': 'Remplacer',
  'search-panel.case': 'Respecter la casse',
  'search-panel.words': 'Mots entiers',
  'search-panel.expression': 'Expression régulière',
  'search-panel.filters': 'Quels fichiers',
  'search-panel.include': 'Fichiers à inclure',
  'search-panel.exclude': 'Exclure',
  'search-panel.include-example': 'Inclure : src, *.ts',
  'search-panel.ignored': 'Aussi ce que Git ignore',
  'search-panel.refresh': 'Rechercher de nouveau',
  'search-panel.clear': 'Effacer',
  'search-panel.fold': 'Réduire tous les fichiers',
  'search-panel.review': 'Remplacer…',
  'search-panel.review-hint': 'Affiche chaque modification avant toute écriture',

  'search-panel.empty': 'Rechercher dans les fichiers',
  'search-panel.empty-hint':
    'Ce que vous saisissez est recherché dans tous les fichiers du projet, sauf ceux que Git ignore.',
  'search-panel.none': 'Aucun résultat',
  'search-panel.none-hint': 'Vérifiez la casse, les mots entiers et les fichiers concernés.',
  'search-panel.searching': 'Recherche en cours…',
  'search-panel.results': 'Résultats',
  'search-panel.matches_one': '{{count, number}} résultat',
  'search-panel.matches_many': '{{count, number}} de résultats',
  'search-panel.matches_other': '{{count, number}} résultats',
  'search-panel.files_one': '{{count, number}} fichier',
  'search-panel.files_many': '{{count, number}} de fichiers',
  'search-panel.files_other': '{{count, number}} fichiers',
  'search-panel.found': '{{matches}} dans {{files}}',
  'search-panel.finding': '{{found}}, recherche en cours…',
  'search-panel.cut': '{{found}}. Il y en a d’autres : la recherche s’arrête ici. Affinez-la pour tout voir.',
  'search-panel.beyond': '+{{more, number}}',
  'search-panel.file-row': '{{path}}, {{matches}}',
  'search-panel.line-row': 'Ligne {{line}} : {{text}}',
} as const satisfies French<typeof english>;
